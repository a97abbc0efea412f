import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createOutbound } from '#net/outbound.ts';
import { failureCode, STORAGE_FAILURES } from '#storages/adapters/failures.ts';
import { storageFailure, translateStreamErrors } from '#storages/adapters/storage.ts';
import { untilTestEnds } from '#tests/support/loopback.ts';
import { failed } from './contract.ts';

describe('the part of a file that a storage returns', () => {
  const part = (...chunks: string[]) =>
    buffer(translateStreamErrors(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), { first: 5, last: 9 }));

  it('is passed on if it has the length that was asked for', async () => {
    expect((await part('abc', 'de')).toString()).toBe('abcde');
  });

  it('fails if it is longer, because the storage ignored the range', async () => {
    await expect(part('abc', 'def')).rejects.toMatchObject(failed('This service does not understand the reply of the storage.'));
  });

  it('fails if it is shorter', async () => {
    await expect(part('abcd')).rejects.toMatchObject({ code: 'storage_failed', message: 'A file in the storage is shorter than it should be.' });
  });
});

describe('a file from a storage that is too slow', () => {
  const PACE = { bytesPerSecond: 10_000, patienceMs: 150 };

  /** A server that sends parts of this size, each after a pause. */
  async function sending(bytes: number, everyMs: number): Promise<IncomingMessage> {
    const server = createServer((_, response) => {
      response.flushHeaders();
      const timer = setInterval(() => response.write(Buffer.alloc(bytes)), everyMs);
      response.once('close', () => clearInterval(timer));
    });
    const { port } = await untilTestEnds(server);
    const [reply] = await once(get({ port }), 'response');
    return reply;
  }

  it.each([
    ['sends nothing', 1, 10_000],
    ['drips', 10, 20],
  ])('fails if it %s, and its connection is closed', async (_, bytes, everyMs) => {
    const reply = await sending(bytes, everyMs);
    const began = performance.now();
    await expect(buffer(translateStreamErrors(reply, undefined, PACE))).rejects.toMatchObject(failed(STORAGE_FAILURES.slow));
    expect([reply.destroyed, performance.now() - began < 5000]).toEqual([true, true]);
  });

  it('is read to its end if the reader is the slow one', async () => {
    const parts = translateStreamErrors(Readable.from(Array.from({ length: 4 }, () => Buffer.alloc(10))), undefined, PACE);
    let bytes = 0;
    for await (const part of parts) {
      await pause(60);
      bytes += part.length;
    }
    expect(bytes).toBe(40);
  });
});

describe('why a storage cannot be used', () => {
  it('has one sentence for each code', () => expect(new Set(Object.values(STORAGE_FAILURES)).size).toBe(Object.keys(STORAGE_FAILURES).length));

  it.each([
    ['InvalidAccessKeyId', 'keys_rejected'],
    ['ECONNREFUSED', 'unreachable'],
    ['CERT_HAS_EXPIRED', 'certificate_invalid'],
    ['something new', 'unknown'],
  ])('is known by a code after %s', (code, expected) => expect(failureCode(storageFailure({ code }))).toBe(expected));

  it('has a code if the address is private', async () => {
    const outbound = createOutbound({ allowLoopback: false });
    const refused = await outbound.connect({ host: '10.0.0.1', port: 22 }, { timeoutMs: 1000 }).catch((error: unknown) => error);
    expect(failureCode(storageFailure(refused))).toBe('private_address');
  });

  it('is unknown for a sentence of an earlier version', () => expect(failureCode('The storage is on fire.')).toBe('unknown'));
});
