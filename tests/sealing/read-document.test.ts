import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ByteRange } from '#common/byte-range.ts';
import { Refusal } from '#common/refusal.ts';
import { AGE_HEAD_BYTES, encryptBytes, newIdentity } from '#custody/age.ts';
import { CHUNK } from '#custody/age-payload.ts';
import type { Manifest } from '#custody/manifest.ts';
import type { Place } from '#sealing/places.ts';
import { placesVerifiedFirst, readDocument, readDocumentRange } from '#sealing/read-document.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import { flipped, sample } from '#tests/custody/streams.ts';
import type { Backend } from '#tests/storages/contract.ts';
import { type CuttingProxy, startCuttingProxy } from '#tests/storages/cutting-proxy.ts';
import { objectStoreBackend } from '#tests/storages/object-store-backend.ts';

const plaintext = sample(48 * CHUNK + 7);
const PATH = 'diary.age';
let backend: Backend;
let proxy: CuttingProxy;
let storage: Storage;
let identity: string;
let recipient: string;
let sealed: Uint8Array;
beforeAll(async () => {
  backend = await objectStoreBackend();
  proxy = await startCuttingProxy(backend.port);
  ({ identity, recipient } = await newIdentity());
  sealed = await encryptBytes(recipient, plaintext);
});
beforeEach(async () => {
  await backend.empty();
  storage = await backend.open({ port: proxy.port });
});
afterAll(async () => {
  proxy.close();
  await backend.stop();
});

const placeOf = (one: Storage, storageId = 'first'): Place => ({ storageId, name: storageId, open: async () => one });
/** A storage that returns this instead. */
const returning = (...pieces: Uint8Array[]): Storage => ({ ...storage, read: async () => Readable.from(pieces) });

/** An opened will whose manifest has one document, and whose storage has `stored` in its place. */
async function opened(stored: Uint8Array = sealed) {
  await storage.write(PATH, Readable.from([Buffer.from(stored)]), {});
  const head = createHash('sha256').update(sealed.subarray(0, AGE_HEAD_BYTES)).digest('hex');
  const manifest = { files: [{ path: PATH, role: 'document', size: sealed.length, sha256: '', head }] } as unknown as Manifest;
  return { identity, manifest, places: [placeOf(storage)], folder: '', verifiedIn: {} };
}

describe('a range of a document', () => {
  const range = { first: 20 * CHUNK - 3, last: 21 * CHUNK };

  it('is the slice of what was sealed, and brings only its chunks over the network', async () => {
    const will = await opened();
    const before = proxy.passed('down');
    const part = await buffer(await readDocumentRange(will, PATH, range));
    expect(part.equals(plaintext.subarray(range.first, range.last + 1))).toBe(true);
    // Three chunks, the head, the last chunk, and the headers of three replies.
    expect(proxy.passed('down') - before).toBeLessThan(3 * CHUNK + 8000);
  });

  it.each<[string, string, (file: Buffer) => Uint8Array]>([
    ['was cut', 'storage_failed', (file) => file.subarray(0, -30 * CHUNK)],
    ['was cut by a byte', 'storage_failed', (file) => file.subarray(0, -1)],
    ['has another head', 'package_altered', (file) => flipped(file, AGE_HEAD_BYTES - 1)],
    ['has another last chunk', 'age_file_invalid', (file) => file.fill(1, file.length - 20)],
    ['is empty', 'storage_failed', () => new Uint8Array(0)],
  ])('is refused before its first byte if the stored file %s', async (_, code, damage) => {
    const will = await opened(damage(Buffer.from(sealed)));
    await expect(readDocumentRange(will, PATH, range)).rejects.toMatchObject({ code });
  });

  it('is refused at the start if its first chunks were altered', async () => {
    const will = await opened(flipped(sealed, 20 * CHUNK + 1000));
    await expect(readDocumentRange(will, PATH, range)).rejects.toMatchObject({ code: 'age_file_invalid' });
  });

  it('breaks off if the storage fails in the middle', async () => {
    const will = await opened();
    proxy.cutAfter(32 * CHUNK, 'down');
    const all = await readDocumentRange(will, PATH, { first: 0, last: plaintext.length - 1 });
    await expect(buffer(all)).rejects.toMatchObject({ code: 'storage_failed' });
  });

  it('does not exist in a file that is not a document of the manifest', async () => {
    await expect(readDocumentRange(await opened(), 'other.age', range)).rejects.toMatchObject({ code: 'package_altered' });
  });
});

