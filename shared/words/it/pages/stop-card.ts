import type * as english from '#words/en/pages/stop-card.ts';
export const stopCard: typeof english.stopCard = {
  title: 'Una carta per il suo portafoglio',
  text: 'Se qualcuno avvia una consegna mentre Lei sta bene e non può accedere, il codice su questa carta la ferma: da qualsiasi computer o telefono, senza la sua password o la sua casella e-mail. Funziona una volta. Con questo codice nessuno può aprire o leggere nulla.',
  none: 'Non ha ancora una carta di stop.',
  valid: (moment: string) => `Ha una carta di stop. È stata fatta il ${moment}.`,
  used: (moment: string) => `La sua carta di stop è stata usata il ${moment}. Non funziona più.`,
  void: 'La sua carta di stop non funziona più, perché la password è stata reimpostata o una modifica è stata rifiutata.',
  make: 'Fare una carta di stop',
  makeNew: 'Fare una nuova carta di stop',
  replaces: 'Allora la carta che ha non funziona più.',

  madeTitle: 'La sua carta di stop',
  once: 'Mostriamo questo codice solo ora. Stampi la carta, o copi a mano entrambe le righe. Nient’altro può mostrare di nuovo il codice.',
  print: 'Stampare la carta',
  kept: 'Ho la carta',
  keptMissing: 'Prima stampi la carta o copi entrambe le righe. Poi spunti la casella.',
  done: 'Fatto',

  card: {
    name: 'Carta di stop',
    use: 'Sta bene, ma è in corso una consegna del suo testamento e non può accedere? Apra questa pagina e inserisca entrambe le righe. Funziona una volta.',
    will: 'Numero del testamento',
    code: 'Codice di stop',
    qr: 'Questo codice apre la pagina con entrambe le righe già inserite.',
  },

  stopTitle: 'Fermare una consegna con la carta',
  stopText:
    'Se sta bene ed è in corso una consegna del suo testamento, o le sue persone di fiducia aspettano di avviarne una, la sua carta di stop la ferma ora.',
  willMissing: 'Questo numero è incompleto o ha un errore. Confronti ogni gruppo con la carta.',
  willHint: 'Lettere e cifre, come sulla carta. I trattini sono facoltativi.',
  codeHint: '16 lettere e cifre. I trattini sono facoltativi.',
  codeMissing: 'Inserisca il codice intero: 16 lettere e cifre.',
  stop: 'Sto bene: fermare',
  stoppedTitle: { transfer: 'La consegna è ferma', activation: 'Le sue persone di fiducia non aspettano più' },
  stopped: {
    transfer: 'Ora non apriamo nulla. Scriviamo a Lei e alle sue persone di fiducia che la sua carta è stata usata.',
    activation:
      'Sappiamo che sta bene, e verifichiamo di nuovo come sempre. Scriviamo a Lei e alle sue persone di fiducia che la sua carta è stata usata.',
  },
  next: [
    'La carta è stata usata. Ne faccia una nuova appena può di nuovo accedere.',
    'Se qualcun altro potrebbe conoscere la sua password, o leggere le sue e-mail, scelga nuove password per entrambe.',
    'Se questo non è il suo computer, chiuda questa finestra.',
  ],
};
