/** The words of both messages about a check. */
const check = {
  pressBy: (by: string) => `Please open the link and press the button by ${by}.`,
  ifMissed: (checks: number) =>
    `If you do not answer by then, we ask again. We notify your trusted people only after ${checks} consecutive checks without an answer.`,
  ifLastMissed: (by: string) => `If you do not answer by then, we notify your trusted people on ${by} that they may start the transfer of your will.`,
  afterLast:
    'You can still answer after that, and then everything stops. If a trusted person starts the transfer, we notify you, and you have 48 hours to stop it.',

  stalled: {
    subject: 'Are you well? A transfer of your will is waiting',
    opening:
      'A transfer of your will was started 30 days ago or earlier. Your documents are still closed: too few of your trusted people have confirmed their identity.',
    press: 'If you are well, please open the link and press the button. This stops the transfer.',
    otherwise: 'If you do not answer, the transfer continues: your documents open as soon as enough trusted people have confirmed their identity.',
    short: 'A transfer of your will was started and is waiting for your trusted people. If you are well, stop it:',
  },
};

/** The messages that ask whether the Host is well. */
export const checks = {
  'liveness-check': {
    ...check,
    ordinary: {
      subject: 'Are you well? Please let us know',
      opening: 'You asked us to check from time to time that you are well. This is such a check.',
      short: (by: string) => `Your will service asks: are you well? Please confirm it by ${by}:`,
    },
    last: {
      subject: 'Last check before we notify your trusted people: please confirm that you are well',
      opening: 'You asked us to check from time to time that you are well. This is the last check before we notify your trusted people.',
      short: (by: string) => `Last check: confirm that you are well by ${by}, or we notify your trusted people:`,
    },
  },

  'liveness-reminder': {
    ...check,
    ordinary: {
      subject: 'Reminder: please confirm that you are well',
      opening: 'We asked you whether you are well, and you have not answered yet.',
      short: (by: string) => `Are you well? This is a reminder: please confirm it by ${by}:`,
    },
    last: {
      subject: 'Reminder of the last check: please confirm that you are well',
      opening: 'We asked you whether you are well, and you have not answered yet. This is the last check before we notify your trusted people.',
      short: (by: string) => `Reminder of the last check: answer by ${by}, or we notify your trusted people:`,
    },
  },

  'fresh-link': {
    subject: 'The new link that you requested',
    opening: 'You opened an older link of ours and requested a new one.',
    press: 'If you are well, please open the link and press the button.',
    started: 'The transfer of your will was started.',
    pending: 'Your trusted people may start the transfer of your will.',
    pressToStop: 'If you are well, please open the link and press the button. This stops it.',
    pressToStopBy: (until: string) => `If you are well, please open the link and press the button by ${until}. This stops it.`,
    unexpected: 'If you did not request it, someone else has opened an old message of ours. Nothing was changed.',
    short: 'Here is your new link. If you are well, confirm it:',
    shortStop: 'Here is your new link. If you are well, stop the transfer of your will:',
  },

  vouched: {
    subject: (survivor: string) => `${survivor} says that you are alive`,
    opening: (survivor: string) => `${survivor} confirmed their identity and says that you are alive but cannot answer us now.`,
    asksLater: (date: string) =>
      `So we wait until ${date} before we write to your trusted people again that they may start the transfer of your will.`,
    opensLater: (date: string) =>
      `A transfer of your will is running. Because of this, your documents open on ${date} at the earliest, unless another trusted person confirms their identity.`,
    press: 'We still need to hear from you. If you read this, please open the link and press the button. If the link no longer works, sign in.',
    short: (survivor: string) => `${survivor} says that you are alive but cannot answer now. If you read this, please answer:`,
  },

  'pending-transfer': {
    subject: 'We have not heard from you: your trusted people may now start the transfer of your will',
    opening:
      'We asked you whether you are well and got no answer. As you decided, we have now notified your trusted people that they may start the transfer of your will.',
    press:
      'If you are well, please open the link and press the button. Then we notify your trusted people that you have answered, and we check from time to time that you are well, as before.',
    ifStarted: 'If a trusted person starts the transfer before that, we notify you, and you have 48 hours to stop it.',
    short: 'We have not heard from you, so your trusted people may now start the transfer of your will. If you are well, stop it:',
  },
};
