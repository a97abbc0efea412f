/** What a Survivor reads about a transfer that is not open. */
export const waiting = {
  countdown: 'The documents can open in',
  isConfirmed: 'Your identity is confirmed.',
  opensAt: (moment: string) => `The will opens on ${moment}`,
  opensFrom: (moment: string) => `The will can open from ${moment}`,
  waitsForOthers: 'The will waits for more trusted people',
  opensSoon: 'The will opens in a moment',
  whyWait: 'Until then, the person whose will this is can stop the transfer.',

  next: 'What happens next',
  nextNothing: 'You do not need to do anything now. You can close this page and come back with your personal link or your paper.',
  nextMessage: 'We send you a message as soon as the documents are open.',
  nextOthers: 'If you can, speak with the others: each of them needs a code that we send, or a code from their paper.',
  nextKeepPaper: 'Keep your sealed envelope. It still works if a message does not reach you.',
  calendar: 'Save this date in my calendar',
  calendarTitle: 'The documents of the will can open',
  calendarText: 'Open your personal link, or take out your sealed envelope.',
  refresh: 'Check again',

  stalled: 'The will still cannot be opened',
  stalledText: 'For 30 days, too few trusted people have confirmed their identity. What was done so far stays valid.',
  stalledHelps: 'What helps',
  stalledSteps: [
    'Speak with the other trusted people. The documents open as soon as enough of you have confirmed.',
    'A person whose telephone or e-mail address has changed can use the paper from their envelope.',
    'If you have neither a code nor a paper, tell the others. Perhaps enough of them can confirm without you.',
  ],

  failed: 'The documents cannot be opened yet',
  failedText:
    'Enough trusted people have confirmed their identity. But we could not read the documents from the storage in which they are kept, or they differ from what was sealed. We only show documents that are exactly what was sealed.',
  failedHelps: 'What happens now',
  failedSteps: [
    'We try again every day, and we send you a message as soon as the documents open.',
    'You do not need to confirm your identity again.',
    'If the person kept the will in their own storage, such as a cloud drive, ask those who manage it now to keep it and to pay its bills.',
    'Keep your sealed envelope. It opens the documents without us, if someone finds an intact copy of them.',
  ],

  cancelled: 'The transfer was stopped',
  cancelledText:
    'Someone informed us that the person is well. They used the password of the account, or a link that we sent to the person whose will this is. The will stays closed.',
  cancelledSteps: [
    'We open nothing now. You do not need to do anything.',
    'What you saved on your own device stays there.',
    'Keep your sealed envelope.',
    'If you have reason to think that someone else stopped it, you can start the transfer again.',
  ],
  startAgain: 'Start a transfer again',

  over: 'The documents are closed again',
  overText: 'The time in which the documents could be read has ended. What you saved on your own device stays there.',
  overSteps: [
    'You can start a new transfer. After 48 hours, the documents can open for 14 days again.',
    'The recovery key on your paper opens the documents without us. It needs the papers of the others, and the folder from the person’s own storage or a copy of it (“will-copy”).',
  ],
};
