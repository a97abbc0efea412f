import type * as english from '#words/en/messages/to-survivor/transfer.ts';
import { plural } from '#words/plural.ts';
import { opening } from './opening.ts';

const startedAndStopped = plural('it', { one: 'avviata e fermata una volta', many: 'avviata e fermata # volte', other: 'avviata e fermata # volte' });

const waiting = {
  ...opening,
  enough: 'I documenti si aprono solo quando un numero sufficiente delle persone indicate ha confermato la propria identità.',
};

export const transfer: typeof english.transfer = {
  'transfer-started-survivor': {
    ...waiting,
    subject: (host: string) => `La consegna del testamento di ${host} è stata avviata`,
    opening: (host: string) => `La consegna di questo testamento è stata avviata. ${host} può ancora fermarla.`,
    confirm: 'Può confermare ora la sua identità, con un codice che le inviamo o con un codice di riserva del foglio nella sua busta sigillata.',
    short: 'La consegna di un testamento che la indica come persona di fiducia è stata avviata.',
  },

  'authenticate-now': {
    ...waiting,
    subject: (host: string) => `Confermi la sua identità per aprire il testamento di ${host}`,
    opening: (host: string) => `Il tempo in cui ${host} poteva fermare la consegna con un link è finito.`,
    confirm: 'Confermi ora la sua identità, con un codice che le inviamo o con un codice di riserva del foglio nella sua busta sigillata.',
    short: 'Un testamento che la indica come persona di fiducia ha bisogno che Lei confermi la sua identità.',
  },

  'authenticate-reminder': {
    ...waiting,
    subject: (host: string) => `Promemoria: confermi la sua identità per aprire il testamento di ${host}`,
    opening: 'È in corso una consegna di questo testamento, e Lei non ha ancora confermato la sua identità.',
    mayBeMissing: 'Forse manca proprio la sua conferma.',
    takeTime: 'Si prenda il tempo che le serve: aspettare non cambia nulla.',
    short: 'Promemoria: un testamento che la riguarda ha ancora bisogno che Lei confermi la sua identità.',
  },

  'transfer-cancelled-survivor': {
    subject: (host: string) => `La consegna del testamento di ${host} è stata fermata`,
    opening: 'La consegna di questo testamento è stata fermata.',
    closed: 'Ora non apriamo nulla. Non deve fare nulla.',
    short: 'La consegna di un testamento che la indica come persona di fiducia è stata fermata.',
  },

  'starts-digest-survivor': {
    subject: (host: string) => `La consegna del testamento di ${host} è stata avviata di nuovo e fermata`,
    opening: (since: string, stops: number) => `Dal ${since} la consegna di questo testamento è stata ${startedAndStopped(stops)}.`,
    onceADay: 'Era già stata fermata prima, perciò ne scriviamo solo una volta al giorno.',
    ownMessage: 'Non deve fare nulla. Se una consegna resta in corso per un giorno, riceve un altro messaggio che ne parla.',
    short: 'La consegna di un testamento che la indica come persona di fiducia è stata avviata di nuovo e fermata.',
  },

  'documents-accessible': {
    subject: (host: string) => `I documenti di ${host} si possono leggere ora`,
    opening: 'Un numero sufficiente di persone ha confermato la propria identità, quindi ora i documenti sono aperti.',
    readUntil: (until: string) =>
      `Se ha confermato la sua identità, può leggere il messaggio personale per Lei e scaricare i documenti fino al ${until}. Altrimenti la stessa pagina le chiede di farlo.`,
    save: 'Salvi i documenti sul suo computer.',
    step: 'Leggere il mio messaggio e i documenti',
    short: 'I documenti di un testamento che la indica come persona di fiducia si possono leggere ora.',
  },

  'opening-failed': {
    subject: (host: string) => `I documenti di ${host} non si possono ancora aprire`,
    opening: 'Un numero sufficiente di persone ha confermato la propria identità, ma non possiamo ancora aprire i documenti.',
    why: 'Non abbiamo potuto leggerli nell’archivio in cui sono custoditi, o non sono ciò che è stato sigillato. Mostriamo solo documenti che sono esattamente ciò che è stato sigillato.',
    again: 'Riproviamo ogni giorno, e le scriviamo appena i documenti si aprono. Non deve confermare di nuovo la sua identità.',
    keepEnvelope: 'Conservi la sua busta sigillata. Apre i documenti anche senza di noi, se qualcuno ne trova una copia intatta.',
    short: 'Un testamento che la indica come persona di fiducia non si può ancora aprire, e riproviamo ogni giorno.',
  },

  'first-access': {
    subject: (host: string) => `I documenti di ${host} sono stati aperti con il suo codice`,
    opening: 'I documenti sono appena stati aperti per la prima volta da qualcuno che ha confermato di essere Lei.',
    ifYou: 'Se l’ha fatto Lei, non deve fare altro.',
    notYou:
      'Se non l’ha fatto Lei, qualcun altro ha usato il suo codice. Lo dica alle altre persone indicate e metta la sua busta sigillata in un posto sicuro.',
    short: 'I documenti di un testamento sono stati aperti per la prima volta con la sua prova di identità.',
  },

  'codes-guessed': {
    subject: (host: string) => `Sono stati inseriti molti codici sbagliati per il testamento di ${host}`,
    opening: (whose: string) => `Qualcuno ha inserito molti codici sbagliati per ${whose} nella consegna di questo testamento.`,

    unnamed: 'una delle persone indicate',
    slower: 'Non è stato aperto nulla. Ora inviamo codici per questa persona molto più di rado, perché indovinarli richieda troppo tempo.',
    mistyped:
      'Se qualcuno di voi ha sbagliato a digitare, usi invece un codice di riserva del foglio nella busta sigillata. Altrimenti non deve fare nulla.',
    short: 'Qualcuno ha inserito molti codici sbagliati per un testamento che la riguarda, e non è stato aperto nulla.',
  },

  'backup-codes-guessed': {
    subject: (host: string) => `Sono stati inseriti molti codici di riserva sbagliati per il testamento di ${host}`,
    opening: 'In un giorno sono stati inseriti a suo nome almeno dieci codici di riserva sbagliati nella consegna di questo testamento.',
    stillWork: 'Un codice sbagliato non apre nulla, e i codici del foglio nella sua busta sigillata funzionano ancora.',
    ifYou: 'Se l’ha fatto Lei, legga di nuovo il codice sul suo foglio, o chieda un codice che le inviamo.',
    notYou: (host: string) => `Se non l’ha fatto Lei, qualcun altro potrebbe aver visto il suo foglio. Lo dica a ${host}.`,
    short: 'A suo nome sono stati inseriti molti codici di riserva sbagliati per un testamento.',
  },

  'transfer-stalled-survivor': {
    subject: (host: string) => `Il testamento di ${host} non si può ancora aprire`,
    opening: 'Negli ultimi 30 giorni troppo poche delle persone indicate hanno confermato la loro identità.',
    stillValid:
      'Tutto ciò che è stato fatto finora resta valido. I documenti si aprono appena un numero sufficiente di persone ha confermato la propria identità.',
    speak: 'Se può, parli con gli altri. A ogni persona serve un codice che inviamo, o un codice di riserva del foglio nella sua busta sigillata.',
    short: 'Un testamento che la riguarda resta chiuso: troppo poche persone hanno confermato la loro identità.',
  },
};
