import { channelsTo, type Quorum, quorumOf } from '#channels/rules/quorum.ts';
import { maskDestination, parseContacts } from '#common/contact.ts';
import { hasBounced } from '#common/mailbox.ts';
import { formatMoment, type Reader, shortMoment } from '#common/moment.ts';
import type { Instant } from '#common/time.ts';
import type { OngoingFailure, StorageRecord } from '#hosts/rules/host.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { readDriveAccount } from '#messages/drive-account.ts';
import { dashboardLink, messageLink } from '#messages/links.ts';
import { safeName } from '#messages/rules/letter.ts';
import { type HostWords, type MessageAbout, type MessageState, toHost } from '#messages/template.ts';
import { draftExpiry } from '#wills/rules/draft.ts';
import { countDocuments, isSealedOnDevice } from '#wills/rules/inner-envelope.ts';
import type { Sealing } from '#wills/rules/will.ts';

/** A Survivor, and those of their e-mail addresses to which our mail comes back. */
interface LostContacts {
  survivor: Survivor;
  addresses: readonly string[];
}

/** A Survivor as the yearly question shows them. */
interface ReviewedPerson {
  name: string;
  confirmedAt: Instant | undefined;
  paperMadeAt: Instant;
  isPaperChecked: boolean;
}

interface YearlyReview {
  documents: number;
  sealedAt: Instant;
  threshold: number;
  people: ReviewedPerson[];
  link: string;
}

type DraftKept = NonNullable<ReturnType<typeof draftExpiry>>;

