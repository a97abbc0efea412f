const CLOSED = 'If your will is sealed, nothing about it can be changed until you have confirmed your identity.';
const CONNECTORS = 'Channels that were added or set up in the last seven days carry no messages until you enter their settings again.';

/** The page of a link, by the kind of the link. A time is already written in the language of the page. */
export const answers = {
  /** What happens when the reader presses the button, and its label. */
  offers: {
    check: {
      title: 'Are you well?',
      sentences: [
        'You asked us to check from time to time that you are well. If you are, please press the button.',
        'If a transfer was started, it stops. Until you press the button, nothing changes.',
      ],
      button: 'Yes, I am well',
    },
    review: {
      title: 'Is everything in your will still right?',
      sentences: [
        'Once a year we ask you whether your will is still right: the documents, the people, and how we reach them. Our message has the list.',
        'If nothing has to change, please press the button. It also tells us that you are well.',
      ],
      button: 'Everything is still right',
      elsewhere: 'Change something',
    },
    pending: {
      title: 'Are you well?',
      sentences: [
        'You have not answered our checks, so your trusted people may start the transfer of your will.',
        'If you are well, please press the button. If a transfer was started, it stops. We notify your trusted people that you have answered, and we check from time to time that you are well, as before.',
      ],
      button: 'I am well: stop the transfer',
    },
    stop: {
      title: 'Stop the transfer of your will?',
      sentences: [
        'One of your trusted people has started the transfer of your will.',
        'If you are well, please press the button. The transfer ends, and we open nothing. We notify your trusted people that it was stopped with this link.',
      ],
      button: 'I am well: stop the transfer',
    },
    // Once the Host has denied the reset; before that the page says what it was.
    recovery: {
      title: 'Was it you who chose a new password?',
      sentences: [
        'Someone used a link of ours to tell us that you did not reset the password of your account. So the password from before the reset works again.',
        'If you did reset it, please press the button. We then send you a new link to choose a password.',
      ],
      button: 'I reset the password myself',
    },
    'undo-email': {
      title: 'Undo the change of your e-mail address?',
      sentences: [
        'The e-mail address of your account was changed.',
        'If it was not you, please press the button. Your account then has its earlier address again, everyone is signed out, and we send you a link to choose a new password.',
        `${CLOSED} If you made the change and only want the earlier address, please sign in and enter it there.`,
      ],
      button: 'It was not me: undo the change',
    },
    'not-me': {
      title: 'Did someone else change your will account?',
      sentences: [
        'If it was not you, please press the button. Everyone is signed out, and we send you a link to choose a new password.',
        'Nothing about your will can be changed until you have confirmed your identity. If a name or contact details were replaced, the earlier ones are used again. If a person was added, that person is removed again. If our checks were paused, the pause ends. A stop card no longer works.',
      ],
      button: 'It was not me',
    },
    'undo-settings': {
      title: 'Undo the change of your check settings?',
      sentences: [
        'Someone changed how often we check that you are well, or how soon your trusted people may start the transfer of your will.',
        'If it was not you, please press the button. The earlier settings are used again. Everyone is signed out, and we send you a link to choose a new password.',
        'Nothing about your will can be changed until you have confirmed your identity. If you made the change and only want other settings, please sign in and change them there.',
      ],
      button: 'It was not me: undo the change',
    },
    'undo-factor': {
      title: 'Did someone else change the second factor of your account?',
      sentences: [
        'If it was not you, please press the button. Everyone is signed out, and we send you a link to choose a new password.',
        'Passkeys, authenticator apps and recovery codes that were added in the last seven days stop working. What was removed is not put back.',
        CLOSED,
      ],
      button: 'It was not me',
    },
    'undo-deletion': {
      title: 'Keep what would be deleted?',
      sentences: [
        'Someone who was signed in to your account, and knows its password, asked us to delete your will or your whole account.',
        'If you want to keep everything, or if it was not you, please press the button. Then nothing is deleted, and everything stays as it is.',
      ],
      button: 'Keep everything',
    },
    'opt-out': {
      title: 'Do you not know the person who named you?',
      sentences: [
        'Someone named you as a trusted person for their will and gave us the address to which we wrote.',
        'If you do not know this person, please press the button. We then send no more notices to this address, and we tell the person that the address may be wrong.',
      ],
      button: 'I do not know this person',
    },
  },

  /** After the thanks for a sign of life. */
  nextAsk: (moment: string) => `We ask you next on ${moment}.`,

  done: {
    check: { title: 'Thank you', sentences: ['We are glad to hear from you.'] },
    review: { title: 'Thank you', sentences: ['We are glad to hear from you. We ask again in a year.'] },
    pending: {
      title: 'Thank you',
      sentences: [
        'We are glad to hear from you. If a transfer was started, it has stopped. We are notifying your trusted people, and we check from time to time that you are well, as before.',
      ],
    },
    stop: {
      title: 'The transfer was stopped',
      sentences: ['We are glad to hear from you. The transfer was stopped, and we are notifying your trusted people.'],
    },
    recovery: { title: 'Thank you', sentences: ['We are sending you a link by e-mail. Please choose a new password with it.'] },
    'undo-email': {
      title: 'The change was undone',
      sentences: [
        'Your account has its earlier e-mail address again, and everyone was signed out.',
        `Please choose a new password with the link that we are sending you. ${CLOSED}`,
        CONNECTORS,
      ],
    },
    'not-me': {
      title: 'Your will is safe from further changes',
      sentences: [
        'Everyone was signed out, and nothing about your will can be changed until you have confirmed your identity. If this change replaced a name or contact details, the earlier ones are used again. If it added a person, that person was removed. If it paused our checks, the pause has ended. Your stop card no longer works.',
        'Please choose a new password with the link that we are sending you.',
        'New backup codes stay valid, and removed people have to be added again. Please check your trusted people, and make new papers where you are not sure.',
        CONNECTORS,
      ],
    },
    'undo-settings': {
      title: 'The change was undone',
      sentences: [
        'The earlier settings are used again. Everyone was signed out, and nothing about your will can be changed until you have confirmed your identity.',
        'Please choose a new password with the link that we are sending you. This was not an answer to our checks. If a check or a transfer is waiting for your answer, please answer it too.',
        CONNECTORS,
      ],
    },
    'undo-factor': {
      title: 'Everyone was signed out',
      sentences: [
        'Passkeys, authenticator apps and recovery codes that were added in the last seven days no longer work.',
        `Please choose a new password with the link that we are sending you. ${CLOSED} Then please add a passkey or an authenticator app again.`,
        CONNECTORS,
      ],
    },
    'undo-deletion': {
      title: 'Nothing will be deleted',
      sentences: [
        'Everything stays as it is. If we wrote to your trusted people that your will would be deleted, we now tell them that it is kept.',
        'If it was not you who asked for the deletion, someone knows your password. Please sign in and choose a new one.',
      ],
    },
    'opt-out': { title: 'Thank you', sentences: ['We send no more notices to this address. We are sorry for the trouble.'] },
  },

  /** On the page of a stop link: also asks to remove the Survivor who started the transfer. `asked`: after its button. */
  removal: {
    /** For a name with nothing to show. */
    unnamed: 'this person',
    sentence: (name: string) =>
      `It was started with a code of ${name}. If you no longer trust ${name}, you can ask us to remove this person. A link alone removes no one: you confirm it when you sign in.`,
    button: (name: string) => `I am well: stop the transfer, and ask to remove ${name}`,
    asked: (name: string) => ({
      title: 'The transfer was stopped',
      sentences: [
        'We are glad to hear from you. The transfer was stopped, and we are notifying your trusted people.',
        `${name} is not removed yet. Please sign in to the service within 7 days: we show you your wish there, and you remove ${name} or do nothing.`,
        `Until then, ${name} can start a transfer at most once a day. You can stop each one.`,
      ],
    }),
  },

  /** Everyone was signed out, and the change itself could not be undone. */
  held: {
    title: 'Everyone was signed out',
    sentences: [
      'Nothing about your will can be changed until you have confirmed your identity. We cannot undo the change at the moment.',
      'If a transfer is running, please stop it with the link in our message about it. Then open this link again and press the button once more.',
    ],
  },

  used: {
    title: 'You have already answered',
    sentences: ['This link was already used, and your answer counts. You do not need to do anything.'],
  },

  /** These links undo what they can. The reader has to do the rest. */
  usedUp: {
    'not-me': {
      title: 'Everyone was already signed out',
      sentences: [
        'Nothing about your will can be changed until you have confirmed your identity. This change was undone as far as possible.',
        'New backup codes stay valid, and removed people have to be added again. Please check your trusted people as soon as you can.',
      ],
    },
    recovery: { title: 'You have already answered', sentences: ['This reset was already answered. You do not need to do anything.'] },
    'undo-settings': { title: 'This change was already undone', sentences: ['The earlier settings are used again. You do not need to do anything.'] },
    'undo-factor': {
      title: 'This change was already rejected',
      sentences: ['Everyone was signed out. Please choose a new password if you have not done so.'],
    },
    'undo-deletion': { title: 'Nothing will be deleted', sentences: ['This was already undone, or has ended. Everything stays as it is.'] },
    'opt-out': { title: 'Thank you', sentences: ['We send no notices to this address.'] },
  },

  refused: {
    invalid_link: {
      title: 'This link is not complete',
      sentences: ['Please copy the whole link from our message. You can also sign in to the service and tell us there that you are well.'],
    },
    link_expired: {
      title: 'This link no longer works',
      sentences: [
        'We have sent you a newer message, or the link has expired.',
        'If you are well, please use our newest message, or sign in to the service and tell us there.',
      ],
    },
  },

  /** On the page of an expired link whose Host can request a new one. `asked`: after its button, in every case. */
  freshLink: {
    sentence: 'If a check or a transfer is waiting for your answer, we can send you a new link over the same channel as this one.',
    button: 'Send me a new link',
    asked: {
      title: 'Please look for a new message from us',
      sentences: [
        'If a check or a transfer is waiting for your answer and a link can still answer it, you get a new link within a few minutes. We send at most three in an hour.',
        'If no message arrives, please sign in to the service. There you can always tell us that you are well.',
      ],
    },
  },

  /** A new link was requested for a link that still works. */
  stillWorks: {
    title: 'This link works',
    sentences: ['Please open the link in our message again and press the button there.'],
  },

  /** A password reset that is not confirmed yet. */
  reset: {
    title: 'Did you reset the password of your account?',
    /** `until`: absent if only a confirmation ends the wait. */
    happened: (at: string, until?: string) =>
      until === undefined
        ? `The password of your account was reset by e-mail on ${at}. Until you confirm that it was you, nothing about your will can be changed.`
        : `The password of your account was reset by e-mail on ${at}. Until ${until}, nothing about your will can be changed.`,
    /** The same for an account that a second factor protects. */
    happenedProtected: (at: string) => `The password of your account was reset by e-mail on ${at}. Changes still need your second factor.`,
    /** The same before a will is sealed. */
    happenedUnsealed: (at: string) => `The password of your account was reset by e-mail on ${at}.`,
    /** A reset that a link by e-mail has rejected. `until` as above. */
    happenedDenied: (at: string, until?: string) =>
      until === undefined
        ? `A link by e-mail rejected a reset of your password on ${at}. Your earlier password works again. Until you confirm that it was you, nothing about your will can be changed.`
        : `A link by e-mail rejected a reset of your password on ${at}. Your earlier password works again. Until ${until}, nothing about your will can be changed.`,
    confirmElsewhere:
      'This link came by e-mail, so it cannot confirm the reset. If you reset the password, please use the link that we sent over another channel.',
    nothingToDo: 'If you reset the password, you do not need to do anything else.',
    howToDeny:
      'If you did not reset it, please press the button that says so. Everyone is signed out, and the password from before the reset works again. For 7 days a new password needs backup codes of your trusted people, so that no one who can read your e-mail can set one.',
    /** The same before a will is sealed. */
    howToDenyUnsealed:
      'If you did not reset it, please press the button that says so. Everyone is signed out, and the password from before the reset works again. Your account is put back as it was before the reset. What was set in it since then is kept for 30 days, and you decide what of it is yours.',
    cannotDeny: 'This link cannot reject the reset. If you did not reset the password, please choose a new password again.',
    mine: 'I am well, and I reset the password',
    notMine: 'I am well, but I did not reset it',
    /** The reader has rejected the reset themselves. */
    rejected: 'I am well, and I rejected the reset',
    /** After the reset was rejected by e-mail. `until` as above. */
    stillClosed: (until?: string) =>
      until === undefined
        ? 'Until you have confirmed it over another channel, nothing about your will can be changed, because someone else may know your earlier password. Backup codes of enough trusted people end this immediately.'
        : `Until ${until}, nothing about your will can be changed, because someone else may know your earlier password. Backup codes of enough trusted people end this immediately.`,
    /** A running transfer that links no longer stop. */
    stopsNothing: 'This link does not stop the transfer of your will that is running. To stop it, please sign in.',
    confirmed: { title: 'Thank you', sentences: ['You can change everything about your will again.'] },
    unconfirmed: {
      title: 'Thank you',
      sentences: [
        'Your answer did not change anything about the reset of your password. Please open our newest message on another channel.',
        'A link by e-mail cannot confirm a reset. A channel that is new to your account cannot reject it. No link confirms a later reset.',
      ],
    },
    denied: {
      title: 'Your earlier password works again',
      sentences: (until: string, survivors: number | undefined) => [
        'Everyone was signed out. To sign in, use the password from before the reset.',
        `Until ${until} a new password needs backup codes of ${survivors} of your trusted people. The codes are on the papers in their sealed envelopes.`,
        'Someone else may be able to read your e-mail. Please change the password of your mailbox.',
      ],
      /** Before a will is sealed. `names`: what was set aside. */
      sentencesUnsealed: (names: string) => [
        'Everyone was signed out. To sign in, use the password from before the reset.',
        ...(names === ''
          ? []
          : [
              `Your account is as it was before the reset. We keep for 30 days what was set in it since then: ${names}. Please sign in and decide what of it is yours.`,
            ]),
        'Someone else may be able to read your e-mail. Please change the password of your mailbox.',
      ],
      /** Stand for what was set aside and has no name. */
      unnamed: { settings: 'your settings', factors: 'your second factor' },
    },
  },
};

export type AnswerWords = typeof answers;
