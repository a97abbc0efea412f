import type { Channel } from '#words/channels.ts';

const CHANNELS: Record<Channel, string> = { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

const EXAMPLE = '+43 660 1234567';

/** The words of the form for one person who may open the will. */
export const survivorForm = {
  name: 'Name of this person',
  nameHint: 'It is printed on their paper.',
  nameMissing: 'Enter the name of this person.',
  relationship: 'Who is this person to you?',
  relationshipMissing: 'Enter who this person is to you.',
  tooLong: 'Enter at most 100 characters.',
  contacts: 'How can this person be reached?',
  contactsHint: 'Two addresses are better than one.',
  accountHint:
    'WhatsApp and Telegram need an account of yours, which you can connect later. The page “How we reach you” shows whether SMS needs one too.',
  notYet: 'We do not write to this person now.',
  addresses: { email: 'E-mail address', sms: 'Mobile number for SMS', whatsapp: 'Number for WhatsApp', telegram: 'Name on Telegram' },
  phoneHint: 'With + and the country code.',
  telegramHint: 'For example @anna_miller.',
  noContact: 'Enter at least one address or number of this person.',
  addressProblems: {
    email: 'Enter an e-mail address such as name@example.com.',
    telegram: 'Enter a name such as @anna_miller.',
    phone: `Enter the whole number with + and the country code, without (0), for example ${EXAMPLE}.`,
    countryCode: `Begin the number with + and the country code. In Austria, 0660 1234567 becomes ${EXAMPLE}.`,
    doubleZero: `Write + instead of 00 at the beginning, for example ${EXAMPLE}.`,
    zeroAfterCode: `Leave out the 0 after the country code, for example ${EXAMPLE}.`,
  },
  doubts: {
    shared: (address: string, names: string) =>
      `${address} is used more than once (${names}). Anyone who reads messages there can confirm for all of them. Separate addresses are safer.`,
    own: (address: string) => `${address} is your own address. Enter one that this trusted person reads.`,
  },
  another: 'Add another address:',
  channel: (channel: Channel) => CHANNELS[channel],
  first: 'Which do we try first?',
  firstHint: 'If one does not work, we try the next one.',
  language: 'Language of this person',
  message: 'Personal message',
  messageHint: 'For this person only, when your will is open. Optional. After you save it, we do not show it again.',
  messageTooLong: 'Enter at most 20,000 characters.',
  known: 'There is a personal message. We do not show it again.',
  knownChoices: { keep: 'Keep it', replace: 'Write a new one', remove: 'Delete it', restore: 'Restore the deleted one' },
  deleted: (until: string) => `The personal message was deleted. You can restore it until ${until}.`,
  restoreReplaced: 'Restore the one before',
  replacedByLink: (until: string) =>
    `A link of ours brought an earlier personal message back. You can restore the one that was there before until ${until}.`,
  messageMissing: 'Write the new message, or choose to keep the old one.',
  proposedTitle: (address: string) => `Is ${address} right?`,
  proposedText: 'Someone who has our link proposed this address. It is filled in below.',
  proposedInstead: (address: string) => `The address until now is ${address}.`,
  proposedCheck: 'Speak with this person before you save it, because we do not know who answered.',
  checked: 'I have checked these addresses: write to them again',
  checkedHint: 'Messages to one of them came back, or someone there does not want them.',
  rebound:
    'Your will is sealed. When you save other addresses, the key of your will is split again. All papers stay valid. We notify you. We also write to the old address that it was replaced, and name you there: so this person notices if it was not you.',
  add: 'Add this person',
  save: 'Save the changes',
  lost: {
    title: 'This person was added, but their paper was lost on the way',
    text: 'The connection broke before the paper arrived here, and we show it only once. Please make a new paper for this person in the list.',
    button: 'Continue to the list',
  },
  failures: {
    conflict: 'Something else was changed in the same moment, so this changed nothing. What you typed is still here. Please try again.',
    rate_limited: 'These were many changes in a short time, so nothing was changed now. Please wait until the time below, and then try again.',
  } as Record<string, string>,
};
