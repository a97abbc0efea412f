import type { Recovery } from '#domain/host.ts';
import type { MessageState, SurvivorTexts } from '#domain/messages/message.ts';
import type { AnsweredBy, SurvivorMessage } from '#domain/messages/message-effect.ts';
import { formatMoment } from '#domain/moment.ts';
import { HOW, host, type Invited, notice, startNeeds, survivorLetter, whoWeAre } from './survivor-letter.ts';

/** The messages that a Host does not answer, cannot be reached, or has answered again. */
export const silenceMessages: SurvivorTexts<{
  'pending-transfer-survivor': { subject: true; data: Invited };
  'unreachable-host': { subject: true; data: Invited & { isCutOff: boolean } };
  'password-reset-survivor': { subject: Recovery & { until: string }; data: Invited & { hostName: string; until: string } };
  'where-to-start': { subject: true; data: Invited & { link?: string } };
  'host-is-back': { subject: true; data: { how: AnsweredBy } };
}> = {
  'pending-transfer-survivor': {
    stillValid: (_, { will }) => will?.status === 'pending_transfer',
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `${host(data)} has not answered us for some time`,
      body: [
        whoWeAre(data),
        `${host(data)} asked us to make sure from time to time that all is well, and has not answered for some time. We do not know why. If something has happened, you may start the transfer of the will now; if you know that all is well, you need not do anything.`,
        startNeeds(data),
      ],
      step: { label: 'Start the transfer', link: data.startLink },
      after: [`${host(data)} is told of every start and has 48 hours to stop it, so you cannot do any harm by it.`],
    }),
    short: notice('The person who named you for a will does not answer us.', 'envelope if died'),
  },

  'unreachable-host': {
    stillValid: (_, { will, liveness }) => will?.status === 'active' && (liveness?.unheard ?? liveness?.cutOffToldAt) !== undefined,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `We cannot reach ${host(data)}`,
      body: [
        whoWeAre(data),
        data.isCutOff
          ? `For two weeks no answer of ${host(data)} could reach us, because of a fault on our side. We do not know whether ${host(data)} is well, and we do not take the silence for an answer. If you know that ${host(data)} has died, you may start the transfer of the will. Otherwise please ask ${host(data)} to sign in to the service.`
          : `For two weeks none of our messages to ${host(data)} could be delivered. That may have a simple reason, such as a new telephone number. If you know that something has happened, you may start the transfer of the will; otherwise please ask ${host(data)} to sign in to the service.`,
        startNeeds(data),
      ],
      step: { label: 'Start the transfer', link: data.startLink },
    }),
    short: notice('We cannot reach the person who named you for a will.', 'envelope if died'),
  },

  'password-reset-survivor': {
    stillValid: unconfirmedReset,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The password of the account of ${host(data)} was reset by e-mail`,
      body: [
        whoWeAre(data),
        `The password of the account of ${host(data)} was reset by e-mail. Most likely ${host(data)} had forgotten it, and you need not do anything. But if ${host(data)} has died, somebody else reads that mailbox: then please start the transfer of the will now.`,
        `The person who reset it cannot change anything about the will until ${formatMoment(data.until, data.reader)}.`,
        startNeeds(data),
      ],
      step: { label: 'Start the transfer', link: data.startLink },
    }),
    short: notice('The password of a person who named you for a will was reset.', 'envelope if died'),
  },

  'where-to-start': {
    stillValid: () => true,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: 'You asked us where to begin',
      body: [
        whoWeAre(data),
        data.link
          ? 'A transfer of this will is running. The link below is your own way in; please do not pass it on.'
          : 'No transfer of this will has been started. If something has happened, you may start it; if not, you need not do anything.',
        startNeeds(data),
      ],
      step: data.link ? { label: 'Prove who you are', link: data.link } : { label: 'Start the transfer', link: data.startLink },
      after: ['If you did not ask us, somebody else did. Nothing has changed by it.'],
    }),
    short: notice('You asked how to open a will that names you as a trusted person.', 'envelope'),
  },

  'host-is-back': {
    stillValid: (_, { will }) => will?.status === 'active',
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `${host(data)} has answered us`,
      body: [
        `We wrote to you that ${host(data)} had not answered us for some time. There has been an answer now. ${HOW[data.how]} You need not do anything.`,
        'If you have reason to think that somebody else gave that answer, you may start the transfer all the same. Keep your sealed envelope in any case.',
      ],
    }),
    short: notice('The person who named you as a trusted person for a will has answered us.', 'nothing'),
  },
};

/** A newer reset, or one that was confirmed, has a message of its own or none. */
function unconfirmedReset({ epoch }: SurvivorMessage<'password-reset-survivor'>, { profile: { recovered }, will }: MessageState) {
  return will && recovered?.until && recovered.epoch === epoch ? { ...recovered, until: recovered.until } : undefined;
}
