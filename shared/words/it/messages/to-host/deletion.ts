import type * as english from '#words/en/messages/to-host/deletion.ts';

const before = {
  what: {
    will: (date: string) =>
      `Il ${date} eliminiamo il suo testamento sigillato, i documenti non ancora sigillati e i messaggi personali. Fino ad allora non cambia nulla. Dopo non si può più annullare.`,
    account: (date: string) =>
      `Il ${date} eliminiamo tutto ciò che è nel suo account. Fino ad allora non cambia nulla. Dopo non si può più annullare.`,
  },
  packages: {
    keep: 'I file cifrati nel suo archivio restano lì. I fogli delle sue persone di fiducia possono ancora aprirli, senza di noi.',
    delete:
      'Eliminiamo anche i file cifrati in tutti gli archivi del suo testamento. Dopo, i fogli delle sue persone di fiducia aprono solo una copia che qualcuno ha fatto prima.',
  },
  notified:
    'Abbiamo avvisato le sue persone di fiducia. Se una di loro avvia la consegna del suo testamento prima di quella data, non viene eliminato nulla.',
  toKeep: (date: string) =>
    `Per conservarlo, apra il link e prema il pulsante prima del ${date}. Accedere o rispondere alle nostre domande non annulla l’eliminazione.`,
  keep: { will: 'Conservare il mio testamento', account: 'Conservare il mio account' },
};

export const deletion: typeof english.deletion = {
  'deletion-requested': {
    ...before,
    subject: {
      will: (days: number) => `Il suo testamento verrà eliminato tra ${days} giorni, se Lei non annulla`,
      account: (days: number) => `Il suo account verrà eliminato tra ${days} giorni, se Lei non annulla`,
      all: (days: number) => `Il suo account e il suo testamento verranno eliminati tra ${days} giorni, se Lei non annulla`,
    },
    opening: {
      will: 'Una persona entrata nel suo account, che ne conosce la password, ci ha chiesto di eliminare il suo testamento.',
      account: 'Una persona entrata nel suo account, che ne conosce la password, ci ha chiesto di eliminare il suo account.',
      all: 'Una persona entrata nel suo account, che ne conosce la password, ci ha chiesto di eliminare il suo account e il suo testamento.',
    },
    notYou: 'Se non l’ha fatto Lei, annulli e poi scelga una nuova password.',
    short: {
      will: (days: number) => `Il suo testamento verrà eliminato tra ${days} giorni. Per conservarlo, apra questo link:`,
      account: (days: number) => `Il suo account verrà eliminato tra ${days} giorni. Per conservarlo, apra questo link:`,
      all: (days: number) => `Il suo account e il suo testamento verranno eliminati tra ${days} giorni. Per conservarli, apra questo link:`,
    },
  },

  'deletion-reminder': {
    ...before,
    subject: {
      will: 'Promemoria: il suo testamento verrà presto eliminato',
      account: 'Promemoria: il suo account verrà presto eliminato',
      all: 'Promemoria: il suo account e il suo testamento verranno presto eliminati',
    },
    opening: {
      will: 'Ci ha chiesto di eliminare il suo testamento: lo faremo presto.',
      account: 'Ci ha chiesto di eliminare il suo account: lo faremo presto.',
      all: 'Ci ha chiesto di eliminare il suo account e il suo testamento: lo faremo presto.',
    },
    short: {
      will: 'Promemoria: il suo testamento verrà presto eliminato. Per conservarlo, apra questo link:',
      account: 'Promemoria: il suo account verrà presto eliminato. Per conservarlo, apra questo link:',
      all: 'Promemoria: il suo account e il suo testamento verranno presto eliminati. Per conservarli, apra questo link:',
    },
  },

  'deletion-ended': {
    subject: { will: 'Il suo testamento non verrà eliminato', account: 'Il suo account non verrà eliminato' },
    opening: { will: 'Ci aveva chiesto di eliminare il suo testamento.', account: 'Ci aveva chiesto di eliminare il suo account.' },
    why: {
      kept: 'La richiesta è stata annullata da una persona entrata nel suo account, o che ha il link del nostro messaggio.',
      started: 'Una delle sue persone di fiducia ha avviato la consegna del suo testamento, perciò questa richiesta è finita.',
      silent: 'Lei non ha risposto alle nostre domande, perciò questa richiesta è finita.',
    },
    unchanged: 'Non è stato eliminato nulla, e tutto è come prima.',
    again: 'Se vuole ancora eliminarlo, acceda e lo chieda di nuovo.',
    short: {
      will: 'Il suo testamento non verrà eliminato. Acceda per vedere perché:',
      account: 'Il suo account non verrà eliminato. Acceda per vedere perché:',
    },
  },

  'deletion-done': {
    subject: { will: 'Il suo testamento è stato eliminato', account: 'Il suo account è stato eliminato' },
    opening: { will: 'Come ci ha chiesto, abbiamo eliminato il suo testamento.', account: 'Come ci ha chiesto, abbiamo eliminato il suo account.' },
    packages: {
      kept: 'I file cifrati sono ancora nel suo archivio. I fogli delle sue persone di fiducia possono aprirli, senza di noi.',
      deleted:
        'Anche i file cifrati in tutti gli archivi del suo testamento sono stati eliminati. I fogli delle sue persone di fiducia ora aprono solo una copia che qualcuno ha fatto prima.',
      left: 'Per sette giorni non abbiamo potuto raggiungere il suo archivio, perciò i file cifrati potrebbero essere ancora lì. I fogli delle sue persone di fiducia potrebbero ancora aprirli. Elimini Lei i file.',
      behind:
        'I file cifrati sono ancora nel suo archivio, ma non abbiamo potuto aggiornarli prima dell’eliminazione. I fogli più recenti delle sue persone di fiducia potrebbero non aprirli.',
    },
    next: {
      account: 'Ora eliminiamo anche i nomi e gli indirizzi che ci servivano per gli ultimi messaggi. Questo è l’ultimo messaggio che riceve da noi.',
      will: 'Il suo account resta. Le sue persone di fiducia, i suoi archivi e canali ci sono ancora, e può sigillare un nuovo testamento quando vuole.',
    },
    short: { will: 'Il suo testamento è stato eliminato, come ci ha chiesto.', account: 'Il suo account è stato eliminato, come ci ha chiesto.' },
  },
};
