import { plural } from '#words/plural.ts';

const attempts = plural('en', { one: '# more attempt', other: '# more attempts' });

/** Where a Survivor starts a transfer. */
export const start = {
  title: 'Start the transfer of a will',
  lead: 'If the person who named you has died, we are very sorry. In that case, you can start the transfer here: it opens the will for its trusted people.',
  happens: 'What happens if you start',
  steps: [
    'We first write to the person whose will this is, over all their channels. They have 48 hours to stop the transfer.',
    'During this time, we open nothing.',
    'You and the other trusted people confirm your identity, with a code that we send or a code from your paper.',
    'When enough of you have done so, you can read your personal message and save the documents for 14 days.',
  ],
  harmless: 'You do not need to be afraid of a mistake. If the person is alive and well, they can stop the transfer, and the will stays closed.',
  how: 'How do you want to start?',
  howByPaper: 'With the paper from my sealed envelope',
  howByPaperHint: 'This also confirms your identity. You do not need a message from us.',
  howByCode: 'With a code to my telephone or e-mail address',
  howByCodeHint: 'It must be an address that was stored for you.',
  howByName: 'With my name only',
  howByNameHint: 'We then send you a message with your personal link.',
  howByHelp: 'I have none of these, or I am not sure',
  howByHelpHint: 'We send you a message that says what to do.',
  isAlive: 'Do you know that the person is alive?',
  tellAlive: 'They are alive, but cannot answer',
  back: 'Back',
  start: 'Start the transfer',

  byName: 'Start with your name',
  name: 'Your name',
  nameHint: 'As the person who named you wrote it, for example “Ben Miller”.',
  nameMissing: 'Enter your name.',
  notFound:
    'We found no will with this number for which you are a trusted person. Nothing was started. Write your name as the person wrote it, or use your paper.',
  running: 'A transfer of this will is already running',
  runningText:
    'You do not need to start it again. We sent you a message with your personal link, at most once an hour. Open that link, or join with your paper or a code.',
  needsProof: 'A name alone is not enough for this will',
  needsProofText:
    'The person whose will this is wants everyone to confirm their identity first. Nothing was started. Start with your paper or with a code.',
  tooSoon: 'The transfer was stopped twice a short time ago, so a name alone is not enough now. Start with a code or with your paper.',

  byCode: 'Start with a code',
  contactType: 'Where do we send the code?',
  contactTypes: { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' },
  contactValue: { email: 'Your e-mail address', phone: 'Your telephone number', telegram: 'Your name on Telegram' },
  contactHint: {
    email: 'The address that the person who named you knows.',
    phone: 'With the country code, for example +43 660 1234567.',
    telegram: 'For example @anna_miller.',
  },
  contactMissing: {
    email: 'Enter an e-mail address such as name@example.com.',
    phone: 'Enter the number with + and the country code, without (0).',
    telegram: 'Enter a name such as @username.',
  },
  hostEmail: 'E-mail address of the person whose will this is',
  codeSent: (destination: string) => `If you are a trusted person of this will with ${destination}, we are sending you a 6-digit code now.`,
  codeIsWrong: (left: number) =>
    left === 0
      ? 'This code no longer works. Nothing was started. Request a new code.'
      : `This code is wrong. Nothing was started. You have ${attempts(left)}.`,
  newCode: 'Send a new code, or change the address',

  byPaper: 'Start with your paper',
};
