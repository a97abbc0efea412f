import { formatMoment } from '#common/moment.ts';
import type { AnsweredBy, SurvivorMessage } from '#effects/message-effect.ts';
import type { Recovery } from '#hosts/rules/host.ts';
import type { MessageState, SurvivorTexts } from '#messages/rules/message.ts';
import { ANSWERED_BY, hostLabel, PERSONAL_LINK, type StartInvitation, shortNotice, startNeeds, survivorLetter, whoWeAre } from './survivor-letter.ts';

/** The messages that a Host does not answer, cannot be reached, or has answered again. */
export const silenceMessages: SurvivorTexts<{
  'pending-transfer-survivor': { subject: true; data: StartInvitation };
  'unreachable-host': { subject: true; data: StartInvitation & { isCutOff: boolean } };
  'password-reset-survivor': { subject: Recovery & { until: string }; data: StartInvitation & { hostName: string; until: string } };
  'where-to-start': { subject: true; data: StartInvitation & { link?: string } };
  'host-is-back': { subject: true; data: { how: AnsweredBy } };
}> = {
  'pending-transfer-survivor': {
    upkeep: false,
    stillValid: (_, { will }) => will?.status === 'pending_transfer',
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `${hostLabel(data)} has not answered us for some time`,
      body: [
        `${whoWeAre(data)} We write to you because ${hostLabel(data)} asked us for regular checks and has not answered them for some time.`,
        `We do not know why. If ${hostLabel(data)} has died, you can now start the transfer of the will. If you know that ${hostLabel(data)} is well, you do not need to do anything.`,
        startNeeds(data),
      ],
      step: { label: 'Start the transfer', link: data.startLink },
      after: [
        `If the transfer is started, we notify ${hostLabel(data)}, who then has 48 hours to stop it. So a start by mistake does no harm. If no one starts it, we write to you again.`,
      ],
    }),
    short: shortNotice('The person who named you for a will does not answer us.', 'envelope if died'),
  },

  'unreachable-host': {
    upkeep: false,
    stillValid: (_, { will, liveness }) => will?.status === 'active' && (liveness?.unheard ?? liveness?.cutOffToldAt) !== undefined,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `We cannot reach ${hostLabel(data)}`,
      body: [
        data.isCutOff
          ? `${whoWeAre(data)} For two weeks no answer from ${hostLabel(data)} could reach us, because of a fault on our side.`
          : `${whoWeAre(data)} For two weeks none of our messages to ${hostLabel(data)} could be delivered.`,
        data.isCutOff
          ? `We do not know whether ${hostLabel(data)} is well, and we do not count this time as silence.`
          : 'This may have a simple reason, such as a new phone number.',
        `If you know that ${hostLabel(data)} has died, you can start the transfer of the will. Otherwise please ask ${hostLabel(data)} to sign in to the service.`,
        startNeeds(data),
      ],
      step: { label: 'Start the transfer', link: data.startLink },
    }),
    short: shortNotice('We cannot reach the person who named you for a will.', 'envelope if died'),
  },

  'password-reset-survivor': {
    upkeep: false,
    stillValid: unconfirmedReset,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The password of the account of ${hostLabel(data)} was reset by e-mail`,
      body: [
        `${whoWeAre(data)} The password of the account of ${hostLabel(data)} was reset by e-mail.`,
        `Most likely ${hostLabel(data)} had forgotten it, and you do not need to do anything. But if ${hostLabel(data)} has died, someone else reads that mailbox: then please start the transfer of the will now.`,
        `The person who reset it cannot change anything about the will until ${formatMoment(data.until, data.reader)}.`,
        startNeeds(data),
      ],
      step: { label: 'Start the transfer', link: data.startLink },
    }),
    short: shortNotice('The password of a person who named you for a will was reset.', 'envelope if died'),
  },

  'where-to-start': {
    upkeep: false,
    stillValid: () => true,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: 'You asked how to open a will',
      body: [
        `${whoWeAre(data)} You asked us how to open this will.`,
        data.link
          ? 'A transfer of this will is running. Please open the link and confirm your identity.'
          : `No transfer of this will is running. If ${hostLabel(data)} has died, you can start one. If not, you do not need to do anything.`,
        data.link ? `The number of the will is ${data.willId}` : startNeeds(data),
      ],
      step: data.link ? { label: 'Confirm my identity', link: data.link } : { label: 'Start the transfer', link: data.startLink },
      after: [...(data.link ? [PERSONAL_LINK] : []), 'If you did not ask us, someone else did. Nothing was changed.'],
    }),
    short: shortNotice('You asked how to open a will that names you as a trusted person.', 'envelope'),
  },

  'host-is-back': {
    upkeep: false,
    stillValid: (_, { will }) => will?.status === 'active',
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `${hostLabel(data)} has answered us`,
      body: [
        `${whoWeAre(data)} We wrote to you that ${hostLabel(data)} had not answered us for some time, and now there is an answer.`,
        `${ANSWERED_BY[data.how]} You do not need to do anything.`,
        'If you have reason to think that someone else gave this answer, you can still start the transfer. Please keep your sealed envelope in any case.',
      ],
    }),
    short: shortNotice('The person who named you as a trusted person for a will has answered us.', 'nothing'),
  },
};

/** A wait that began later, or a reset that was confirmed, has another message or none. */
function unconfirmedReset({ epoch }: SurvivorMessage<'password-reset-survivor'>, { profile: { recovered }, will }: MessageState) {
  return will && recovered?.until && recovered.wait === epoch ? { ...recovered, until: recovered.until } : undefined;
}
