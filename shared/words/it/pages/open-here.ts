import type * as english from '#words/en/pages/open-here.ts';
import { plural } from '#words/plural.ts';

export const openHere: typeof english.openHere = {
  lead: 'Questi documenti sono stati sigillati sul dispositivo della persona che ha scritto il testamento. Li custodiamo, ma non possiamo leggerli. Li aprite insieme in più persone, ognuna con il proprio foglio.',
  loading: 'Stiamo caricando l’elenco dei documenti.',
  listProblem:
    'L’elenco dei documenti non è ciò che è stato sigillato, perciò con questo elenco non si può aprire nulla. Apra invece il testamento con la pagina di recupero. Il suo foglio dice come.',
  tooLong: (most) =>
    `L’elenco dei documenti è più lungo di quanto questa pagina possa aprire: più di ${most.documents} documenti, un documento di più di ${most.size}, un nome di più di ${most.name} caratteri o un messaggio di più di ${most.message} caratteri. Non è andato perso nulla. Apra invece il testamento con la pagina di recupero. Il suo foglio dice come.`,

  sealedOn: (moment: string) =>
    `I documenti sono stati sigillati il ${moment}. Se sa di un testamento più recente, chieda agli altri prima di digitare qualcosa.`,

  owner: 'Le prime 20 lettere e cifre sotto «Sigillato da»',
  ownerHint:
    'Sono sul tagliando stampato che accompagna il suo foglio, o su quello di un’altra persona di fiducia. Per esempio: ABCD EFGH 2345 JKLM NPQR. Non le prenda mai da un messaggio o da questa pagina: mostrano che i documenti sono autentici.',
  ownerMissing: 'Digiti cinque gruppi di quattro lettere e cifre.',
  ownerDiffers:
    'Non sono le lettere della persona che ha sigillato i documenti. Le confronti di nuovo con il foglio. Se la pagina lo dice ancora, non digiti qui la sua chiave. Apra invece il testamento con la pagina di recupero. Il suo foglio dice come.',

  keyOther: 'Questa chiave non appartiene a questi documenti. È per un altro testamento, o un foglio più recente l’ha sostituita.',
  shareDamaged:
    'La parte della chiave per il suo foglio è danneggiata. Gli altri possono ancora aprire i documenti, se si riunisce un numero sufficiente di persone.',
  use: 'Usare il mio foglio',

  passing: 'Stiamo trasmettendo la sua parte agli altri. Non chiuda ancora questa pagina.',
  notPassed: 'La sua parte non è ancora stata trasmessa. Non chiuda questa pagina. La pagina riprova ogni mezzo minuto.',
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
  missing: plural('it', {
    one: 'Manca ancora # foglio. Si può usare uno di questi:',
    many: 'Mancano ancora # fogli. Si possono usare questi:',
    other: 'Mancano ancora # fogli. Si possono usare questi:',
  }),
  paper: (check) => `Il foglio con le lettere di controllo ${check}`,
  someone: 'Un’altra persona',
  failed: 'Questo browser non ha potuto aprire i documenti. Provi un altro browser o un altro dispositivo. Non è andato perso nulla.',

  openedTitle: 'I documenti sono aperti',
  messages: 'Un messaggio personale per Lei',
  opened: 'I documenti vengono decifrati in questo browser quando li salva. Ognuno viene confrontato con ciò che è stato sigillato.',
  notDelivered: plural('it', {
    one: '# documento non è arrivato',
    many: '# documenti non sono arrivati',
    other: '# documenti non sono arrivati',
  }),
  notDeliveredText:
    'Questi documenti sono stati sigillati, ma il nostro servizio non li ha consegnati. Guardi di nuovo domani. Se mancano ancora, apra il testamento con la pagina di recupero. Il suo foglio dice come.',
  unlisted: plural('it', {
    one: '# file non fa parte dei documenti',
    many: '# file non fanno parte dei documenti',
    other: '# file non fanno parte dei documenti',
  }),
  unlistedText:
    'Sono arrivati con i documenti, ma nulla mostra che vengano dalla persona che li ha sigillati. Questa pagina non li apre. Non si fidi del loro contenuto.',
  loadedOf: (done: string, total: string) => `Scaricati: ${done} di ${total}`,
};
