import { UNDO_WINDOW } from '#common/limits.ts';
import { formatMoment } from '#common/moment.ts';
import { after } from '#common/time.ts';
import { safeName } from '#messages/rules/letter.ts';
import { toSurvivor } from '#messages/template.ts';
import { needsEarlierPaper } from '#wills/rules/behind.ts';

/** The messages about changes to the account of the Host. */
export const changeMessages = {
  'contacts-replaced': toSurvivor('contacts-replaced', {
    upkeep: false,
    alwaysWanted: true,
    stillValid: (_, { will }) => will,
    data: ({ createdAt }) => ({ until: after(createdAt, UNDO_WINDOW) }),
    letter: ({ host, until, reader }, words) => ({
      subject: words.subject(host),
      body: [words.opening(host), words.likelyHost(host), `${words.ifUnexpectedUntil(host, formatMoment(until, reader))} ${words.ifDied(host)}`],
    }),
    short: (_, words) => `${words.short} ${words.ask.host}`,
  }),

  'replaced-before-sealing': toSurvivor('replaced-before-sealing', {
    upkeep: false,
    alwaysWanted: true,
    stillValid: (_, { series }) => series.current,
    data: ({ subject }) => ({ at: subject.begunAt, hostName: subject.before.profile.displayName }),
    letter: ({ host, at, reader }, words) => ({
      subject: words.subject(host),
      body: [words.opening(host, formatMoment(at, reader)), `${words.ifUnexpected(host)} ${words.ifDied(host)}`],
    }),
    short: (_, words) => `${words.short} ${words.ask.host}`,
  }),

  'codes-replaced': toSurvivor('codes-replaced', {
    upkeep: false,
    alwaysWanted: true,
    stillValid: (_, { will }) => will,
    // What is in the earlier envelope still opens a storage that lacks the newest files.
    data: ({ subject, effect }) => ({ keepsEarlier: needsEarlierPaper(subject, effect.to.survivor) }),
    letter: ({ host, keepsEarlier }, words) => ({
      subject: keepsEarlier ? words.subjectKeep(host) : words.subject(host),
      body: [
        words.opening(host),
        keepsEarlier ? words.keepEarlier(host) : words.newEnvelope(host),
        `${words.ifUnexpected(host)} ${words.ifDied(host)}`,
      ],
    }),
    short: ({ keepsEarlier }, words) => `${keepsEarlier ? words.shortKeep : words.short} ${words.ask.host}`,
  }),

  'earlier-paper-over': toSurvivor('earlier-paper-over', {
    upkeep: false,
    // Another new paper may have met a storage that refuses since.
    stillValid: ({ to }, { will }) => will && !needsEarlierPaper(will, to.survivor) && will,
    data: () => ({}),
    letter: ({ host }, words) => ({
      subject: words.subject(host),
      body: [words.opening(host), words.destroy, words.ifDied(host)],
    }),
    short: (_, words) => `${words.short} ${words.ask.host}`,
  }),

  'contacts-restored': toSurvivor('contacts-restored', {
    upkeep: false,
    alwaysWanted: true,
    stillValid: (_, { will }) => will,
    data: () => ({}),
    letter: ({ host }, words) => ({
      subject: words.subject(host),
      body: [words.opening, words.again, words.newAddress(host)],
    }),
    short: (_, words) => `${words.short} ${words.ask.nothing}`,
  }),

  // Also sent when a change is undone: it does not say who made it.
  'survivor-renamed': toSurvivor('survivor-renamed', {
    upkeep: false,
    alwaysWanted: true,
    stillValid: (_, { will }) => will,
    data: ({ effect: { previousName, newName } }) => ({ previousName, newName }),
    letter: ({ host, previousName, newName }, words) => ({
      subject: words.subject(host),
      body: [
        words.opening(safeName(previousName, words.unnamed), safeName(newName, words.unnamed)),
        words.useIt,
        `${words.ifUnexpected(host)} ${words.ifDied(host)}`,
      ],
    }),
    short: (_, words) => `${words.short} ${words.ask.host}`,
  }),

  // Names no one: the Host decides who knows the other Survivors.
  'survivors-changed': toSurvivor('survivors-changed', {
    upkeep: false,
    stillValid: (_, { will }) => will,
    data: ({ effect: { what } }) => ({ what }),
    letter: ({ host, what }, words) => ({
      subject: words.subject(host),
      body: [words[what](host), words.stillNamed, `${words.likelyHost(host)} ${words.ifUnexpected(host)} ${words.ifDied(host)}`],
    }),
    short: (_, words) => `${words.short} ${words.ask.host}`,
  }),

  'host-renamed': toSurvivor('host-renamed', {
    upkeep: false,
    stillValid: () => true,
    // Its reader knows the Host by the earlier name.
    data: ({ effect: { previousName, newName } }) => ({ hostName: previousName, newName }),
    letter: ({ host, newName }, words) => {
      const name = safeName(newName, words.unnamedHost);
      return { subject: words.subject(host, name), body: [words.opening(name), `${words.fromNowOn} ${words.ifUnexpected(host)}`] };
    },
    short: (_, words) => `${words.short} ${words.ask.host}`,
  }),
};
