/** The page on which a person whom a Host has named says whether they are ready and whether we reach them. */
export const confirm = {
  title: 'Will you be a trusted person?',
  lead: (host: string) => `${host} named you as a trusted person for their will, and asked us to write to you.`,
  who: 'We keep wills. When a person has died, we hand their will over to the people whom they trust.',
  means: 'What a trusted person does',
  meansSteps: (host: string) => [
    `You get a sealed envelope from ${host}. Keep it closed, in a safe place.`,
    `If ${host} dies, you and the other trusted people open the will together. None of you can open it alone.`,
    `If someone starts this by mistake, ${host} has 48 hours to stop it.`,
    'Until then we ask nothing of you. Once a year we ask whether we still reach you.',
  ],
  sentTo: (address: string) => `We sent our message to ${address}.`,
  unsure: 'Is this genuine?',
  unsureText: (host: string) =>
    `If you are not sure, speak with ${host} before you answer. We never ask you for a password, for money or for a document.`,

  answer: 'Your answer',
  answerMissing: 'Choose one of the answers.',
  answers: {
    confirmed: 'Yes, I am ready, and this address is right',
    wrong_contact: 'It is me, but I have another address',
    not_me: 'I do not know this person, or I do not want this',
  },
  hints: {
    confirmed: 'You can change this answer later with the same link.',
    wrong_contact: 'We show the other address to the person who named you. They decide.',
    not_me: 'We stop our notices to this address and notify the person who named you.',
  },
  address: 'Your other e-mail address',
  addressHint: 'You can leave this empty, and tell the person yourself.',
  addressWrong: 'Enter an e-mail address such as name@example.com, or leave the field empty.',
  language: 'In which language shall we write to you?',
  send: 'Send my answer',

  confirmedTitle: 'Thank you. You are confirmed',
  confirmed: (host: string) => `You do not need to do anything else now. ${host} can see that you are ready.`,
  keep: 'What to keep',
  keepSteps: (host: string) => [
    `The sealed envelope from ${host}. If you do not have it yet, ask for it.`,
    'Keep it closed, and do not photograph what is in it.',
    'Tell one person whom you trust where it is, in case you cannot fetch it yourself.',
  ],
  later: 'What happens next',
  laterSteps: (host: string, site: string) => [
    'Once a year we send you an e-mail and ask again.',
    `If ${host} does not answer us for a long time, we write to you.`,
    `If ${host} has died and you have no message from us, take out the envelope and open ${site}`,
  ],

  /** Where a person who has confirmed also learns that a message for them is on its way. */
  alerts: {
    title: 'So that you notice our messages',
    text: 'Messages are easily overlooked. If you like, we also say on this device or in Telegram that a message for you is on its way. It names no one, and says nothing about the will.',
    /** `at`: when it was added. */
    here: {
      push: (at: string) => `A device, since ${at}`,
      telegram: (at: string) => `Telegram, since ${at}`,
    },
    remove: {
      push: 'Remove the device',
      telegram: 'Remove Telegram',
    },
    turnOn: 'Notify me on this device',
    willAsk: 'Your browser then asks whether you allow it.',
    turnedOn: 'This device now shows when a message for you is on its way. You get a first one in a moment.',
    denied: 'Your browser does not allow notifications of this page. Please allow them in its settings for this page, and press the button again.',
    failed:
      'Your browser could not turn on notifications. Please check your internet connection, and press the button again. In a private window it does not work.',
    connectChat: 'Notify me in Telegram',
    openChat: 'Open Telegram',
    pressStart: 'Press “Start” there. This page then shows that it worked.',
    connected: 'We now also write to you in Telegram when a message for you is on its way.',
    removed: 'It was removed.',
    none: 'This browser cannot show notifications of this page. Nothing is missing: our messages come as before.',
  },

  wrongTitle: (host: string) => `Thank you. ${host} now decides`,
  wrong: (host: string) => `We show your answer to ${host}. We have changed nothing: we still write to the address that we have.`,
  wrongNext: (host: string) => `Please also tell ${host} yourself, because we cannot know who answers here.`,

  notMeTitle: 'Thank you. We stop our notices',
  notMe: 'We no longer send notices to this address. The person who named you is notified that this is not the right one.',
  notMeMistake: 'If you chose this by mistake, speak with the person who named you. They can save your address again and invite you later.',

  change: 'Change my answer',
  closedTitle: 'This link cannot be answered',
  closed: 'Nothing was changed.',
  noLink: 'Please open the link in our e-mail again. If it is long, copy it as a whole.',
  failures: {
    invalid_link: 'This link is not complete, or it is not from us. Please open it from our e-mail again.',
    link_expired: 'This link has ended. Please ask the person who named you to send you a new invitation.',
  },
};
