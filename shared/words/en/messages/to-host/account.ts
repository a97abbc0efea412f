const confirmAddress = (until: string) => `Please open the link and confirm that this address is yours. The link works until ${until}.`;
const ifYou = 'If it was you, you do not need to do anything.';

/** The messages about the Host's account: addresses and password. */
export const account = {
  'verify-email': {
    subject: 'Please confirm your e-mail address',
    /** In place of the sentence that other messages have: its reader may not know us. */
    whoWeAre: 'We are a will custody service: we keep wills and give them to the people their owners trust.',
    opening: 'An account was opened here with this e-mail address, and we think that it was you.',
    confirmAddress,
    step: 'Confirm my e-mail address',
    unexpected: 'If you did not open an account, you do not need to do anything. Without your confirmation the account is deleted.',
    short: 'Please confirm the e-mail address of your will account.',
  },

  'verify-new-email': {
    subject: 'Please confirm your new e-mail address',
    opening: 'This address was entered as the new e-mail address of your account.',
    confirmAddress,
    previous: 'Until seven days after your confirmation you can also use your previous address.',
    step: 'Confirm my new e-mail address',
    unexpected: 'If you do not know about this change, do not open the link. You do not need to do anything.',
    short: 'Please confirm the new e-mail address of your will account.',
  },

  'email-changed': {
    subject: 'The e-mail address of your account was changed',
    opening: 'Someone who was signed in to your account changed its e-mail address. If it was you, you do not need to do anything.',
    notYou:
      'If it was not you, please open the link and press the button. Then your account has its earlier address again, and everyone is signed out. If your will is sealed, nothing about it can be changed until you have confirmed your identity.',
    until: 'The link works until seven days after the new address has been confirmed.',
    short: 'The e-mail address of your will account was changed. If it was not you, undo the change:',
  },

  'reset-password': {
    subject: 'Choose a new password for your account',
    opening: 'A new password was requested for your account, and we think that it was you.',
    works: (until: string) => `This link works once, until ${until}.`,
    worksLater: (from: string, until: string) =>
      `A transfer of your will is running, so this link works only from ${from} to ${until}. It works once.`,
    needsCodes: (until: string, survivors: number) =>
      `A recent reset of your password was rejected. Until ${until}, you also need backup codes of ${survivors} of your trusted people. The codes are on the papers in their sealed envelopes.`,
    step: 'Choose a new password',
    unexpected: 'If you did not request it, you do not need to do anything. Your password stays as it is.',
    short: 'You can choose a new password for your will account.',
  },

  'password-reset': {
    subject: 'The password of your account was reset',
    opening: 'A new password was set for your account with a link that we had sent by e-mail. Everyone was signed out.',
    isProtected: 'Changes of your account still need your second factor.',
    isClosed: 'Until we know that it was you, nothing that decides who can open your sealed will can be changed.',
    ifYou,
    ifYouConfirm: 'If it was you, please open the link and confirm it.',
    ifYouWait: 'If it was you, you do not need to do anything. A link by e-mail cannot confirm the reset.',
    notYouDeny: 'If it was not you, please open the link and press "I am well, but I did not reset it". Your earlier password then works again.',
    notYouSecure:
      'If it was not you, someone else can read your e-mail. Please change the password of your mailbox, and then choose a new password here.',
    stepConfirm: 'Tell us whether it was you',
    short: 'The password of your will account was reset by e-mail. If it was not you, please secure your mailbox and choose a new password.',
    shortAnswer: 'The password of your will account was reset by e-mail. Tell us whether it was you:',
  },

  'reset-denied': {
    subject: 'Your earlier password works again',
    opening:
      'Someone opened a link that we had sent to you and reported to us that you did not reset the password of your account. So the password from before the reset works again, and everyone was signed out.',
    needsCodes: (until: string, survivors: number) =>
      `Until ${until}, a new password needs backup codes of ${survivors} of your trusted people, because someone else may be able to read your e-mail. Please change the password of your mailbox.`,
    setAside:
      'We have put your account back as it was before the reset. If anything was set in it since then, we keep it for 30 days. Please sign in and decide what of it is yours.',
    stillClosed:
      'Someone else may know your earlier password. So nothing that decides who can open your sealed will can be changed until we know that it is you.',
    closedUntilConfirmed: (survivors: number) =>
      `This ends as soon as you confirm it over another channel, with a second factor that is a week old, or with backup codes of ${survivors} of your trusted people.`,
    closedUntil: (survivors: number, until: string) =>
      `This ends as soon as you confirm it over another channel, with a second factor that is a week old, or with backup codes of ${survivors} of your trusted people, or on ${until} if no one resets the password again.`,
    didReset: 'If you did reset the password yourself, please open the link. We then send you a new link to choose a password.',
    sayWho:
      'Please open the link and tell us who it was. If you rejected the reset, everything is open to you again. If you did reset the password yourself, we send you a new link to choose a password.',
    step: 'I reset the password myself',
    stepWho: 'Tell us who it was',
    short: 'Your earlier password works again: someone reported to us that you did not reset it.',
    shortDidReset: 'If you did, open this link:',
    shortSayWho: 'Tell us who it was:',
  },

  'password-changed': {
    subject: 'The password of your account was changed',
    opening: 'Someone who was signed in and knew your password has changed it. Everyone else was signed out.',
    ifYou,
    notYou: 'If it was not you, please request a new password now. The sign-in page can send you a link for it.',
    short: 'The password of your will account was changed. If it was not you, please request a new password now.',
  },

  'long-session': {
    subject: 'You have been signed in for a long time',
    opening: (since: string) => `A browser or program has been signed in to your account since ${since}, without a new password.`,
    ifYou,
    notYou:
      'If you do not know it, or do not use it any longer, please sign in, go to “Where you are signed in” and end it there. Then choose a new password.',
    short: 'A browser has been signed in to your will account for over 90 days. If you do not know it, please sign in and end it.',
  },
};
