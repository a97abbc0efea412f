import { hex } from '@scure/base';
import sodium from 'libsodium-wrappers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newPackageKey, signManifest } from '#custody/package-key.ts';
import * as node from '#custody/primitives.ts';
import * as worker from '#own-device/fast-primitives.ts';
import * as page from '#recovery/page/primitives.ts';

// The pages and their worker replace one module by another, so they must agree on every input.

beforeAll(() => sodium.ready);

/** Returns bytes that look random and are the same in each run. */
const bytes = (length: number, seed = 1): Uint8Array => Uint8Array.from({ length }, (_, i) => (i * 167 + seed * 31 + (i >> 3)) % 256);
const sizes = [0, 1, 63, 64, 65, 1000, 64 * 1024];
const both = [node, page] as const;

it.each([
  ['the page', page],
  ['the worker', worker],
])('have the same names in Node and in %s', (_, other) => {
  expect(Object.keys(other).sort()).toEqual(Object.keys(node).sort());
});

it('seal and open with WebAssembly in the worker', () => {
  const [seal, open] = [vi.spyOn(sodium, 'crypto_aead_chacha20poly1305_ietf_encrypt'), vi.spyOn(sodium, 'crypto_aead_chacha20poly1305_ietf_decrypt')];
  const [sealed = new Uint8Array()] = worker.sealChunk(bytes(32), bytes(12), bytes(1));
  worker.openChunk(bytes(32), bytes(12), sealed);
  expect([seal, open].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

describe.each(sizes)('for %i bytes, Node and the page', (size) => {
  it('compute the same SHA-256, also in pieces', () => {
    const [one, other] = both.map(({ sha256 }) => sha256(bytes(size)));
    expect(other).toEqual(one);
    const [inPieces, inPiecesToo] = both.map(({ newSha256 }) => {
      const hash = newSha256();
      hash.update(bytes(size).subarray(0, 10));
      hash.update(bytes(size).subarray(10));
      return hash.digest();
    });
    expect([inPieces, inPiecesToo]).toEqual([one, one]);
  });

  it('compute the same HMAC and HKDF', () => {
    const [mac, sameMac] = both.map(({ hmacSha256 }) => hmacSha256(bytes(32), bytes(size)));
    const [key, sameKey] = both.map(({ hkdfSha256 }) => hkdfSha256(bytes(size, 2), bytes(16), 'will-package/1 manifest'));
    expect([sameMac, sameKey]).toEqual([mac, key]);
  });

  it('open the chunks that another seals, and no changed one, like the worker', () => {
    const nonce = bytes(12, 3);
    for (const [one, other] of [both, [page, node], [node, worker], [worker, page]] as const) {
      const sealed = Buffer.concat(one.sealChunk(one.newChunkKey(bytes(32)) as never, nonce, bytes(size, 4)));
      const key = other.newChunkKey(bytes(32)) as never;
      expect(sealed).toHaveLength(size + 16);
      expect(new Uint8Array(other.openChunk(key, nonce, sealed) ?? [9])).toEqual(bytes(size, 4));
      sealed[size] = (sealed[size] ?? 0) ^ 1;
      expect(other.openChunk(key, nonce, sealed)).toBe(undefined);
    }
  });
});

describe.each([
  ['Node', node],
  ['the page', page],
])('an Ed25519 signature in %s', (_, { verifyEd25519, signEd25519, publicEd25519, sameBytes }) => {
  const { publicKey, privateKey } = newPackageKey();
  const signature = new Uint8Array(Buffer.from(signManifest(bytes(100), bytes(32), privateKey).signature, 'base64'));
  const key = new Uint8Array(Buffer.from(publicKey, 'base64'));

  it('is valid for its own bytes and key only', () => {
    expect(verifyEd25519(bytes(100), signature, key)).toBe(true);
    expect(verifyEd25519(bytes(101), signature, key)).toBe(false);
    expect(
      verifyEd25519(
        bytes(100),
        signature.map((byte, i) => (i === 40 ? byte ^ 1 : byte)),
        key,
      ),
    ).toBe(false);
  });

  it('is invalid with an S that is not reduced (RFC 8032, 5.1.7)', () => {
    // Adds the group order to S: the same signature for a verifier that does not check the range.
    const order = 2n ** 252n + 27742317777372353535851937790883648493n;
    const s = signature.subarray(32).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n) + order;
    const larger = Uint8Array.from({ length: 32 }, (_, i) => Number((s >> BigInt(8 * i)) & 255n));
    expect(verifyEd25519(bytes(100), Uint8Array.from([...signature.subarray(0, 32), ...larger]), key)).toBe(false);
  });

  it('is made of the same seed as everywhere, with the public key and signature of RFC 8032, 7.1', () => {
    const seed = hex.decode('c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7');
    expect(hex.encode(publicEd25519(seed))).toBe('fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025');
    expect(hex.encode(signEd25519(hex.decode('af82'), seed))).toBe(
      '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
    );
    expect(verifyEd25519(bytes(100), signEd25519(bytes(100), seed), publicEd25519(seed))).toBe(true);
  });

  it('compares bytes by content and length', () => {
    expect([sameBytes(bytes(5), bytes(5)), sameBytes(bytes(5), bytes(5, 2)), sameBytes(bytes(5), bytes(6))]).toEqual([true, false, false]);
  });
});
