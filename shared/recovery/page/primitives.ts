import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { equalBytes } from '@noble/ciphers/utils.js';
import { ed25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import * as hashes from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Sha256 } from '#custody/primitives.ts';

// Replaces shared/custody/primitives.ts in recover.html. That module has the contracts.

export function newSha256(): Sha256 {
  const hash = hashes.sha256.create();
  return { update: (bytes) => void hash.update(bytes), digest: () => hash.digest() };
}

export function sha256(bytes: Uint8Array): Uint8Array {
  return hashes.sha256(bytes);
}

export function hmacSha256(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  return hmac(hashes.sha256, key, bytes);
}

export function hkdfSha256(secret: Uint8Array, salt: Uint8Array, info: string): Uint8Array {
  return hkdf(hashes.sha256, secret, salt, utf8ToBytes(info), 32);
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return equalBytes(a, b);
}

export function verifyEd25519(bytes: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  return ed25519.verify(signature, bytes, publicKey, { zip215: false }); // the strict rules of RFC 8032
}

export function signEd25519(bytes: Uint8Array, seed: Uint8Array): Uint8Array {
  return ed25519.sign(bytes, seed);
}

export function publicEd25519(seed: Uint8Array): Uint8Array {
  return ed25519.getPublicKey(seed);
}

export function newChunkKey(raw: Uint8Array): Uint8Array {
  return raw.slice();
}

export function sealChunk(key: Uint8Array, nonce: Uint8Array, plain: Uint8Array): Uint8Array[] {
  return [chacha20poly1305(key, nonce).encrypt(plain)];
}

export function openChunk(key: Uint8Array, nonce: Uint8Array, sealed: Uint8Array): Uint8Array | undefined {
  try {
    return chacha20poly1305(key, nonce).decrypt(sealed);
  } catch {
    return undefined;
  }
}
