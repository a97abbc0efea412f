import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#common/refusal.ts';
import { AGE_HEAD_BYTES } from '#custody/age.ts';
import type { OpenPlace } from '#sealing/places.ts';
import { measure, writeBytes, writeVerified } from '#sealing/sealed-file.ts';
import type { Storage } from '#storages/adapters/storage.ts';

/** A storage that returns something else than was written. */
function placeThatReturns(kept: string, name = 'first'): OpenPlace {
  const write = async (_path: string, content: Readable) => void (await buffer(content));
  // A verified write uses nothing else.
  return placeOf({ write, read: async () => Readable.from([Buffer.from(kept)]) } as unknown as Storage, name);
}

const placeOf = (storage: Storage, name: string): OpenPlace => ({ storageId: name, name, storage, open: async () => storage });

it.each([
  ['another content of the same size', 'the same'],
  ['less', 'the'],
  ['more', 'the whole and more'],
])('a file counts as sealed only if the storage returns what was written, and not %s', async (_, kept) => {
  await expect(writeBytes([placeThatReturns(kept)], 'file', Buffer.from('the file'))).rejects.toMatchObject({ code: 'storage_failed' });
  expect(await writeBytes([placeThatReturns('the file')], 'file', Buffer.from('the file'))).toMatchObject({ size: 8 });
});

it.each([1, AGE_HEAD_BYTES - 1, AGE_HEAD_BYTES, 2 * AGE_HEAD_BYTES])('a file has the same head if it arrives in pieces of %d bytes', async (size) => {
  const bytes = Buffer.from(Array.from({ length: 3 * AGE_HEAD_BYTES }, (_, n) => n % 251));
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size));
  const head = createHash('sha256').update(bytes.subarray(0, AGE_HEAD_BYTES)).digest('hex');
  expect(await measure(Readable.from(pieces))).toMatchObject({ size: bytes.length, head });
});

describe('a file in several storages', () => {
  const text = 'the file';

  it('counts only if each of them returns it, and the failure says which one does not', async () => {
    const [good, bad] = [placeThatReturns(text), placeThatReturns('other', 'My bucket')];
    expect(await writeBytes([good, good], 'file', Buffer.from(text))).toMatchObject({ size: text.length });
    await expect(writeBytes([good, bad], 'file', Buffer.from(text))).rejects.toMatchObject({ message: expect.stringMatching(/^My bucket: /) });
  });

  it('reaches all of them at the pace of the slowest', async () => {
    const whole = Buffer.alloc(300_000, 'x');
    const taken = new Map<string, number>();
    const taking = (name: string, each: () => Promise<void>) => {
      const write = async (_path: string, content: Readable) => {
        for await (const chunk of content as AsyncIterable<Buffer>) {
          taken.set(name, (taken.get(name) ?? 0) + chunk.length);
          await each();
        }
      };
      return placeOf({ write, read: async () => Readable.from([whole]) } as unknown as Storage, name);
    };
    const lead: number[] = [];
    const slow = taking('slow', async () => {
      await new Promise((resolve) => setImmediate(resolve));
      lead.push((taken.get('fast') ?? 0) - (taken.get('slow') ?? 0));
    });
    const fast = taking('fast', async () => {});
    const pieces = Array.from({ length: 30 }, (_, n) => whole.subarray(n * 10_000, (n + 1) * 10_000));
    await writeVerified([fast, slow], { path: 'file', size: whole.length }, (sink) => pipeline(Readable.from(pieces), sink));
    expect([...taken.values()]).toEqual([whole.length, whole.length]);
    expect(Math.max(...lead)).toBeLessThan(whole.length / 2);
  });

  it.each(['first', 'second'])('is abandoned in all if the %s one breaks off, and nothing hangs', async (which) => {
    const broken = {
      write: async (_: string, body: Readable) => {
        body.destroy();
        throw new Refusal('storage_failed', 'Full.');
      },
    };
    const bad = placeOf(broken as unknown as Storage, 'Full one');
    const good = placeThatReturns(text, 'Good one');
    const places = which === 'first' ? [bad, good] : [good, bad];
    const endless = async function* () {
      for (;;) yield Buffer.alloc(65_536);
    };
    await expect(writeVerified(places, { path: 'file', size: 1_000_000 }, (sink) => pipeline(Readable.from(endless()), sink))).rejects.toThrow();
  });
});