/** The messages about what the Host has to maintain: documents, connectors and storages. */
export const upkeepMessages = {
  'documents-damaged': toHost('documents-damaged', {
    upkeep: false,
    stillValid: sealedRevision,
    data: (about) => ({
      documents: about.effect.documents.map((place) => about.subject.documents[place]?.filename ?? ''),
      isOnDevice: isSealedOnDevice(about.subject.documents),
      ...sealedStorage(about),
    }),
    letter: ({ storageName, documents, isOnDevice, link }, words) => ({
      subject: words.subject,
      body: [
        words.opening(safeName(storageName, words.unnamed.willStorage)),
        ...documents.map((document) => `- ${safeName(document, words.unnamedDocument)}`),
        words.othersIntact,
        isOnDevice ? words.onDevice : words.upload,
      ],
      step: { label: words.signIn, link },
    }),
    short: ({ documents, isOnDevice }, words) => (isOnDevice ? words.shortOnDevice : words.short(documents.length)),
  }),

  'storage-unreachable': toHost('storage-unreachable', {
    upkeep: false,
    stillValid: sealedRevision,
    data: sealedStorage,
    letter: ({ storageName, link }, words) => ({
      subject: words.subject,
      body: [words.opening(safeName(storageName, words.unnamed.willStorage)), words.why, words.test],
      step: { label: words.signIn, link },
    }),
    short: (_, words) => words.short,
  }),

  'copy-broken': toHost('copy-broken', {
    upkeep: true,
    stillValid: sealedRevision,
    data: oneOfItsStorages,
    letter: ({ storageName, link }, words) => ({
      subject: words.subject,
      body: [words.opening(safeName(storageName, words.unnamed.willStorage)), words.safe, words.test],
      step: { label: words.signIn, link },
    }),
    short: (_, words) => words.short,
  }),

  'yearly-review': toHost('yearly-review', {
    upkeep: true,
    stillValid: ({ review }, { will }) =>
      will?.status === 'active' && will.review?.number === review && !will.review.confirmedAt ? will : undefined,
    data: async (about): Promise<YearlyReview> => {
      const { host, subject: will, effect } = about;
      const people = host.survivors.filter(({ id }) => will.sealed.survivors.includes(id)).map(reviewed);
      const { documents, sealedAt, threshold } = will.sealed;
      const link = await messageLink(about, { kind: 'review', number: effect.review });
      return { documents: countDocuments(documents), sealedAt, threshold, people, link };
    },
    letter: ({ documents, sealedAt, threshold, people, link, reader }, words) => ({
      subject: words.subject,
      body: [
        `${words.opening(documents)} ${words.sealedOn(formatMoment(sealedAt, reader))}`,
        words.people(threshold),
        ...people.map((person) => `- ${describePerson(person, reader, words)}`),
        words.right,
        words.change,
      ],
      step: { label: words.step, link },
      after: [words.privateLink],
    }),
    short: (_, words) => words.short,
  }),

  'copy-repaired': toHost('copy-repaired', {
    upkeep: true,
    stillValid: sealedRevision,
    data: oneOfItsStorages,
    letter: ({ storageName, link }, words) => ({
      subject: words.subject,
      body: [words.opening(safeName(storageName, words.unnamed.willStorage)), words.again],
      step: { label: words.signIn, link },
    }),
    short: (_, words) => words.short,
  }),

  'draft-expires': toHost('draft-expires', {
    // Nothing is deleted without its notices.
    upkeep: false,
    stillValid: keptDraft,
    data: ({ ports, subject: { documents, expiresAt } }) => ({ documents, expiresAt, link: dashboardLink(ports) }),
    letter: ({ documents, expiresAt, reader, link }, words) => ({
      subject: words.subject,
      body: [words.opening(documents), `${words.kept} ${words.deletedOn(documents, formatMoment(expiresAt, reader))}`, words.seal],
      step: { label: words.signIn, link },
    }),
    short: ({ expiresAt, reader }, words) => words.short(shortMoment(expiresAt, reader)),
  }),

  'connector-broken': toHost('connector-broken', {
    upkeep: true,
    stillValid: ({ connector }, { connectors }) => broken(connectors, connector),
    data: ({ ports, subject, effect }) => ({ connectorName: subject.name, reason: effect.reason, link: dashboardLink(ports) }),
    letter: ({ connectorName, reason, link }, words) => ({
      subject: words.subject,
      body: [words.opening(safeName(connectorName, words.unnamedConnector), reason), words.others, words.test],
      step: { label: words.signIn, link },
    }),
    short: ({ connectorName }, words) => words.short(safeName(connectorName, words.unnamedShort)),
  }),

  'device-gone': toHost('device-gone', {
    upkeep: true,
    stillValid: () => true,
    data: ({ ports, effect }) => ({ device: effect.device, link: dashboardLink(ports) }),
    letter: ({ device, link }, words) => ({
      subject: words.subject,
      body: [words.opening(safeName(device, words.unnamedDevice)), words.again],
      step: { label: words.signIn, link },
    }),
    short: ({ device }, words) => words.short(safeName(device, words.unnamedDevice)),
  }),

  'chat-gone': toHost('chat-gone', {
    upkeep: true,
    stillValid: () => true,
    data: ({ ports }) => ({ link: dashboardLink(ports) }),
    letter: ({ link }, words) => ({ subject: words.subject, body: [words.opening, words.again], step: { label: words.signIn, link } }),
    short: (_, words) => words.short,
  }),

  'storage-broken': toHost('storage-broken', {
    upkeep: true,
    stillValid: ({ storage }, { storages }) => broken(storages, storage),
    data: ({ ports, subject, effect }) => ({ storageName: subject.name, reason: effect.reason, link: dashboardLink(ports) }),
    letter: ({ storageName, reason, link }, words) => ({
      subject: words.subject,
      body: [words.opening(safeName(storageName, words.unnamedStorage), reason), words.test],
      step: { label: words.signIn, link },
    }),
    short: ({ storageName }, words) => words.short(safeName(storageName, words.unnamedShort)),
  }),

  'drive-joined': toHost('drive-joined', {
    upkeep: false,
    stillValid: storageOf,
    data: async ({ ports, host, subject }) => ({
      storageName: subject.name,
      account: (await readDriveAccount(ports, host.id, subject)).name,
      link: dashboardLink(ports),
    }),
    letter: ({ storageName, account, link }, words) => ({
      subject: words.subject,
      body: [words.opening(safeName(storageName, words.unnamedStorage), safeName(account, words.unnamedAccount)), words.ifYou],
      step: { label: words.signIn, link },
      after: [words.notYou],
    }),
    short: (_, words) => words.short,
  }),

  'drive-lost': toHost('drive-lost', {
    upkeep: false,
    stillValid: (effect, state) => {
      const storage = storageOf(effect, state);
      return storage?.isConnected === false && storage;
    },
    data: ({ ports, subject }) => ({ storageName: subject.name, link: dashboardLink(ports) }),
    letter: ({ storageName, link }, words) => ({
      subject: words.subject,
      body: [words.opening(safeName(storageName, words.unnamed.willStorage)), words.reconnect],
      step: { label: words.signIn, link },
    }),
    short: (_, words) => words.short,
  }),

  'email-bounced': toHost('email-bounced', {
    upkeep: false,
    stillValid: (_, { profile }) => hasBounced(profile, profile.email),
    // Part of an address is enough to recognize it, and no mail program makes a link of it.
    data: ({ ports, host }) => ({ address: maskDestination('email', host.profile.email), link: dashboardLink(ports) }),
    letter: ({ address, link }, words) => ({
      subject: words.subject,
      body: [words.opening(address), words.others, words.change],
      step: { label: words.signIn, link },
    }),
    short: (_, words) => words.short,
  }),

  'survivor-unreachable': toHost('survivor-unreachable', {
    upkeep: false,
    stillValid: ({ survivor: id }, { survivors }) => lostContacts(survivors.find((one) => one.id === id)),
    data: ({ ports, subject: { survivor, addresses } }) => ({
      survivorName: survivor.name,
      addresses: addresses.map((address) => maskDestination('email', address)),
      link: dashboardLink(ports),
    }),
    letter: ({ survivorName, addresses, link }, words) => ({
      subject: words.subject(safeName(survivorName, words.unnamed.survivor)),
      body: [
        words.opening(safeName(survivorName, words.unnamed.survivor)),
        ...addresses.map((address) => `- ${address}`),
        words.needed(safeName(survivorName, words.unnamed.person)),
        words.correct,
      ],
      step: { label: words.signIn, link },
    }),
    short: (_, words) => words.short,
  }),

  'contact-reported': toHost('contact-reported', {
    upkeep: true,
    stillValid: ({ survivor: id }, { survivors }) => survivors.find((one) => one.id === id)?.invitation?.wrongContact,
    data: ({ ports, host, subject, effect }) => ({
      survivorName: host.survivors.find(({ id }) => id === effect.survivor)?.name ?? '',
      hasProposal: subject.proposed !== undefined,
      link: dashboardLink(ports),
    }),
    letter: ({ survivorName, hasProposal, link }, words) => {
      const opening = hasProposal ? words.openingWithProposal : words.opening;
      return {
        subject: words.subject,
        body: [
          `${opening(safeName(survivorName, words.unnamed.survivor))}`,
          words.unchanged,
          words.ask(safeName(survivorName, words.unnamed.person)),
        ],
        step: { label: words.signIn, link },
      };
    },
    short: (_, words) => words.short,
  }),

  'quorum-worse': toHost('quorum-worse', {
    upkeep: false,
    stillValid: stillWorse,
    data: ({ ports, host, subject }) => ({
      quorum: subject,
      unreachable: host.survivors.filter((survivor) => channelsTo(host, survivor).length === 0).map(({ name }) => name),
      rejected: host.connectors.filter((connector) => connector.rejected).map(({ name }) => name),
      link: dashboardLink(ports),
    }),
    letter: ({ quorum, unreachable, rejected, link }, words) => ({
      subject: words.subject,
      body: [
        words.opening,
        `${words.reached(quorum.survivors, quorum.reachable)} ${words.needed(quorum.threshold)} ${marginOf(quorum, words)}`,
        ...listed(words.unreachable, unreachable, words.unnamed.survivor),
        ...listed(words.rejected, rejected, words.unnamedConnector),
        words.correct,
      ],
      step: { label: words.signIn, link },
      after: [words.seldom],
    }),
    short: ({ quorum }, words) => words.short(quorum.reachable, quorum.survivors, quorum.threshold),
  }),
};

