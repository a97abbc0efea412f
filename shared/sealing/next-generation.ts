import { createHash } from 'node:crypto';
import { MIN_THRESHOLD } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { type Manifest, type ManifestFile, manifestBytes, manifestMacKey } from '#custody/manifest.ts';
import { signManifest } from '#custody/package-key.ts';
import type { ManifestRow, PendingFileRow, ShareRow, SurvivorKeyRow } from '#hosts/rows/hosts.ts';
import { packageFolder, type Sealing } from '#wills/rules/will.ts';
import { lacksProgram } from './named-programs.ts';
import { type OpenedForNext, shareLabelOf } from './opened-will.ts';
import { signedFiles } from './package-files.ts';
import { createShares, sealMessage } from './seal-plan.ts';

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
