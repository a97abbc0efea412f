import { createHash, createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, hkdfSync, sign, verify } from 'node:crypto';
import type * as z from 'zod';
import { Refusal } from '#domain/refusal.ts';
import { sameText } from './keyed-hash.ts';
import { lengthPrefixed } from './length-prefixed.ts';
import { IndexShape, ManifestShape } from './manifest-shape.ts';

/** One object of a package: `path` relative to the revision's folder, size and hex SHA-256 as it lies in the storage; a share's commitment; a document's head. */
export interface ManifestFile {
  path: string;
  role: 'index' | 'document' | 'share' | 'message' | 'guide' | 'program';
  size: number;
  sha256: string;
  commitment?: string;
  /** SHA-256 of a document's first `AGE_HEAD_BYTES` (age header and nonce): pins the key of the file before a byte of it is shown. */
  head?: string;
}

/** What a package consists of: `sealed_at` ISO 8601 in UTC, `host_key` base64 of the raw 32-byte Ed25519 public key. */
export interface Manifest {
  format: 'will-package/1';
  package: string;
  revision: number;
  generation: number;
  sealed_at: string;
  threshold: number;
  total: number;
  recipient: string;
  host_key: string;
  files: ManifestFile[];
}

/** The sealed table of contents: names, kinds and sizes of the documents' plaintexts. */
export interface PackageIndex {
  format: 'will-index/1';
  documents: { id: string; path: string; filename: string; mime_type: string; size_bytes: number; sha256: string }[];
}

/** A Host's Ed25519 pair: public key as base64 of its raw 32 bytes, private key as PKCS8 DER (secret). */
export function newPackageKey(): { publicKey: string; privateKey: Uint8Array } {
  const pair = generateKeyPairSync('ed25519');
  const { x } = pair.publicKey.export({ format: 'jwk' });
  if (!x) throw new Error('The public key was not exported.');
  return {
    publicKey: Buffer.from(x, 'base64url').toString('base64'),
    privateKey: new Uint8Array(pair.privateKey.export({ format: 'der', type: 'pkcs8' })),
  };
}

/** What stands on the Survivors' paper: hex SHA-256 of LP('package-key/1', the raw key), sixteen groups of four. */
export function packageFingerprint(publicKey: string): string {
  const hash = createHash('sha256')
    .update(lengthPrefixed('package-key/1', Buffer.from(publicKey, 'base64')))
    .digest('hex');
  return hash.replace(/.{4}(?=.)/g, '$& ');
}

/** The exact bytes that are stored and proven: JSON, two spaces, a line feed at the end. Throws on a manifest that could not be read again. */
export function manifestBytes(manifest: Manifest): Uint8Array {
  return written(ManifestShape, manifest, 'manifest');
}

/** The 32-byte key of the manifest's mac; only whoever holds the identity, or K shares of it, can make it. */
export function manifestMacKey(identity: string, packageId: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', identity, packageId, 'will-package/1 manifest', 32));
}

/** Both proofs over the exact bytes: `mac` hex HMAC-SHA256, `signature` base64 Ed25519. */
export function proveManifest(bytes: Uint8Array, macKey: Uint8Array, privateKey: Uint8Array): { mac: string; signature: string } {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
  return { mac: macOf(bytes, macKey), signature: sign(null, bytes, key).toString('base64') };
}

/** Checks both proofs over the exact bytes before it parses one of them, then the strict shape; else Refusal `package_altered`. */
export function openManifest(
  bytes: Uint8Array,
  proofs: { mac: string; signature: string },
  keys: { macKey: Uint8Array; publicKey: string },
): Manifest {
  const genuine = sameText(proofs.mac, macOf(bytes, keys.macKey)) && isSigned(bytes, proofs.signature, keys.publicKey);
  if (!genuine) throw new Refusal('package_altered');
  const manifest = read(ManifestShape, bytes);
  if (manifest.host_key !== keys.publicKey) throw new Refusal('package_altered');
  return manifest;
}

/** The files that these bytes list; for a caller who knows by their SHA-256 that they are the manifest in force. Refusal `package_altered`. */
export function listedFiles(bytes: Uint8Array): ManifestFile[] {
  return read(ManifestShape, bytes).files;
}

/** The plaintext of `index.age`: JSON, two spaces, a line feed at the end. Throws on an index that could not be read again. */
export function indexBytes(index: PackageIndex): Uint8Array {
  return written(IndexShape, index, 'index');
}

/** Reads the plaintext of `index.age` strictly; Refusal `package_altered`. */
export function readIndex(bytes: Uint8Array): PackageIndex {
  return read(IndexShape, bytes);
}

function macOf(bytes: Uint8Array, macKey: Uint8Array): string {
  if (macKey.length !== 32) throw new RangeError('The key of a manifest has 32 bytes.');
  return createHmac('sha256', macKey).update(bytes).digest('hex');
}

/** RFC 8032. The key is read as a JWK, the one form in which node takes the raw 32 bytes. */
function isSigned(bytes: Uint8Array, signature: string, publicKey: string): boolean {
  const raw = Buffer.from(signature, 'base64');
  if (raw.toString('base64') !== signature) return false; // one spelling of each signature
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  return verify(null, bytes, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }), raw);
}

function written<T>(shape: z.ZodType<T>, value: T, name: string): Uint8Array {
  const { error } = shape.safeParse(value);
  // Better no package than one that nobody can open
  if (error) throw new TypeError(`The ${name} is not right at: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`);
  return new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
}

function read<T>(shape: z.ZodType<T>, bytes: Uint8Array): T {
  try {
    return shape.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    throw new Refusal('package_altered');
  }
}
