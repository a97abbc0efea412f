import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#common/refusal.ts';
import { AGE_HEAD_BYTES } from '#custody/age.ts';
import type { TargetPlace } from '#sealing/places.ts';
import { measure, writeBytes, writeVerified } from '#sealing/sealed-file.ts';
import type { Storage } from '#storages/adapters/storage.ts';

/** A storage that returns something else than was written. */
function placeThatReturns(kept: string, name = 'first', mayMiss = false): TargetPlace {
  const write = async (_path: string, content: Readable) => void (await buffer(content));
  // A verified write uses nothing else.
  return placeOf({ write, read: async () => Readable.from([Buffer.from(kept)]) }, name, mayMiss);
}

const keepOpen = <T>(work: () => Promise<T>): Promise<T> => work();
const placeOf = (storage: object, name: string, mayMiss = false): TargetPlace => ({
  storageId: name,
  name,
  mayMiss,
  open: async () => ({ keepOpen, ...storage }) as unknown as Storage,
});
const write = (places: readonly TargetPlace[], text: string) =>
  writeVerified(places, { path: 'file', size: text.length }, (sink) => pipeline(Readable.from([Buffer.from(text)]), sink));

it.each([
  ['another content of the same size', 'the same'],
  ['less', 'the'],
  ['more', 'the whole and more'],
])('a file counts as sealed only if the storage returns what was written, and not %s', async (_, kept) => {
  const [bad, good] = [await placeThatReturns(kept).open(), await placeThatReturns('the file').open()];
  await expect(writeBytes(bad, 'file', Buffer.from('the file'))).rejects.toMatchObject({ code: 'storage_failed' });
  await writeBytes(good, 'file', Buffer.from('the file'));
  await expect(write([placeThatReturns(kept)], 'the file')).rejects.toMatchObject({ code: 'storage_failed' });
  expect(await write([placeThatReturns('the file')], 'the file')).toMatchObject({ file: { size: 8 }, missed: [] });
});

it.each([1, AGE_HEAD_BYTES - 1, AGE_HEAD_BYTES, 2 * AGE_HEAD_BYTES])('a file has the same head if it arrives in pieces of %d bytes', async (size) => {
  const bytes = Buffer.from(Array.from({ length: 3 * AGE_HEAD_BYTES }, (_, n) => n % 251));
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size));
  const head = createHash('sha256').update(bytes.subarray(0, AGE_HEAD_BYTES)).digest('hex');
  expect(await measure(Readable.from(pieces))).toMatchObject({ size: bytes.length, head });
});

describe('a file in several storages', () => {
  const text = 'the file';

  it('counts only if each new one returns it, and the failure says which one does not', async () => {
    const [good, bad] = [placeThatReturns(text), placeThatReturns('other', 'My bucket')];
    expect(await write([good, placeThatReturns(text, 'second')], text)).toMatchObject({ file: { size: text.length }, missed: [] });
    await expect(write([good, bad], text)).rejects.toMatchObject({ message: expect.stringMatching(/^My bucket: /) });
  });

  it('is missed by one that holds the will and fails, and the others have it', async () => {
    const bad = placeThatReturns('other', 'My bucket', true);
    expect(await write([bad, placeThatReturns(text)], text)).toMatchObject({ file: { size: text.length }, missed: ['My bucket'] });
    await expect(write([bad], text)).rejects.toMatchObject({ code: 'storage_failed' });
  });

  it('fails in a storage that cannot be opened after all of it was made', async () => {
    const late: TargetPlace = {
      ...placeOf({}, 'late'),
      open: async () => {
        for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        throw new Refusal('storage_failed', 'Closed.');
      },
    };
    await expect(write([late], text)).rejects.toThrow('Closed.');
  });

  it.each([1, 2])('does not wait for %i of three that cannot be opened', async (dead) => {
    const closed: TargetPlace = {
      ...placeOf({}, 'closed', true),
      open: async () => {
        throw new Refusal('storage_failed', 'Closed.');
      },
    };
    const whole = 'x'.repeat(1_000_000);
    const places = [placeThatReturns(whole), ...Array.from({ length: dead }, (_, n) => ({ ...closed, storageId: `closed ${n}` }))];
    expect((await write(places, whole)).missed).toHaveLength(dead);
  });

  it('fails with the reason of its source, and not with that of a storage', async () => {
    const altered = new Refusal('storage_failed', 'A document is not what was uploaded.');
    const source = async function* () {
      yield Buffer.alloc(65_536);
      throw altered;
    };
    const places = [placeThatReturns(text), placeThatReturns(text, 'second')];
    const failing = writeVerified(places, { path: 'file', size: 9 }, (sink) => pipeline(Readable.from(source()), sink));
    await expect(failing).rejects.toThrow('A document is not what was uploaded.');
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
      return placeOf({ write, read: async () => Readable.from([whole]) }, name);
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

  it.each(['first', 'second'])('is abandoned if the %s one breaks off, which has to have it, and nothing hangs', async (which) => {
    const broken = {
      write: async (_: string, body: Readable) => {
        body.destroy();
        throw new Refusal('storage_failed', 'Full.');
      },
    };
    const bad = placeOf(broken, 'Full one');
    const good = placeThatReturns(text, 'Good one');
    const places = which === 'first' ? [bad, good] : [good, bad];
    const long = async function* () {
      for (let n = 0; n < 20; n += 1) yield Buffer.alloc(65_536);
    };
    await expect(writeVerified(places, { path: 'file', size: 1_000_000 }, (sink) => pipeline(Readable.from(long()), sink))).rejects.toThrow();
  });
});
