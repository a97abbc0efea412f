import { base64, hex } from '@scure/base';
import { Refusal } from '#common/refusal.ts';
import { sameText } from './keyed-hash.ts';
import { lengthPrefixed } from './length-prefixed.ts';
import { IndexShape, ManifestShape } from './manifest-shape.ts';
import { hkdfSha256, hmacSha256, sha256, verifyEd25519 } from './primitives.ts';
import { readJson, writeJson } from './strict-json.ts';

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
 * Returns the package fingerprint, as printed on the Survivors' paper: hex SHA-256 of LP('package-key/1', raw key), in 16
 * groups of four with spaces. `publicKey` is base64 of the raw 32 bytes. Does not check that it is a key.
 */
export function packageFingerprint(publicKey: string): string {
  const hash = hex.encode(sha256(lengthPrefixed('package-key/1', base64.decode(publicKey))));
  return hash.replace(/.{4}(?=.)/g, '$& ');
}

/**
 * Returns the exact bytes that are stored, signed and hashed: UTF-8 JSON, indented by two spaces, with a line feed at the end.
 * Throws TypeError, with the paths of the wrong fields, for a manifest that openManifest would refuse.
 */
export function manifestBytes(manifest: Manifest): Uint8Array {
  return writeJson(ManifestShape, manifest, 'manifest');
}

/**
 * Returns the 32-byte mac key of a manifest: HKDF-SHA256 (RFC 5869) of the identity's 74 ASCII characters, with the package id as
 * salt and `will-package/1 manifest` as info. Only someone with the identity, or K shares of it, can compute it. It is secret:
 * the caller overwrites it. Does not check that `identity` is an age identity.
 */
export function manifestMacKey(identity: string, packageId: string): Uint8Array {
  return hkdfSha256(utf8.encode(identity), utf8.encode(packageId), 'will-package/1 manifest');
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
  const genuine = sameText(proofs.mac, manifestMac(bytes, keys.macKey)) && isSigned(bytes, proofs.signature, keys.publicKey);
  if (!genuine) throw new Refusal('package_altered');
  const manifest = readJson(ManifestShape, bytes);
  if (manifest.host_key !== keys.publicKey) throw new Refusal('package_altered');
  return manifest;
}

/**
 * Returns the files that a manifest lists, without checking its proofs. Only for a caller that has compared the bytes with the
 * stored SHA-256 of the current manifest. Throws Refusal `package_altered` if the bytes do not have the strict shape.
 */
export function listedFiles(bytes: Uint8Array): ManifestFile[] {
  return readJson(ManifestShape, bytes).files;
}

/**
 * Returns the plaintext of `index.age`: UTF-8 JSON, indented by two spaces, with a line feed at the end.
 * Throws TypeError, with the paths of the wrong fields, for an index that readIndex would refuse.
 */
export function indexBytes(index: PackageIndex): Uint8Array {
  return writeJson(IndexShape, index, 'index');
}

/**
 * Returns the index from the plaintext of `index.age`. Throws Refusal `package_altered` if it is not valid UTF-8, not JSON, or
 * not of the strict shape. Does not compare it with the manifest or the documents.
 */
export function readIndex(bytes: Uint8Array): PackageIndex {
  return readJson(IndexShape, bytes);
}

/** Returns the hex HMAC-SHA256 of a manifest's exact bytes. Throws RangeError if `macKey` does not have 32 bytes. */
export function manifestMac(bytes: Uint8Array, macKey: Uint8Array): string {
  if (macKey.length !== 32) throw new RangeError('The mac key of a manifest must have 32 bytes.');
  return hex.encode(hmacSha256(macKey, bytes));
}

/** Verifies an Ed25519 signature. Accepts only one spelling of each signature. */
function isSigned(bytes: Uint8Array, signature: string, publicKey: string): boolean {
  try {
    const raw = base64.decode(signature);
    return base64.encode(raw) === signature && verifyEd25519(bytes, raw, base64.decode(publicKey));
  } catch {
    return false; // not base64, or not a key
  }
}

const utf8 = new TextEncoder();
