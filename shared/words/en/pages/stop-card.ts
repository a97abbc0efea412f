/** The words about the card in a Host's wallet that stops a transfer: where it is made, on the card, and where it is used. */
export const stopCard = {
  title: 'A card for your wallet',
  text: 'If someone starts a transfer while you are well and you cannot sign in, the code on this card stops it: from any computer or telephone, without your password and your mailbox. It works once. No one can open or read anything with it.',
  none: 'You have no stop card yet.',
  valid: (moment: string) => `You have a stop card. It was made on ${moment}.`,
  used: (moment: string) => `Your stop card was used on ${moment}. It does not work again.`,
  void: 'Your stop card no longer works, because the password was reset or a change was rejected.',
  make: 'Make a stop card',
  makeNew: 'Make a new stop card',
  replaces: 'The card that you have then no longer works.',

  madeTitle: 'Your stop card',
  once: 'We show this code only now. Print the card, or copy both lines by hand. Nothing else can show the code again.',
  print: 'Print the card',
  kept: 'I have the card',
  keptMissing: 'Print the card or copy both lines first. Then check the box.',
  done: 'Done',

  card: {
    name: 'Stop card',
    use: 'You are well, but a transfer of your will is running, and you cannot sign in? Open this page and enter both lines. The card works once.',
    will: 'Will number',
    code: 'Stop code',
    qr: 'This code opens the page with both lines entered.',
  },

  stopTitle: 'Stop a transfer with your card',
  stopText: 'If you are well and a transfer of your will is running, or your trusted people are waiting to start one, your stop card stops it now.',
  willMissing: 'This number is not complete or has a mistake. Compare each group with the card.',
  willHint: 'Letters and digits, as on the card. The dashes are optional.',
  codeHint: '16 letters and digits. The dashes are optional.',
  codeMissing: 'Enter the whole code: 16 letters and digits.',
  stop: 'I am well: stop it',
  stoppedTitle: { transfer: 'The transfer was stopped', activation: 'Your trusted people no longer wait' },
  stopped: {
    transfer: 'We open nothing now. We are writing to you and to your trusted people that your card was used.',
    activation: 'We know that you are well, and check again as usual. We are writing to you and to your trusted people that your card was used.',
  },
  next: [
    'The card is used up. Make a new one as soon as you can sign in again.',
    'If someone else may know your password, or may read your e-mails, choose new passwords for both.',
    'If this is not your own computer, close this window.',
  ],
};