function lostContacts(survivor: Survivor | undefined): LostContacts | false {
  if (!survivor) return false;
  const lost = parseContacts(survivor.contacts).filter(({ type, value }) => type === 'email' && hasBounced(survivor, value));
  return lost.length > 0 && { survivor, addresses: lost.map(({ value }) => value) };
}

function sealedRevision({ revision }: { revision: number }, { will }: MessageState): Sealing | false | undefined {
  return will?.sealed.revision === revision && will.sealed;
}

function reviewed({ name, invitation, paperMadeAt, paperConfirmedAt }: Survivor): ReviewedPerson {
  return { name, confirmedAt: invitation?.confirmed?.at, paperMadeAt, isPaperChecked: paperConfirmedAt !== undefined };
}

function describePerson(
  { name, confirmedAt, paperMadeAt, isPaperChecked }: ReviewedPerson,
  reader: Reader,
  words: HostWords<'yearly-review'>,
): string {
  const survivor = safeName(name, words.unnamed.Survivor);
  const confirmed = confirmedAt ? words.confirmed(survivor, formatMoment(confirmedAt, reader)) : words.unconfirmed(survivor);
  const paper = formatMoment(paperMadeAt, reader);
  return `${confirmed} ${isPaperChecked ? words.paper(paper) : words.paperUnchecked(paper)}`;
}

