import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Refusal } from '#common/refusal.ts';
import { STORAGE_FAILURES } from './failures.ts';
import { type Storage, storageRefusal } from './storage.ts';

/** Writes, reads back and removes a small file. Throws Refusal `storage_failed`. */
export async function writeAndReadBack(storage: Pick<Storage, 'write' | 'read' | 'remove'>): Promise<void> {
  const path = `.connection-test-${randomUUID()}`;
  const content = Buffer.from('This file tests the connection and can be deleted.\n');
  await storage.write(path, Readable.from([content]), {});
  try {
    const back = await beginning(await storage.read(path), content.length + 1).catch((error) => {
      throw storageRefusal(error);
    });
    if (!back.equals(content)) throw new Refusal('storage_failed', STORAGE_FAILURES.data_altered);
  } finally {
    await storage.remove(path);
  }
}

/** Returns at least the first `enough` bytes of a stream if it has that many, then stops: a stream may be endless. */
async function beginning(stream: Readable, enough: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= enough) break;
  }
  return Buffer.concat(chunks);
}
