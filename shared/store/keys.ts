import { createHash } from 'node:crypto';

/** The only file that knows the keys of the single table. */
export interface Key {
  pk: string;
  sk: string;
}

/** A group of rows that is read and changed together; its ROOT row lists the version of each. */
export type AggregateKind = 'host' | 'transfer';

/** Names a row within its aggregate. `CUSTODY/…` rows of a Host have a separate partition, so that permissions can be limited to it. */
export type RowName =
  | 'PROFILE'
  | 'SETTINGS'
  | 'WILL'
  | 'DRAFT'
  | 'LIVENESS'
  | 'RECENT-CHANGES'
  | 'INVITED'
  | 'FACTORS'
  | 'QUORUM'
  | 'DELETIONS'
  | 'REHEARSALS'
  | 'SERIES'
  | 'EARLIER-FACTORS'
  | 'CUSTODY/PACKAGE-KEY'
  | 'CUSTODY/SEALING'
  | 'CUSTODY/COUNTERS'
  | 'CUSTODY/MANIFEST'
  | 'META'
  | 'OPENED'
  | `${RowPrefix}${string}`;

/** The first parts of the names of rows that an aggregate can have several of. */
export type RowPrefix =
  | 'SURVIVOR#'
  | 'STORAGE#'
  | 'CONNECTOR#'
  | 'UPLOAD#'
  | 'EARLIER#'
  | 'SET-ASIDE#'
  | 'CUSTODY/PENDING-FILE#'
  | 'CUSTODY/KEY#'
  | 'CUSTODY/CODES#'
  | 'CUSTODY/SHARE#'
  | 'CUSTODY/EARLIER#'
  | 'CUSTODY/SET-ASIDE#'
  | 'RELEASED#'
  | 'PASSED#'
  | 'READ#'
  | 'GUESSED#';

export const survivorRow = (survivorId: string): RowName => `SURVIVOR#${survivorId}`;
export const storageRow = (storageId: string): RowName => `STORAGE#${storageId}`;
export const connectorRow = (connectorId: string): RowName => `CONNECTOR#${connectorId}`;
export const uploadRow = (uploadId: string): RowName => `UPLOAD#${uploadId}`;
/** A package file that is not yet written to the Host's storage. */
export const pendingFileRow = ({ path }: { path: string }): RowName => `CUSTODY/PENDING-FILE#${path}`;
/** A storage as it stood when a series of resets began. */
export const earlierStorageRow = (storageId: string): RowName => `EARLIER#${storageId}`;
/** The key and the codes of a Survivor at that time. */
export const earlierPaperRow = (survivorId: string): RowName => `CUSTODY/EARLIER#${survivorId}`;
/** What a reset has set aside, and the key and codes of a Survivor among it. */
export const setAsideRow = (id: string): RowName => `SET-ASIDE#${id}`;
export const setAsidePaperRow = (id: string): RowName => `CUSTODY/SET-ASIDE#${id}`;
export const survivorKeyRow = (survivorId: string): RowName => `CUSTODY/KEY#${survivorId}`;
export const backupCodesRow = (survivorId: string): RowName => `CUSTODY/CODES#${survivorId}`;
export const shareRow = ({ generation, survivor }: { generation: number; survivor: string }): RowName => `CUSTODY/SHARE#${generation}#${survivor}`;
/** A share that was released to the transfer. */
export const releasedRow = (survivorId: string): RowName => `RELEASED#${survivorId}`;
/** A share of an inner envelope that a Survivor has passed on to the others of the transfer. */
export const passedRow = (survivorId: string): RowName => `PASSED#${survivorId}`;
/** The wrong codes of a Survivor in the transfer. */
export const guessedRow = (survivorId: string): RowName => `GUESSED#${survivorId}`;
/** The documents that a Survivor has read in the transfer. */
export const readsRow = (survivorId: string): RowName => `READ#${survivorId}`;

export const ROOT = 'ROOT';
const CUSTODY = 'CUSTODY/';

/** Returns the partition with an aggregate's ROOT and all its rows except the custody rows. */
export function aggregatePartition(kind: AggregateKind, id: string): string {
  return `${kind === 'host' ? 'HOST' : 'TRANSFER'}#${id}`;
}

/** Returns the id of an aggregate from the key of its partition. */
export const aggregateId = (pk: string): string => pk.slice(pk.indexOf('#') + 1);

export const custodyPartition = (hostId: string): string => `CUSTODY#${hostId}`;

/** The range of the sort keys of an aggregate's rows. AUDIT# and CHECK# rows of a Host sort before it and are read separately. */
export const ROW_RANGE = ['CONNECTOR', 'WILL'] as const;

export function rowKey(kind: AggregateKind, id: string, name: RowName): Key {
  if (name.startsWith(CUSTODY)) return { pk: custodyPartition(id), sk: name.slice(CUSTODY.length) };
  return { pk: aggregatePartition(kind, id), sk: name };
}

/** The name of a row that was read from a partition. */
export function rowName(key: Key): string {
  return key.pk.startsWith('CUSTODY#') ? `${CUSTODY}${key.sk}` : key.sk;
}

export const isCustodyRow = (name: string): boolean => name.startsWith(CUSTODY);