/** The same draft: if it has been sealed, removed or added to, another message is about that. */
function keptDraft({ newest }: { newest: string }, { draft }: MessageState): DraftKept | false | undefined {
  const kept = draft && draftExpiry(draft);
  return kept?.newest === newest && kept;
}

/** The connector or storage while it is still broken. */
function broken<Of extends { id: string; trouble?: OngoingFailure | null }>(records: readonly Of[], id: string): Of | undefined {
  return records.find((record) => record.id === id && record.trouble);
}

function storageOf({ storage }: { storage: string }, { storages }: MessageState): StorageRecord | undefined {
  return storages.find(({ id }) => id === storage);
}

/** The quorum, if it has not become better since. */
function stillWorse({ reachable, margin }: { reachable: number; margin: number }, state: MessageState): Quorum | false {
  if (state.will?.status !== 'active') return false;
  const quorum = quorumOf(state, state.now);
  return quorum.reachable <= reachable && quorum.margin <= margin && quorum;
}

function sealedStorage({ ports, host, subject: sealed }: MessageAbout<unknown, Sealing>): { storageName: string; link: string } {
  return { storageName: host.storages.find(({ id }) => id === sealed.storageId)?.name ?? '', link: dashboardLink(ports) };
}

function oneOfItsStorages({ ports, host, effect }: MessageAbout<{ storage: string }, Sealing>): { storageName: string; link: string } {
  return { storageName: host.storages.find(({ id }) => id === effect.storage)?.name ?? '', link: dashboardLink(ports) };
}

function marginOf({ margin }: Quorum, words: HostWords<'quorum-worse'>): string {
  if (margin < 0) return words.tooFew;
  return margin === 0 ? words.justEnough : words.spare(margin);
}

/** A paragraph and its list. Nothing for an empty list. */
function listed(paragraph: string, names: readonly string[], unnamed: string): string[] {
  return names.length === 0 ? [] : [paragraph, ...names.map((name) => `- ${safeName(name, unnamed)}`)];
}
