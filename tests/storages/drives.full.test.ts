import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { DriveType } from '#common/storage-kinds.ts';
import { createOutbound } from '#net/outbound.ts';
import { sendRequest } from '#storages/adapters/drive-http.ts';
import { nameCoding } from '#storages/adapters/drive-names.ts';
import { STORAGE_FAILURES } from '#storages/adapters/failures.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import { consent } from '#tests/support/consent.ts';
import { untilTestEnds } from '#tests/support/loopback.ts';
import { chunked, patternedBytes, storageContract } from './contract.ts';
import { driveBackend, type JoinedDrive, joinDrive, newProof, REDIRECT_URI } from './drive-backend.ts';

const MIB = 1024 * 1024;
const DRIVES: [DriveType, string][] = [
  ['drive_a', 'Google Drive'],
  ['drive_b', 'Dropbox'],
  ['drive_c', 'OneDrive'],
];

const NOT_UNDERSTOOD = 'This service does not understand the reply of the storage.';
const TOO_LONG = 'This service does not understand the reply of the storage: it is too long.';

const google = (reason: string) => ({ error: { errors: [{ domain: 'usageLimits', reason }], code: 403 } });
/** How each drive says that it is too busy for a moment, apart from 429. */
const BUSY: Record<DriveType, [number, object][]> = {
  drive_a: [[403, google('userRateLimitExceeded')]],
  drive_b: [[409, { error_summary: 'too_many_write_operations/.', error: { reason: { '.tag': 'too_many_write_operations' } } }]],
  drive_c: [
    [409, { error: { code: 'resourceModified', message: 'The resource has changed.' } }],
    [423, { error: { code: 'notAllowed', innerError: { code: 'resourceLocked' } } }],
  ],
};

/** The requests with which each drive stores a file: the single request, the last part, and a part in the middle. */
const LAST_REQUESTS: Record<DriveType, [number, RegExp, number][]> = {
  drive_a: [
    [1000, /^POST \/upload/, 1],
    [11 * MIB, /^PUT \/upload/, 3],
    [12 * MIB, /^PUT \/upload/, 2],
  ],
  drive_b: [
    [1000, /upload$/, 1],
    [11 * MIB, /finish$/, 1],
    [12 * MIB, /append_v2$/, 1],
  ],
  drive_c: [
    [1000, /^PUT .*content$/, 1],
    [11 * MIB, /^PUT \/upload/, 3],
    [12 * MIB, /^PUT \/upload/, 2],
  ],
};

for (const [type, name] of DRIVES) storageContract(`a storage on ${name}`, driveBackend(type));

