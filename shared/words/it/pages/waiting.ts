import type * as english from '#words/en/pages/waiting.ts';
export const waiting: typeof english.waiting = {
  countdown: 'I documenti si possono aprire tra',
  isConfirmed: 'La sua identità è confermata.',
  opensAt: (moment: string) => `Il testamento si apre il ${moment}`,
  opensFrom: (moment: string) => `Il testamento si può aprire a partire dal ${moment}`,
  waitsForOthers: 'Il testamento aspetta altre persone di fiducia',
  opensSoon: 'Il testamento si apre tra un momento',
  whyWait: 'Fino ad allora la persona di cui è il testamento può fermare la consegna.',

  next: 'Che cosa succede dopo',
  nextNothing: 'Ora non deve fare nulla. Può chiudere questa pagina e tornare con il suo link personale o il suo foglio.',
  nextMessage: 'Le inviamo un messaggio appena i documenti sono aperti.',
  nextOthers: 'Se può, parli con gli altri: a ognuno serve un codice che inviamo, o un codice del suo foglio.',
  nextKeepPaper: 'Conservi la sua busta sigillata. Funziona anche se un messaggio non la raggiunge.',
  calendar: 'Salvare questa data nel mio calendario',
  calendarTitle: 'I documenti del testamento si possono aprire',
  calendarText: 'Apra il suo link personale, o prenda la sua busta sigillata.',
  refresh: 'Controllare di nuovo',

  stalled: 'Il testamento non si può ancora aprire',
  stalledText: 'Da 30 giorni troppo poche persone di fiducia hanno confermato la loro identità. Ciò che è stato fatto finora resta valido.',
  stalledHelps: 'Che cosa aiuta',
  stalledSteps: [
    'Parli con le altre persone di fiducia. I documenti si aprono appena un numero sufficiente di voi ha confermato.',
    'Chi ha cambiato telefono o indirizzo e-mail può usare il foglio della sua busta.',
    'Né codice né foglio? Possono confermare altri: non servono tutti.',
  ],

  failed: 'I documenti non si possono ancora aprire',
  failedText:
    'Un numero sufficiente di persone di fiducia ha confermato la propria identità. Ma non abbiamo potuto leggere i documenti dall’archivio in cui sono custoditi, o non sono ciò che è stato sigillato. Mostriamo solo documenti che sono esattamente ciò che è stato sigillato.',
  failedHelps: 'Che cosa succede ora',
  failedSteps: [
    'Riproviamo ogni giorno, e le inviamo un messaggio appena i documenti si aprono.',
    'Non deve confermare di nuovo la sua identità.',
    'Se la persona teneva il testamento in un archivio proprio, come un cloud, chieda a chi lo gestisce ora di mantenerlo e di pagarne i conti.',
    'Conservi la sua busta sigillata. Apre i documenti senza di noi, se qualcuno ne trova una copia intatta.',
  ],

  cancelled: 'La consegna è stata fermata',
  cancelledText:
    'Qualcuno ci ha detto che la persona sta bene. Ha usato la password dell’account, o un link che abbiamo inviato alla persona di cui è il testamento. Il testamento resta chiuso.',
  cancelledSteps: [
    'Ora non apriamo nulla. Non deve fare nulla.',
    'Ciò che ha salvato sul suo dispositivo resta lì.',
    'Conservi la sua busta sigillata.',
    'Se ha motivo di pensare che l’abbia fermata qualcun altro, può avviare di nuovo la consegna.',
  ],
  startAgain: 'Avviare di nuovo una consegna',

  over: 'I documenti sono di nuovo chiusi',
  overText: 'Il tempo in cui si potevano leggere i documenti è finito. Ciò che ha salvato sul suo dispositivo resta lì.',
  overSteps: [
    'Può avviare una nuova consegna. Dopo 48 ore i documenti si possono aprire di nuovo per 14 giorni.',
    'La chiave di recupero sul suo foglio apre i documenti senza di noi. Servono i fogli degli altri, e la cartella dall’archivio proprio della persona o una sua copia («will-copy»).',
  ],
};
