import { name } from '#domain/messages/letter.ts';
import type { SurvivorTexts } from '#domain/messages/message.ts';
import type { AnsweredBy, SurvivorMessage, SurvivorTemplate } from '#domain/messages/message-effect.ts';
import { running } from '#domain/messages/running.ts';
import { formatMoment } from '#domain/moment.ts';
import type { Opening } from '#domain/opening.ts';
import { describeOpening } from '#domain/opening-text.ts';
import type { Transfer } from '#domain/transfer.ts';
import { HOW, host, notice, survivorLetter, whoWeAre } from './survivor-letter.ts';

type AccessibleTransfer = Transfer & { state: { accessExpiresAt: string } };

interface Waiting {
  link: string;
  /** Absent once it has come. */
  opening?: Opening | undefined;
}

/** The messages about a transfer. */
export const transferMessages: SurvivorTexts<{
  'transfer-started-survivor': { subject: Transfer; data: Waiting };
  'authenticate-now': { subject: Transfer; data: Waiting };
  'authenticate-reminder': { subject: Transfer; data: Waiting };
  'transfer-cancelled-survivor': { subject: true; data: { how: AnsweredBy } };
  'documents-accessible': { subject: AccessibleTransfer; data: { link: string; accessExpiresAt: string } };
  'opening-failed': { subject: true; data: object };
  'first-access': { subject: true; data: object };
  'codes-guessed': { subject: true; data: { whose: string } };
  'transfer-stalled-survivor': { subject: Transfer; data: { link: string } };
}> = {
  'transfer-started-survivor': {
    stillValid: running,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The transfer of the will of ${host(data)} has been started`,
      body: [
        whoWeAre(data),
        `The transfer of the will has been started. ${host(data)} can stop it. ${describeOpening(data.opening, data.reader)}`,
        'You can prove already now who you are, with a code that we send you or with one of the backup codes out of your sealed envelope.',
      ],
      step: { label: 'Prove who I am', link: data.link },
    }),
    short: notice('The transfer of a will that names you as a trusted person was started.', 'envelope'),
  },

  'authenticate-now': {
    stillValid: running,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `Please prove who you are, so that the will of ${host(data)} can be opened`,
      body: [
        whoWeAre(data),
        `The period in which ${host(data)} could stop the transfer by link has ended. Please confirm your identity now, with a code that we send or with a backup code from your sealed envelope. ${describeOpening(data.opening, data.reader)}`,
      ],
      step: { label: 'Prove who I am', link: data.link },
    }),
    short: notice('A will that names you as a trusted person needs you to confirm your identity.', 'envelope'),
  },

  'authenticate-reminder': {
    stillValid: running,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `A reminder: the will of ${host(data)} is waiting for you`,
      body: [
        whoWeAre(data),
        `You have not confirmed your identity yet. ${describeOpening(data.opening, data.reader)} Your confirmation may be the one that is missing. There is no hurry: nothing is lost by waiting.`,
      ],
      step: { label: 'Prove who I am', link: data.link },
    }),
    short: notice('Reminder: a will that names you still needs you to confirm your identity.', 'envelope'),
  },

  'transfer-cancelled-survivor': {
    stillValid: () => true,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The transfer of the will of ${host(data)} was stopped`,
      body: [
        `The transfer of the will of ${host(data)} has been stopped. ${HOW[data.how]} Nothing can be read now, and you need not do anything.`,
        'If you have reason to think that somebody else stopped it, you may start the transfer again. Keep your sealed envelope in any case.',
      ],
    }),
    short: notice('The transfer of a will that names you as a trusted person was stopped.', 'nothing'),
  },

  'documents-accessible': {
    stillValid: (_, { transfer }) => transfer?.state.status === 'accessible' && { ...transfer, state: transfer.state },
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The documents of ${host(data)} can be read now`,
      body: [
        whoWeAre(data),
        `Enough people have proven who they are. If you have done so too, you can now read the message that was left for you and download the documents, until ${formatMoment(data.accessExpiresAt, data.reader)}.`,
      ],
      step: { label: 'Read my message and the documents', link: data.link },
      after: ['Please save the documents on your own computer. If you have not proven yet who you are, the same page leads you there.'],
    }),
    short: notice('The documents of a will that names you as a trusted person can be read now.', 'envelope'),
  },

  'opening-failed': {
    stillValid: (_, { transfer }) => transfer?.state.status === 'failed',
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The documents of ${host(data)} cannot be opened yet`,
      body: [
        whoWeAre(data),
        'Enough people have proven who they are, but the documents could not be read in the place where they are kept, or are not what was sealed there. We do not show anything of which we are not sure.',
        'We try again every day and write to you as soon as they open. You need not prove again who you are. Please keep your sealed envelope: it also opens the documents without us, if somebody finds a good copy of them.',
      ],
    }),
    short: notice('A will that names you as a trusted person cannot be opened yet, and we try again every day.', 'nothing'),
  },

  'first-access': {
    stillValid: () => true,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The documents of ${host(data)} were opened with your proof`,
      body: [
        `The documents of ${host(data)} have just been opened for the first time by somebody who proved to be you. If that was you, all is well, and you need not do anything.`,
        'If it was not you, please tell the other people who were named, and take your sealed envelope to a safe place: somebody has used your code.',
      ],
    }),
    short: notice('The documents of a will were opened for the first time with your proof of identity.', 'warn the others'),
  },

  'codes-guessed': {
    stillValid: () => true,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: 'Somebody is guessing codes',
      body: [
        whoWeAre(data),
        `Somebody has typed many wrong codes for ${name(data.whose, 'one of you')} in the transfer of this will. Nothing was opened by it, and it has become much slower to try. If it was one of you who mistyped, please use a backup code from the paper instead.`,
      ],
    }),
    short: notice('Someone entered many wrong codes for a will that names you, and nothing was opened.', 'nothing'),
  },

  'transfer-stalled-survivor': {
    stillValid: running,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The will of ${host(data)} still cannot be opened`,
      body: [
        whoWeAre(data),
        'For 30 days too few of the people who were named have proven who they are. Everything done so far stays and goes on counting: the documents open as soon as enough have done so.',
        'If you can, please speak with the others. Each needs a code that we send, or a backup code out of their sealed envelope.',
      ],
      step: { label: 'Prove who I am', link: data.link },
    }),
    short: notice('A will that names you stays closed: too few people have confirmed their identity.', 'envelope'),
  },
};

/** The template that fits now: a Survivor who is notified of a start after its 48 hours needs their link, and no deadline that has passed. */
export function currentTemplate({ template }: SurvivorMessage, transfer: Transfer | undefined): SurvivorTemplate {
  if (template !== 'transfer-started-survivor' || !transfer || transfer.state.status === 'initiated') return template;
  return transfer.state.status === 'accessible' || transfer.state.status === 'failed' ? 'where-to-start' : 'authenticate-now';
}
