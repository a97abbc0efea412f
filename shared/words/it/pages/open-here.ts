import type * as english from '#words/en/pages/open-here.ts';
import { plural } from '#words/plural.ts';

export const openHere: typeof english.openHere = {
  lead: 'Questi documenti sono stati sigillati sul dispositivo della persona che ha scritto il testamento. Li custodiamo, ma non possiamo leggerli. Li aprite insieme in più persone, ognuna con il proprio foglio.',
  loading: 'Stiamo caricando l’elenco dei documenti.',
  listProblem:
    'L’elenco dei documenti non è ciò che è stato sigillato, perciò con questo elenco non si può aprire nulla. Apra invece il testamento con la pagina di recupero. Il suo foglio dice come.',

  sealedOn: (moment: string) =>
    `I documenti sono stati sigillati il ${moment}. Se sa di un testamento più recente, chieda agli altri prima di digitare qualcosa.`,

  owner: 'Le prime 20 lettere e cifre sotto «Sigillato da»',
  ownerHint:
    'Sono sul tagliando stampato che accompagna il suo foglio, o su quello di un’altra persona di fiducia. Per esempio: ABCD EFGH 2345 JKLM NPQR. Non le prenda mai da un messaggio o da questa pagina: mostrano che i documenti sono autentici.',
  ownerMissing: 'Digiti cinque gruppi di quattro lettere e cifre.',
  ownerDiffers:
    'Non sono le lettere della persona che ha sigillato i documenti. Le confronti di nuovo con il foglio. Se la pagina lo dice ancora, non digiti qui la sua chiave. Apra invece il testamento con la pagina di recupero. Il suo foglio dice come.',

  key: 'La sua chiave di recupero',
  keyHint: 'È a pagina 2 del suo foglio e comincia con AGE-SECRET-KEY-1. Resta in questo browser. Noi non la riceviamo.',
  keyMissing: 'Digiti tutta la chiave. Comincia con AGE-SECRET-KEY-1.',
  keyMistyped: 'Nella chiave c’è un errore di battitura, o ne manca una parte. La confronti con il foglio, lettera per lettera.',
  keyOther: 'Questa chiave non appartiene a questi documenti. È per un altro testamento, o un foglio più recente l’ha sostituita.',
  shareDamaged:
    'La parte della chiave per il suo foglio è danneggiata. Gli altri possono ancora aprire i documenti, se si riunisce un numero sufficiente di persone.',
  photo: 'Fotografare il codice QR accanto alla chiave',
  noCode: 'In questa foto non c’è un codice QR, o non è nitido. Riprovi, o digiti la chiave.',
  use: 'Usare il mio foglio',

  passedTitle: 'Il suo foglio è stato usato',
  passed:
    'Abbiamo trasmesso la sua parte, cifrata per i fogli degli altri. Non deve aspettare qui, e non dovete venire nello stesso momento. Quando torna, le serve di nuovo il suo foglio.',
  known: (known: string, needed: string) => `Fogli usati finora: ${known} su ${needed}.`,
  look: 'Guardare di nuovo',
  wrong: plural('it', {
    one: 'Ciò che # altra persona ha trasmesso non è ciò che è stato sigillato per quel foglio. Quella persona dovrebbe usare di nuovo il proprio foglio.',
    many: 'Ciò che # altre persone hanno trasmesso non è ciò che è stato sigillato per i loro fogli. Dovrebbero usare di nuovo i loro fogli.',
    other: 'Ciò che # altre persone hanno trasmesso non è ciò che è stato sigillato per i loro fogli. Dovrebbero usare di nuovo i loro fogli.',
  }),
  failed: 'Questo browser non ha potuto aprire i documenti. Provi un altro browser o un altro dispositivo. Non è andato perso nulla.',

  messages: 'Un messaggio personale per Lei',
  opened: 'I documenti vengono decifrati in questo browser quando li salva. Ognuno viene confrontato con ciò che è stato sigillato.',
  loadedOf: (done: string, total: string) => `Scaricati: ${done} di ${total}`,
};
