import { createHash } from 'node:crypto';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { type Manifest, type ManifestFile, manifestBytes, manifestMacKey } from '#custody/manifest.ts';
import { signManifest } from '#custody/package-key.ts';
import type { HostWithCustody, ManifestRow, ShareRow, SurvivorKeyRow } from '#hosts/rows/hosts.ts';
import { MIN_THRESHOLD } from '#hosts/rules/settings.ts';
import type { Survivor } from '#survivors/rules/survivor.ts';
import type { Sealing } from '#wills/rules/will.ts';
import type { PendingFile } from './custody-rows.ts';
import { lacksProgram } from './named-programs.ts';
import { packageFolder, sealMessage } from './seal-package.ts';
import { createShares } from './seal-plan.ts';
import { currentShares, openCurrentManifest, shareLabelOf, unlockWill } from './unlock.ts';

/** Who gets a share of the next generation. */
export interface ShareHolders {
  survivors: readonly Survivor[];
  keys: ReadonlyMap<string, SurvivorKeyRow>;
}

/** The next generation of a sealed will. Nothing of it is stored yet. */
export interface Generation {
  sealing: Sealing;
  shares: ShareRow[];
  manifest: ManifestRow;
  /** The files that the storage needs, in the order in which they are written. Paths include the package's folder. */
  files: PendingFile[];
  /** All files that the manifest lists, with the same paths. */
  listed: ReadonlySet<string>;
  /** Whether a paper names a program that the package lacks. Sealing again adds it. */
  lacksProgram: boolean;
}

/** Splits the key of the sealed will again, proves that the new shares open it, and makes the new package files. */
export async function splitAgain(app: App, host: HostWithCustody, sealed: Sealing, members: ShareHolders, number: number): Promise<Generation> {
  assertEnough(sealed, members);
  const identity = await unlockWill(app, host).catch((error: unknown) => {
    throw error instanceof Refusal ? error : new Refusal('reshare_failed');
  });
  const before = openCurrentManifest(host, identity);
  const survivors = members.survivors.map(({ id }) => id);
  const label = { ...shareLabelOf(sealed), generation: number, n: survivors.length };
  const keys = survivors.map((id) => members.keys.get(id));
  const made = await createShares(identity, sealed.recipient, label, keys);
  const { shares, files, written } = await filesOf(host, sealed, members, made, before);
  const manifest = await prove(app, host, { ...before, generation: number, total: survivors.length, files }, identity);
  const folder = packageFolder(sealed);
  return {
    sealing: { ...sealed, generation: number, survivors, manifestHash: sha256(Buffer.from(manifest.text, 'utf8')) },
    shares,
    manifest,
    files: [...written, ...manifestFiles(manifest)].map(({ path, content }) => ({ path: `${folder}${path}`, content })),
    listed: new Set(files.map(({ path }) => `${folder}${path}`)),
    lacksProgram: lacksProgram(keys, new Set(files.map(({ path }) => path))),
  };
}

function assertEnough({ threshold }: Sealing, { survivors }: ShareHolders): void {
  if (survivors.length >= Math.max(threshold, MIN_THRESHOLD)) return;
  throw new Refusal(
    'below_threshold',
    'Fewer Survivors than the sealed will needs would remain. Name another one or seal the will with a lower threshold first.',
  );
}

/** Lists the files of the next manifest: documents, index and guide stay, shares are new, unchanged messages are kept. */
async function filesOf(host: HostWithCustody, sealed: Sealing, { keys }: ShareHolders, made: readonly ShareRow[], before: Manifest) {
  const files: ManifestFile[] = before.files.filter(({ role }) => role !== 'share' && role !== 'message');
  const written: PendingFile[] = [];
  const shares: ShareRow[] = [];
  const add = (path: string, role: 'share' | 'message', bytes: Uint8Array, commitment?: string) => {
    files.push({ path, role, size: bytes.length, sha256: sha256(bytes), ...(commitment && { commitment }) });
    written.push({ path, content: base64(bytes) });
  };
  for (const share of made) {
    add(share.path, 'share', Buffer.from(share.file, 'base64'), share.commitment);
    const message = keys.get(share.survivor)?.message;
    const kept = message ? keptMessage(host, sealed, share.survivor, message, before) : undefined;
    if (kept) files.push(kept);
    else if (message && share.messagePath) add(share.messagePath, 'message', await sealMessage(sealed.recipient, message));
    shares.push(kept ? { ...share, messagePath: kept.path } : share);
  }
  return { shares, files, written };
}

function keptMessage(host: HostWithCustody, sealed: Sealing, survivorId: string, message: string, before: Manifest): ManifestFile | undefined {
  if (message !== host.custody.keys.get(survivorId)?.message) return undefined;
  const path = currentShares(host, sealed).find(({ survivor }) => survivor === survivorId)?.messagePath;
  return before.files.find((file) => file.path === path);
}

async function prove(app: App, host: HostWithCustody, manifest: Manifest, identity: string): Promise<ManifestRow> {
  const { packageKey } = host.custody;
  if (!packageKey) throw new Refusal('record_altered');
  const bytes = manifestBytes(manifest);
  const privateKey = await app.envelope.decrypt('package-key', { host: host.id }, packageKey.wrapped);
  const macKey = manifestMacKey(identity, manifest.package);
  const proofs = signManifest(bytes, macKey, privateKey);
  macKey.fill(0);
  privateKey.fill(0);
  return { revision: manifest.revision, generation: manifest.generation, text: Buffer.from(bytes).toString('utf8'), ...proofs };
}

function manifestFiles({ generation, text, mac, signature }: ManifestRow): PendingFile[] {
  const name = `manifest.${generation}.json`;
  return [
    { path: name, content: base64(Buffer.from(text, 'utf8')) },
    { path: `${name}.mac`, content: base64(Buffer.from(`${mac}\n`)) },
    { path: `${name}.sig`, content: base64(Buffer.from(`${signature}\n`)) },
  ];
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
