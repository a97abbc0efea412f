/** The words of both notices of a start. */
const stop = {
  /** In place of the name that was given. */
  unnamedStarter: 'of one of your trusted people',
  stopBy: (until: string) => `If you are well, please stop the transfer. You can do so with this link until ${until}.`,
  stopNow: 'If you are well, please sign in now and stop the transfer.',
  opensAt: (from: string) =>
    `We open nothing before ${from}. If you do not stop it, your documents open after that time, as soon as enough of your trusted people have confirmed their identity.`,
  stepSignIn: 'Sign in and stop the transfer',
  afterLink: 'When the link no longer works, you can still sign in and stop the transfer.',
  shortStopBy: (until: string) => `If you are well, stop it by ${until}:`,
  shortStopNow: 'If you are well, sign in and stop it:',
};

/** The messages about a transfer. */
export const transfer = {
  'transfer-started': {
    ...stop,
    subject: 'The transfer of your will was started',
    opening: (name: string) => `A person who gave the name ${name} has started the transfer of your will.`,
    short: 'The transfer of your will was started.',
  },

  'transfer-reminder': {
    ...stop,
    subject: 'Reminder: the transfer of your will is running',
    opening: (name: string) => `The transfer of your will is still running. It was started by a person who gave the name ${name}.`,
    short: 'The transfer of your will is running.',
  },

  'transfer-cancelled-host': {
    subject: 'The transfer of your will was stopped',
    opening: 'The transfer of your will was stopped, and we have notified your trusted people.',
    closed: 'Your documents are closed, and your will is sealed as before. We check from time to time that you are well, as before.',
    notOpened: 'No document was opened.',
    notRead: 'Before the transfer was stopped, your documents were open to your trusted people. We have no record that any of them was read.',
    read: 'Before the transfer was stopped, your documents were open to your trusted people. They read the following, with the time of the first read:',
    readEntry: (survivor: string, what: string, at: string) => `${survivor}: ${what}, ${at}`,
    personalMessage: 'the personal message to them',
    lostDocument: 'a document that is no longer in your will',
    notYou: 'If you stopped it, you do not need to do anything. If it was not you, please sign in and change your password.',
    short: 'The transfer of your will was stopped. If it was not you, please sign in and change your password.',
    shortRead:
      'The transfer of your will was stopped, but some of it had been read before: our e-mail says what, by whom and when. If you did not stop it, sign in:',
  },

  'starts-digest': {
    subject: 'The transfer of your will was started again',
    opening:
      'After you had stopped the transfer of your will twice, it was started again. So that you do not get too many messages, we tell you once a day what happened:',
    running: (survivor: string, at: string) => `${survivor}: started on ${at}, still running`,
    stopped: (survivor: string, at: string, stoppedAt: string) => `${survivor}: started on ${at}, stopped on ${stoppedAt}`,
    ownMessages: 'Each of these starts also had its own message, with a link that stops it.',
    remove: 'If you no longer trust a person on this list, please sign in and remove them from your trusted people. Then they cannot start again.',
    notYou: 'If it was not you who stopped a transfer, please sign in and change your password.',
    short: 'The transfer of your will was started again after you had stopped it: our e-mail says by whom. To remove that person, sign in:',
  },

  'codes-guessed-host': {
    subject: 'Many wrong codes were entered in the transfer of your will',
    opening: (survivor: string) => `Someone entered many wrong codes for ${survivor} in the transfer of your will.`,
    slower: 'Nothing was opened. We now send codes to this person much less often, so that guessing takes too long.',
    short: 'Someone entered many wrong codes in the transfer of your will.',
  },

  'backup-codes-guessed-host': {
    subject: 'Many wrong backup codes were entered for one of your trusted people',
    opening: (survivor: string) => `Within a day, someone entered at least ten wrong backup codes for ${survivor}.`,
    mistyped: 'A wrong code opens nothing, and the codes on the paper still work. If this person mistyped them, you do not need to do anything.',
    otherwise:
      'If not, someone else may have seen the paper. Please sign in and make new paper for this person. If a transfer is running that you do not want, stop it first.',
    short: 'Someone entered many wrong backup codes for one of your trusted people. If it was not this person, please sign in and make new paper:',
  },

  'survivor-authenticated-host': {
    subject: 'One of your trusted people has confirmed their identity',
    opening: (survivor: string) => `${survivor} has confirmed their identity in the transfer of your will.`,
    opensLater: 'Your documents open only after enough of your trusted people have confirmed their identity.',
    short: 'One of your trusted people has confirmed their identity in the transfer of your will.',
  },

  'documents-open-host': {
    subject: 'Your trusted people can read your documents now',
    opening: 'Enough of your trusted people have confirmed their identity, and the period in which you could stop the transfer by link has ended.',
    open: 'Your trusted people can now read your documents and your personal messages to them.',
    stop: 'If you are well, please sign in and stop the transfer immediately. This closes the documents again.',
    short: 'Your trusted people can read your documents now.',
  },

  'opening-failed-host': {
    subject: 'Your documents could not be opened',
    opening: 'Your trusted people have confirmed their identity, but we could not open your documents for them.',
    why: 'The documents could not be read from the storage in which they are kept, or they are no longer what was sealed. We did not show anything. We try again every day.',
    stop: 'If you are well, please sign in and stop the transfer. Then check the storage and seal your will again.',
    short: 'Your trusted people could not open your documents, because the storage did not give them back intact.',
  },
};
