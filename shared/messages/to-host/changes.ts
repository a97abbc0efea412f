import { findRemoved } from '#accounts/rules/recent-changes.ts';
import { HOST_CHANNELS, type HostChannel, maskDestination } from '#common/contact.ts';
import { UNDO_WINDOW } from '#common/limits.ts';
import { formatMoment, shortMoment } from '#common/moment.ts';
import { after } from '#common/time.ts';
import type { ChangeKind, ConnectionChange, FactorChange, SealingChange } from '#effects/message-effect.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { runningRehearsal } from '#hosts/rules/rehearsal.ts';
import { activationDays } from '#hosts/rules/settings.ts';
import type { SurvivorChanged } from '#hosts/rules/survivor.ts';
import { runningPause } from '#liveness/rules/pause.ts';
import { type AnswerLink, dashboardLink, messageLink } from '#messages/links.ts';
import { safeName } from '#messages/rules/letter.ts';
import { type HostWords, type LoadedMessage, type MessageAbout, survivorNameOf, toHost } from '#messages/template.ts';
import { needsEarlierPaper } from '#wills/rules/behind.ts';
import { placesOf } from '#wills/rules/will.ts';

interface SurvivorChange {
  survivorName: string;
  /** If the name was changed. */
  previousName?: string;
  what: SurvivorChanged;
  /** Whether a storage still opens only with the earlier paper. */
  keepsEarlier: boolean;
}

/** The connector or storage that was changed. */
interface Connection {
  /** Absent if it no longer exists. */
  connectionName?: string;
  /** Of a connector. */
  channel?: HostChannel;
  /** Masked: where a test has reached the Host. */
  destination?: string;
}

interface Connected extends Connection {
  what: ConnectionChange['what'];
  how: ChangeKind;
}

