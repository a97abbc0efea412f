import type * as english from '#words/en/recovery/problems.ts';
import type { Key } from '#words/en/recovery/problems.ts';
export const problems: typeof english.problems = {
  key_mistyped: ({ key }: Key) => `Er staat een typefout in ${key}, of een deel ontbreekt. Vergelijk hem met het blad, letter voor letter.`,
  key_fits_no_share: ({ key }: Key) =>
    `Dit pakket heeft geen deel voor ${key}. De sleutel hoort bij een ander testament, een nieuwer blad heeft hem vervangen, of hij staat op het eigen blad van de persoon die heeft verzegeld. Dat eigen blad vervangt hier geen ander blad.`,
  keys_missing: ({ needed, fitting }: { needed: number; fitting: number }) =>
    `Voor dit pakket zijn ${needed} herstelsleutels nodig. Sleutels die tot nu toe passen: ${fitting}. Sleutels die nog ontbreken: ${needed - fitting}.`,
  inner_keys_missing: ({ needed, fitting }: { needed: number; fitting: number }) =>
    `De bladen openen het pakket. Om de documenten erin te openen, zijn ook ${needed} bladen van die verzegeling nodig. Bladen die tot nu toe passen: ${fitting}. Voeg nog een blad van die verzegeling toe, ook als het sindsdien is vervangen, of de sleutel op het eigen blad van de persoon die heeft verzegeld.`,
  papers_differ: () =>
    'Op de bladen staan verschillende vingerafdrukken, dus ze horen bij verschillende testamenten. Gebruik de bladen van één testament.',
  fingerprint_differs: () => 'Het pakket hoort niet bij dit blad: de vingerafdruk is niet die op het blad.',
  no_package: () => 'In deze map staat geen verzegeld pakket dat kan worden geopend.',
  package_skipped: ({ revision, generation, because }: { revision: number; generation: number; because: string }) =>
    `Een pakket dat zich revisie ${revision}, generatie ${generation} noemt, is overgeslagen: ${because}`,
  manifest_skipped: ({ name, because }: { name: string; because: string }) => `${name} is overgeslagen: ${because}`,

  manifest_unreadable: 'dit bestand of een van de twee bewijzen (.mac en .sig) kan niet worden gelezen.',
  format_unknown: () => 'dit programma kent de vorm ervan niet.',
  name_differs: () => 'de naam past niet bij de inhoud.',
  file_unreadable: ({ path }: { path: string }) => `${path} ontbreekt, is te groot of is geen gewoon bestand.`,
  files_missing: ({ count, first }: { count: number; first: string }) =>
    `Het pakket is onvolledig. Bestanden die ontbreken: ${count}. Het eerste is ${first}.`,
  files_altered: ({ paths }: { paths: readonly string[] }) =>
    paths.length === 1
      ? `${paths[0]} is niet het bestand dat is verzegeld.`
      : `Deze bestanden zijn niet de bestanden die zijn verzegeld: ${paths.join(', ')}.`,
  share_altered: ({ path, key }: { path: string; key: string }) => `Het deel ${path}, dat ${key} opent, is beschadigd of hoort bij een ander pakket.`,
  index_missing: () => 'De lijst van de documenten ontbreekt.',
  index_differs: () => 'De lijst van de documenten past niet bij de documenten in het pakket.',
  document_altered: ({ name }: { name: string }) => `Het document ${name} is niet het document dat is verzegeld.`,
  inner_missing: () =>
    'Op de bladen staat dat de persoon van wie het testament is, de documenten met een eigen sleutel heeft verzegeld. De documenten in dit pakket zijn daar niet mee verzegeld. Vertrouw ze niet.',
  inner_fingerprint_differs: () => 'De documenten zijn verzegeld met een andere sleutel dan die op het blad. Vertrouw ze niet.',
  package_altered: () => 'Dit is niet het pakket dat is verzegeld. Het is gewijzigd, of de bewijzen horen bij een ander pakket.',
  age_file_invalid: () => 'Een versleuteld bestand is beschadigd of onvolledig.',
  wrong_key: () => 'Een versleuteld bestand is niet voor deze sleutel gemaakt.',
  share_damaged: () => 'Een deel van de sleutel is beschadigd of gewijzigd.',
  shares_do_not_open: () => 'De delen van de sleutel openen dit pakket niet.',
};
