import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Refusal } from '#domain/refusal.ts';
import { type Storage, storageRefusal } from './storage.ts';

/** Writes, reads back and removes a small file. Throws Refusal `storage_failed`. */
export async function writeAndReadBack(storage: Pick<Storage, 'write' | 'read' | 'remove'>): Promise<void> {
  const path = `.connection-test-${randomUUID()}`;
  const content = Buffer.from('This file tests the connection and can be deleted.\n');
  await storage.write(path, Readable.from([content]), {});
  try {
    const back = await buffer(await storage.read(path)).catch((error) => {
      throw storageRefusal(error);
    });
    if (!back.equals(content)) throw new Refusal('storage_failed', 'The storage did not give back what was written.');
  } finally {
    await storage.remove(path);
  }
}
