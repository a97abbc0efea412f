import { createHash, randomBytes } from 'node:crypto';
import { decryptBytes, encryptBytes } from '#custody/age.ts';
import { contactsHash } from '#custody/contacts.ts';
import { type Manifest, type ManifestFile, manifestBytes, manifestMacKey, proveManifest } from '#custody/manifest.ts';
import { type Effect, tellSurvivorChange, tellSurvivorRestored } from '#domain/effect.ts';
import { rememberRemoved } from '#domain/recent-changes.ts';
import { Refusal } from '#domain/refusal.ts';
import { MAX_SURVIVORS, MIN_THRESHOLD } from '#domain/settings.ts';
import { replaceContacts, restoreContacts, type Survivor, UNDO_WINDOW } from '#domain/survivor.ts';
import { after, instant, MINUTE } from '#domain/time.ts';
import type { Sealing, Will } from '#domain/will.ts';
import { within } from '#net/within.ts';
import type { App } from '#platform/app.ts';
import type { BackupCodesRow, CountersRow, HostWithCustody, ManifestRow, OwedFileRow, ShareRow, SurvivorKeyRow } from '#store/hosts.ts';
import type { DoneNote } from '#store/idempotency.ts';
import type { RowName } from '#store/keys.ts';
import { Conflict, rootAfter } from '#store/unit-of-work.ts';
import { assertChangeable, assertSettled } from '#workflows/guards.ts';
import { untilCommitted, untilCommittedFrom } from '#workflows/retry.ts';
import { shareRowName, shareRows } from './seal.ts';
import { packageFolder, sealMessage } from './seal-package.ts';
import { makeShares } from './seal-plan.ts';
import { writeBytes } from './sealed-file.ts';
import { labelOf, manifestInForce, sharesInForce, unlockSealed, unwrapSurvivorKey } from './unlock.ts';

/** A change of who may open the will. Rows come ready made where no secret of a Survivor is needed to make them. */
export type SurvivorChange =
  | { kind: 'add'; survivor: Survivor; key: SurvivorKeyRow; codes: BackupCodesRow }
  /** Only what changes. */
  | { kind: 'update'; survivor: Pick<Survivor, 'id'> & Partial<Survivor>; message?: string }
  | { kind: 'replace'; survivorId: string; key: SurvivorKeyRow; codes: BackupCodesRow }
  /** The contacts that the change of this number has replaced count again. */
  | { kind: 'restore'; survivorId: string; change: number }
  /** Whoever this change has named is not named any more. */
  | { kind: 'withdraw'; survivorId: string; change: number }
  | { kind: 'remove'; survivorId: string };

interface Draft {
  survivors: Survivor[];
  keys: Map<string, SurvivorKeyRow>;
  put: { [Name in RowName]?: unknown };
  remove: RowName[];
  /** An old share or key is in somebody's hands who must not open the will: the documents go under a fresh key. */
  reseal: boolean;
}

/**
 * Applies the change together with a new generation of shares, proven before the old one is retired, in one
 * transaction; if it cannot be, nothing has changed. Two changes at once: the second begins again on what the first left.
 */
export async function reshare(app: App, hostId: string, change: SurvivorChange, note?: DoneNote): Promise<void> {
  const { number, host: reserved } = await untilCommitted(() => reserveGeneration(app, hostId, change));
  await untilCommittedFrom(
    reserved,
    () => loadChangeable(app, hostId, change),
    // Sealed meanwhile for the first time: there is a key to divide now, under a number that was not reserved.
    (host) => (host.will && number === null ? reshare(app, hostId, change, note) : applyChange(app, host, { change, number, note })),
  );
}

interface Numbered {
  change: SurvivorChange;
  number: number | null;
  /** Of the request that asked for it, where that has an Idempotency-Key. */
  note: DoneNote | undefined;
}

