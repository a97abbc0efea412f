import { formatMoment } from '#common/moment.ts';
import type { AnsweredBy, SurvivorMessage, SurvivorTemplate } from '#effects/message-effect.ts';
import { safeName } from '#messages/rules/letter.ts';
import type { SurvivorNames, SurvivorTexts } from '#messages/rules/message.ts';
import { runningTransfer } from '#messages/rules/running.ts';
import type { OpeningForecast } from '#transfers/rules/opening.ts';
import { describeOpening } from '#transfers/rules/opening-text.ts';
import type { Transfer } from '#transfers/rules/transfer.ts';
import { repeatedStarts } from '#wills/rules/starts-after-stop.ts';
import type { StartAfterStop } from '#wills/rules/will.ts';
import { ANSWERED_BY, hostLabel, PERSONAL_LINK, shortNotice, survivorLetter, whoWeAre } from './survivor-letter.ts';

type AccessibleTransfer = Transfer & { state: { accessExpiresAt: string } };

interface Waiting {
  link: string;
  /** Absent once it has come. */
  opening?: OpeningForecast | undefined;
}

/** The messages about a transfer. */
export const transferMessages: SurvivorTexts<{
  'transfer-started-survivor': { subject: Transfer; data: Waiting };
  'authenticate-now': { subject: Transfer; data: Waiting };
  'authenticate-reminder': { subject: Transfer; data: Waiting };
  'transfer-cancelled-survivor': { subject: true; data: { how: AnsweredBy } };
  'starts-digest-survivor': { subject: readonly StartAfterStop[]; data: { since: string; stops: number } };
  'documents-accessible': { subject: AccessibleTransfer; data: { link: string; accessExpiresAt: string } };
  'opening-failed': { subject: true; data: object };
  'first-access': { subject: true; data: object };
  'codes-guessed': { subject: true; data: { whose: string } };
  'backup-codes-guessed': { subject: Transfer; data: object };
  'transfer-stalled-survivor': { subject: Transfer; data: { link: string } };
}> = {
  'transfer-started-survivor': {
    upkeep: false,
    stillValid: runningTransfer,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The transfer of the will of ${hostLabel(data)} was started`,
      body: [
        `${whoWeAre(data)} The transfer of this will was started. ${hostLabel(data)} can still stop it.`,
        whenItOpens(data),
        'You can confirm your identity now, with a code that we send you or with a backup code from your sealed envelope.',
      ],
      step: { label: 'Confirm my identity', link: data.link },
      after: [PERSONAL_LINK],
    }),
    short: shortNotice('The transfer of a will that names you as a trusted person was started.', 'envelope'),
  },

  'authenticate-now': {
    upkeep: false,
    stillValid: runningTransfer,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `Please confirm your identity to open the will of ${hostLabel(data)}`,
      body: [
        `${whoWeAre(data)} The period in which ${hostLabel(data)} could stop the transfer by link has ended.`,
        `Please confirm your identity now, with a code that we send you or with a backup code from your sealed envelope.`,
        whenItOpens(data),
      ],
      step: { label: 'Confirm my identity', link: data.link },
      after: [PERSONAL_LINK],
    }),
    short: shortNotice('A will that names you as a trusted person needs you to confirm your identity.', 'envelope'),
  },

  'authenticate-reminder': {
    upkeep: false,
    stillValid: runningTransfer,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `Reminder: please confirm your identity to open the will of ${hostLabel(data)}`,
      body: [
        `${whoWeAre(data)} A transfer of this will is running, and you have not confirmed your identity yet.`,
        `${whenItOpens(data)} Your confirmation may be the one that is missing.`,
        'Take the time that you need: waiting does not change anything.',
      ],
      step: { label: 'Confirm my identity', link: data.link },
      after: [PERSONAL_LINK],
    }),
    short: shortNotice('Reminder: a will that names you still needs you to confirm your identity.', 'envelope'),
  },

  'transfer-cancelled-survivor': {
    upkeep: false,
    stillValid: () => true,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The transfer of the will of ${hostLabel(data)} was stopped`,
      body: [
        `${whoWeAre(data)} The transfer of this will was stopped. ${ANSWERED_BY[data.how]}`,
        'Nothing can be read now. You do not need to do anything.',
        'If you have reason to think that someone else stopped it, you can start the transfer again. Please keep your sealed envelope in any case.',
      ],
    }),
    short: shortNotice('The transfer of a will that names you as a trusted person was stopped.', 'nothing'),
  },

  'starts-digest-survivor': {
    upkeep: false,
    stillValid: ({ since }, { will }) => repeatedStarts(will, since),
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The transfer of the will of ${hostLabel(data)} was started again and stopped`,
      body: [
        `${whoWeAre(data)} Since ${formatMoment(data.since, data.reader)}, the transfer of this will was ${data.stops === 1 ? 'started and stopped once' : `started and stopped ${data.stops} times`}. It had been stopped before, so we write about this only once a day.`,
        'You do not need to do anything. If a transfer runs for a day, you get a separate message about it.',
        'If you have reason to think that someone else stopped it, you can start the transfer again. Please keep your sealed envelope in any case.',
      ],
    }),
    short: shortNotice('The transfer of a will that names you as a trusted person was started again and stopped.', 'nothing'),
  },

  'documents-accessible': {
    upkeep: false,
    stillValid: (_, { transfer }) => transfer?.state.status === 'accessible' && { ...transfer, state: transfer.state },
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The documents of ${hostLabel(data)} can be read now`,
      body: [
        `${whoWeAre(data)} Enough people have confirmed their identity, so the documents are open now.`,
        `If you have confirmed your identity, you can read the personal message to you and download the documents until ${formatMoment(data.accessExpiresAt, data.reader)}. If not, the same page asks you to do so.`,
        'Please save the documents on your own computer.',
      ],
      step: { label: 'Read my message and the documents', link: data.link },
      after: [PERSONAL_LINK],
    }),
    short: shortNotice('The documents of a will that names you as a trusted person can be read now.', 'envelope'),
  },

  'opening-failed': {
    upkeep: false,
    stillValid: (_, { transfer }) => transfer?.state.status === 'failed',
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The documents of ${hostLabel(data)} cannot be opened yet`,
      body: [
        `${whoWeAre(data)} Enough people have confirmed their identity, but we cannot open the documents yet.`,
        'We could not read them from the storage in which they are kept, or they are not what was sealed. We only show documents that are exactly what was sealed.',
        'We try again every day, and we write to you as soon as the documents open. You do not need to confirm your identity again.',
        'Please keep your sealed envelope. It also opens the documents without us, if someone finds an intact copy of them.',
      ],
    }),
    short: shortNotice('A will that names you as a trusted person cannot be opened yet, and we try again every day.', 'nothing'),
  },

  'first-access': {
    upkeep: false,
    stillValid: () => true,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The documents of ${hostLabel(data)} were opened with your code`,
      body: [
        `${whoWeAre(data)} The documents were just opened for the first time by someone who confirmed your identity.`,
        'If it was you, you do not need to do anything.',
        'If it was not you, someone else has used your code. Please tell the other people who were named, and put your sealed envelope in a safe place.',
      ],
    }),
    short: shortNotice('The documents of a will were opened for the first time with your proof of identity.', 'warn the others'),
  },

  'codes-guessed': {
    upkeep: false,
    stillValid: () => true,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `Many wrong codes were entered for the will of ${hostLabel(data)}`,
      body: [
        `${whoWeAre(data)} Someone entered many wrong codes for ${safeName(data.whose, 'one of you')} in the transfer of this will.`,
        'Nothing was opened. We now send codes for this person much less often, so that guessing takes too long.',
        'If one of you mistyped the codes, please use a backup code from the sealed envelope instead. Otherwise you do not need to do anything.',
      ],
    }),
    short: shortNotice('Someone entered many wrong codes for a will that names you, and nothing was opened.', 'nothing'),
  },

  'backup-codes-guessed': {
    upkeep: false,
    stillValid: runningTransfer,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `Many wrong backup codes were entered for the will of ${hostLabel(data)}`,
      body: [
        `${whoWeAre(data)} Within a day, someone entered at least ten wrong backup codes for you in the transfer of this will.`,
        'A wrong code opens nothing, and the codes in your sealed envelope still work.',
        'If it was you, please read the code on your paper again, or ask for a code that we send you.',
        `If it was not you, someone else may have seen your paper. Please tell ${hostLabel(data)}. If ${hostLabel(data)} has died, please tell the other people who were named.`,
      ],
    }),
    short: shortNotice('Someone entered many wrong backup codes for you in a will that names you.', 'warn the others'),
  },

  'transfer-stalled-survivor': {
    upkeep: false,
    stillValid: runningTransfer,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The will of ${hostLabel(data)} still cannot be opened`,
      body: [
        `${whoWeAre(data)} In the last 30 days, too few of the people who were named have confirmed their identity.`,
        'Everything done so far stays valid. The documents open as soon as enough people have confirmed their identity.',
        'If you can, please speak with the others. Each person needs a code that we send, or a backup code from their sealed envelope.',
      ],
      step: { label: 'Confirm my identity', link: data.link },
      after: [PERSONAL_LINK],
    }),
    short: shortNotice('A will that names you stays closed: too few people have confirmed their identity.', 'envelope'),
  },
};

function whenItOpens({ opening, reader }: SurvivorNames & Waiting): string {
  const sentence = describeOpening(opening, reader);
  return opening ? `${sentence} The documents open only after enough of the people who were named have confirmed their identity.` : sentence;
}

/** The template that fits now: a Survivor who is notified of a start after its 48 hours needs their link, and no deadline that has passed. */
export function currentTemplate({ template }: SurvivorMessage, transfer: Transfer | undefined): SurvivorTemplate {
  if (template !== 'transfer-started-survivor' || !transfer || transfer.state.status === 'initiated') return template;
  return transfer.state.status === 'accessible' || transfer.state.status === 'failed' ? 'where-to-start' : 'authenticate-now';
}
