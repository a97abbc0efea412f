import type { HostChannel } from '#common/contact.ts';
import { after, DAY, type Instant, later } from '#common/time.ts';
import type { ConnectorRecord, Profile, StorageRecord } from './host.ts';
import { withoutMessages } from './personal-message.ts';
import type { Settings } from './settings.ts';
import type { Survivor } from './survivor.ts';

/**
 * The resets by e-mail of an account that nothing but the mailbox has proven. What is set from the first of them on proves nothing
 * until the series ends: with a proof by something that was set before it, or `SERIES_AFTER_SEALING` after its first sealing.
 */
export interface Series {
  /** The sessions' epoch of its first reset. Names the series in messages. */
  number: number;
  begunAt: Instant;
  /** Its newest reset, or the denial of it. `epoch` names it in links. */
  resetAt: Instant;
  epoch: number;
  /** The newest reset was denied. */
  denied?: true;
  /** When it ends without a proof. Null before its first sealing. */
  until: Instant | null;
  /** When the Survivors are notified after its first sealing. Absent before that. */
  noticesAt?: readonly Instant[];
  before: AccountBefore;
  /** Whether the next sealing needs a review of what was set in it. */
  needsReview: boolean;
  /** The value of the list that the Host has reviewed. Absent before that. */
  reviewed?: string;
}

/** The account as it stood when a series began. Only what is compared or can be put back. */
export interface AccountBefore {
  profile: Pick<Profile, 'password' | 'displayName' | 'email'>;
  settings: Settings;
  survivors: readonly Survivor[];
  connectors: readonly ConnectorRecord[];
  /** The whole records have their own rows. */
  storages: readonly Pick<StorageRecord, 'id' | 'name'>[];
  /** The ids of its factors, and the change that made its recovery codes. */
  factors: readonly string[];
  recoveryCodes: number | null;
  /** The number of its newest stop card. 0 without one. */
  stopCard: number;
  /** Ids of the documents of its draft or sealed will. */
  documents: readonly string[];
  /** The versions of the rows with the Survivors' keys: a new message changes them. */
  keyVersions: Readonly<Record<string, number>>;
}

/** What a reset or a denial has set aside before a sealing. The Host can bring it back until `until`. */
export interface SetAside {
  /** Names its rows. */
  id: string;
  kind: 'survivor' | 'connector' | 'storage' | 'settings' | 'factors';
  /** Of the Survivor, connector or storage. Null for one of the account. */
  subject: string | null;
  name: string;
  at: Instant;
  until: Instant;
}

/** The series of an account. */
export interface SeriesRecord {
  /** Absent while every reset was proven. */
  current?: Series;
  /** The earliest first. */
  setAside: readonly SetAside[];
  /** Hashes of the addresses that were notified of a sealing in a series: each is notified once. */
  notified: readonly string[];
}

export const NO_SERIES: SeriesRecord = { setAside: [], notified: [] };

/** A series ends this long after its first sealing. The Survivors are notified at `SURVIVORS_NOTIFIED_AFTER`, and can say that the Host has died. */
const SERIES_AFTER_SEALING = 30 * DAY;
const SURVIVORS_NOTIFIED_AFTER = [DAY, 15 * DAY] as const;
/** How long the Host can bring back what was set aside. */
const SET_ASIDE_LIFETIME = 30 * DAY;
/** More is not kept when the account is put back as it stood: a list that a thief has filled must not leave their contacts in place. */
export const MAX_SET_ASIDE = 60;

interface WithSeries {
  series: SeriesRecord;
}

/** The connectors that prove the Host: in a series only those that reach them at an address that was proven before it. */
export function provenConnectors({ connectors, series }: WithSeries & { connectors: readonly ConnectorRecord[] }): readonly ConnectorRecord[] {
  const before = series.current?.before.connectors;
  return before ? connectors.filter((one) => before.some((earlier) => isSameChannel(earlier, one))) : connectors;
}

/**
 * The channel that a link proves when it is sent over this route. In a series, another connector of the same channel does not make it one of
 * the Host's: such a link proves no more than one by e-mail.
 */