it('a whole document breaks off if the storage fails in the middle', async () => {
  const will = await opened();
  proxy.cutAfter(32 * CHUNK, 'down');
  const all = await readDocument(will, PATH);
  await expect(buffer(all)).rejects.toMatchObject({ code: 'storage_failed' });
});

describe('a whole document', () => {
  const kept = async (pieces: Uint8Array[]) => ({ ...(await opened()), places: [placeOf({ ...storage, read: async () => Readable.from(pieces) })] });

  it('is read also if its first bytes arrive in small pieces', async () => {
    const small = Array.from({ length: 50 }, (_, n) => sealed.subarray(n * 10, n * 10 + 10));
    const all = await buffer(await readDocument(await kept([...small, sealed.subarray(500)]), PATH));
    expect(all.equals(plaintext)).toBe(true);
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['is another one under the right recipient', () => encryptBytes(recipient, Buffer.from('Everything goes to me.'))],
    ['has a flipped bit in its head', () => flipped(sealed, AGE_HEAD_BYTES - 30)],
    ['ends before its head does', () => sealed.subarray(0, AGE_HEAD_BYTES - 1)],
    ['is empty', () => new Uint8Array(0)],
  ])('is refused before its first byte if the stored file %s', async (_, stored) => {
    await expect(readDocument(await kept([await stored()]), PATH)).rejects.toMatchObject({ code: 'package_altered' });
  });
});

describe('a document in two storages', () => {
  const unreachable: Place = { storageId: 'gone', name: 'gone', open: () => Promise.reject(new Refusal('storage_failed')) };
  const withFirst = async (first: Place) => {
    const will = await opened();
    return { ...will, places: [first, ...will.places.map((place) => ({ ...place, storageId: 'mirror' }))] };
  };

  it.each<[string, () => Place]>([
    ['cannot be reached', () => unreachable],
    ['has another file there', () => placeOf(returning(Buffer.from(sealed).fill(1, 0, AGE_HEAD_BYTES)))],
    ['has an empty file there', () => placeOf(returning())],
  ])('is read from the second one if the first %s', async (_, first) => {
    const will = await withFirst(first());
    expect((await buffer(await readDocument(will, PATH))).equals(plaintext)).toBe(true);
    const part = await buffer(await readDocumentRange(will, PATH, { first: 5, last: CHUNK + 5 }));
    expect(part.equals(plaintext.subarray(5, CHUNK + 6))).toBe(true);
  });

  it('gives the rest from the second one if the first is damaged in its middle', async () => {
    const spoiled = async function* (path: string, range?: ByteRange) {
      const bytes = await buffer(await storage.read(path, range));
      const at = 20 * CHUNK + 1000 - (range?.first ?? 0);
      if (at >= 0 && at < bytes.length) bytes.fill(1, at, at + 9);
      for (let sent = 0; sent < bytes.length; sent += CHUNK) {
        yield bytes.subarray(sent, sent + CHUNK);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const will = await withFirst(placeOf({ ...storage, read: async (path, range) => Readable.from(spoiled(path, range)) }));
    await expect(buffer(await readDocument(will, PATH))).rejects.toMatchObject({ code: 'age_file_invalid' });
    const rest = { first: 20 * CHUNK, last: plaintext.length - 1 };
    expect((await buffer(await readDocumentRange(will, PATH, rest))).equals(plaintext.subarray(rest.first))).toBe(true);
  });

  it('is read first where it was read to its end', async () => {
    const will = { ...(await withFirst(unreachable)), verifiedIn: { [PATH]: 'mirror' } };
    expect(placesVerifiedFirst(will, PATH).map(({ storageId }) => storageId)).toEqual(['mirror', 'gone']);
    expect(placesVerifiedFirst(will, 'other.age').map(({ storageId }) => storageId)).toEqual(['gone', 'mirror']);
  });

  it('that no storage gives fails as the first one does', async () => {
    const will = { ...(await opened()), places: [unreachable, placeOf(returning())] };
    await expect(readDocument(will, PATH)).rejects.toMatchObject({ code: 'storage_failed' });
  });
});