describe.each(DRIVES)('%s, %s', (type) => {
  let joined: JoinedDrive;
  let storage: Storage;
  beforeAll(async () => {
    joined = await joinDrive(type);
  });
  beforeEach(() => {
    joined.drive.empty();
    joined.drive.limit(Number.POSITIVE_INFINITY);
    joined.drive.next(0, { status: 500 });
    storage = joined.open();
  });
  afterAll(() => joined.drive.close());

  it.each([1000, 11 * MIB])('says that it is full, and stores nothing of %i bytes', async (size) => {
    joined.drive.limit(999);
    await expect(write('p/a', size)).rejects.toMatchObject({ code: 'storage_failed', message: STORAGE_FAILURES.full });
    expect(joined.drive.leftovers()).toEqual([]);
  });

  it('gets the time that it asks for', async () => {
    await write('p/a', 10);
    joined.drive.next(2, { status: 429, headers: { 'retry-after': '1' }, json: {} });
    expect(await storage.list('p/')).toEqual(['p/a']);
    joined.drive.next(1, { status: 429, headers: { 'retry-after': '61' }, json: {} });
    await expect(storage.list('p/')).rejects.toMatchObject({ message: STORAGE_FAILURES.too_many_requests });
  });

  it.each(BUSY[type])(
    'that is busy for a moment (%i %j) takes documents, shares, a list, reads and a probe, after another try',
    async (status, json) => {
      const busy = (times = 3) => joined.drive.next(times, { status, json });
      busy();
      await write('p/document', 11 * MIB);
      busy();
      await write('p/shares/1/a', 500);
      busy();
      expect((await storage.list('p/')).sort()).toEqual(['p/document', 'p/shares/1/a']);
      busy();
      expect((await buffer(await storage.read('p/document', { first: 5, last: 9 }))).equals(patternedBytes(11 * MIB).subarray(5, 10))).toBe(true);
      busy();
      expect((await storage.browse('/', undefined)).items.map(({ name }) => name)).toEqual(['p']);
      busy();
      await storage.remove('p/document');
      busy();
      await storage.probe();
      expect(joined.drive.leftovers()).toEqual(['p/shares/1/a']);
    },
  );

  it.each(BUSY[type])('that is busy (%i %j) in the middle of a document gets the rest of it', async (status, json) => {
    const body = async function* () {
      for (let at = 0; at < 12; at += 1) {
        if (at === 8) joined.drive.next(2, { status, json });
        yield patternedBytes(12 * MIB).subarray(at * MIB, (at + 1) * MIB);
      }
    };
    await storage.write('p/a', Readable.from(body()), {});
    expect((await buffer(await storage.read('p/a'))).equals(patternedBytes(12 * MIB))).toBe(true);
  });

  it.each<[string, object, string]>([
    ['replies with words of its own', { status: 418, json: 'secret words of the peer' }, NOT_UNDERSTOOD],
    ['replies with a list instead of an object', { status: 200, json: ['a list'] }, NOT_UNDERSTOOD],
    ['sends a reply that is too long', { status: 200, json: 'x'.repeat(9 * MIB) }, TOO_LONG],
  ])('%s', async (_, reply, message) => {
    joined.drive.next(3, reply as { status: number });
    await expect(storage.list('')).rejects.toMatchObject({ code: 'storage_failed', message });
  });

  it('continues with a new token if the token expires', async () => {
    await write('p/a', 6 * MIB);
    joined.drive.oauth.expireAccess();
    expect((await buffer(await storage.read('p/a'))).length).toBe(6 * MIB);
    joined.drive.oauth.expireAccess();
    await write('p/b', 6 * MIB);
    expect(joined.drive.leftovers().sort()).toEqual(['p/a', 'p/b']);
  });

  it.each(LAST_REQUESTS[type])('has stored %i bytes if only the reply was lost', async (size, request, nth) => {
    await write('p/first', 1);
    joined.drive.loseAnswer(request, nth);
    await write('p/a', size);
    expect(joined.drive.leftovers().sort()).toEqual(['p/a', 'p/first']);
    expect((await buffer(await storage.read('p/a'))).equals(patternedBytes(size))).toBe(true);
  });

  it('accepts a code only with its verifier and redirect address, and only once', async () => {
    const { oauth } = joined;
    const begin = async () => {
      const { verifier, challenge } = newProof();
      const back = await consent(oauth.authorizeUrl(type, { state: randomUUID(), challenge, redirectUri: REDIRECT_URI }));
      return { code: back.searchParams.get('code') ?? '', verifier, redirectUri: REDIRECT_URI };
    };
    const given = await begin();
    await expect(oauth.exchange(type, { ...given, redirectUri: 'https://elsewhere.example' })).rejects.toMatchObject({ code: 'SignInEnded' });
    await expect(oauth.exchange(type, { ...given, verifier: newProof().verifier })).rejects.toMatchObject({ code: 'SignInEnded' });
    const { refreshToken, account } = await oauth.exchange(type, { ...(await begin()) });
    expect(account.name).toBe('anna@drive.example');
    expect(refreshToken).not.toBeNull();
    const again = await begin();
    const tokens = await oauth.exchange(type, again);
    await expect(oauth.exchange(type, again)).rejects.toMatchObject({ code: 'SignInEnded' });
    await expect(oauth.renew(type, tokens.refreshToken ?? '')).rejects.toMatchObject({ code: 'SignInEnded' });
  });

  function write(path: string, size: number): Promise<unknown> {
    return storage.write(path, chunked(patternedBytes(size)), {});
  }
});

