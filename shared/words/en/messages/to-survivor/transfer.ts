import { plural } from '#words/plural.ts';
import { opening } from './opening.ts';

const startedAndStopped = plural('en', { one: 'started and stopped once', other: 'started and stopped # times' });

/** The words of the messages that ask for a proof of identity. */
const waiting = { ...opening, enough: 'The documents open only after enough trusted people have confirmed their identity.' };

/** The messages about a transfer. */
export const transfer = {
  'transfer-started-survivor': {
    ...waiting,
    subject: (host: string) => `The transfer of the will of ${host} was started`,
    opening: (host: string) => `The transfer of this will was started. ${host} can still stop it.`,
    confirm: 'You can confirm your identity now, with a code that we send you or with a backup code from the paper in your sealed envelope.',
    short: 'The transfer of a will for which you are a trusted person was started.',
  },

  'authenticate-now': {
    ...waiting,
    subject: (host: string) => `Please confirm your identity to open the will of ${host}`,
    opening: (host: string) => `The period in which ${host} could stop the transfer by link has ended.`,
    confirm: 'Please confirm your identity now, with a code that we send you or with a backup code from the paper in your sealed envelope.',
    short: 'A will for which you are a trusted person needs you to confirm your identity.',
  },

  'authenticate-reminder': {
    ...waiting,
    subject: (host: string) => `Reminder: please confirm your identity to open the will of ${host}`,
    opening: 'A transfer of this will is running, and you have not confirmed your identity yet.',
    mayBeMissing: 'Your confirmation may be the one that is missing.',
    takeTime: 'Take the time that you need: waiting does not change anything.',
    short: 'Reminder: a will entrusted to you still needs you to confirm your identity.',
  },

  'transfer-cancelled-survivor': {
    subject: (host: string) => `The transfer of the will of ${host} was stopped`,
    opening: 'The transfer of this will was stopped.',
    closed: 'We open nothing now. You do not need to do anything.',
    short: 'The transfer of a will for which you are a trusted person was stopped.',
  },

  'starts-digest-survivor': {
    subject: (host: string) => `The transfer of the will of ${host} was started again and stopped`,
    opening: (since: string, stops: number) => `Since ${since}, the transfer of this will was ${startedAndStopped(stops)}.`,
    onceADay: 'It had been stopped before, so we write about this only once a day.',
    ownMessage: 'You do not need to do anything. If a transfer runs for a day, you get a separate message about it.',
    short: 'The transfer of a will for which you are a trusted person was started again and stopped.',
  },

  'documents-accessible': {
    subject: (host: string) => `The documents of ${host} can be read now`,
    opening: 'Enough people have confirmed their identity, so the documents are open now.',
    readUntil: (until: string) =>
      `If you have confirmed your identity, you can read the personal message to you and download the documents until ${until}. If not, the same page asks you to do so.`,
    save: 'Please save the documents on your own computer.',
    step: 'Read my message and the documents',
    short: 'The documents of a will for which you are a trusted person can be read now.',
  },

  'opening-failed': {
    subject: (host: string) => `The documents of ${host} cannot be opened yet`,
    opening: 'Enough people have confirmed their identity, but we cannot open the documents yet.',
    why: 'We could not read them from the storage in which they are kept, or they are not what was sealed. We only show documents that are exactly what was sealed.',
    again: 'We try again every day, and we write to you as soon as the documents open. You do not need to confirm your identity again.',
    keepEnvelope: 'Please keep your sealed envelope. It also opens the documents without us, if someone finds an intact copy of them.',
    short: 'A will for which you are a trusted person cannot be opened yet, and we try again every day.',
  },

  'first-access': {
    subject: (host: string) => `The documents of ${host} were opened with your code`,
    opening: 'The documents were just opened for the first time by someone who confirmed your identity.',
    ifYou: 'If it was you, you do not need to do anything.',
    notYou: 'If it was not you, someone else has used your code. Please tell the other trusted people, and put your sealed envelope in a safe place.',
    short: 'The documents of a will were opened for the first time with your proof of identity.',
  },

  'codes-guessed': {
    subject: (host: string) => `Many wrong codes were entered for the will of ${host}`,
    opening: (whose: string) => `Someone entered many wrong codes for ${whose} in the transfer of this will.`,
    /** In place of a name that has nothing to show. */
    unnamed: 'one of you',
    slower: 'Nothing was opened. We now send codes for this person much less often, so that guessing takes too long.',
    mistyped:
      'If one of you mistyped the codes, please use a backup code from the paper in the sealed envelope instead. Otherwise you do not need to do anything.',
    short: 'Someone entered many wrong codes for a will entrusted to you, and nothing was opened.',
  },

  'backup-codes-guessed': {
    subject: (host: string) => `Many wrong backup codes were entered for the will of ${host}`,
    opening: 'Within a day, someone entered at least ten wrong backup codes for you in the transfer of this will.',
    stillWork: 'A wrong code opens nothing, and the codes on the paper in your sealed envelope still work.',
    ifYou: 'If it was you, please read the code on your paper again, or ask for a code that we send you.',
    notYou: (host: string) => `If it was not you, someone else may have seen your paper. Please tell ${host}.`,
    short: 'Someone entered many wrong backup codes for you in a will entrusted to you.',
  },

  'transfer-stalled-survivor': {
    subject: (host: string) => `The will of ${host} still cannot be opened`,
    opening: 'In the last 30 days, too few trusted people have confirmed their identity.',
    stillValid: 'Everything done so far stays valid. The documents open as soon as enough people have confirmed their identity.',
    speak:
      'If you can, please speak with the others. Each person needs a code that we send, or a backup code from the paper in their sealed envelope.',
    short: 'A will entrusted to you stays closed: too few people have confirmed their identity.',
  },
};