export function channelOfLink(
  { series }: WithSeries,
  { channel, connector }: { channel: HostChannel; connector: ConnectorRecord | 'own' },
): HostChannel {
  return connector === 'own' || provenConnectors({ connectors: [connector], series }).length > 0 ? channel : 'email';
}

/** Whether a connector still reaches its Host as it did before. */
export function isSameChannel(a: ConnectorRecord, b: ConnectorRecord): boolean {
  return a.id === b.id && a.type === b.type && a.config === b.config && a.hostDestination === b.hostDestination && (a.isVerified || !b.isVerified);
}

/** The Survivors whose paper proves the Host: in a series only one that was made before it. */
export function provenPapers({ survivors, series }: WithSeries & { survivors: readonly Survivor[] }): readonly Survivor[] {
  const before = series.current?.before.survivors;
  return before ? survivors.filter(({ id, paperMadeAt }) => before.some((one) => one.id === id && one.paperMadeAt === paperMadeAt)) : survivors;
}

/** Notes a reset in the series. `until`: when the wait of the sealed will ends. */
export function noteReset(series: Series, reset: { at: Instant; epoch: number; until: Instant | null }): Series {
  const { denied: _, reviewed: __, ...rest } = series;
  const until = series.until !== null && reset.until !== null ? later(series.until, reset.until) : (reset.until ?? series.until);
  return { ...rest, resetAt: reset.at, epoch: reset.epoch, until, needsReview: true };
}

/** The newest reset was denied, by nothing more than the mailbox. */
export function noteDenial({ current, ...rest }: SeriesRecord, { sessionsEpoch: epoch, recovered }: Profile, now: Instant): SeriesRecord {
  if (!current) return rest;
  return { ...rest, current: { ...noteReset(current, { at: now, epoch, until: recovered?.until ?? null }), denied: true } };
}

/** The will was sealed in the series: from now on time can end it. */
export function noteSealing(series: Series, now: Instant): Series {
  if (series.until !== null) return { ...series, needsReview: false };
  const noticesAt = SURVIVORS_NOTIFIED_AFTER.map((wait) => after(now, wait));
  return { ...series, until: after(now, SERIES_AFTER_SEALING), noticesAt, needsReview: false };
}

/** When the will was first sealed in the series. Undefined before that. */
export function firstSealingOf({ current }: SeriesRecord): Instant | undefined {
  const first = current?.noticesAt?.[0];
  return first && after(first, -SURVIVORS_NOTIFIED_AFTER[0]);
}

/**
 * The sealed will was deleted, and with it the personal messages, also those from before and what was set aside of Survivors: nothing but a
 * proof ends the series until there is a will again. `written`: the new versions of the keys that lost their message.
 */
export function noteDeletion({ current, ...rest }: SeriesRecord, written: Series['before']['keyVersions'] = {}): SeriesRecord {
  const setAside = rest.setAside.filter(({ kind }) => kind !== 'survivor');
  if (!current) return { ...rest, setAside };
  const { before, noticesAt: _, ...waiting } = current;
  const survivors = before.survivors.map(withoutMessages);
  const keyVersions = { ...before.keyVersions, ...written };
  return { ...rest, setAside, current: { ...waiting, before: { ...before, survivors, keyVersions }, until: null, needsReview: true } };
}

/** The row that ends a series. What was set aside in it can still be brought back. Empty without a series. */
export function endOfSeries({ series: { current, ...rest } }: WithSeries): { SERIES?: SeriesRecord } {
  return current ? { SERIES: rest } : {};
}

/** Whether this series has ended without a proof. */
export function isSeriesOver({ current }: SeriesRecord, now: Instant): boolean {
  return current?.until != null && current.until <= now;
}

/** What is set aside at this time. */
export function setAsideAt(now: Instant): Pick<SetAside, 'at' | 'until'> {
  return { at: now, until: after(now, SET_ASIDE_LIFETIME) };
}

/** What can still be brought back. */
export function restorable({ setAside }: SeriesRecord, now: Instant): SetAside[] {
  return setAside.filter(({ until }) => now < until);
}
