import { createHash } from 'node:crypto';
import { decryptBytes } from '#custody/age.ts';
import { type Manifest, type ManifestFile, manifestMacKey, openManifest, packageFingerprint } from '#custody/manifest.ts';
import { combineShares, readShareFile, type ShareLabel } from '#custody/shares.ts';
import { Refusal } from '#domain/refusal.ts';
import { type FoundPackage, missingFiles, readSmallFile } from './find-packages.ts';
import type { RecoveryKey } from './papers.ts';

/** A package whose key was combined and whose manifest has two valid proofs. Its files are not verified yet. */
export interface UnlockedPackage {
  folder: string;
  manifest: Manifest;
  /** The package's own key, `AGE-SECRET-KEY-1...`. Secret. */
  identity: string;
  /** The keys that opened a share. */
  keys: RecoveryKey[];
  /** Sentences about the other keys and packages, for the person. */
  notes: string[];
}

/**
 * Opens the first of the packages that is complete, opens with these keys and is genuine. The caller sorts them, newest first.
 * Throws a Refusal that says what is wrong with the newest package if none of them can be opened.
 */
export async function unlockNewest(
  packages: readonly FoundPackage[],
  keys: readonly RecoveryKey[],
  fingerprint: string | undefined,
): Promise<UnlockedPackage> {
  const failures: { one: FoundPackage; error: Refusal }[] = [];
  for (const one of packages) {
    try {
      const unlocked = await unlock(one, keys, fingerprint);
      return { ...unlocked, notes: [...failures.map(whySkipped), ...unlocked.notes] };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      failures.push({ one, error });
    }
  }
  const [newest, ...older] = failures;
  if (!newest) throw new Refusal('package_altered', 'There is no sealed package in this folder: a file called manifest.<number>.json is missing.');
  throw new Refusal(newest.error.code, [newest.error.message, ...older.map(whySkipped)].join('\n'));
}

/** Returns the fingerprint of a manifest's key as 64 hex digits, the form that readPaper returns. */
export function plainFingerprint(manifest: Manifest): string {
  return packageFingerprint(manifest.host_key).replaceAll(' ', '');
}

function whySkipped({ one, error }: { one: FoundPackage; error: Refusal }): string {
  const { revision, generation } = one.manifest;
  // Its manifest is not verified, so these numbers may be false
  return `A package that claims to be revision ${revision}, generation ${generation} was skipped: ${error.message}`;
}

async function unlock(one: FoundPackage, keys: readonly RecoveryKey[], fingerprint: string | undefined): Promise<UnlockedPackage> {
  const { folder, manifest } = one;
  if (fingerprint !== undefined && fingerprint !== plainFingerprint(manifest))
    throw new Refusal('package_altered', 'The package does not belong to this paper: its fingerprint is not the one on the paper.');
  const missing = await missingFiles(one);
  if (missing.length > 0)
    throw new Refusal('package_altered', `The package is incomplete. Files that are missing: ${missing.length}. The first one is ${missing[0]}.`);
  const shares = await openShares(one, keys);
  const fitting = shares.filter(({ share }) => share !== undefined);
  const useless = shares.filter(({ share }) => share === undefined).map(({ key }) => key.name);
  const notes = useless.map((name) => `This package has no share for ${name}. The key is for another will, or a newer paper has replaced it.`);
  const lacking = manifest.threshold - fitting.length;
  if (lacking > 0)
    throw new Refusal(
      'shares_do_not_open',
      [
        `This package needs ${manifest.threshold} recovery keys. Keys that fit so far: ${fitting.length}. Keys still missing: ${lacking}.`,
        ...notes,
      ].join('\n'),
    );
  const identity = await combined(manifest, fitting);
  const macKey = manifestMacKey(identity, manifest.package);
  const proven = openManifest(one.bytes, one.proofs, { macKey, publicKey: manifest.host_key });
  macKey.fill(0);
  return { folder, manifest: proven, identity, keys: fitting.map(({ key }) => key), notes };
}

interface KeyWithShare {
  key: RecoveryKey;
  /** Secret. Undefined if this key opens no share of the package. */
  share: Uint8Array | undefined;
}

/** Tries each key on every share. Two keys never open the same share: the caller counts a repeated key once. */
async function openShares(one: FoundPackage, keys: readonly RecoveryKey[]): Promise<KeyWithShare[]> {
  const files = one.manifest.files.filter(({ role }) => role === 'share');
  const encrypted = await Promise.all(files.map(async (file) => ({ file, bytes: await readListed(one.folder, file) })));
  const opened: KeyWithShare[] = [];
  for (const key of keys) {
    let share: Uint8Array | undefined;
    for (const { file, bytes } of encrypted) share ??= await openShare(labelOf(one.manifest), file, bytes, key);
    opened.push({ key, share });
  }
  return opened;
}

/** Returns the share in a file, or undefined if the file is encrypted to another key. Throws Refusal `share_altered` if it is damaged. */
async function openShare(
  label: ShareLabel,
  { path, commitment }: ManifestFile,
  bytes: Uint8Array,
  key: RecoveryKey,
): Promise<Uint8Array | undefined> {
  try {
    const read = readShareFile(await decryptBytes({ identity: key.identity }, bytes));
    const same = read.commitment === commitment && JSON.stringify(read.label) === JSON.stringify(label);
    if (same) return read.share;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wrong_key') return undefined;
  }
  throw new Refusal('share_altered', `The share ${path}, which ${key.name} opens, is damaged or belongs to another package.`);
}

/** Returns the package's identity and overwrites the shares. */
async function combined(manifest: Manifest, opened: readonly KeyWithShare[]): Promise<string> {
  const commitments = manifest.files.map(({ commitment }) => commitment).filter((one) => one !== undefined);
  const shares = opened.map(({ share }) => share).filter((share) => share !== undefined);
  try {
    return await combineShares(shares.slice(0, manifest.threshold), { label: labelOf(manifest), recipient: manifest.recipient, commitments });
  } finally {
    for (const share of shares) share.fill(0);
  }
}

/** Returns the content of a small package file. Throws Refusal `package_altered` if its size or SHA-256 differs from the manifest. */
export async function readListed(folder: string, { path, size, sha256 }: ManifestFile): Promise<Uint8Array> {
  const bytes = await readSmallFile(folder, path);
  const actual = createHash('sha256').update(bytes).digest('hex');
  if (bytes.length !== size || actual !== sha256) throw new Refusal('package_altered', `${path} is not the file that was sealed.`);
  return new Uint8Array(bytes);
}

function labelOf(manifest: Manifest): ShareLabel {
  return { package: manifest.package, generation: manifest.generation, k: manifest.threshold, n: manifest.total };
}
