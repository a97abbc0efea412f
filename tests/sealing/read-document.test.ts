import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AGE_HEAD_BYTES, encryptBytes, newIdentity } from '#custody/age.ts';
import { CHUNK } from '#custody/age-payload.ts';
import type { Manifest } from '#custody/manifest.ts';
import { readDocument, readDocumentRange } from '#sealing/read-document.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import { sample } from '#tests/custody/streams.ts';
import type { Backend } from '#tests/storages/contract.ts';
import { type CuttingProxy, startCuttingProxy } from '#tests/storages/cutting-proxy.ts';
import { objectStoreBackend } from '#tests/storages/object-store-backend.ts';

const plaintext = sample(48 * CHUNK + 7);
const PATH = 'diary.age';
let backend: Backend;
let proxy: CuttingProxy;
let storage: Storage;
let identity: string;
let sealed: Uint8Array;
beforeAll(async () => {
  backend = await objectStoreBackend();
  proxy = await startCuttingProxy(backend.port);
  const key = await newIdentity();
  ({ identity } = key);
  sealed = await encryptBytes(key.recipient, plaintext);
});
beforeEach(async () => {
  await backend.empty();
  storage = await backend.open({ port: proxy.port });
});
afterAll(async () => {
  proxy.close();
  await backend.stop();
});

/** An opened will whose manifest has one document, and whose storage has `stored` in its place. */
async function opened(stored: Uint8Array = sealed) {
  await storage.write(PATH, Readable.from([Buffer.from(stored)]), {});
  const head = createHash('sha256').update(sealed.subarray(0, AGE_HEAD_BYTES)).digest('hex');
  const manifest = { files: [{ path: PATH, role: 'document', size: sealed.length, sha256: '', head }] } as unknown as Manifest;
  return { identity, manifest, storage, folder: '' };
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
    ['has another head', 'package_altered', (file) => file.fill(1, AGE_HEAD_BYTES - 1, AGE_HEAD_BYTES)],
    ['has another last chunk', 'age_file_invalid', (file) => file.fill(1, file.length - 20)],
    ['is empty', 'storage_failed', () => new Uint8Array(0)],
  ])('is refused before its first byte if the stored file %s', async (_, code, damage) => {
    const will = await opened(damage(Buffer.from(sealed)));
    await expect(readDocumentRange(will, PATH, range)).rejects.toMatchObject({ code });
  });

  it('is refused at the start if its first chunks were altered', async () => {
    const will = await opened(Buffer.from(sealed).fill(1, 20 * CHUNK + 1000, 20 * CHUNK + 1001));
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
  const kept = async (pieces: Uint8Array[]) => ({ ...(await opened()), storage: { ...storage, read: async () => Readable.from(pieces) } });

  it('is read also if its first bytes arrive in small pieces', async () => {
    const small = Array.from({ length: 50 }, (_, n) => sealed.subarray(n * 10, n * 10 + 10));
    const all = await buffer(await readDocument(await kept([...small, sealed.subarray(500)]), PATH));
    expect(all.equals(plaintext)).toBe(true);
  });

  it('is refused if the stored file ends before its head does', async () => {
    await expect(readDocument(await kept([sealed.subarray(0, AGE_HEAD_BYTES - 1)]), PATH)).rejects.toMatchObject({ code: 'package_altered' });
  });
});
