/** The page on which a Host looks through what was set since the password was reset by e-mail. */
export const accountReview = {
  title: 'Is all of this yours?',
  /** `at`: when the password was reset. */
  reset: (at: string) => `Your password was reset by e-mail on ${at}.`,
  /** The same after several resets. `last`: the last one, or when it was rejected. */
  resets: (first: string, last: string) =>
    `Your password was reset by e-mail on ${first}. After that, it was reset again, or a reset was rejected, most recently on ${last}.`,
  why: 'Anyone who can read your e-mails can do this. So please check whether everything that was set in your account since then is yours.',
  nothing: 'There is nothing to look through now',

  asideTitle: 'What we have set aside',
  aside: [
    'We have put your account back as it was before the first reset. What was set in it since then is kept here, and has no effect.',
    'Please bring back only what you have set yourself. If your account has such an entry now, it is replaced.',
    'You do not need to do anything about the rest. We delete it when its time is over.',
  ],
  until: (moment: string) => `You can bring it back until ${moment}.`,
  bringBack: 'This is mine: bring it back',
  /** `name`: of the entry, or of its kind. */
  broughtBack: (name: string) => `Brought back: ${name}`,

  listTitle: 'What was set since the reset',
  empty: 'Nothing was set since then. You can seal your will as usual.',
  kinds: {
    survivor: 'Trusted person',
    connector: 'Channel',
    storage: 'Storage',
    settings: 'Settings',
    factors: 'Second factor',
    stop_card: 'Stop card',
    account: 'Your account',
    document: 'Document',
  },
  changes: {
    survivor: {
      added: 'This person was added.',
      changed: 'The entry of this person was changed.',
      removed: 'This person was removed.',
    },
    connector: { added: 'This channel was added.', changed: 'This channel was changed.', removed: 'This channel was removed.' },
    storage: { added: 'This storage was added.', changed: 'This storage was changed.', removed: 'This storage was removed.' },
    settings: 'Your settings were changed.',
    factors: 'A passkey, an authenticator app or the recovery codes were changed.',
    stop_card: 'A new stop card was made.',
    account: 'The details of your account were changed.',
    document: 'This document was uploaded before the last reset.',
  },
  /** `what`: a list of `fields`. */
  changed: (what: string) => `What is different: ${what}.`,
  fields: {
    name: 'the name',
    contacts: 'the contact details',
    paper: 'the paper',
    message: 'the personal message',
    channel: 'the access data, or where it reaches you',
    place: 'the place, or the access data',
    display_name: 'your name',
    email: 'your e-mail address',
    details: 'the other details',
  },
  correct: 'This is not mine: correct it',
  notMine:
    'If something is not yours, someone else can read your e-mails. Please correct it with the link at this entry, and change the password of your mailbox.',
  confirm: 'Everything in this list is mine',
  notNeeded: 'You do not need to confirm this list now.',
  confirmed: 'Thank you. You can seal your will now.',
  toSealing: 'Continue to the sealing',

  unprovenTitle: 'How long we remain careful',
  unproven: 'Nothing in this list proves to us yet that it is you. For example, a channel that is in it cannot confirm a reset of your password.',
  ends: {
    on: (moment: string) => `This is so until ${moment}.`,
    afterSealing: 'This is so until 30 days after you have sealed your will.',
    earlier:
      'It ends earlier if you confirm the reset with something that you had before it: a channel, a second factor, or codes from the papers of your trusted people.',
    proof:
      'This ends when you confirm the reset with something that you had before it: a channel, a second factor, or codes from the papers of your trusted people.',
  },

  /** After a reset that has set something aside, before the Host signs in. */
  done: {
    title: 'We have set something aside for you',
    text: 'Your password was reset before, and we do not know whether that was you. So we have put your account back as it was before the first reset. This was set in it since then:',
    next: 'Nothing is lost. Please sign in and tell us what of it is yours. You have 30 days for this.',
    open: 'Sign in and decide',
  },

  failures: {
    review_needed: 'The list was changed in the meantime, so nothing was confirmed. Please look through it once more.',
  } as Record<string, string>,
};