async function applyChange(app: App, host: HostWithCustody, { change, number, note }: Numbered): Promise<void> {
  const draft = await draftOf(app, host, change, number ?? 0);
  const generation = host.will && number !== null ? await newGeneration(app, host, host.will, draft, number) : undefined;
  const put = { ...draft.put, ...generation?.put };
  const remove = [...draft.remove, ...(generation?.remove ?? [])];
  try {
    await app.store.commit({
      hostId: host.id,
      at: instant(app.now()),
      aggregates: [{ root: host.root, put, remove }],
      singles: note ? [app.store.doneRequests.change(note, true)] : [],
      effects: generation ? [...generation.effects, ...toldOf(host, change, number ?? 0)] : [],
      audit: [{ event: 'survivors_changed', facts: { change: change.kind, generation: number } }],
    });
  } catch (error) {
    // Only what surely was not committed is taken back: an answer that got lost may have been a yes.
    if (error instanceof Conflict || error instanceof Refusal) await generation?.undo();
    throw error;
  }
}

/** Notifies the Host of every change of who may open a sealed will, and the Survivors whom it concerns. */
function toldOf(host: HostWithCustody, change: SurvivorChange, number: number): Effect[] {
  const survivor = change.kind === 'add' || change.kind === 'update' ? change.survivor.id : change.survivorId;
  const others = host.survivors.map(({ id }) => id).filter((id) => id !== survivor);
  const about = { survivor, others, change: number };
  switch (change.kind) {
    case 'add':
      return tellSurvivorChange({ what: 'added', ...about });
    case 'replace':
      return tellSurvivorChange({ what: 'codes', ...about });
    case 'remove':
      return tellSurvivorChange({ what: 'removed', ...about });
    case 'update': {
      const { id, contacts } = change.survivor;
      const isOther = contacts !== undefined && host.survivors.some((one) => one.id === id && one.contacts !== contacts);
      return isOther ? tellSurvivorChange({ what: 'contacts', ...about }) : [];
    }
    case 'restore':
      return tellSurvivorRestored({ what: 'contacts', ...about });
    case 'withdraw':
      return tellSurvivorRestored({ what: 'added', ...about });
  }
}

/**
 * Takes a number that no other change will use: two at once never write the same file, and numbers never restart.
 * Without a sealed will there is nothing to number. Gives the Host as it then is.
 */
async function reserveGeneration(app: App, hostId: string, change: SurvivorChange): Promise<{ number: number | null; host: HostWithCustody }> {
  const host = await loadChangeable(app, hostId, change);
  if (!host.will) return { number: null, host };
  const counters: CountersRow = { ...host.custody.counters, generation: host.custody.counters.generation + 1 };
  const aggregate = { root: host.root, put: { 'CUSTODY/COUNTERS': counters } };
  const at = instant(app.now());
  const { generation } = counters;
  // Whoever dies over it leaves files behind.
  const effects = [{ kind: 'clear-leftovers' as const, key: `leftovers/${generation}`, generation, notBefore: after(at, LONGEST) }];
  await app.store.commit({ hostId, at, aggregates: [aggregate], effects });
  return { number: counters.generation, host: { ...host, root: rootAfter(aggregate), custody: { ...host.custody, counters } } };
}

async function loadChangeable(app: App, hostId: string, { kind }: SurvivorChange): Promise<HostWithCustody> {
  const host = await app.store.hosts.loadWithCustody(hostId);
  if (!host) throw new Refusal('unauthorized');
  // What a stranger has changed is put back just when nothing else may be changed.
  if (kind === 'restore' || kind === 'withdraw') assertSettled(host);
  else assertChangeable(host);
  return host;
}

