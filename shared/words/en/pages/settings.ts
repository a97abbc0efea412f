/** The words of the settings of a Host. */
export const settings = {
  checksTitle: 'How we ask whether you are well',
  channelTitle: 'The channel that we use first',
  channel: 'Where should we ask you first?',
  channelHint: 'If it does not work, we use the others, and at last the e-mail address of your account.',
  noPreference: 'In the order of the page “How we reach you”',
  channelSave: 'Save this channel',
  channelSaved: 'This is saved. We use this channel first from now on.',
  channelUntested: (name: string) => `${name} (not tested yet)`,
  channelNone: 'We write to the e-mail address of your account.',
  channelAdd: 'Add another channel',
  youTitle: 'About you',
  name: 'Your name',
  nameHint: 'Your Survivors read this name in our messages. If your will is sealed, we inform them about a new name.',
  nameMissing: 'Enter your name, with at most 100 characters.',
  language: 'The language of our messages',
  languageHint: 'Our messages are in English for now. You choose the language of these pages at the top.',
  timezone: 'Your time zone',
  timezoneHint: 'We give all times in messages in this time zone.',
  youSave: 'Save these details',
  youSaved: 'Your details are saved.',
  email: 'Do you want to change your e-mail address or your password?',
  emailLink: 'Go to the page Security',
};

export type SettingsWords = typeof settings;
