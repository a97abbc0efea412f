/** The messages that are sent while their request waits. */
export const direct = {
  greeting: 'Hello,',
  connectorTest: {
    subject: 'A test message from a will custody service',
    opening: 'This is a test message from a will custody service. Someone requested it to check a channel. It has arrived, so the channel works.',
    nothingToDo: 'You do not need to do anything.',
    unexpected: 'If you do not know why you received it, you can ignore it.',
    short: 'This is the test message that was requested. It has arrived, so this channel works.',
    notice: { title: 'This is a test', text: 'Notifications on this device work. There is nothing to do.' },
  },
  /** What the service's bot answers in a chat. */
  bot: {
    connected: 'Done. From now on you get the messages of your will custody service here, and you can answer them.',
    alertsConnected:
      'Done. From now on we write here when a message for you is on its way. The message itself always comes by e-mail or as a text message.',
    notConnected: 'This link no longer works. Please open the page of your will custody service again, and press the button there again.',
    unknown: 'This bot only sends messages. To connect it, please press the button on the page of your will custody service.',
  },
  /** At a place that a Survivor has added. Others may see it: it names no one, and does not say what the message is about. */
  alert: {
    title: 'A message for you',
    text: 'It is on its way. Please look at your e-mail and your text messages.',
    short: (product: string, url: string) =>
      `${product}: a message for you is on its way. Please look at your e-mail and your text messages. If you find nothing there by tomorrow, open ${url}`,
  },
  oneTimeCode: {
    subject: 'Your one-time code',
    subjectRehearsal: 'Your one-time code for a rehearsal',
    code: {
      number: (code: string, minutes: number) =>
        `Your code is ${code}. It works for ${minutes} minutes. Please enter it on the page on which you requested it.`,
      transfer: (code: string, minutes: number) =>
        `Your code is ${code}. It works for ${minutes} minutes, and is not for a rehearsal. Please enter it on the page on which you requested it.`,
      rehearsal: (code: string, minutes: number) =>
        `Your code for a rehearsal is ${code}. It works for ${minutes} minutes. Please enter it on the page on which you requested it.`,
    },
    doNotShare:
      'Do not share this code with anyone. We will never ask you for it by phone or message. If you did not request a code, you can ignore this message.',
    short: {
      number: (code: string, minutes: number) => `Your code is ${code}. It works for ${minutes} minutes; do not share it with anyone.`,
      transfer: (code: string, minutes: number) =>
        `Your code is ${code}. It works for ${minutes} minutes and is not for a rehearsal; do not share it with anyone.`,
      rehearsal: (code: string, minutes: number) =>
        `Your code for a rehearsal is ${code}. It works for ${minutes} minutes; do not share it with anyone.`,
    },
  },
};
