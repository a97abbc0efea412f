import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import * as cctv from 'cctv-age';
import { describe, expect, it } from 'vitest';
import * as age from '#custody/age.ts';
import { NONCE_BYTES } from '#custody/age-header.ts';
import { ENCRYPTED_CHUNK_BYTES, openPayload, type Payload } from '#custody/age-payload.ts';
import { through } from '#tests/custody/streams.ts';

// The public vectors of the age format, made by its author: https://c2sp.org/CCTV/age

interface Vector {
  expects: 'success' | 'no match' | 'HMAC failure' | 'header failure' | 'payload failure';
  /** Hex SHA-256 of all plaintext that may be shown before the end or the first error. */
  payload: string | undefined;
  identities: string[];
  file: Uint8Array;
}

/** The vectors that version 1 of our package never writes and never reads. All others must pass. */
const OUT_OF_SCOPE: [RegExp, because: string][] = [
  [/^armor_/, 'a package contains only binary files, never the ASCII armor'],
  [/^scrypt/, 'a package never uses a passphrase'],
  [/^hybrid/, 'the keys of a package are X25519, and a post-quantum identity is refused as a wrong key'],
];

/** The format lets a reader show a genuine chunk before it finds that the wrong chunk is marked as the last one. Ours does not show it. */
const STRICTER = names(`stream_no_final_full stream_no_final_two_chunks_full stream_trailing_garbage_long stream_trailing_garbage_short
  stream_two_final_chunks stream_two_final_chunks_full stream_two_final_chunks_second`);

const vectors = Object.entries(cctv as Record<string, Uint8Array>);
const ours = vectors.filter(([name]) => !OUT_OF_SCOPE.some(([family]) => family.test(name))).map(([name, bytes]) => [name, vectorOf(bytes)] as const);
const expecting = (expects: Vector['expects']) => ours.filter(([, vector]) => vector.expects === expects);

it('each vector of ours is in one of the tables', () => {
  const tables = (['success', 'no match', 'HMAC failure', 'header failure', 'payload failure'] as const).flatMap(expecting);
  expect(tables.length).toBe(ours.length);
  expect(ours.length).toBeGreaterThanOrEqual(67);
});

describe('a vector that must open', () => {
  it.each(expecting('success'))('%s: opens to exactly its plaintext, in memory and as a stream', async (_, { file, identities, payload }) => {
    const key = { identity: identities[0] ?? '' };
    expect(sha256(await age.decryptBytes(key, file))).toBe(payload);
    const { out, error } = await through(age.decryptStream(key), file);
    expect([error, sha256(out)]).toEqual([undefined, payload]);
    expect(sha256((await chunkByChunk(key.identity, file)).shown)).toBe(payload);
  });
});

describe('a vector for another key', () => {
  it.each(expecting('no match'))('%s: is refused as a wrong key, and shows nothing', async (_, vector) => {
    await refused(vector, 'wrong_key');
  });
});

describe.each(['header failure', 'HMAC failure'] as const)('a vector with a %s', (expects) => {
  it.each(expecting(expects))('%s: is refused as damaged, and shows nothing', async (_, vector) => {
    await refused(vector, 'age_file_invalid');
  });
});

describe('a vector with a payload failure', () => {
  it.each(expecting('payload failure'))('%s: shows only the bytes before the damage', async (name, vector) => {
    const identity = vector.identities[0] ?? '';
    const { shown, contradicting, error } = await chunkByChunk(identity, vector.file);
    expect(error).toMatchObject({ code: 'age_file_invalid' });
    expect(sha256(Buffer.concat([shown, contradicting]))).toBe(vector.payload);
    expect(contradicting.length > 0).toBe(STRICTER.includes(name));
    // The stream works in batches: it may show less than it could, but never more
    const { out, error: end } = await through(age.decryptStream({ identity }), vector.file);
    expect(end).toMatchObject({ code: 'age_file_invalid' });
    expect(Buffer.compare(out, shown.subarray(0, out.length))).toBe(0);
    await expect(age.decryptBytes({ identity }, vector.file)).rejects.toMatchObject({ code: 'age_file_invalid' });
  });
});

async function refused({ file, identities }: Vector, code: string): Promise<void> {
  const identity = identities[0] ?? (await age.newIdentity()).identity;
  await expect(age.decryptBytes({ identity }, file)).rejects.toMatchObject({ code });
  const { out, error } = await through(age.decryptStream({ identity }), file);
  expect(error).toMatchObject({ code });
  expect(out.length).toBe(0);
}

/**
 * Opens the payload chunk by chunk, up to its end or its first damage. `contradicting` is the next chunk if only its place is
 * wrong: it is marked as the last one but more follow, or it is the last one but not marked.
 */
async function chunkByChunk(identity: string, file: Uint8Array): Promise<{ shown: Uint8Array; contradicting: Uint8Array; error: unknown }> {
  const fileKey = await age.fileKeyOf(identity, file);
  const start = Buffer.from(file).indexOf('\n', Buffer.from(file).indexOf('\n--- ') + 1) + 1 + NONCE_BYTES;
  const nonce = file.subarray(start - NONCE_BYTES, start);
  const sealed: Uint8Array[] = [];
  for (let at = start; at < file.length || at === start; at += ENCRYPTED_CHUNK_BYTES) sealed.push(file.subarray(at, at + ENCRYPTED_CHUNK_BYTES));
  const payload = openPayload(fileKey, nonce);
  const shown: Uint8Array[] = [];
  try {
    for (const [i, chunk] of sealed.entries()) shown.push(payload.next(chunk, i === sealed.length - 1));
    return { shown: Buffer.concat(shown), contradicting: new Uint8Array(0), error: undefined };
  } catch (error) {
    const again = openPayload(fileKey, nonce);
    for (const chunk of sealed.slice(0, shown.length)) again.next(chunk, false);
    return { shown: Buffer.concat(shown), contradicting: misplaced(again, sealed[shown.length], shown.length < sealed.length - 1), error };
  }
}

function misplaced(payload: Payload, chunk: Uint8Array | undefined, asLast: boolean): Uint8Array {
  try {
    return payload.next(chunk ?? new Uint8Array(0), asLast);
  } catch {
    return new Uint8Array(0); // damaged at any place
  }
}

/** A vector is lines of `name: value`, an empty line, and the file. */
function vectorOf(bytes: Uint8Array): Vector {
  const all = Buffer.from(bytes);
  const end = all.indexOf('\n\n');
  const lines = all.toString('latin1', 0, end).split('\n');
  const values = (name: string) => lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  const file = all.subarray(end + 2);
  return {
    expects: values('expect')[0] as Vector['expects'], // an unknown value would put its vector into no table, and the count below would fail
    payload: values('payload')[0],
    identities: values('identity'),
    file: new Uint8Array(values('compressed')[0] === 'zlib' ? inflateSync(file) : file),
  };
}

function names(list: string): string[] {
  return list.trim().split(/\s+/);
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
