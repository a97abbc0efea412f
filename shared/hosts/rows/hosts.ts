import type { RecentChanges } from '#accounts/rules/recent-changes.ts';
import type { QuorumWatch } from '#channels/rules/quorum.ts';
import { emailKey } from '#common/email.ts';
import type { Offers } from '#common/offers.ts';
import type { CodeSet } from '#custody/backup-code.ts';
import { type Factors, NO_FACTORS } from '#factors/rules/factors.ts';
import { type Deletions, isClosed, NO_DELETION } from '#hosts/rules/deletion.ts';
import type { ConnectorRecord, Profile, StorageRecord } from '#hosts/rules/host.ts';
import type { SentInvitation } from '#hosts/rules/invitation.ts';
import type { EarlierMessage } from '#hosts/rules/personal-message.ts';
import type { Rehearsals } from '#hosts/rules/rehearsal.ts';
import { NO_SERIES, type SeriesRecord } from '#hosts/rules/series.ts';
import { DEFAULT_SETTINGS, type Settings } from '#hosts/rules/settings.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import type { CheckRecord } from '#liveness/rules/check.ts';
import type { Liveness } from '#liveness/rules/liveness.ts';
import { type Aggregate, loadAggregate, type Root, rowOf, rowsOf } from '#store/aggregate.ts';
import { checkKey, emailRowKey, survivorKeyRow, willPointerKey } from '#store/keys.ts';
import { getRow, queryAll, type Row, type Table, verifyRow } from '#store/table.ts';
import type { Draft, Upload } from '#wills/rules/draft.ts';
import type { Places, SealedDocument, Will } from '#wills/rules/will.ts';

/** Everything about one Host except checks, audit trail and custody rows, read in one round trip. */
export interface HostRecord {
  id: string;
  root: Root;
  profile: Profile;
  settings: Settings;
  survivors: Survivor[];
  connectors: ConnectorRecord[];
  storages: StorageRecord[];
  will: Will | undefined;
  draft: Draft | undefined;
  uploads: Upload[];
  liveness: Liveness | undefined;
  /** What recent changes of the sealed will replaced or removed. Empty in most records. */
  recentChanges: RecentChanges;
  /** The invitations of the last 30 days, also to people who were removed since. */
  invited: readonly SentInvitation[];
  /** The second factor. Empty in most records. */
  factors: Factors;
  /** Undefined until the quorum of the sealed will is compared for the first time. */
  quorumWatch: QuorumWatch | undefined;
  deletions: Deletions;
  /** Empty in most records. */
  rehearsals: Rehearsals;
  /** The unproven resets by e-mail. Empty in most records. */
  series: SeriesRecord;
  /** The versions of the rows with the Survivors' keys, by Survivor. */
  keyVersions: Readonly<Record<string, number>>;
  /** What stood when the series began, as far as it is put back whole. */
  earlier: { storages: readonly StorageRecord[]; factors: Factors };
  /** What resets have set aside, by its id. */
  setAside: ReadonlyMap<string, SetAsideRow>;
  /** The channels of the service itself, which are not the Host's but reach them and their Survivors. */
  offers: Offers;
}

/** A Survivor's own key. Only the release and re-share workers can unwrap it. */
export interface SurvivorKeyRow {
  survivor: string;
  /** Base64 of the identity wrapped under purpose survivor-key. */
  wrapped: string;
  recipient: string;
  /** The recipient of the key on the paper, if the Host's own device has made it. Shares and message are encrypted to it too. */
  paperRecipient?: string;
  /** Base64, 32 bytes. Together with the Survivor's contacts it binds the wrapping. */
  salt: string;
  /** Base64 of the age file with the personal message. */
  message: string | null;
  /** Those from before, in the order of the Survivor's `endedMessages`. */
  earlierMessages?: readonly EarlierMessage[];
  /** Hex SHA-256 of the version of recover.html that the Survivor's paper names. */
  program: string;
}

/** A record that a reset has set aside. Exactly one field. */
export interface SetAsideRow {
  id: string;
  survivor?: Survivor;
  connector?: ConnectorRecord;
  storage?: StorageRecord;
  settings?: Settings;
  factors?: Factors;
}

/** The key and the codes of a Survivor, as they stood when a series began or when they were set aside (`id`). */
export interface EarlierPaperRow {
  survivor: string;
  id?: string;
  key: SurvivorKeyRow;
  codes: BackupCodesRow;
}

/** Returns everyone to whom a Survivor's share and message are encrypted. */
export function recipientsOf({ recipient, paperRecipient }: Pick<SurvivorKeyRow, 'recipient' | 'paperRecipient'>): string[] {
  return paperRecipient === undefined ? [recipient] : [recipient, paperRecipient];
}

/** A Survivor's backup codes as bound Argon2id hashes, and which are used. */
export interface BackupCodesRow {
  survivor: string;
  generation: number;
  set: CodeSet;
  used: boolean[];
  /** The transfer in which each code was used, by internal id; null for the others. */
  usedIn: (string | null)[];
}

