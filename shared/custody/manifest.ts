import { createHash, createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, hkdfSync, sign, verify } from 'node:crypto';
import type * as z from 'zod';
import { Refusal } from '#domain/refusal.ts';
import { sameText } from './keyed-hash.ts';
import { lengthPrefixed } from './length-prefixed.ts';
import { IndexShape, ManifestShape } from './manifest-shape.ts';

/** One file of a package, as it is stored. */
export interface ManifestFile {
  /** Relative to the revision's folder, up to 255 ASCII characters. */
  path: string;
  role: 'index' | 'document' | 'share' | 'message' | 'guide' | 'program';
  /** Bytes of the stored (encrypted) file. */
  size: number;
  /** Hex SHA-256 of the stored file. */
  sha256: string;
  /** Shares only: the share's public commitment, hex SHA-256. */
  commitment?: string;
  /** Documents only: hex SHA-256 of the first `AGE_HEAD_BYTES` (age header and nonce). It fixes the file's key before any byte is shown. */
  head?: string;
}

/** The signed list of a package's files. Format version 1 never changes. */
export interface Manifest {
  format: 'will-package/1';
  /** The random package id, the same for all revisions of a Host. */
  package: string;
  revision: number;
  generation: number;
  /** ISO 8601 in UTC. */
  sealed_at: string;
  /** K: the number of shares that open the package, 2 to `total`. */
  threshold: number;
  /** N: the number of shares, up to 255. */
  total: number;
  /** The `age1...` recipient that the documents and the index are encrypted to. */
  recipient: string;
  /** Base64 of the Host's raw 32-byte Ed25519 public key. */
  host_key: string;
  files: ManifestFile[];
}

/** The plaintext of `index.age`: names, types, sizes in bytes and hex SHA-256 of the documents' plaintexts. */
export interface PackageIndex {
  format: 'will-index/1';
  documents: { id: string; path: string; filename: string; mime_type: string; size_bytes: number; sha256: string }[];
}

/**
 * Creates a Host's Ed25519 key pair (RFC 8032). `publicKey` is base64 of the raw 32 bytes. `privateKey` is PKCS8 DER and secret:
 * the caller wraps it under KMS and overwrites it.
 */
export function newPackageKey(): { publicKey: string; privateKey: Uint8Array } {
  const pair = generateKeyPairSync('ed25519');
  const { x } = pair.publicKey.export({ format: 'jwk' });
  if (!x) throw new Error('The public key was not exported.');
  return {
    publicKey: Buffer.from(x, 'base64url').toString('base64'),
    privateKey: new Uint8Array(pair.privateKey.export({ format: 'der', type: 'pkcs8' })),
  };
}

/**
 * Returns the package fingerprint, as printed on the Survivors' paper: hex SHA-256 of LP('package-key/1', raw key), in 16
 * groups of four with spaces. `publicKey` is base64 of the raw 32 bytes. Does not check that it is a key.
 */
export function packageFingerprint(publicKey: string): string {
  const hash = createHash('sha256')
    .update(lengthPrefixed('package-key/1', Buffer.from(publicKey, 'base64')))
    .digest('hex');
  return hash.replace(/.{4}(?=.)/g, '$& ');
}

/**
 * Returns the exact bytes that are stored, signed and hashed: UTF-8 JSON, indented by two spaces, with a line feed at the end.
 * Throws TypeError, with the paths of the wrong fields, for a manifest that openManifest would refuse.
 */
export function manifestBytes(manifest: Manifest): Uint8Array {
  return written(ManifestShape, manifest, 'manifest');
}

/**
 * Returns the 32-byte mac key of a manifest: HKDF-SHA256 (RFC 5869) of the identity's 74 ASCII characters, with the package id as
 * salt and `will-package/1 manifest` as info. Only someone with the identity, or K shares of it, can compute it. It is secret:
 * the caller overwrites it. Does not check that `identity` is an age identity.
 */
export function manifestMacKey(identity: string, packageId: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', identity, packageId, 'will-package/1 manifest', 32));
}

/**
 * Returns both proofs over the manifest's exact bytes: `mac` is hex HMAC-SHA256, `signature` is base64 Ed25519 (64 bytes).
 * `privateKey` is PKCS8 DER. Throws RangeError if `macKey` does not have 32 bytes. Does not check the manifest and overwrites no key.
 *
 * @example
 * const bytes = manifestBytes(manifest);
 * const macKey = manifestMacKey(identity, manifest.package);
 * const proofs = signManifest(bytes, macKey, privateKey);
 * const same = openManifest(bytes, proofs, { macKey, publicKey: manifest.host_key });
 */
export function signManifest(bytes: Uint8Array, macKey: Uint8Array, privateKey: Uint8Array): { mac: string; signature: string } {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
  return { mac: macOf(bytes, macKey), signature: sign(null, bytes, key).toString('base64') };
}

/**
 * Returns the manifest after checking both proofs over its exact bytes, its strict shape and its `host_key`. It parses nothing
 * before both proofs are valid. Throws Refusal `package_altered` if a check fails, RangeError if `macKey` does not have 32 bytes.
 * Does not check whether a newer manifest exists, whether the files exist, or who owns `publicKey`: the caller compares its fingerprint.
 */
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

/**
 * Returns the files that a manifest lists, without checking its proofs. Only for a caller that has compared the bytes with the
 * stored SHA-256 of the current manifest. Throws Refusal `package_altered` if the bytes do not have the strict shape.
 */
export function listedFiles(bytes: Uint8Array): ManifestFile[] {
  return read(ManifestShape, bytes).files;
}

/**
 * Returns the plaintext of `index.age`: UTF-8 JSON, indented by two spaces, with a line feed at the end.
 * Throws TypeError, with the paths of the wrong fields, for an index that readIndex would refuse.
 */
export function indexBytes(index: PackageIndex): Uint8Array {
  return written(IndexShape, index, 'index');
}

/**
 * Returns the index from the plaintext of `index.age`. Throws Refusal `package_altered` if it is not valid UTF-8, not JSON, or
 * not of the strict shape. Does not compare it with the manifest or the documents.
 */
export function readIndex(bytes: Uint8Array): PackageIndex {
  return read(IndexShape, bytes);
}

function macOf(bytes: Uint8Array, macKey: Uint8Array): string {
  if (macKey.length !== 32) throw new RangeError('The mac key of a manifest must have 32 bytes.');
  return createHmac('sha256', macKey).update(bytes).digest('hex');
}

/** Verifies an Ed25519 signature (RFC 8032). The key is imported as a JWK, the only format in which Node accepts the raw 32 bytes. */
function isSigned(bytes: Uint8Array, signature: string, publicKey: string): boolean {
  const raw = Buffer.from(signature, 'base64');
  if (raw.toString('base64') !== signature) return false; // accepts only one spelling of each signature
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  return verify(null, bytes, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }), raw);
}

function written<T>(shape: z.ZodType<T>, value: T, name: string): Uint8Array {
  const { error } = shape.safeParse(value);
  // Better to fail now than to write a package that cannot be opened
  if (error) throw new TypeError(`The ${name} is invalid at: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`);
  return new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
}

function read<T>(shape: z.ZodType<T>, bytes: Uint8Array): T {
  try {
    return shape.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    throw new Refusal('package_altered');
  }
}
