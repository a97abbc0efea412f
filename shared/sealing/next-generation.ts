import { createHash } from 'node:crypto';
import type { App } from '#app/app.ts';
import { MIN_THRESHOLD } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { type Manifest, type ManifestFile, manifestBytes, manifestMacKey } from '#custody/manifest.ts';
import { signManifest } from '#custody/package-key.ts';
import type { Effect } from '#effects/effect.ts';
import type { HostWithCustody, ManifestRow, PendingFileRow, ShareRow, SurvivorKeyRow } from '#hosts/rows/hosts.ts';
import { withinTime } from '#net/timeout.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import { backupCodesRow, pendingFileRow, type RowName, shareRow, survivorKeyRow } from '#store/keys.ts';
import { isPlaceBehind } from '#wills/rules/behind.ts';
import { packageFolder, placesOf, type Sealing, type Will } from '#wills/rules/will.ts';
import { type OpenedForNext, shareLabelOf } from './opened-will.ts';
import { lacksProgram, signedFiles } from './package-files.ts';
import { type Failures, inEachPlace, type Place, placesIn } from './places.ts';
import { createShares, sealMessage } from './seal-plan.ts';
import { writeBytes } from './sealed-file.ts';

/** Who gets a share of the next generation. `keepsMessage`: the personal message is the one in the current package. */
export interface Holder {
  survivor: string;
  key: SurvivorKeyRow | undefined;
  keepsMessage: boolean;
}

/** A file of a package; `content` is base64. */
export type PackageContent = Pick<PendingFileRow, 'path' | 'content'>;

/** The next generation of a sealed will: its rows, files and proofs. Nothing of it is stored yet. */
export interface Generation {
  sealing: Sealing;
  shares: ShareRow[];
  manifest: ManifestRow;
  /** The files that the storage needs, in the order in which they are written. Paths include the package's folder. */
  files: PackageContent[];
  /** All files that the manifest lists, with the same paths. */
  listed: ReadonlySet<string>;
  /** Whether a paper names a program that the package lacks. Sealing again adds it. */
  lacksProgram: boolean;
}

/** Splits the key of an opened will again and makes the new package files. The new shares are proven to open it. Reads and writes nothing. */
export async function nextGeneration(opened: OpenedForNext, holders: readonly Holder[], generation: number): Promise<Generation> {
  const { sealed, identity, manifest: before } = opened;
  assertEnough(sealed, holders);
  const keys = holders.map(({ key }) => key);
  const label = { ...shareLabelOf(sealed), generation, n: holders.length };
  const made = await createShares(identity, sealed.recipient, label, keys);
  const { shares, files, written } = await filesOf(opened, holders, made);
  const manifest = prove(opened, { ...before, generation, total: holders.length, files });
  const folder = packageFolder(sealed);
  const survivors = holders.map(({ survivor }) => survivor);
  return {
    sealing: { ...sealed, generation, survivors, manifestHash: sha256(Buffer.from(manifest.text, 'utf8')) },
    shares,
    manifest,
    files: [...written, ...signedFiles(manifest).map(({ path, content }) => ({ path, content: base64(content) }))].map(({ path, content }) => ({
      path: `${folder}${path}`,
      content,
    })),
    listed: new Set(files.map(({ path }) => `${folder}${path}`)),
    lacksProgram: lacksProgram(keys, new Set(files.map(({ path }) => path))),
  };
}

function assertEnough({ threshold }: Sealing, holders: readonly Holder[]): void {
  if (holders.length >= Math.max(threshold, MIN_THRESHOLD)) return;
  throw new Refusal(
    'below_threshold',
    'Fewer Survivors than the sealed will needs would remain. Name another one or seal the will with a lower threshold first.',
  );
}

/** Lists the files of the next manifest: documents, index and guide stay, shares are new, unchanged messages are kept. */
async function filesOf({ sealed, manifest: before, shares: current }: OpenedForNext, holders: readonly Holder[], made: readonly ShareRow[]) {
  const files: ManifestFile[] = before.files.filter(({ role }) => role !== 'share' && role !== 'message');
  const written: PackageContent[] = [];
  const shares: ShareRow[] = [];
  const add = (path: string, role: 'share' | 'message', bytes: Uint8Array, commitment?: string) => {
    files.push({ path, role, size: bytes.length, sha256: sha256(bytes), ...(commitment && { commitment }) });
    written.push({ path, content: base64(bytes) });
  };
  for (const share of made) {
    add(share.path, 'share', Buffer.from(share.file, 'base64'), share.commitment);
    const holder = holders.find(({ survivor }) => survivor === share.survivor);
    const message = holder?.key?.message;
    const old = holder?.keepsMessage ? current.find(({ survivor }) => survivor === share.survivor)?.messagePath : undefined;
    const kept = message ? before.files.find(({ path }) => path === old) : undefined;
    if (kept) files.push(kept);
    else if (message && share.messagePath) add(share.messagePath, 'message', await sealMessage(sealed.recipient, message));
    shares.push(kept ? { ...share, messagePath: kept.path } : share);
  }
  return { shares, files, written };
}

