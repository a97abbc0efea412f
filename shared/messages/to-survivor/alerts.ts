import { after } from '#common/time.ts';
import { contactId } from '#custody/contacts.ts';
import { ANSWER_TIME } from '#hosts/rules/invitation.ts';
import { confirmLink } from '#messages/links.ts';
import { toSurvivor } from '#messages/template.ts';

/** The notice that a Survivor, or someone with the link of their invitation, has changed where they are alerted. */
export const alertMessages = {
  'alerts-changed': toSurvivor('alerts-changed', {
    upkeep: true,
    stillValid: () => true,
    data: async ({ ports, host, effect: { to, how, where }, channel, to: address, createdAt }) => {
      const survivor = host.survivors.find(({ id }) => id === to.survivor) ?? { id: to.survivor };
      const contact = contactId(survivor, { type: channel, value: address });
      return { how, where, link: await confirmLink(ports, host, contact, after(createdAt, ANSWER_TIME)) };
    },
    letter: ({ host, how, where, link }, words) => ({
      subject: words.subject(host),
      body: [words[how][where], words.here, how === 'gone' ? words.again : words.notYou(host)],
      step: { label: words.step, link },
      after: [words.personalLink],
    }),
    short: (_, words) => `${words.short} ${words.ask.host}`,
  }),
};
