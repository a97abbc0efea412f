import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto';
import { base64urlnopad } from '@scure/base';

// The cryptography that opening a package needs, from Node. `recover.html` replaces this module by
// shared/recovery/page/primitives.ts, because a browser has no node:crypto. Both have the same exports and give the same results.

/** A SHA-256 over bytes that arrive in pieces. `digest` returns 32 bytes, and no call may follow it. */
export interface Sha256 {
  update(bytes: Uint8Array): void;
  digest(): Uint8Array;
}

/** Starts a SHA-256. */
export function newSha256(): Sha256 {
  const hash = createHash('sha256');
  return { update: (bytes) => void hash.update(bytes), digest: () => new Uint8Array(hash.digest()) };
}

/** Returns the 32 bytes of SHA-256(bytes). */
export function sha256(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(createHash('sha256').update(bytes).digest());
}

/** Returns the 32 bytes of HMAC-SHA256(key, bytes). Accepts a key of any length: the caller checks it. */
export function hmacSha256(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  // Node 24 takes five times as long if the key is bytes.
  return new Uint8Array(createHmac('sha256', createSecretKey(key)).update(bytes).digest());
}

/** Returns 32 bytes of HKDF-SHA256 (RFC 5869). `info` is ASCII. */
export function hkdfSha256(secret: Uint8Array, salt: Uint8Array, info: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, salt, info, 32));
}

/** Returns whether two byte arrays are equal. The time depends on their lengths only. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Verifies an Ed25519 signature (RFC 8032) of 64 bytes with a raw key of 32 bytes. The key is imported as a JWK, the only format
 * in which Node accepts the raw bytes. Throws Error if the bytes cannot be a key.
 */
export function verifyEd25519(bytes: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: base64urlnopad.encode(publicKey) };
  return verify(null, bytes, createPublicKey({ key: jwk, format: 'jwk' }), signature);
}

/** Returns the 64 bytes of an Ed25519 signature (RFC 8032). `seed`: the private key, 32 bytes. */
export function signEd25519(bytes: Uint8Array, seed: Uint8Array): Uint8Array {
  return new Uint8Array(sign(null, bytes, privateKey(seed)));
}

/** Returns the raw 32 bytes of the public key that belongs to a private one. */
export function publicEd25519(seed: Uint8Array): Uint8Array {
  const { x = '' } = createPublicKey(privateKey(seed)).export({ format: 'jwk' });
  return base64urlnopad.decode(x);
}

/** Node imports no raw private key, so the bytes get the fixed beginning of PKCS #8 for this algorithm (RFC 8410). */
function privateKey(seed: Uint8Array): KeyObject {
  const beginning = Buffer.from('302e020100300506032b657004220420', 'hex');
  return createPrivateKey({ key: Buffer.concat([beginning, seed]), format: 'der', type: 'pkcs8' });
}

/** A ChaCha20-Poly1305 key. One object serves all chunks of a file: creating one costs as much as sealing a chunk. */
export type ChunkKey = KeyObject;

/** Copies a 32-byte key. The caller overwrites `raw`. Node clears the memory of a KeyObject when it collects it. */
export function newChunkKey(raw: Uint8Array): ChunkKey {
  return createSecretKey(raw);
}

/** Returns an encrypted chunk and its 16-byte tag, in one or two pieces. The nonce has 12 bytes. */
export function sealChunk(key: ChunkKey, nonce: Uint8Array, plain: Uint8Array): Uint8Array[] {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG_BYTES });
  const sealed = cipher.update(plain);
  cipher.final();
  return [sealed, cipher.getAuthTag()];
}

/** Returns a decrypted chunk, or undefined if the tag at the end of `sealed` does not fit. */
export function openChunk(key: ChunkKey, nonce: Uint8Array, sealed: Uint8Array): Uint8Array | undefined {
  const size = sealed.length - TAG_BYTES;
  const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(size));
  const plain = decipher.update(sealed.subarray(0, size));
  try {
    decipher.final();
    return plain;
  } catch {
    plain.fill(0);
    return undefined;
  }
}

const TAG_BYTES = 16;
