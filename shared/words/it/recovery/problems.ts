import type * as english from '#words/en/recovery/problems.ts';
import type { Key } from '#words/en/recovery/problems.ts';
export const problems: typeof english.problems = {
  key_mistyped: ({ key }: Key) => `C’è un errore di battitura in ${key}, o ne manca una parte. Confronti con il foglio, lettera per lettera.`,
  key_fits_no_share: ({ key }: Key) =>
    `Questo pacchetto non ha una parte per ${key}. La chiave è di un altro testamento, un foglio più recente l’ha sostituita, o è sul foglio personale di chi ha sigillato. Quel foglio qui non ne sostituisce nessun altro.`,
  keys_missing: ({ needed, fitting }: { needed: number; fitting: number }) =>
    `A questo pacchetto servono ${needed} chiavi di recupero. Chiavi che vanno bene finora: ${fitting}. Chiavi che mancano ancora: ${needed - fitting}.`,
  inner_keys_missing: ({ needed, fitting }: { needed: number; fitting: number }) =>
    `I fogli aprono il pacchetto. Per aprire i documenti che contiene servono anche ${needed} fogli del momento in cui sono stati sigillati. Fogli che vanno bene finora: ${fitting}. Aggiunga un altro foglio di quel momento, anche se poi è stato sostituito, o la chiave sul foglio personale di chi ha sigillato.`,
  papers_differ: () => 'I fogli mostrano impronte diverse, quindi sono di testamenti diversi. Usi i fogli di un solo testamento.',
  fingerprint_differs: () => 'Il pacchetto non è di questo foglio: la sua impronta non è quella sul foglio.',
  no_package: () => 'Questa cartella non contiene nessun pacchetto sigillato che si possa aprire.',
  package_skipped: ({ revision, generation, because }: { revision: number; generation: number; because: string }) =>
    `Un pacchetto che dice di essere revisione ${revision}, generazione ${generation} è stato saltato: ${because}`,
  manifest_skipped: ({ name, because }: { name: string; because: string }) => `${name} è stato saltato: ${because}`,

  manifest_unreadable: 'questo file o una delle sue due prove (.mac e .sig) non si può leggere.',
  format_unknown: () => 'questo programma non conosce il suo formato.',
  name_differs: () => 'il suo nome non corrisponde al contenuto.',
  file_unreadable: ({ path }: { path: string }) => `${path} manca, è troppo grande o non è un file normale.`,
  files_missing: ({ count, first }: { count: number; first: string }) =>
    `Il pacchetto è incompleto. File che mancano: ${count}. Il primo è ${first}.`,
  files_altered: ({ paths }: { paths: readonly string[] }) =>
    paths.length === 1
      ? `${paths[0]} non è il file che è stato sigillato.`
      : `Questi file non sono quelli che sono stati sigillati: ${paths.join(', ')}.`,
  share_altered: ({ path, key }: { path: string; key: string }) => `La parte ${path}, che ${key} apre, è danneggiata o è di un altro pacchetto.`,
  index_missing: () => 'Manca l’elenco dei documenti.',
  index_differs: () => 'L’elenco dei documenti non corrisponde ai documenti nel pacchetto.',
  document_altered: ({ name }: { name: string }) => `Il documento ${name} non è quello che è stato sigillato.`,
  inner_missing: () =>
    'I fogli dicono che la persona di cui è il testamento ha sigillato i documenti con la propria chiave. I documenti di questo pacchetto non sono sigillati con quella chiave. Non si fidi di questi documenti.',
  inner_fingerprint_differs: () => 'I documenti sono sigillati con una chiave diversa da quella del foglio. Non si fidi di questi documenti.',
  package_altered: () => 'Il pacchetto non è quello che è stato sigillato. È stato modificato, o le sue prove sono di un altro pacchetto.',
  age_file_invalid: () => 'Un file cifrato è danneggiato o incompleto.',
  wrong_key: () => 'Un file cifrato non è stato fatto per questa chiave.',
  share_damaged: () => 'Una parte della chiave è danneggiata o è stata modificata.',
  shares_do_not_open: () => 'Le parti della chiave non aprono questo pacchetto.',
};