/** One share of the current generation, encrypted to its Survivor. */
export interface ShareRow {
  survivor: string;
  generation: number;
  /** Base64 of the age file. */
  file: string;
  commitment: string;
  /** The path of the share in the package, and of this Survivor's message if there is one. */
  path: string;
  messagePath: string | null;
}

export interface PackageKeyRow {
  /** Base64, 32 bytes. */
  publicKey: string;
  /** Base64 of the private key wrapped under purpose package-key. */
  wrapped: string;
}

/** The current manifest: its exact bytes and proofs. */
export interface ManifestRow {
  revision: number;
  generation: number;
  text: string;
  mac: string;
  signature: string;
}

/** A document as a file of the package. */
export interface SealedFile {
  size: number;
  sha256: string;
  /** SHA-256 of the age header and nonce. Pins the file's own key, so that no file from another sender passes for it. */
  head: string;
}

export type PlannedDocument = SealedDocument & { staged: string | null; file: SealedFile | null };

/** A file of the current generation that is not yet in every storage of the will. `content` is base64, the path is relative to the storage. */
export interface PendingFileRow {
  path: string;
  content: string;
}

/** A sealing in progress: the whole plan, so that another worker can continue it. Contains nothing that opens the will. */
export interface SealingRow extends Places {
  revision: number;
  generation: number;
  packageId: string;
  /** `draft`: the draft is sealed and deleted. `sealed`: the sealed documents are sealed again, and a draft stays. */
  source: 'draft' | 'sealed';
  /** The service itself started it, so it is no sign of life. */
  background: boolean;
  recipient: string;
  threshold: number;
  shares: ShareRow[];
  /** Base64 of the manifest's mac key, wrapped under purpose sealing. */
  macKey: string;
  documents: PlannedDocument[];
  /** The storages that have missed a part of it, and get all of it later. */
  missed: string[];
  startedAt: string;
  /** The worker that has the sealing, until when, and how often another worker took over. */
  lease: { owner: string; until: string; takeovers: number };
}

/** Numbers that never restart, not even after an abandoned sealing. */
export interface CountersRow {
  revision: number;
  generation: number;
}

export interface CustodyRecord {
  counters: CountersRow;
  packageKey: PackageKeyRow | undefined;
  sealing: SealingRow | undefined;
  manifest: ManifestRow | undefined;
  pendingFiles: PendingFileRow[];
  keys: ReadonlyMap<string, SurvivorKeyRow>;
  codes: ReadonlyMap<string, BackupCodesRow>;
  shares: ShareRow[];
  /** By Survivor. */
  earlierPapers: ReadonlyMap<string, EarlierPaperRow>;
  /** By the id of what was set aside. */
  papersSetAside: ReadonlyMap<string, EarlierPaperRow>;
}

/** A Host with the custody rows, from one consistent read. */
export type HostWithCustody = HostRecord & { custody: CustodyRecord };

/** Reads of Hosts. */
export function createHosts(table: Table, offers: Offers) {
  const hostRecord = (aggregate: Aggregate) => hostOf(aggregate, offers);
  const loadAny = async (id: string): Promise<HostRecord | undefined> => {
    const aggregate = await loadAggregate(table, 'host', id);
    return aggregate && hostRecord(aggregate);
  };
  const load = async (id: string): Promise<HostRecord | undefined> => {
    const host = await loadAny(id);
    return host && isClosed(host.deletions) ? undefined : host;
  };
  const idOfWill = async (willId: string): Promise<string | undefined> =>
    (await getRow<{ hostId: string }>(table, willPointerKey(willId)))?.data.hostId;
  return {
    /** Returns the Host with this id, or undefined. An account that is being deleted no longer exists for anyone but those who delete it. */
    load,
    /** Returns the Host also while the account is being deleted. */
    loadClosing: (id: string): Promise<HostRecord | undefined> => loadAny(id),
    /** Returns the Host with the custody rows, from one consistent read. */
    loadWithCustody: async (id: string): Promise<HostWithCustody | undefined> => {
      const aggregate = await loadAggregate(table, 'host', id, { custody: true });
      const host = aggregate && hostRecord(aggregate);
      return aggregate && host && !isClosed(host.deletions) ? { ...host, custody: custodyRecord(aggregate) } : undefined;
    },
    /** Returns the id of the Host with this e-mail address. */
    idOfEmail: async (email: string): Promise<string | undefined> =>
      (await getRow<{ hostId: string }>(table, emailRowKey(emailKey(email))))?.data.hostId,
    /** Returns the same with its version, for callers that change it. */
    addressRow: (email: string): Promise<Row<{ hostId: string }> | undefined> => getRow<{ hostId: string }>(table, emailRowKey(emailKey(email))),
    /** Returns the id of the Host with this will. */
    idOfWill,
    /** Returns the Host with this will, or undefined. */
    loadOfWill: async (willId: string): Promise<HostRecord | undefined> => {
      const id = await idOfWill(willId);
      return id === undefined ? undefined : load(id);
    },
    /** Returns the checks from number `to` down to `from`, newest first. */
    checks: async (id: string, from: number, to: number): Promise<CheckRecord[]> => {
      if (to < from) return [];
      const items = await queryAll(table, {
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': checkKey(id, from).pk, ':from': checkKey(id, from).sk, ':to': checkKey(id, to).sk },
        ScanIndexForward: false,
      });
      return Promise.all(items.map(async (item) => (await verifyRow<CheckRecord>(table, item)).data));
    },
    /** Returns one check by its number. */
    check: async (id: string, number: number): Promise<CheckRecord | undefined> => (await getRow<CheckRecord>(table, checkKey(id, number)))?.data,
  };
}

