import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbound } from '#net/outbound.ts';
import type { DriveType } from '#storages/drive-addresses.ts';
import { ask } from '#storages/drive-http.ts';
import { nameCoding } from '#storages/drive-names.ts';
import type { Storage } from '#storages/storage.ts';
import { consent } from '#tests/support/consent.ts';
import { chunked, patterned, storageContract } from './contract.ts';
import { driveBackend, type JoinedDrive, joinDrive, newProof, REDIRECT_URI } from './drive-backend.ts';

const MIB = 1024 * 1024;
const DRIVES: [DriveType, string][] = [
  ['drive_a', 'Google Drive'],
  ['drive_b', 'Dropbox'],
  ['drive_c', 'OneDrive'],
];

/** How each drive is told to store a file: in one request, and with the last piece; and a piece in the middle. */
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

  it.each([1000, 11 * MIB])('says that it is full, and keeps nothing of %i bytes', async (size) => {
    joined.drive.limit(999);
    await expect(write('p/a', size)).rejects.toMatchObject({ code: 'storage_failed', message: 'The storage is full.' });
    expect(joined.drive.leftovers()).toEqual([]);
  });

  it('is given time when it asks for it', async () => {
    await write('p/a', 10);
    joined.drive.next(2, { status: 429, headers: { 'retry-after': '1' }, json: {} });
    expect(await storage.list('p/')).toEqual(['p/a']);
    joined.drive.next(3, { status: 429, headers: { 'retry-after': '1' }, json: {} });
    await expect(storage.list('p/')).rejects.toMatchObject({
      message: 'The storage accepts no more requests at the moment. Please try again later.',
    });
  });

  it.each<[string, object, string]>([
    ['is out of order', { status: 502, json: 'Bad Gateway' }, 'The storage has a temporary problem. Please try again later.'],
    [
      'allows it no more',
      { status: 403, json: {} },
      'The drive does not give this service the access that it needs. Please connect it again and allow everything that the drive asks for.',
    ],
    ['talks in riddles', { status: 418, json: 'secret words of the peer' }, 'This service does not understand the reply of the storage.'],
    ['answers something else', { status: 200, json: ['a list'] }, 'This service does not understand the reply of the storage.'],
    ['answers without end', { status: 200, json: 'x'.repeat(9 * MIB) }, 'This service does not understand the reply of the storage: it is too long.'],
  ])('%s', async (_, reply, message) => {
    joined.drive.next(3, reply as { status: number });
    await expect(storage.list('')).rejects.toMatchObject({ code: 'storage_failed', message });
  });

  it('is used on when its token ends in the middle', async () => {
    await write('p/a', 6 * MIB);
    joined.drive.oauth.expireAccess();
    expect((await buffer(await storage.read('p/a'))).length).toBe(6 * MIB);
    joined.drive.oauth.expireAccess();
    await write('p/b', 6 * MIB);
    expect(joined.drive.leftovers().sort()).toEqual(['p/a', 'p/b']);
  });

  it.each(LAST_REQUESTS[type])('has stored the %i bytes of which only the answer was lost', async (size, request, nth) => {
    await write('p/first', 1);
    joined.drive.loseAnswer(request, nth);
    await write('p/a', size);
    expect(joined.drive.leftovers().sort()).toEqual(['p/a', 'p/first']);
    expect((await buffer(await storage.read('p/a'))).equals(patterned(size))).toBe(true);
  });

  it('takes a code with its proof, its secret and its address alone, and once', async () => {
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
    return storage.write(path, chunked(patterned(size)), {});
  }
});

it('an answer of a drive that comes byte by byte is not waited for', async () => {
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drip = setInterval(() => response.write(' '), 10);
    response.on('close', () => clearInterval(drip));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const world = { outbound: createOutbound({ allowLoopback: true }), allowLoopback: true, answerMs: 100 };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await expect(ask(world, { method: 'GET', url })).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  server.close();
});

describe('Google Drive', () => {
  it('may hold a folder twice: both are taken for one', async () => {
    const { drive, open } = await joinDrive('drive_a');
    await open().write('p/a', chunked(Buffer.from('1')), {});
    const other = open();
    // Two functions at the same time find no folder, and each makes it.
    await Promise.all([other.write('q/a', chunked(Buffer.from('2')), {}), open().write('q/b', chunked(Buffer.from('3')), {})]);
    expect((await open().list('q/')).sort()).toEqual(['q/a', 'q/b']);
    expect((await open().browse('/q', undefined)).items.map(({ name }) => name).sort()).toEqual(['a', 'b']);
    expect((await buffer(await open().read('q/b'))).toString()).toBe('3');
    await expect(open().write('q/a', chunked(Buffer.from('4')), {})).rejects.toMatchObject({ message: EXISTS });
    await drive.close();
  });

  it('takes no search for a whole one that says it is not', async () => {
    const { drive, open } = await joinDrive('drive_a');
    drive.next(1, { status: 200, json: { files: [], incompleteSearch: true } });
    await expect(open().list('')).rejects.toMatchObject({ message: 'The storage holds too many files to list.' });
    await drive.close();
  });
});

const EXISTS = 'There is a file of this name in the storage already.';

describe('Dropbox and OneDrive', () => {
  it.each<DriveType>(['drive_b', 'drive_c'])('know no difference of case: %s refuses the other spelling', async (type) => {
    const { drive, open } = await joinDrive(type);
    await open().write('p/Letter', chunked(Buffer.from('1')), {});
    await expect(open().write('p/letter', chunked(Buffer.from('2')), {})).rejects.toMatchObject({ message: EXISTS });
    await expect(open().write('p/letter', chunked(patterned(6 * MIB)), {})).rejects.toMatchObject({ message: EXISTS });
    await drive.close();
  });

  it('OneDrive leads to the next page by its token alone, wherever a link points', async () => {
    const { drive, open } = await joinDrive('drive_c');
    drive.next(1, { status: 200, json: { value: [], '@odata.nextLink': 'https://elsewhere.example/v1.0?$skiptoken=abc' } });
    expect(await open().browse('/', undefined)).toEqual({ items: [], nextPageToken: 'abc' });
    await drive.close();
  });

  it('OneDrive is told the size first, which a stream does not know', async () => {
    const { drive, open } = await joinDrive('drive_c');
    const body = Readable.from(chunked(patterned(12 * MIB)));
    expect(await open().write('p/a', body, {})).toEqual({ size: 12 * MIB });
    expect(drive.requests().filter((request) => request.startsWith('PUT /upload/'))).toHaveLength(3);
    await drive.close();
  });
});

describe('names that a drive does not take', () => {
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

  it('leaves alone what it did not write', () => expect(decode('100%41')).toBe('100%41'));
});
