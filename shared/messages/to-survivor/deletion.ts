import { formatMoment } from '#common/moment.ts';
import { undoableDeletion } from '#hosts/rules/deletion.ts';
import { startPage } from '#messages/links.ts';
import { toSurvivor } from '#messages/template.ts';

/** The messages that a will is going to be deleted, is kept, or was deleted. */
export const deletionMessages = {
  'deletion-requested-survivor': toSurvivor('deletion-requested-survivor', {
    upkeep: false,
    stillValid: ({ deletion }, { deletions, will }) => {
      const current = deletions && undoableDeletion(deletions);
      return will && current?.number === deletion && current;
    },
    data: (about) => ({ ...startPage(about), takesEffectAt: about.subject.takesEffectAt }),
    letter: ({ host, willNumber, startLink, takesEffectAt, reader }, words) => ({
      subject: words.subject(host),
      body: [words.opening(host, formatMoment(takesEffectAt, reader)), words.likelyHost(host), words.ifDied(host), words.startNeeds(willNumber)],
      step: { label: words.startTransfer, link: startLink },
      after: [words.keepEnvelope],
    }),
    short: ({ page }, words) => `${words.short} ${words.ask.envelopeIfDied(page())}`,
  }),

  'deletion-undone-survivor': toSurvivor('deletion-undone-survivor', {
    upkeep: false,
    stillValid: (_, { will }) => will !== undefined,
    data: () => ({}),
    letter: ({ host }, words) => ({
      subject: words.subject(host),
      body: [words.opening(host), words.unchanged],
    }),
    short: (_, words) => `${words.short} ${words.ask.nothing}`,
  }),

  'deletion-done-survivor': toSurvivor('deletion-done-survivor', {
    upkeep: false,
    stillValid: () => true,
    data: ({ effect: { of, packages } }) => ({ of, packages }),
    letter: ({ host, of, packages }, words) => ({
      subject: words.subject(host),
      body: [words.opening, words.packages[packages](host), words.next[of](host)],
    }),
    short: ({ packages }, words) => `${words.short[packages]} ${words.ask.host}`,
  }),
};
