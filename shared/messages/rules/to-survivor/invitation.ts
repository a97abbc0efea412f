import { formatMoment } from '#common/moment.ts';
import type { SurvivorTexts } from '#messages/rules/message.ts';
import type { Survivor } from '#survivors/rules/survivor.ts';
import { hostLabel, PERSONAL_LINK, shortNotice, survivorLetter } from './survivor-letter.ts';

/**
 * The question whether a person is ready and whether their address is right. Its reader may be a stranger who does not know us
 * either, and anyone can open an account. So the subject has no name that a Host has chosen.
 */
export const invitationMessages: SurvivorTexts<{ invitation: { subject: Survivor; data: { isYearly: boolean; link: string; until: string } } }> = {
  invitation: {
    upkeep: true,
    stillValid: ({ to, askedAt }, { survivors }) => survivors.find(({ id, invitation }) => id === to.survivor && invitation?.askedAt === askedAt),
    letter: (data) => ({
      ...survivorLetter(data),
      subject: data.isYearly ? 'Are you still a trusted person for a will?' : 'You have been named as a trusted person for a will',
      body: [
        data.isYearly
          ? `We are a will custody service. Once a year we ask the people whom ${hostLabel(data)} named as trusted persons whether we still reach them.`
          : `We are a will custody service. We write to you because ${hostLabel(data)} named you as a trusted person and asked us to invite you.`,
        `If ${hostLabel(data)} dies, you and the other trusted persons can open the will together. Until then we ask nothing of you.`,
        `Please open the link and answer. The page first explains what a trusted person does. It works until ${formatMoment(data.until, data.reader)}.`,
      ],
      step: { label: 'Read and answer', link: data.link },
      after: [
        PERSONAL_LINK,
        `If you do not answer, nothing changes. ${hostLabel(data)} then sees that we have no answer from you.`,
        'We never ask you for a password, for money or for a document. If you are not sure, speak with the person who named you before you answer.',
      ],
    }),
    short: shortNotice('We sent you an e-mail because you are named as a trusted person for a will.', 'ask the Host'),
  },
};
