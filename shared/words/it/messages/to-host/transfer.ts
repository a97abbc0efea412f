import type * as english from '#words/en/messages/to-host/transfer.ts';

const stop = {
  unnamedStarter: 'di una delle sue persone di fiducia',
  stopBy: (until: string) => `Se sta bene, fermi la consegna. Può farlo con questo link fino al ${until}.`,
  stopNow: 'Se sta bene, acceda ora e fermi la consegna.',
  opensAt: (from: string) =>
    `Non apriamo nulla prima del ${from}. Se non la ferma, i suoi documenti si aprono dopo quel momento, appena un numero sufficiente di persone di fiducia ha confermato la propria identità.`,
  stepSignIn: 'Accedere e fermare la consegna',
  afterLink: 'Quando il link non funziona più, può ancora accedere e fermare la consegna.',
  shortStopBy: (until: string) => `Se sta bene, la fermi entro il ${until}:`,
  shortStopNow: 'Se sta bene, acceda e la fermi:',
};

export const transfer: typeof english.transfer = {
  'transfer-started': {
    ...stop,
    subject: 'La consegna del suo testamento è stata avviata',
    opening: (name: string) => `Una persona che ha dato il nome ${name} ha avviato la consegna del suo testamento.`,
    short: 'La consegna del suo testamento è stata avviata.',
  },

  'transfer-reminder': {
    ...stop,
    subject: 'Promemoria: la consegna del suo testamento è in corso',
    opening: (name: string) => `La consegna del suo testamento è ancora in corso. L’ha avviata una persona che ha dato il nome ${name}.`,
    short: 'La consegna del suo testamento è in corso.',
  },

  'transfer-cancelled-host': {
    subject: 'La consegna del suo testamento è stata fermata',
    opening: 'La consegna del suo testamento è stata fermata, e abbiamo avvisato le sue persone di fiducia.',
    closed: 'I suoi documenti sono chiusi e il suo testamento è sigillato come prima. Verifichiamo di tanto in tanto che Lei stia bene, come prima.',
    notOpened: 'Non è stato aperto nessun documento.',
    notRead:
      'Prima che la consegna fosse fermata, i suoi documenti erano aperti alle sue persone di fiducia. Non risulta che ne sia stato letto qualcuno.',
    read: 'Prima che la consegna fosse fermata, i suoi documenti erano aperti alle sue persone di fiducia. Hanno letto quanto segue, con l’ora della prima lettura:',
    readEntry: (survivor: string, what: string, at: string) => `${survivor}: ${what}, ${at}`,
    personalMessage: 'il messaggio personale',
    lostDocument: 'un documento che non è più nel suo testamento',
    notYou: 'Se l’ha fermata Lei, non deve fare nulla. Altrimenti acceda e cambi la sua password.',
    short: 'La consegna del suo testamento è stata fermata. Se non l’ha fatto Lei, acceda e cambi la sua password.',
    shortRead:
      'La consegna del suo testamento è stata fermata, ma qualcosa era già stato letto: la nostra e-mail dice che cosa, da chi e quando. Se non l’ha fermata Lei, acceda:',
  },

  'starts-digest': {
    subject: 'La consegna del suo testamento è stata avviata di nuovo',
    opening:
      'Dopo che Lei aveva fermato due volte la consegna del suo testamento, è stata avviata di nuovo. Perché non riceva troppi messaggi, le diciamo una volta al giorno che cosa è successo:',
    running: (survivor: string, at: string) => `${survivor}: avviata il ${at}, ancora in corso`,
    stopped: (survivor: string, at: string, stoppedAt: string) => `${survivor}: avviata il ${at}, fermata il ${stoppedAt}`,
    ownMessages: 'Per ognuno di questi avvii le abbiamo inviato anche un messaggio, con un link per fermare la consegna.',
    remove:
      'Se non si fida più di una persona di questo elenco, acceda e la tolga dalle sue persone di fiducia. Allora non può più avviare una consegna.',
    notYou: 'Se non ha fermato Lei una consegna, acceda e cambi la sua password.',
    short:
      'La consegna del suo testamento è stata avviata di nuovo dopo che Lei l’aveva fermata: la nostra e-mail dice da chi. Per togliere quella persona, acceda:',
  },

  'codes-guessed-host': {
    subject: 'Nella consegna del suo testamento sono stati inseriti molti codici sbagliati',
    opening: (survivor: string) => `Qualcuno ha inserito molti codici sbagliati per ${survivor} nella consegna del suo testamento.`,
    slower: 'Non è stato aperto nulla. Ora inviamo codici per questa persona molto più di rado, perché indovinarli richieda troppo tempo.',
    short: 'Qualcuno ha inserito molti codici sbagliati nella consegna del suo testamento.',
  },

  'backup-codes-guessed-host': {
    subject: 'Sono stati inseriti molti codici di riserva sbagliati per una delle sue persone di fiducia',
    opening: (survivor: string) => `In un giorno qualcuno ha inserito almeno dieci codici di riserva sbagliati per ${survivor}.`,
    mistyped:
      'Un codice sbagliato non apre nulla, e i codici sul foglio funzionano ancora. Se la persona di fiducia ha sbagliato a digitare, Lei non deve fare nulla.',
    otherwise:
      'Altrimenti qualcun altro potrebbe aver visto il foglio. Acceda e faccia un nuovo foglio per questa persona. Se è in corso una consegna che non vuole, la fermi prima.',
    short:
      'Qualcuno ha inserito molti codici di riserva sbagliati per una delle sue persone di fiducia. Se non è stata quella persona, acceda e faccia un nuovo foglio:',
  },

  'survivor-authenticated-host': {
    subject: 'Una delle sue persone di fiducia ha confermato la propria identità',
    opening: (survivor: string) => `${survivor} ha confermato la propria identità nella consegna del suo testamento.`,
    opensLater: 'I suoi documenti si aprono solo quando un numero sufficiente di persone di fiducia ha confermato la propria identità.',
    short: 'Una delle sue persone di fiducia ha confermato la propria identità nella consegna del suo testamento.',
  },

  'documents-open-host': {
    subject: 'Le sue persone di fiducia possono ora leggere i suoi documenti',
    opening:
      'Un numero sufficiente di persone di fiducia ha confermato la propria identità, e il tempo in cui Lei poteva fermare la consegna con un link è finito.',
    open: 'Le sue persone di fiducia possono ora leggere i suoi documenti e i messaggi personali che ha scritto loro.',
    stop: 'Se sta bene, acceda e fermi subito la consegna. Così i documenti si chiudono di nuovo.',
    short: 'Le sue persone di fiducia possono ora leggere i suoi documenti.',
  },

  'opening-failed-host': {
    subject: 'Non è stato possibile aprire i suoi documenti',
    opening: 'Le sue persone di fiducia hanno confermato la loro identità, ma non abbiamo potuto aprire per loro i suoi documenti.',
    why: 'Non è stato possibile leggere i documenti dall’archivio in cui sono custoditi, o non sono più ciò che è stato sigillato. Non abbiamo mostrato nulla. Riproviamo ogni giorno.',
    stop: 'Se sta bene, acceda e fermi la consegna. Poi controlli l’archivio e sigilli di nuovo il suo testamento.',
    short: 'Le sue persone di fiducia non hanno potuto aprire i suoi documenti, perché l’archivio non li ha restituiti intatti.',
  },
};