async function draftOf(app: App, host: HostWithCustody, change: SurvivorChange, number: number): Promise<Draft> {
  const keys = new Map(host.custody.keys);
  const others = (id: string) => host.survivors.filter((survivor) => survivor.id !== id);
  if (change.kind === 'add') {
    const { key, codes } = change;
    const survivor: Survivor = host.will
      ? { ...change.survivor, added: { change: number, until: after(instant(app.now()), UNDO_WINDOW) } }
      : change.survivor;
    if (host.survivors.length >= MAX_SURVIVORS) throw new Refusal('survivor_limit_reached');
    keys.set(survivor.id, key);
    const put = { [`SURVIVOR#${survivor.id}`]: survivor, [`CUSTODY/KEY#${survivor.id}`]: key, [`CUSTODY/CODES#${survivor.id}`]: codes };
    return { survivors: [...host.survivors, survivor], keys, put, remove: [], reseal: false };
  }
  const id = change.kind === 'update' ? change.survivor.id : change.survivorId;
  const known = host.survivors.find((survivor) => survivor.id === id);
  if (!known) throw new Refusal('survivor_not_found');
  if (change.kind === 'remove' || change.kind === 'withdraw') {
    const former = host.will && { FORMER: rememberRemoved(host.former, known, instant(app.now())) };
    const put = { ...thresholdFor(host, change.kind, others(id).length), ...former };
    keys.delete(id);
    return { survivors: others(id), keys, put, remove: [`SURVIVOR#${id}`, `CUSTODY/KEY#${id}`, `CUSTODY/CODES#${id}`], reseal: true };
  }
  // Onto what is known now: another change may have been committed since the caller looked.
  const survivor = survivorAfter(app, host, known, change, number);
  const key =
    change.kind === 'replace'
      ? await carriedMessage(app, host, change)
      : await rebound(app, host, survivor, change.kind === 'update' ? change.message : undefined);
  keys.set(id, key);
  const codes = change.kind === 'replace' ? { [`CUSTODY/CODES#${id}`]: change.codes } : {};
  const survivors = host.survivors.map((one) => (one.id === id ? survivor : one));
  return {
    survivors,
    keys,
    put: { [`SURVIVOR#${id}`]: survivor, [`CUSTODY/KEY#${id}`]: key, ...codes },
    remove: [],
    reseal: change.kind === 'replace',
  };
}

/** Whoever names strangers may have raised the threshold as well, and that must not keep them named: it comes down with them. */
function thresholdFor({ settings }: HostWithCustody, kind: 'remove' | 'withdraw', left: number): { [Name in RowName]?: unknown } {
  const { survivor_threshold: threshold } = settings;
  if (left >= threshold) return {};
  if (kind === 'withdraw') return { SETTINGS: { ...settings, survivor_threshold: Math.max(left, MIN_THRESHOLD) } };
  throw new Refusal('below_threshold', `Your threshold is ${threshold}: name another Survivor or lower it first.`);
}

function survivorAfter(
  app: App,
  host: HostWithCustody,
  known: Survivor,
  change: Extract<SurvivorChange, { kind: 'update' | 'replace' | 'restore' }>,
  number: number,
): Survivor {
  const now = instant(app.now());
  if (change.kind === 'replace') return { ...known, backupCodesRemaining: change.codes.used.filter((used) => !used).length };
  if (change.kind === 'restore') return restoreContacts(known, change.change, now);
  const { contacts = known.contacts, ...rest } = change.survivor;
  return { ...(host.will ? replaceContacts(known, contacts, number, now) : { ...known, contacts }), ...rest };
}

/** The same key, bound to the new contacts, and the new message if there is one. */
async function rebound(app: App, host: HostWithCustody, survivor: Survivor, message: string | undefined): Promise<SurvivorKeyRow> {
  const before = host.custody.keys.get(survivor.id);
  if (!before) throw new Refusal('record_altered');
  const identity = await unwrapSurvivorKey(app, host, survivor.id);
  const salt = randomBytes(32);
  const binding = { host: host.id, survivor: survivor.id, contacts: contactsHash(salt, survivor.contacts) };
  const wrapped = await app.envelope.encrypt('survivor-key', binding, identity);
  const text =
    message === undefined ? before.message : message === '' ? null : base64(await encryptBytes(before.recipient, Buffer.from(message, 'utf8')));
  return { ...before, wrapped, salt: base64(salt), message: text };
}

/** A new key of the same Survivor takes over the personal message of the old one. */
async function carriedMessage(
  app: App,
  host: HostWithCustody,
  { survivorId, key }: Extract<SurvivorChange, { kind: 'replace' }>,
): Promise<SurvivorKeyRow> {
  const message = host.custody.keys.get(survivorId)?.message;
  if (!message) return { ...key, message: null };
  const identity = await unwrapSurvivorKey(app, host, survivorId);
  const text = await decryptBytes({ identity }, Buffer.from(message, 'base64'));
  return { ...key, message: base64(await encryptBytes(key.recipient, text)) };
}

