import { hex } from '@scure/base';
import { Refusal } from '#common/refusal.ts';
import { decryptBytes } from '#custody/age-open.ts';
import { type Manifest, type ManifestFile, manifestMacKey, openManifest, packageFingerprint } from '#custody/manifest.ts';
import { sha256 } from '#custody/primitives.ts';
import { combineShares, readShareFile, type ShareLabel } from '#custody/shares.ts';
import { type FoundPackage, missingFiles } from './find-packages.ts';
import { type PackageFiles, readSmallFile } from './package-files.ts';
import type { RecoveryKey } from './papers.ts';
import { type Problem, problemOf, Stopped } from './problem.ts';

/** A package whose key was combined and whose manifest has two valid proofs. Its files are not verified yet. */
export interface UnlockedPackage {
  files: PackageFiles;
  folder: string;
  manifest: Manifest;
  /** The package's own key, `AGE-SECRET-KEY-1...`. Secret. */
  identity: string;
  /** The keys that opened a share. */
  keys: RecoveryKey[];
  /** The other keys. One of them may be on the Host's own sheet, which opens an inner envelope. */
  otherKeys: RecoveryKey[];
  /** What the person should know about the other keys and packages. */
  notes: Problem[];
}

/** Whether a package must be whole. `rest`: if none is whole, what is left of one is opened, and the rest is named. */
export type Demand = 'whole' | 'rest';

/**
 * Opens the first of the packages that is complete, opens with these keys and is genuine. The caller sorts them, newest first.
 * Throws Stopped with what is wrong with the newest package, and then the others, if none of them can be opened.
 */
export async function unlockNewest(
  packages: readonly FoundPackage[],
  keys: readonly RecoveryKey[],
  fingerprint: string | undefined,
  demand: Demand = 'whole',
): Promise<UnlockedPackage> {
  const failures: { one: FoundPackage; because: Problem }[] = [];
  for (const tried of demand === 'rest' ? (['whole', 'rest'] as const) : (['whole'] as const)) {
    failures.length = 0;
    for (const one of packages) {
      try {
        const unlocked = await unlock(one, keys, fingerprint, tried);
        return { ...unlocked, notes: [...failures.map(skipped), ...unlocked.notes] };
      } catch (error) {
        failures.push({ one, because: problemOf(error) });
      }
    }
  }
  const [newest, ...older] = failures;
  if (!newest) throw new Stopped({ is: 'no_package', damaged: true });
  throw new Stopped({ is: 'several', problems: [newest.because, ...older.map(skipped)] });
}

/** Returns the fingerprint of a manifest's key as 64 hex digits, the form that readPaper returns. */
export function plainFingerprint(manifest: Manifest): string {
  return packageFingerprint(manifest.host_key).replaceAll(' ', '');
}

/** Its manifest is not verified, so these numbers may be false. */
function skipped({ one, because }: { one: FoundPackage; because: Problem }): Problem {
  const { revision, generation } = one.manifest;
  return { is: 'package_skipped', revision, generation, because };
}

async function unlock(one: FoundPackage, keys: readonly RecoveryKey[], fingerprint: string | undefined, demand: Demand): Promise<UnlockedPackage> {
  const { files, folder, manifest } = one;
  if (fingerprint !== undefined && fingerprint !== plainFingerprint(manifest)) throw new Stopped({ is: 'fingerprint_differs' });
  const missing = await missingFiles(one);
  const incomplete: Problem[] = missing.length > 0 ? [{ is: 'files_missing', count: missing.length, first: missing[0] ?? '' }] : [];
  if (incomplete[0] && demand === 'whole') throw new Stopped(incomplete[0]);
  const shares = await openShares(one, keys, demand);
  const fitting = shares.filter(({ share }) => share !== undefined);
  const otherKeys = shares.filter(({ share }) => share === undefined).map(({ key }) => key);
  const useless = otherKeys.map(({ name }) => name);
  if (fitting.length < manifest.threshold) throw new Stopped({ is: 'keys_missing', needed: manifest.threshold, fitting: fitting.length, useless });
  const identity = await combined(manifest, fitting);
  const macKey = manifestMacKey(identity, manifest.package);
  const proven = openManifest(one.bytes, one.proofs, { macKey, publicKey: manifest.host_key });
  macKey.fill(0);
  const notes = [...incomplete, ...useless.map((key): Problem => ({ is: 'key_fits_no_share', key }))];
  return { files, folder, manifest: proven, identity, keys: fitting.map(({ key }) => key), otherKeys, notes };
}

interface KeyWithShare {
  key: RecoveryKey;
  /** Secret. Undefined if this key opens no share of the package. */
  share: Uint8Array | undefined;
}

/** Tries each key on every share. Two keys never open the same share: the caller counts a repeated key once. */
async function openShares(one: FoundPackage, keys: readonly RecoveryKey[], demand: Demand): Promise<KeyWithShare[]> {
  const files = one.manifest.files.filter(({ role }) => role === 'share');
  const read = async (file: ManifestFile) => [{ file, bytes: await readListed(one, file) }];
  const readable = (file: ManifestFile) =>
    read(file).catch((error: unknown) => {
      // Throws what is no finding about the file.
      problemOf(error);
      return [];
    });
  const encrypted = (await Promise.all(files.map(demand === 'rest' ? readable : read))).flat();
  const opened: KeyWithShare[] = [];
  for (const key of keys) {
    let share: Uint8Array | undefined;
    for (const { file, bytes } of encrypted) share ??= await openShare(labelOf(one.manifest), file, bytes, key);
    opened.push({ key, share });
  }
  return opened;
}

/** Returns the share in a file, or undefined if the file is encrypted to another key. Throws Stopped `share_altered` if it is damaged. */
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
  throw new Stopped({ is: 'share_altered', path, key: key.name });
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

/** Returns the content of a small package file. Throws Stopped `files_altered` if its size or SHA-256 differs from the manifest. */
export async function readListed(
  { files, folder }: Pick<FoundPackage, 'files' | 'folder'>,
  { path, size, sha256: hash }: ManifestFile,
): Promise<Uint8Array> {
  const bytes = await readSmallFile(files, folder + path);
  if (bytes.length !== size || hex.encode(sha256(bytes)) !== hash) throw new Stopped({ is: 'files_altered', paths: [path] });
  return bytes;
}

function labelOf(manifest: Manifest): ShareLabel {
  return { package: manifest.package, generation: manifest.generation, k: manifest.threshold, n: manifest.total };
}
