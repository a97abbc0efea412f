import { plural } from '#words/plural.ts';

const weeks = plural('en', { one: 'One week', other: '# weeks' });

/** The words of the settings of a Host. */
export const settings = {
  checksTitle: 'How we ask whether you are well',
  pause: {
    title: 'A pause of the checks',
    none: 'No pause',
    text: 'If you cannot answer for some weeks, for example on a journey or in hospital, we do not check during this time. After it we check again.',
    length: 'How long should the pause be?',
    lengthHint: 'Your trusted people do not learn of it. They can still start a transfer, and you have 48 hours to stop it.',
    weeks,
    missing: 'Choose how long the pause should be.',
    begin: 'Begin the pause',
    noneLeft: 'You have used the 120 days that checks can pause in a year.',
    running: (moment: string) => `We do not check until ${moment}. Then we send you a check.`,
    end: 'End the pause now',
    notSealed: 'We send no checks until your will is sealed.',
    notNow: 'Please tell us first that you are well. Then you can pause the checks.',
  },
  channelTitle: 'The channel that we use first',
  channel: 'Where should we ask you first?',
  channelHint: 'If it does not work, we use the others, and finally the e-mail address of your account.',
  noPreference: 'In the order of the page “How we reach you”',
  channelSave: 'Save this channel',
  channelSaved: 'This is saved. We use this channel first from now on.',
  channelUntested: (name: string) => `${name} (not tested yet)`,
  channelNone: 'We write to the e-mail address of your account.',
  channelAdd: 'Add another channel',
  startTitle: 'Who may start a transfer',
  startText:
    'A trusted person can start a transfer with their name alone. You then have 48 hours to stop it. If someone might abuse this, let them confirm their identity first.',
  startName: 'With their name alone',
  startProof: 'Start only with a code or the paper',
  startProofHint: 'Every trusted person then needs one of their addresses or the paper from their envelope.',
  startSave: 'Save this choice',
  startSaved: 'Your choice is saved.',
  youTitle: 'About you',
  name: 'Your name',
  nameHint: 'Your trusted people read this name in our messages. If your will is sealed, we inform them about a new name.',
  nameMissing: 'Enter your name, with at most 100 characters.',
  language: 'The language of our messages',
  languageHint: 'Our messages to you are in this language. You choose the language of these pages at the top.',
  timezone: 'Your time zone',
  timezoneHint:
    'We give all times in messages in this time zone. In any zone but UTC, we send no check between 8 in the evening and 8 in the morning, but before that time.',
  youSave: 'Save these details',
  youSaved: 'Your details are saved.',
  email: 'Do you want to change your e-mail address or your password?',
  emailLink: 'Go to the page Security',
};