interface Generation {
  put: { [Name in RowName]?: unknown };
  remove: RowName[];
  effects: Effect[];
  undo: () => Promise<void>;
}

/** Splits the identity in force anew for these Survivors and lays the new generation into the package beside the old one. */
async function newGeneration(app: App, host: HostWithCustody, will: Will, draft: Draft, number: number): Promise<Generation> {
  const { sealed } = will;
  if (draft.survivors.length < Math.max(sealed.threshold, MIN_THRESHOLD))
    throw new Refusal(
      'below_threshold',
      'Fewer Survivors than the sealed will needs would remain. Name another one or seal the will with a lower threshold first.',
    );
  const identity = await unlockSealed(app, host).catch((error: unknown) => {
    throw error instanceof Refusal ? error : new Refusal('reshare_failed');
  });
  const manifest = manifestInForce(host, identity);
  const label = { ...labelOf(sealed), generation: number, n: draft.survivors.length };
  const made = await makeShares(
    identity,
    sealed.recipient,
    label,
    draft.survivors.map(({ id }) => draft.keys.get(id)),
  );
  const { shares, files, owed } = await filesOf(host, sealed, draft, made, manifest);
  const next = await proven(app, host, { ...manifest, generation: number, total: draft.survivors.length, files }, identity);
  const folder = packageFolder(sealed);
  const all = [...owed, ...manifestFiles(next)].map(({ path, content }) => ({ path: `${folder}${path}`, content }));
  const earlier = stillOwed(host, folder, files);
  // While earlier files are owed, these queue up behind them: one writer clears all of it away in order.
  const { written, behind } = host.custody.owedFiles.length > 0 ? { written: [], behind: true } : await lay(app, host, sealed.storageId, all);
  const sealing: Sealing = {
    ...sealed,
    generation: number,
    survivors: draft.survivors.map(({ id }) => id),
    manifestHash: sha256(Buffer.from(next.text, 'utf8')),
  };
  const rows: { [Name in RowName]?: unknown } = {
    WILL: { ...will, sealed: sealing, resealDue: will.resealDue || draft.reseal, packageBehind: behind },
    'CUSTODY/MANIFEST': next,
    ...(behind && owedRows(sealed.storageId, all)),
    ...shareRows(shares),
  };
  const effects: Effect[] = [
    ...(behind ? [{ kind: 'write-owed-files' as const, key: `owed-files/${number}`, generation: number }] : retire(sealed)),
    ...(draft.reseal ? [{ kind: 'reseal' as const, key: `reseal/${number}` }] : []),
  ];
  const undo = async () => {
    const storage = await openStorageOf(app, host, sealed.storageId);
    await storage.keepOpen(async () => {
      for (const path of written) await storage.remove(path);
    });
  };
  const outdated = host.custody.owedFiles.filter(({ path }) => !earlier.some((file) => file.path === path)).map(owedRowName);
  return { put: rows, remove: [...sharesInForce(host, sealed).map(shareRowName), ...outdated], effects, undo };
}

/** Files of an earlier generation that the storage never got and the new manifest still lists. */
function stillOwed(host: HostWithCustody, folder: string, files: readonly ManifestFile[]): OwedFileRow[] {
  const listed = new Set(files.map(({ path }) => `${folder}${path}`));
  return host.custody.owedFiles.filter(({ path }) => listed.has(path));
}

/** One row a file: together they may be larger than an item can be. */
function owedRows(storageId: string, files: readonly OwedFile[]): { [Name in RowName]?: OwedFileRow } {
  return Object.fromEntries(files.map((file) => [owedRowName(file), { ...file, storageId }]));
}

export function owedRowName({ path }: { path: string }): RowName {
  return `CUSTODY/OWED-FILE#${path}`;
}

