import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbound } from '#net/outbound.ts';
import { failureCode, STORAGE_FAILURES } from '#storages/adapters/failures.ts';
import { splitIntoParts } from '#storages/adapters/parts.ts';
import { storageFailure, translateStreamErrors } from '#storages/adapters/storage.ts';
import { failed } from './contract.ts';

describe('the part of a file that a storage returns', () => {
  const part = (...chunks: string[]) =>
    buffer(translateStreamErrors(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), { first: 5, last: 9 }));

  it('is passed on only if it has the length that was asked for: a storage may ignore the range, or break off', async () => {
    expect((await part('abc', 'de')).toString()).toBe('abcde');
    await expect(part('abc', 'def')).rejects.toMatchObject(failed('This service does not understand the reply of the storage.'));
    await expect(part('abcd')).rejects.toMatchObject(failed('A file in the storage is shorter than it should be.'));
  });
});

describe('a file from a storage that is too slow', () => {
  const PACE = { bytesPerSecond: 10_000, patienceMs: 150 };

  // Time passes only where a test says so. Streams need no time.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  /** A reply with parts of this size, each after a pause. */
  function sending(bytes: number, everyMs: number): Readable {
    const reply = new Readable({ read() {} });
    setInterval(() => reply.push(Buffer.alloc(bytes)), everyMs);
    return reply;
  }

  it.each([
    ['sends nothing', 1, 10_000, 150],
    ['drips', 10, 20, 200],
  ])('fails if it %s, and its connection is closed', async (_, bytes, everyMs, withinMs) => {
    const reply = sending(bytes, everyMs);
    const failing = expect(buffer(translateStreamErrors(reply, undefined, PACE))).rejects.toMatchObject(failed(STORAGE_FAILURES.slow));
    await vi.advanceTimersByTimeAsync(withinMs);
    await failing;
    expect(reply.destroyed).toBe(true);
  });

  it('is read to its end if the reader is the slow one', async () => {
    const parts = translateStreamErrors(Readable.from(Array.from({ length: 4 }, () => Buffer.alloc(10))), undefined, PACE);
    let bytes = 0;
    for await (const part of parts) {
      await vi.advanceTimersByTimeAsync(60_000);
      bytes += part.length;
    }
    expect(bytes).toBe(40);
  });
});

describe('why a storage cannot be used', () => {
  it('has one sentence for each code', () => expect(new Set(Object.values(STORAGE_FAILURES)).size).toBe(Object.keys(STORAGE_FAILURES).length));

  it('has a code if the address is private', async () => {
    const outbound = createOutbound({ allowLoopback: false });
    const refused = await outbound.connect({ host: '10.0.0.1', port: 22 }, { timeoutMs: 1000 }).catch((error: unknown) => error);
    expect(failureCode(storageFailure(refused))).toBe('private_address');
  });

  it('is unknown for a sentence of an earlier version', () => expect(failureCode('The storage is on fire.')).toBe('unknown'));
});

it('a part keeps its bytes until it is released, and then a later part has its memory', async () => {
  const parts = splitIntoParts(Readable.from([Buffer.from('aabbccd')]), 2);
  const next = async () => (await parts.next()).value;
  const [a, b] = [await next(), await next()];
  expect([String(a.bytes), String(b.bytes)]).toEqual(['aa', 'bb']);
  a.release();
  const c = await next();
  expect([String(a.bytes), String(b.bytes), String(c.bytes)]).toEqual(['cc', 'bb', 'cc']);
  expect(await next()).toMatchObject({ number: 4, bytes: Buffer.from('d'), last: true });
});