function hostOf(aggregate: Aggregate, offers: Offers): HostRecord | undefined {
  const profile = rowOf<Profile>(aggregate, 'PROFILE');
  if (!profile) return undefined;
  return {
    id: aggregate.root.id,
    root: aggregate.root,
    profile,
    settings: { ...DEFAULT_SETTINGS, ...rowOf<Settings>(aggregate, 'SETTINGS') },
    survivors: oldestFirst(rowsOf<Survivor>(aggregate, 'SURVIVOR#')),
    connectors: oldestFirst(rowsOf<ConnectorRecord>(aggregate, 'CONNECTOR#')),
    storages: oldestFirst(rowsOf<StorageRecord>(aggregate, 'STORAGE#')),
    will: rowOf<Will>(aggregate, 'WILL'),
    draft: rowOf<Draft>(aggregate, 'DRAFT'),
    uploads: oldestFirst(rowsOf<Upload>(aggregate, 'UPLOAD#')),
    liveness: rowOf<Liveness>(aggregate, 'LIVENESS'),
    recentChanges: rowOf<RecentChanges>(aggregate, 'RECENT-CHANGES') ?? {},
    invited: rowOf<SentInvitation[]>(aggregate, 'INVITED') ?? [],
    factors: rowOf<Factors>(aggregate, 'FACTORS') ?? NO_FACTORS,
    quorumWatch: rowOf<QuorumWatch>(aggregate, 'QUORUM'),
    deletions: rowOf<Deletions>(aggregate, 'DELETIONS') ?? NO_DELETION,
    rehearsals: rowOf<Rehearsals>(aggregate, 'REHEARSALS') ?? [],
    keyVersions: keyVersionsOf(aggregate),
    series: rowOf<SeriesRecord>(aggregate, 'SERIES') ?? NO_SERIES,
    earlier: { storages: rowsOf<StorageRecord>(aggregate, 'EARLIER#'), factors: rowOf<Factors>(aggregate, 'EARLIER-FACTORS') ?? NO_FACTORS },
    setAside: new Map(rowsOf<SetAsideRow>(aggregate, 'SET-ASIDE#').map((row) => [row.id, row])),
    offers,
  };
}

function keyVersionsOf({ root, rows }: Aggregate): Record<string, number> {
  const ids = rowsOf<Survivor>({ root, rows }, 'SURVIVOR#').map(({ id }) => id);
  return Object.fromEntries(ids.map((id) => [id, root.versions[survivorKeyRow(id)] ?? 0]));
}

function custodyRecord(aggregate: Aggregate): CustodyRecord {
  return {
    counters: rowOf<CountersRow>(aggregate, 'CUSTODY/COUNTERS') ?? { revision: 0, generation: 0 },
    packageKey: rowOf<PackageKeyRow>(aggregate, 'CUSTODY/PACKAGE-KEY'),
    sealing: rowOf<SealingRow>(aggregate, 'CUSTODY/SEALING'),
    manifest: rowOf<ManifestRow>(aggregate, 'CUSTODY/MANIFEST'),
    pendingFiles: rowsOf<PendingFileRow>(aggregate, 'CUSTODY/PENDING-FILE#'),
    keys: bySurvivor(rowsOf<SurvivorKeyRow>(aggregate, 'CUSTODY/KEY#')),
    codes: bySurvivor(rowsOf<BackupCodesRow>(aggregate, 'CUSTODY/CODES#')),
    shares: rowsOf<ShareRow>(aggregate, 'CUSTODY/SHARE#'),
    earlierPapers: bySurvivor(rowsOf<EarlierPaperRow>(aggregate, 'CUSTODY/EARLIER#')),
    papersSetAside: new Map(rowsOf<EarlierPaperRow>(aggregate, 'CUSTODY/SET-ASIDE#').map((row) => [row.id ?? '', row])),
  };
}

function bySurvivor<R extends { survivor: string }>(rows: readonly R[]): Map<string, R> {
  return new Map(rows.map((row) => [row.survivor, row]));
}

function oldestFirst<R extends { id: string; createdAt: string }>(rows: R[]): R[] {
  return rows.sort((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? -1 : 1));
}

export type WithStorages = Pick<HostRecord, 'storages' | 'earlier' | 'setAside'>;

/** Returns every storage in the record of a Host: those of now, those of before the series, and those that a reset has set aside. */
export function allStoragesOf({ storages, earlier, setAside }: WithStorages): StorageRecord[] {
  return [...storages, ...earlier.storages, ...[...setAside.values()].flatMap(({ storage }) => storage ?? [])];
}