/** The files of the old generation go after the commit. */
function retire({ storageId, packageId, revision, generation }: Sealing): Effect[] {
  const folder = packageFolder({ packageId, revision });
  return ['manifest.', 'shares/'].map((kind) => ({
    kind: 'forget-package' as const,
    key: `generation/${generation}/${kind}`,
    storageId,
    prefix: kind === 'shares/' ? `${folder}shares/${generation}/` : `${folder}manifest.${generation}.json`,
  }));
}

interface OwedFile {
  path: string;
  content: string;
}

/** What the new generation's manifest lists: documents, index and guide as they are, new shares, and messages that are new or unchanged. */
async function filesOf(host: HostWithCustody, sealed: Sealing, draft: Draft, made: readonly ShareRow[], manifest: Manifest) {
  const files: ManifestFile[] = manifest.files.filter(({ role }) => role !== 'share' && role !== 'message');
  const owed: OwedFile[] = [];
  const shares: ShareRow[] = [];
  const add = (path: string, role: 'share' | 'message', bytes: Uint8Array, commitment?: string) => {
    files.push({ path, role, size: bytes.length, sha256: sha256(bytes), ...(commitment && { commitment }) });
    owed.push({ path, content: base64(bytes) });
  };
  for (const share of made) {
    add(share.path, 'share', Buffer.from(share.file, 'base64'), share.commitment);
    const message = draft.keys.get(share.survivor)?.message;
    const before = sharesInForce(host, sealed).find(({ survivor }) => survivor === share.survivor)?.messagePath;
    const kept =
      message && message === host.custody.keys.get(share.survivor)?.message ? manifest.files.find(({ path }) => path === before) : undefined;
    if (kept) files.push(kept);
    else if (message && share.messagePath) add(share.messagePath, 'message', await sealMessage(sealed.recipient, message));
    shares.push(kept ? { ...share, messagePath: kept.path } : share);
  }
  return { shares, files, owed };
}

async function proven(app: App, host: HostWithCustody, manifest: Manifest, identity: string): Promise<ManifestRow> {
  const { packageKey } = host.custody;
  if (!packageKey) throw new Refusal('record_altered');
  const bytes = manifestBytes(manifest);
  const privateKey = await app.envelope.decrypt('package-key', { host: host.id }, packageKey.wrapped);
  const macKey = manifestMacKey(identity, manifest.package);
  const proofs = proveManifest(bytes, macKey, privateKey);
  macKey.fill(0);
  privateKey.fill(0);
  return { revision: manifest.revision, generation: manifest.generation, text: Buffer.from(bytes).toString('utf8'), ...proofs };
}

function manifestFiles({ generation, text, mac, signature }: ManifestRow): OwedFile[] {
  const name = `manifest.${generation}.json`;
  return [
    { path: name, content: base64(Buffer.from(text, 'utf8')) },
    { path: `${name}.mac`, content: base64(Buffer.from(`${mac}\n`)) },
    { path: `${name}.sig`, content: base64(Buffer.from(`${signature}\n`)) },
  ];
}

/** Longer than the worker may run. */
const LONGEST = 15 * MINUTE;
/** The Host waits for their answer. */
const PATIENCE_MS = 12_000;

/** Lays the files into the Host's storage; when that is down or hangs the change stands, and the copy is owed. */
async function lay(app: App, host: HostWithCustody, storageId: string, files: readonly OwedFile[]): Promise<{ written: string[]; behind: boolean }> {
  const written: string[] = [];
  try {
    const storage = await openStorageOf(app, host, storageId);
    const laying = storage.keepOpen(async () => {
      for (const { path, content } of files) {
        await writeBytes(storage, path, Buffer.from(content, 'base64'));
        written.push(path);
      }
    });
    await within(PATIENCE_MS, laying, new Refusal('storage_failed', 'The storage did not answer in time.'));
    return { written, behind: false };
  } catch (error) {
    app.log.warn('package_behind', { code: error instanceof Refusal ? error.code : 'fault' });
    return { written, behind: true };
  }
}

async function openStorageOf(app: App, host: HostWithCustody, storageId: string) {
  const record = host.storages.find(({ id }) => id === storageId);
  if (!record) throw new Refusal('storage_not_found');
  return app.openStorage(host.id, record);
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