export const rootKey = (kind: AggregateKind, id: string): Key => ({ pk: aggregatePartition(kind, id), sk: ROOT });
export const checkKey = (hostId: string, number: number): Key => ({ pk: `HOST#${hostId}`, sk: `CHECK#${String(number).padStart(8, '0')}` });
export const AUDIT_KEYS = 'AUDIT#';
/** An entry of the audit trail that was committed with its change and waits to be appended to the chain. */
export const auditKey = (hostId: string, at: string, id: string): Key => ({ pk: `HOST#${hostId}`, sk: `${AUDIT_KEYS}${at}#${id}` });
export const ENTRY_KEYS = 'ENTRY#';
/** The chained entries of a Host have their own partition: only the worker that appends them may write there. */
export const trailEntryKey = (hostId: string, number: number): Key => ({
  pk: `TRAIL#${hostId}`,
  sk: `${ENTRY_KEYS}${String(number).padStart(12, '0')}`,
});
export const trailHeadKey = (hostId: string): Key => ({ pk: `TRAIL#${hostId}`, sk: 'HEAD' });
export const emailRowKey = (normalized: string): Key => ({ pk: `EMAIL#${normalized}`, sk: 'HOST' });
export const willPointerKey = (willId: string): Key => ({ pk: `WILL#${willId}`, sk: 'HOST' });
/** Found by the hash of the wire id: the table never contains the capability itself. */
export const transferPointerKey = (wireId: string): Key => ({ pk: `TRANSFER#${createHash('sha256').update(wireId).digest('hex')}`, sk: 'POINTER' });
/** All sessions of a Host have one partition, so that one query lists them. */
export const sessionPartition = (hostId: string): string => `SESSION#${hostId}`;
export const sessionKey = ({ hostId, id }: { hostId: string; id: string }): Key => ({ pk: sessionPartition(hostId), sk: `SESSION#${id}` });
export const otpKey = (id: string): Key => ({ pk: `OTP#${id}`, sk: 'SESSION' });
/** The codes that were sent to a Survivor recently. */
export const sentCodesKey = (counted: string): Key => ({ pk: `OTP#${counted}`, sk: 'SENT' });
/** A sign-in at a cloud drive in progress. Its key is a hash of the state that the drive sends back. */
export const signInKey = (state: string): Key => ({ pk: `OAUTH#${createHash('sha256').update(state).digest('hex')}`, sk: 'SIGN-IN' });
export const grantKey = (id: string): Key => ({ pk: `OAUTH#${id}`, sk: 'GRANT' });
/** Returns the group of items that a partition key belongs to: its first part. */
export const itemGroup = (pk: string): string => pk.split('#')[0] ?? '';

export const TIMER_KEYS = 'TIMER#';
export const isTimerKey = ({ pk }: Key): boolean => pk.startsWith(TIMER_KEYS);
export const timerKey = (hostId: string): Key => ({ pk: `${TIMER_KEYS}${hostId}`, sk: 'MATTER' });
export const outboxKey = (id: string): Key => ({ pk: `OUTBOX#${id}`, sk: 'EFFECT' });
/** A message that our own mailer sent, and what became of its mails. It has its id of the outbox. */
export const sentMessageKey = (id: string): Key => ({ pk: `MAIL#${id}`, sk: 'SENT' });
/** What became of a message that something waits for. It has its id of the outbox. */
export const receiptKey = (id: string): Key => ({ pk: `MAIL#${id}`, sk: 'RECEIPT' });
/** The worker that processes a Host's effects at the moment. `name` as in shared/effects/effect.ts. */
export const hostQueueKey = (hostId: string, name: string): Key => ({ pk: `QUEUE#${hostId}`, sk: name });
export const rateKey = (scope: string, subject: string, window: string): Key => ({ pk: `RATE#${scope}#${subject}#${window}`, sk: 'COUNT' });
/** What runs at the same time for one group. Like a counter, so that every function may use it. */
export const leaseKey = (group: string): Key => rateKey('lease', group, 'held');
/** A completed request, under its scope and a hash of the client's key. */
export const idempotencyKey = (scope: string, key: string): Key => ({
  pk: `DONE#${scope}#${createHash('sha256').update(key).digest('hex')}`,
  sk: 'REQUEST',
});
export const keyringKey = (purpose: string): Key => ({ pk: `KEYRING#${purpose}`, sk: 'RING' });
export const heartbeatKey: Key = { pk: 'SERVICE#CLOCK', sk: 'HEARTBEAT' };
export const repairProgressKey: Key = { pk: 'SERVICE#CLOCK', sk: 'STRAYS' };
export const walkProgressKey = (segment: number): Key => ({ pk: 'SERVICE#CLOCK', sk: `WALK#${String(segment).padStart(2, '0')}` });
export const outagesKey: Key = { pk: 'SERVICE#CLOCK', sk: 'OUTAGES' };

export const DUE_INDEX = 'due';
export const DUE_PARTITIONS: readonly string[] = Array.from({ length: 16 }, (_, n) => `DUE#${String(n).padStart(2, '0')}`);

/** Ended consents whose Hosts were not notified. */
export const LOST_DRIVES = 'DUE#DRIVES';

/** Spreads due items over sixteen partitions of the index. */
export function duePartition(pk: string): string {
  const slot = createHash('sha256').update(pk).digest().readUInt8(0) % DUE_PARTITIONS.length;
  return DUE_PARTITIONS[slot] ?? 'DUE#00';
}

/** Returns the index partition of a Host's timer, counted from 0. */
export const timerPartition = (hostId: string): number => DUE_PARTITIONS.indexOf(duePartition(timerKey(hostId).pk));