/** The messages about changes that the Host may not have made. */
export const changeMessages = {
  'survivor-changed': toHost('survivor-changed', {
    upkeep: false,
    stillValid: (_, { will }) => will,
    data: async (about) => {
      const { survivor, what, change, previousName } = about.effect;
      const survivorChange: SurvivorChange = {
        survivorName: nameOf(about, survivor),
        what,
        keepsEarlier: needsEarlierPaper(about.subject, survivor),
        ...(previousName !== undefined && { previousName }),
      };
      return { ...survivorChange, ...(await undoLink(about, { kind: 'not-me', change })) };
    },
    letter: (data, words) => ({
      subject: data.what === 'message' ? words.subjectMessage : words.subject,
      body: [
        survivorChanged(data, words),
        words.signedIn,
        `${words.notMe} ${words.frozen} ${words.undone}`,
        words.worksUntil(formatMoment(data.until, data.reader)),
        ...(data.what === 'message' ? [words.mistake] : []),
      ],
      step: { label: words.itWasNotMe, link: data.link },
      after: [words.privateLink],
    }),
    short: ({ survivorName, what }, words) => `${words.short[what](safeName(survivorName, words.unnamed.Survivor))} ${words.shortNotMe}`,
  }),

  'ways-changed': toHost('ways-changed', {
    upkeep: false,
    stillValid: (_, { will }) => will,
    data: async (about) => {
      const { what, how, id } = about.effect;
      const connected: Connected = { what, how, ...(what === 'moved' ? placesNow(about.host) : connectionOf(about.host, id)) };
      return { ...connected, ...(await undoLink(about, { kind: 'not-me', change: 0 })) };
    },
    letter: (data, words) => ({
      subject: words.subject[data.what],
      body: [
        connectionChanged(data, words),
        ...(data.what === 'moved' ? [words.papersStay] : []),
        words.signedIn,
        `${words.notMe} ${words.frozen} ${words.notUsed}`,
        words.worksUntil(formatMoment(data.until, data.reader)),
      ],
      step: { label: words.itWasNotMe, link: data.link },
      after: [words.privateLink],
    }),
    short: (data, words) => `${connectionInShort(data, words)} ${words.shortNotMe}`,
  }),

  'settings-changed': toHost('settings-changed', {
    upkeep: false,
    stillValid: (_, { will }) => will,
    data: async (about) => {
      const { change, before, after } = about.effect;
      return { before, after, ...(await undoLink(about, { kind: 'undo-settings', change })) };
    },
    letter: ({ before, after, link, until, reader }, words) => ({
      subject: words.subject,
      body: [
        words.opening,
        words.startsAfter(activationDays(after), activationDays(before)),
        words.now(after.hcit_days, after.hcrt_hours, after.hcrac),
        words.before(before.hcit_days, before.hcrt_hours, before.hcrac),
        `${words.ifYou} ${words.notMe} ${words.undone}`,
        words.worksUntil(formatMoment(until, reader)),
      ],
      step: { label: words.undoChange, link },
      after: [words.privateLink],
    }),
    short: ({ before, after }, words) => words.short(activationDays(after), activationDays(before)),
  }),

  'checks-paused': toHost('checks-paused', {
    upkeep: false,
    stillValid: ({ pause }, { liveness, now }) => {
      const running = runningPause(liveness?.pauses, now);
      return running?.number === pause ? running : undefined;
    },
    data: async (about) => ({ endsAt: about.subject.until, ...(await undoLink(about, { kind: 'not-me', change: 0 })) }),
    letter: ({ endsAt, link, until, reader }, words) => ({
      subject: words.subject,
      body: [
        words.opening(formatMoment(endsAt, reader)),
        words.nextCheck,
        `${words.ifYou} ${words.notMe} ${words.undone}`,
        words.worksUntil(formatMoment(until, reader)),
      ],
      step: { label: words.itWasNotMe, link },
      after: [words.privateLink],
    }),
    short: ({ endsAt, reader }, words) => `${words.short(shortMoment(endsAt, reader))} ${words.shortNotMe}`,
  }),

  'stop-card-made': toHost('stop-card-made', {
    upkeep: false,
    stillValid: ({ card }, { profile: { stopCard } }) => stopCard?.number === card && stopCard.verifier,
    data: (about) => undoLink(about, { kind: 'not-me', change: 0 }),
    letter: ({ link, until, reader }, words) => ({
      subject: words.subject,
      body: [words.opening, words.earlier, `${words.ifYou} ${words.notMe} ${words.undone}`, words.worksUntil(formatMoment(until, reader))],
      step: { label: words.itWasNotMe, link },
      after: [words.privateLink],
    }),
    short: (_, words) => `${words.short} ${words.shortNotMe}`,
  }),

  'rehearsal-started': toHost('rehearsal-started', {
    upkeep: false,
    stillValid: ({ rehearsal }, { rehearsals = [] }) => {
      const running = runningRehearsal(rehearsals);
      return running?.id === rehearsal && running;
    },
    data: async (about) => ({ endsAt: about.subject.endsAt, ...(await undoLink(about, { kind: 'not-me', change: 0 })) }),
    letter: ({ endsAt, link, until, reader }, words) => ({
      subject: words.subject,
      body: [
        words.opening,
        words.nothingOpens(formatMoment(endsAt, reader)),
        `${words.ifYou} ${words.notMe} ${words.undone}`,
        words.worksUntil(formatMoment(until, reader)),
      ],
      step: { label: words.itWasNotMe, link },
      after: [words.privateLink],
    }),
    short: (_, words) => `${words.short} ${words.shortNotMe}`,
  }),

  'stop-card-used': toHost('stop-card-used', {
    upkeep: false,
    stillValid: ({ card }, { profile: { stopCard } }) => stopCard?.number === card && stopCard.usedAt,
    data: (about) => ({ usedAt: about.subject, link: dashboardLink(about.ports) }),
    letter: ({ usedAt, link, reader }, words) => ({
      subject: words.subject,
      body: [words.opening(formatMoment(usedAt, reader)), words.usedUp, words.ifNotYou],
      step: { label: words.signIn, link },
    }),
    short: (_, words) => words.short,
  }),

  'factor-changed': toHost('factor-changed', {
    upkeep: false,
    stillValid: () => true,
    data: async (about) => {
      const { what, factor, name, left, change } = about.effect;
      const named = factor && name !== undefined ? { factor, name } : {};
      const factorChange: FactorChange = { what, ...named, ...(left === undefined ? {} : { left }) };
      return { ...factorChange, ...(await undoLink(about, { kind: 'undo-factor', change })) };
    },
    letter: (data, words) => ({
      subject: data.what === 'guessed' ? words.subjectGuessed : words.subject,
      body: [
        factorChanged(data, words),
        data.what === 'guessed' ? words.nothingChanged : words.signedIn,
        `${words.notMe} ${words.undone}`,
        words.worksUntil(formatMoment(data.until, data.reader)),
      ],
      step: { label: words.itWasNotMe, link: data.link },
      after: [words.privateLink],
    }),
    short: ({ what }, words) => `${words.short[what]} ${words.shortNotMe}`,
  }),

  'sealed-again': toHost('sealed-again', {
    upkeep: false,
    stillValid: (_, { will }) => will,
    data: async (about) => {
      const { documents, added, removed, threshold, thresholdBefore } = about.effect;
      const sealed: SealingChange = { documents, added, removed, threshold, ...(thresholdBefore !== undefined && { thresholdBefore }) };
      return { ...sealed, ...(await undoLink(about, { kind: 'not-me', change: 0 })) };
    },
    letter: (data, words) => ({
      subject: words.subject,
      body: [
        [words.opening, ...sealedNow(data, words)].join(' '),
        words.signedIn,
        words.originals,
        `${words.notMe} ${words.frozen} ${words.afterwards}`,
        words.worksUntil(formatMoment(data.until, data.reader)),
      ],
      step: { label: words.itWasNotMe, link: data.link },
      after: [words.privateLink],
    }),
    short: (_, words) => words.short,
  }),

  'change-undone': toHost('change-undone', {
    upkeep: false,
    stillValid: () => true,
    data: (about) => ({
      what: about.effect.what,
      isFrozen: about.host.profile.recovered !== null,
      survivorName: nameOf(about, about.effect.survivor),
      link: dashboardLink(about.ports),
    }),
    letter: ({ survivorName, what, isFrozen, link }, words) => ({
      subject: words.subject,
      body: [
        `${words.opening} ${words.what[what](safeName(survivorName, words.unnamed.survivor))}`.trim(),
        isFrozen ? words.frozen : words.signedOut,
        words.ifYou,
        words.notYou,
      ],
      step: { label: words.signIn, link },
    }),
    short: (_, words) => words.short,
  }),

  'notices-stopped': toHost('notices-stopped', {
    upkeep: false,
    stillValid: () => true,
    data: (about) => ({ survivorName: nameOf(about, about.effect.survivor), link: dashboardLink(about.ports) }),
    letter: ({ survivorName, link }, words) => ({
      subject: words.subject,
      body: [words.opening(safeName(survivorName, words.unnamed.survivor)), words.stopped, words.checkAddress],
      step: { label: words.signIn, link },
    }),
    short: (_, words) => words.short,
  }),
};

