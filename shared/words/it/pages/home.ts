import type * as english from '#words/en/pages/home.ts';
export const home: typeof english.home = {
  title: 'Custodiamo testamenti sigillati finché non servono',
  intro: [
    'Questo servizio custodisce sigillati i testamenti dei suoi membri.',
    'Un membro indica persone di cui si fida. Queste possono aprire insieme il testamento quando il membro è morto.',
    'Il servizio cerca prima di raggiungere il membro. Nessuna di queste persone può aprire il testamento da sola, o prima che il membro abbia avuto il tempo di impedirlo.',
  ],
  question: 'Ha un nostro messaggio, un foglio di una busta sigillata o un account?',
  message: 'Ho un messaggio del servizio',
  messageHint: 'Un’e-mail, un SMS, o un messaggio WhatsApp o Telegram',
  paper: 'Ho un foglio di una busta sigillata',
  paperHint: 'Pagine stampate con codici, che qualcuno le ha dato da custodire',
  account: 'Ho un account qui',
  accountHint: 'Il suo testamento è custodito da questo servizio',
  own: 'Vuole custodire il suo testamento presso questo servizio?',
  ownLink: 'Aprire un account',
  nothing: 'Qualcuno è morto e Lei non ha nulla di tutto questo?',
  nothingLink: 'Chiedere con l’indirizzo e-mail di quella persona',
};
