import { createHash } from 'node:crypto';
import { effectsOfSeries } from '#accounts/rules/password-reset.ts';
import type { App } from '#app/app.ts';
import { isSameContact, parseContacts } from '#common/contact.ts';
import { Refusal, type RefusalDetail } from '#common/refusal.ts';
import { type Instant, instant } from '#common/time.ts';
import { contactId } from '#custody/contacts.ts';
import { lengthPrefixed } from '#custody/length-prefixed.ts';
import type { Effect } from '#effects/effect.ts';
import { notifyContact, notifySurvivors } from '#effects/notify.ts';
import { assertChangeable } from '#hosts/guards.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { noteSealing, type Series, type SeriesRecord } from '#hosts/rules/series.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { itemsSetInSeries, type SeriesFacts, type SeriesItem } from './rules/series-items.ts';

/** What was set in the series of resets, and the value that names this list. Null for an empty one. */
export interface Review {
  items: readonly SeriesItem[];
  value: string | null;
  /** The next sealing needs it, and the Host has not given it for this list. */
  isNeeded: boolean;
}

/** Returns the list that a sealing needs a review of. */
export function reviewOf(facts: SeriesFacts): Review {
  const items = itemsSetInSeries(facts);
  const { current } = facts.series;
  const value = items.length === 0 ? null : nameOf(items);
  return { items, value, isNeeded: current?.needsReview === true && value !== null && current.reviewed !== value };
}

/** 32 hex digits. Another content of one item is another value. */
function nameOf(items: readonly SeriesItem[]): string {
  const fields = items.flatMap(({ kind, change, subject, content }) => [kind, change, subject ?? '', content]);
  return createHash('sha256')
    .update(lengthPrefixed('review/1', ...fields))
    .digest('hex')
    .slice(0, 32);
}

/** Throws Refusal `review_needed`, with the list and its value, unless the Host has reviewed what the sealing would make count. */
export function assertReviewed(facts: SeriesFacts, given?: string): void {
  const { items, value, isNeeded } = reviewOf(facts);
  if (!isNeeded || given === value) return;
  throw new Refusal('review_needed', undefined, [...items.map(detailOf), { path: 'review', message: value ?? '' }]);
}

function detailOf({ kind, change, name, fields }: SeriesItem): RefusalDetail {
  const what = name === '' ? SUBJECTS[kind] : `${SUBJECTS[kind]} “${name}”`;
  return { path: kind, message: fields.length === 0 ? `${what} was ${change}.` : `${what} was ${change}: ${fields.join(', ')}.` };
}

const SUBJECTS: Readonly<Record<SeriesItem['kind'], string>> = {
  survivor: 'The Survivor',
  connector: 'The connector',
  storage: 'The storage',
  settings: 'The settings of the account',
  factors: 'The second factor',
  stop_card: 'The stop card',
  account: 'The account',
  document: 'The document',
};

/** The row of a review that came with the request. Empty without one. */
export function reviewedBy({ series }: HostRecord, review: string | undefined): { SERIES?: SeriesRecord } {
  const { current } = series;
  return review === undefined || !current?.needsReview ? {} : { SERIES: { ...series, current: { ...current, reviewed: review } } };
}

/** Records that the Host has reviewed this list. Throws Refusal `review_needed` with the present one for another value. */
export async function recordReview(app: App, host: HostRecord, review: string, requestId: string): Promise<HostRecord> {
  assertChangeable(host);
  assertReviewed(host, review);
  const put = reviewedBy(host, review);
  if (!put.SERIES) return host;
  const audit = [{ event: 'review_given' as const }];
  await app.store.commit({ hostId: host.id, at: instant(app.now()), requestId, aggregates: [{ root: host.root, put }], audit });
  return { ...host, series: put.SERIES };
}

/**
 * What a sealing in a series adds to its commit: from now on time can end the series. Every Survivor is notified, and each address
 * of before whose Survivor has others now: once in a series, so that no one can write to strangers through us.
 */
export function sealingInSeries(host: HostRecord, now: Instant): { put: { SERIES?: SeriesRecord }; effects: Effect[] } {
  const { series, survivors } = host;
  const { current } = series;
  if (!current) return { put: {}, effects: [] };
  const next = noteSealing(current, now);
  const key = `series/${current.number}`;
  // An address that a later series takes away is notified again: its owner may know only of the earlier one.
  const moved = movedContacts(current, host).filter(({ hash }) => !series.notified.includes(`${key}/${hash}`));
  const reached = survivors.filter((one) => addressed([one]).some(({ hash }) => !series.notified.includes(hash)));
  const addresses = [...moved.map(({ hash }) => `${key}/${hash}`), ...addressed(reached).map(({ hash }) => hash)];
  return {
    put: { SERIES: { ...series, current: next, notified: [...new Set([...series.notified, ...addresses])].slice(-MAX_NOTIFIED) } },
    effects: [
      ...moved.map((one) =>
        one.stands
          ? notifyContact(one, 'password-reset-survivor', `${key}/${one.hash}`, { epoch: current.number })
          : notifyContact(one, 'replaced-before-sealing', `${key}/${one.hash}`, {}),
      ),
      ...notifySurvivors(
        reached.map(({ id }) => id),
        'password-reset-survivor',
        `${key}/sealed`,
        { epoch: current.number },
      ),
      ...(current.until === null
        ? effectsOfSeries(
            { ...series, current: next },
            survivors.map(({ id }) => id),
          )
        : []),
    ],
  };
}

/** No Host names more people in the time of a few series. */
const MAX_NOTIFIED = 500;

/** One address of a Survivor. */
interface Addressed {
  survivor: string;
  name: string;
  contact: ReturnType<typeof parseContacts>[number];
  /** Of the address, of any person. */
  hash: string;
}

function addressed(survivors: readonly Pick<HostRecord['survivors'][number], 'id' | 'name' | 'contacts'>[]): Addressed[] {
  return survivors.flatMap(({ id, name, contacts }) =>
    parseContacts(contacts).map((contact) => ({
      survivor: id,
      name,
      contact,
      hash: contactId({ id: 'any' }, { ...contact, value: contact.value.toLowerCase() }),
    })),
  );
}

/** A transaction takes 100 items. */
const MAX_MOVED = 24;

/**
 * The addresses of before of everyone whose contacts are others now. One that still stands (`stands`) may come after an address of a thief,
 * which would be enough for a message to its Survivor. Of very many, the first of each Survivor count first.
 */
function movedContacts({ before }: Series, { survivors }: HostRecord): (Addressed & { stands: boolean })[] {
  const present = addressed(survivors);
  const isSame = (a: Survivor, b: Survivor) => a.contacts === b.contacts && a.connectorPriority.join() === b.connectorPriority.join();
  const changed = before.survivors.filter((one) => !survivors.some((now) => now.id === one.id && isSame(one, now)));
  const places = changed.flatMap((one) => addressed([one]).map((address, place) => ({ ...address, place })));
  const moved = places.sort((a, b) => a.place - b.place).filter(({ hash }, n, all) => all.findIndex((one) => one.hash === hash) === n);
  return moved.slice(0, MAX_MOVED).map((one) => ({ ...one, stands: present.some(({ contact }) => isSameContact(contact, one.contact)) }));
}
