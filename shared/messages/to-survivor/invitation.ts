import { formatMoment } from '#common/moment.ts';
import { after } from '#common/time.ts';
import { ANSWER_TIME } from '#hosts/rules/invitation.ts';
import { confirmLink } from '#messages/links.ts';
import { toSurvivor } from '#messages/template.ts';

/**
 * The question whether a person is ready and whether their address is right. Its reader may be a stranger who does not know us
 * either, and anyone can open an account. So the subject has no name that a Host has chosen.
 */
export const invitationMessages = {
  invitation: toSurvivor('invitation', {
    upkeep: true,
    stillValid: ({ to, askedAt }, { survivors }) => survivors.find(({ id, invitation }) => id === to.survivor && invitation?.askedAt === askedAt),
    data: async ({ ports, host, effect }) => {
      const until = after(effect.askedAt, ANSWER_TIME);
      return { isYearly: effect.isYearly, link: await confirmLink(ports, host, effect.contact, until), until };
    },
    letter: ({ host, isYearly, link, until, reader }, words) => ({
      subject: isYearly ? words.subjectYearly : words.subject,
      body: [isYearly ? words.openingYearly(host) : words.opening(host), words.ifDies(host), words.answer(formatMoment(until, reader))],
      step: { label: words.step, link },
      after: [words.personalLink, words.otherwise(host), words.neverAsked],
    }),
    short: (_, words) => `${words.short} ${words.ask.host}`,
    withLink: (words) => words.withLink,
  }),
};
