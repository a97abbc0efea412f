import { createHash } from 'node:crypto';
import { decryptBytes } from '#custody/age.ts';
import { type Manifest, type ManifestFile, manifestMacKey, openManifest, packageFingerprint } from '#custody/manifest.ts';
import { combineShares, readShareFile, type ShareLabel } from '#custody/shares.ts';
import { Refusal } from '#domain/refusal.ts';
import { type FoundPackage, missingFiles, readSmall } from './find-packages.ts';
import type { RecoveryKey } from './papers.ts';

/** A package whose key was combined and whose manifest both proofs hold for; its files are not verified yet. */
export interface UnlockedPackage {
  folder: string;
  manifest: Manifest;
  /** The package's own key, `AGE-SECRET-KEY-1...`. Secret. */
  identity: string;
  /** Those of the keys that opened a piece. */
  keys: RecoveryKey[];
  /** What a person should know about the other keys and packages. */
  notes: string[];
}

/** The newest of the packages that is complete, opens with these keys, and proves genuine; else a Refusal that says what is wrong with the newest. */
export async function unlockNewest(
  packages: readonly FoundPackage[],
  keys: readonly RecoveryKey[],
  fingerprint: string | undefined,
): Promise<UnlockedPackage> {
  const failures: { one: FoundPackage; error: Refusal }[] = [];
  for (const one of packages) {
    try {
      const unlocked = await unlock(one, keys, fingerprint);
      return { ...unlocked, notes: [...failures.map(passedOver), ...unlocked.notes] };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      failures.push({ one, error });
    }
  }
  const [newest, ...older] = failures;
  if (!newest) throw new Refusal('package_altered', 'There is no sealed package in this folder: a file called manifest.<number>.json is missing.');
  throw new Refusal(newest.error.code, [newest.error.message, ...older.map(passedOver)].join('\n'));
}

/** The fingerprint of a manifest's key as 64 hex digits, as readPaper gives those of the paper. */
export function plainFingerprint(manifest: Manifest): string {
  return packageFingerprint(manifest.host_key).replaceAll(' ', '');
}

function passedOver({ one, error }: { one: FoundPackage; error: Refusal }): string {
  const { revision, generation } = one.manifest;
  return `A package that calls itself revision ${revision}, generation ${generation} is passed over: ${error.message}`;
}

async function unlock(one: FoundPackage, keys: readonly RecoveryKey[], fingerprint: string | undefined): Promise<UnlockedPackage> {
  const { folder, manifest } = one;
  if (fingerprint !== undefined && fingerprint !== plainFingerprint(manifest))
    throw new Refusal('package_altered', 'It was not made by the person whose paper this is: its fingerprint is not the one on the paper.');
  const missing = await missingFiles(one);
  if (missing.length > 0)
    throw new Refusal('package_altered', `It is not complete: ${missing.length} of its files are missing, the first is ${missing[0]}.`);
  const pieces = await openPieces(one, keys);
  const fitting = pieces.filter(({ share }) => share !== undefined);
  const useless = pieces.filter(({ share }) => share === undefined).map(({ key }) => key.name);
  const notes = useless.map((name) => `${name} opens no piece of this package: it belongs to another will, or newer paper has replaced it.`);
  const lacking = manifest.threshold - fitting.length;
  if (lacking > 0)
    throw new Refusal(
      'shares_do_not_open',
      [`${manifest.threshold} recovery keys are needed and ${fitting.length} of those given fit: ${lacking} more.`, ...notes].join('\n'),
    );
  const identity = await combined(manifest, fitting);
  const macKey = manifestMacKey(identity, manifest.package);
  const proven = openManifest(one.bytes, one.proofs, { macKey, publicKey: manifest.host_key });
  macKey.fill(0);
  return { folder, manifest: proven, identity, keys: fitting.map(({ key }) => key), notes };
}

interface Piece {
  key: RecoveryKey;
  share: Uint8Array | undefined;
}

/** What each key opens. Two keys never open the same piece: a key that was given twice counts once. */
async function openPieces(one: FoundPackage, keys: readonly RecoveryKey[]): Promise<Piece[]> {
  const files = one.manifest.files.filter(({ role }) => role === 'share');
  const sealed = await Promise.all(files.map(async (file) => ({ file, bytes: await readListed(one.folder, file) })));
  const pieces: Piece[] = [];
  for (const key of keys) {
    let share: Uint8Array | undefined;
    for (const { file, bytes } of sealed) share ??= await openPiece(labelOf(one.manifest), file, bytes, key);
    pieces.push({ key, share });
  }
  return pieces;
}

async function openPiece(
  label: ShareLabel,
  { path, commitment }: ManifestFile,
  bytes: Uint8Array,
  key: RecoveryKey,
): Promise<Uint8Array | undefined> {
  try {
    const piece = readShareFile(await decryptBytes({ identity: key.identity }, bytes));
    const same = piece.commitment === commitment && JSON.stringify(piece.label) === JSON.stringify(label);
    if (same) return piece.share;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wrong_key') return undefined;
  }
  throw new Refusal('share_altered', `The piece ${path}, which ${key.name} opens, is damaged or belongs to another package.`);
}

async function combined(manifest: Manifest, pieces: readonly Piece[]): Promise<string> {
  const commitments = manifest.files.map(({ commitment }) => commitment).filter((one) => one !== undefined);
  const shares = pieces.map(({ share }) => share).filter((share) => share !== undefined);
  try {
    return await combineShares(shares.slice(0, manifest.threshold), { label: labelOf(manifest), recipient: manifest.recipient, commitments });
  } finally {
    for (const share of shares) share.fill(0);
  }
}

/** A small file of the package, if it is the one that the manifest lists. */
export async function readListed(folder: string, { path, size, sha256 }: ManifestFile): Promise<Uint8Array> {
  const bytes = await readSmall(folder, path);
  const actual = createHash('sha256').update(bytes).digest('hex');
  if (bytes.length !== size || actual !== sha256) throw new Refusal('package_altered', `${path} is not the file that was sealed.`);
  return new Uint8Array(bytes);
}

function labelOf(manifest: Manifest): ShareLabel {
  return { package: manifest.package, generation: manifest.generation, k: manifest.threshold, n: manifest.total };
}
