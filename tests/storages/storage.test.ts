import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createOutbound } from '#net/outbound.ts';
import { failureCode, STORAGE_FAILURES } from '#storages/failures.ts';
import { storageFailure, translateStreamErrors } from '#storages/storage.ts';

describe('the part of a file that a storage returns', () => {
  const part = (...chunks: string[]) =>
    buffer(translateStreamErrors(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), { first: 5, last: 9 }));

  it('is passed on if it has the length that was asked for', async () => {
    expect((await part('abc', 'de')).toString()).toBe('abcde');
  });

  it('fails if it is longer, because the storage ignored the range', async () => {
    await expect(part('abc', 'def')).rejects.toMatchObject({
      code: 'storage_failed',
      message: 'This service does not understand the reply of the storage.',
    });
  });

  it('fails if it is shorter', async () => {
    await expect(part('abcd')).rejects.toMatchObject({ code: 'storage_failed', message: 'A file in the storage is shorter than it should be.' });
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