it('a reply of a drive that arrives byte by byte times out', async () => {
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drip = () => !response.destroyed && response.write(' ', () => setImmediate(drip));
    drip();
  });
  const { url } = await untilTestEnds(server);
  const world = { outbound: createOutbound({ allowLoopback: true }), allowLoopback: true, replyMs: 100 };
  await expect(sendRequest(world, { method: 'GET', url })).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

/** Connects a drive for one test. */
async function joinForTest(type: DriveType): Promise<JoinedDrive> {
  const joined = await joinDrive(type);
  onTestFinished(() => joined.drive.close());
  return joined;
}

describe('Google Drive', () => {
  it('may contain a folder twice, and both are treated as one', async () => {
    const { open } = await joinForTest('drive_a');
    await open().write('p/a', chunked(Buffer.from('1')), {});
    const other = open();
    // Two concurrent functions find no folder, and each creates it.
    await Promise.all([other.write('q/a', chunked(Buffer.from('2')), {}), open().write('q/b', chunked(Buffer.from('3')), {})]);
    expect((await open().list('q/')).sort()).toEqual(['q/a', 'q/b']);
    expect((await open().browse('/q', undefined)).items.map(({ name }) => name).sort()).toEqual(['a', 'b']);
    expect((await buffer(await open().read('q/b'))).toString()).toBe('3');
    await expect(open().write('q/a', chunked(Buffer.from('4')), {})).rejects.toMatchObject({ message: EXISTS });
  });

  it('fails if a search reports that it is incomplete', async () => {
    const { drive, open } = await joinForTest('drive_a');
    drive.next(1, { status: 200, json: { files: [], incompleteSearch: true } });
    await expect(open().list('')).rejects.toMatchObject({
      message: 'The storage has too many files to list. Please use a separate folder for this service.',
    });
  });
});

const EXISTS = 'The storage already contains a file with this name.';

describe('Dropbox and OneDrive', () => {
  it.each<DriveType>(['drive_b', 'drive_c'])('ignore case: %s refuses the same name in another case', async (type) => {
    const { open } = await joinForTest(type);
    await open().write('p/Letter', chunked(Buffer.from('1')), {});
    await expect(open().write('p/letter', chunked(Buffer.from('2')), {})).rejects.toMatchObject({ message: EXISTS });
    await expect(open().write('p/letter', chunked(patternedBytes(6 * MIB)), {})).rejects.toMatchObject({ message: EXISTS });
  });

  it('OneDrive: only the token of a link to the next page is used', async () => {
    const { drive, open } = await joinForTest('drive_c');
    drive.next(1, { status: 200, json: { value: [], '@odata.nextLink': 'https://elsewhere.example/v1.0?$skiptoken=abc' } });
    expect(await open().browse('/', undefined)).toEqual({ items: [], nextPageToken: 'abc' });
  });

  it('OneDrive: a stream of unknown size is uploaded with its size', async () => {
    const { drive, open } = await joinForTest('drive_c');
    const body = Readable.from(chunked(patternedBytes(12 * MIB)));
    expect(await open().write('p/a', body, {})).toEqual({ size: 12 * MIB });
    expect(drive.requests().filter((request) => request.startsWith('PUT /upload/'))).toHaveLength(3);
  });
});

describe('names that a drive does not accept', () => {
  const { encode, decode } = nameCoding(/["*:<>?\\|]|^ | $/u);
  it.each([
    ['will.age', 'will.age'],
    ['50% ä.age', '50%25 ä.age'],
    ['a:b|c?', 'a%3Ab%7Cc%3F'],
    [' two  spaces ', '%20two  spaces%20'],
    ['%41', '%2541'],
  ])('%j is written as %j', (name, written) => {
    expect(encode(name)).toBe(written);
    expect(decode(written)).toBe(name);
  });

  it('a name that was not encoded stays unchanged', () => expect(decode('100%41')).toBe('100%41'));
});