function nameOf({ host, transfer }: LoadedMessage, survivor = ''): string {
  return survivorNameOf(host, transfer, survivor) ?? '';
}

/** Works as long as the change can be undone. */
async function undoLink(about: MessageAbout<unknown, unknown>, answer: AnswerLink): Promise<{ link: string; until: string }> {
  const until = after(about.createdAt, UNDO_WINDOW);
  return { link: await messageLink(about, answer, until), until };
}

/** The storages that hold the sealed will. */
function placesNow({ will, storages }: HostRecord): Connection {
  const names = placesOf(will?.sealed ?? { storageId: '' }).flatMap((id) => storages.filter((one) => one.id === id).map(({ name }) => name));
  return { connectionName: names.join(' + ') };
}

/** The connector or storage that was changed, also if it has been removed. */
function connectionOf(host: HostRecord, id: string): Connection {
  const connection = [...host.connectors, ...host.storages].find((one) => one.id === id) ?? findRemoved(host.recentChanges, id);
  if (!connection) return {};
  const channel = HOST_CHANNELS.find((one) => one === connection.type);
  const to = 'hostDestination' in connection ? connection.hostDestination : null;
  return {
    connectionName: connection.name,
    ...(channel && { channel }),
    ...(channel && to !== null && { destination: maskDestination(channel, to) }),
  };
}

function survivorChanged({ what, survivorName, previousName, keepsEarlier }: SurvivorChange, words: HostWords<'survivor-changed'>): string {
  const survivor = safeName(survivorName, words.unnamed.Survivor);
  const renamed = previousName === undefined ? [] : [words.renamed(safeName(previousName, words.unnamedBefore), survivor)];
  return [
    ...(what === 'name' ? [] : [what === 'codes' && keepsEarlier ? words.what.codesKept(survivor) : words.what[what](survivor)]),
    ...renamed,
  ].join(' ');
}

function connectionChanged({ what, how, connectionName, channel, destination }: Connected, words: HostWords<'ways-changed'>): string {
  if (connectionName === undefined) return words.unknown[what];
  const name = safeName(connectionName, words.unnamed.connection);
  if (what === 'connector') return words.connector[how](channel ? `${name} (${words.channels[channel]})` : name, destination);
  return what === 'moved' ? words.moved(name) : words.storage[how](name);
}

function connectionInShort({ what, how, connectionName }: Connected, words: HostWords<'ways-changed'>): string {
  if (what === 'moved') return words.short.moved;
  if (connectionName === undefined) return words.shortUnknown[what];
  const name = safeName(connectionName, words.unnamed.connection);
  return what === 'connector' ? words.short.connector[how](name) : words.storage[how](name);
}

function factorChanged({ what, factor = 'totp', name, left = 0 }: FactorChange, words: HostWords<'factor-changed'>): string {
  const named = safeName(name, words.unnamed.connection);
  const sentences: Record<FactorChange['what'], string> = {
    added: words.added(factor, named),
    removed: words.removed(factor, named),
    'all-removed': words.allRemoved,
    'codes-renewed': words.codesRenewed,
    'code-used': words.codeUsed(left),
    guessed: words.guessed,
  };
  return sentences[what];
}

function sealedNow({ documents, added, removed, threshold, thresholdBefore }: SealingChange, words: HostWords<'sealed-again'>): string[] {
  return [
    words.documents(documents),
    added + removed === 0 ? words.same : words.changed(added, removed),
    ...(thresholdBefore === undefined ? [] : [words.threshold(threshold, thresholdBefore)]),
  ];
}