function prove({ identity, packageKey }: OpenedForNext, manifest: Manifest): ManifestRow {
  const bytes = manifestBytes(manifest);
  const macKey = manifestMacKey(identity, manifest.package);
  const proofs = signManifest(bytes, macKey, packageKey);
  macKey.fill(0);
  return { revision: manifest.revision, generation: manifest.generation, text: Buffer.from(bytes).toString('utf8'), ...proofs };
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The rows of a generation's shares. */
export function shareRows(shares: readonly ShareRow[]): { [Name in RowName]?: ShareRow } {
  return Object.fromEntries(shares.map((share) => [shareRow(share), share]));
}

/** One row per pending file: together they may be larger than an item can be. */
export function pendingRows(files: readonly PackageContent[]): { [Name in RowName]?: PendingFileRow } {
  return Object.fromEntries(files.map((file) => [pendingFileRow(file), file]));
}

/** The keys and codes of everyone who is not among these Survivors. */
export function unnamedRows({ custody: { keys, codes } }: HostWithCustody, survivors: readonly { id: string }[]): RowName[] {
  const isUnnamed = (holder: string) => !survivors.some(({ id }) => id === holder);
  return [...[...keys.keys()].filter(isUnnamed).map(survivorKeyRow), ...[...codes.keys()].filter(isUnnamed).map(backupCodesRow)];
}

/** What became of the files of a new generation. */
export interface WrittenGeneration {
  /** The storages that do not have all of them: the change stands, and the files are pending there. */
  missed: string[];
  /** Deletes what was written, if the change is not committed. */
  undo: () => Promise<void>;
}

/** The Host waits for their answer. */
const TIMEOUT_MS = 12_000;

/** Writes files of a new generation next to the current one, in each storage on its own. One that is behind already gets all of its files later. */
export async function writeGeneration(app: App, host: HostWithCustody, will: Will, files: readonly PackageContent[]): Promise<WrittenGeneration> {
  const ids = placesOf(will.sealed);
  const ready = placesIn(app, host, will.sealed).filter(({ storageId }) => !isPlaceBehind(will, storageId));
  const failures = new Map((await Promise.all(ready.map((place) => writeIn(place, files)))).flatMap((one) => [...one]));
  const written = ready.filter(({ storageId }) => !failures.has(storageId)).map(({ storageId }) => storageId);
  const missed = ids.filter((id) => !written.includes(id));
  for (const error of failures.values()) app.log.warn('package_behind', { code: error instanceof Refusal ? error.code : 'fault' });
  // What a deletion misses here is deleted as a leftover.
  const undo = async () => void (await inEachPlace(ready, (storage) => remove(storage, files)));
  return { missed, undo };
}

async function writeIn(place: Place, files: readonly PackageContent[]): Promise<Failures> {
  const tooSlow = new Refusal('storage_failed', 'The storage did not answer in time.');
  const write = async (storage: Storage) => {
    for (const { path, content } of files) await writeBytes(storage, path, Buffer.from(content, 'base64'));
  };
  const writing = () => inEachPlace([place], write);
  return withinTime(TIMEOUT_MS, writing, tooSlow).catch((error: unknown) => new Map([[place.storageId, error]]));
}

async function remove(storage: Storage, files: readonly PackageContent[]): Promise<void> {
  for (const { path } of files) await storage.remove(path);
}

/** Deletes the files of an old generation in these storages, after the commit. */
export function retireGeneration(sealed: Sealing, storageIds: readonly string[]): Effect[] {
  const { generation } = sealed;
  const folder = packageFolder(sealed);
  return storageIds.flatMap((storageId): Effect[] => [
    { kind: 'delete-package', key: `generation/${generation}/${storageId}/manifest.`, storageId, prefix: `${folder}manifest.${generation}.json` },
    { kind: 'delete-package', key: `generation/${generation}/${storageId}/shares/`, storageId, prefix: `${folder}shares/${generation}/` },
  ]);
}
