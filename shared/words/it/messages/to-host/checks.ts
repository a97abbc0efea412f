import type * as english from '#words/en/messages/to-host/checks.ts';

const check = {
  pressBy: (by: string) => `Apra il link e prema il pulsante entro il ${by}.`,
  ifMissed: (checks: number) =>
    `Se non risponde entro allora, chiediamo di nuovo. Avvisiamo le sue persone di fiducia solo dopo ${checks} domande di seguito senza risposta.`,
  ifLastMissed: (by: string) =>
    `Se non risponde entro allora, il ${by} avvisiamo le sue persone di fiducia che possono avviare la consegna del suo testamento.`,
  afterLast:
    'Può rispondere anche dopo, e allora tutto si ferma. Se una persona di fiducia avvia la consegna, avvisiamo Lei, che ha 48 ore per fermarla.',

  stalled: {
    subject: 'Sta bene? Una consegna del suo testamento è in attesa',
    opening:
      'Almeno 30 giorni fa è stata avviata una consegna del suo testamento. I suoi documenti sono ancora chiusi: troppo poche delle sue persone di fiducia hanno confermato la loro identità.',
    press: 'Se sta bene, apra il link e prema il pulsante. Così la consegna si ferma.',
    otherwise:
      'Se non risponde, la consegna continua: i suoi documenti si aprono appena un numero sufficiente di persone di fiducia ha confermato la propria identità.',
    short: 'Una consegna del suo testamento è stata avviata e aspetta le sue persone di fiducia. Se sta bene, la fermi:',
  },
};

export const checks: typeof english.checks = {
  'liveness-check': {
    ...check,
    ordinary: {
      subject: 'Sta bene? Ce lo faccia sapere',
      opening: 'Ci ha chiesto di verificare di tanto in tanto che Lei stia bene. Questa è una di quelle domande.',
      short: (by: string) => `Il suo servizio per testamenti chiede: sta bene? Lo confermi entro il ${by}:`,
    },
    last: {
      subject: 'Ultima domanda prima di avvisare le sue persone di fiducia: confermi che sta bene',
      opening:
        'Ci ha chiesto di verificare di tanto in tanto che Lei stia bene. Questa è l’ultima domanda prima di avvisare le sue persone di fiducia.',
      short: (by: string) => `Ultima domanda: confermi entro il ${by}, o avvisiamo le sue persone di fiducia:`,
    },
  },

  'liveness-reminder': {
    ...check,
    ordinary: {
      subject: 'Promemoria: confermi che sta bene',
      opening: 'Le abbiamo chiesto se sta bene, e non ha ancora risposto.',
      short: (by: string) => `Sta bene? Questo è un promemoria: lo confermi entro il ${by}:`,
    },
    last: {
      subject: 'Promemoria dell’ultima domanda: confermi che sta bene',
      opening: 'Le abbiamo chiesto se sta bene, e non ha ancora risposto. Questa è l’ultima domanda prima di avvisare le sue persone di fiducia.',
      short: (by: string) => `Ultimo promemoria: risponda entro il ${by}, o avvisiamo le sue persone di fiducia:`,
    },
  },

  'fresh-link': {
    subject: 'Il nuovo link che ha chiesto',
    opening: 'Ha aperto un nostro link precedente e ne ha chiesto uno nuovo.',
    press: 'Se sta bene, apra il link e prema il pulsante.',
    started: 'La consegna del suo testamento è stata avviata.',
    pending: 'Le sue persone di fiducia possono avviare la consegna del suo testamento.',
    pressToStop: 'Se sta bene, apra il link e prema il pulsante. Così si ferma.',
    pressToStopBy: (until: string) => `Se sta bene, apra il link e prema il pulsante entro il ${until}. Così si ferma.`,
    unexpected: 'Se non l’ha chiesto Lei, qualcun altro ha aperto un nostro vecchio messaggio. Non è cambiato nulla.',
    short: 'Ecco il suo nuovo link. Se sta bene, lo confermi:',
    shortStop: 'Ecco il suo nuovo link. Se sta bene, fermi la consegna del suo testamento:',
  },

  vouched: {
    subject: (survivor: string) => `${survivor} dice che Lei è in vita`,
    opening: (survivor: string) => `${survivor} ha confermato la propria identità e dice che Lei è in vita, ma ora non può risponderci.`,
    asksLater: (date: string) =>
      `Perciò aspettiamo fino al ${date} prima di scrivere di nuovo alle sue persone di fiducia che possono avviare la consegna del suo testamento.`,
    opensLater: (date: string) =>
      `È in corso una consegna del suo testamento. Per questo motivo i suoi documenti non si aprono prima del ${date}, salvo che un’altra persona di fiducia confermi la propria identità.`,
    press: 'Abbiamo ancora bisogno di avere sue notizie. Se legge questo, apra il link e prema il pulsante. Se il link non funziona più, acceda.',
    short: (survivor: string) => `${survivor} dice che Lei è in vita ma ora non può rispondere. Se legge questo, risponda:`,
  },

  'pending-transfer': {
    subject: 'Non abbiamo sue notizie: le sue persone di fiducia possono ora avviare la consegna del suo testamento',
    opening:
      'Le abbiamo chiesto se sta bene e non abbiamo avuto risposta. Come ha deciso Lei, abbiamo avvisato le sue persone di fiducia che possono avviare la consegna del suo testamento.',
    press:
      'Se sta bene, apra il link e prema il pulsante. Allora avvisiamo le sue persone di fiducia che Lei ha risposto, e verifichiamo di tanto in tanto che Lei stia bene, come prima.',
    ifStarted: 'Se una persona di fiducia avvia la consegna prima, avvisiamo Lei, che ha 48 ore per fermarla.',
    short: 'Non abbiamo sue notizie, perciò le sue persone di fiducia possono ora avviare la consegna del suo testamento. Se sta bene, la fermi:',
  },
};
