import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrowseItem, Storage } from '#storages/adapters/storage.ts';
import { inParts } from '#tests/support/parts.ts';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts';

const MIB = 1024 * 1024;

/** A real server on which storages of one type are opened. */
export interface Backend {
  port: number;
  /** The start of the paths that `browse` returns; `/` by default. */
  root?: string;
  /** Opens a storage after its first probe. `port` connects through a relay. */
  open(options?: { directoryPath?: string; port?: number }): Promise<Storage>;
  /** Creates files of one byte directly on the server. Paths start at its root. */
  seed(paths: readonly string[]): Promise<void>;
  /** Returns all files on the server, including unfinished uploads. Paths start at its root. */
  leftovers(): Promise<string[]>;
  /** Removes everything. */
  empty(): Promise<void>;
  /** Revokes the credentials. Returns the sentence that a storage then fails with. */
  revoke(): Promise<string>;
  stop(): Promise<void>;
}

/** The failure of a storage with this sentence. */
export const failed = (message: string) => ({ code: 'storage_failed', message });

let backend: Backend;
let storage: Storage;

/** The contract that every type of storage must fulfil. */
export function storageContract(name: string, start: () => Promise<Backend>): void {
  describe(name, () => {
    beforeAll(async () => {
      backend = await start();
    });
    beforeEach(async () => {
      await backend.empty();
      storage = await backend.open();
    });
    afterAll(() => backend.stop());

    keepsFiles();
    readsParts();
    listsAndBrowses();
    leavesNothingBehind();
    // The last test: the credentials are invalid after it.
    it('says that its credentials were revoked, without showing them', async () => {
      await put('p/a');
      const sentence = await backend.revoke();
      for (const work of [() => storage.read('p/a'), () => put('p/b'), () => storage.list('p/'), () => storage.probe()]) {
        await expect(work()).rejects.toMatchObject(failed(sentence));
      }
    });
  });
}

function keepsFiles(): void {
  it.each([0, 1, 32 * 1024, 32 * 1024 + 1, 5 * MIB - 1, 5 * MIB, 12 * MIB])('returns the %i bytes that were written', async (size) => {
    const content = patternedBytes(size);
    await storage.keepOpen(async () => {
      expect(await storage.write('p/1/doc.age', chunked(content), {})).toEqual({ size });
      expect((await contentOf('p/1/doc.age')).equals(content)).toBe(true);
      await storage.remove('p/1/doc.age');
    });
    expect(await backend.leftovers()).toEqual([]);
  });

  it.each(ODD_NAMES)('stores a file called %j', async (name) => {
    await storage.keepOpen(async () => {
      await put(`p/${name}`, name);
      expect(await storage.list('p/')).toEqual([`p/${name}`]);
      expect((await contentOf(`p/${name}`)).toString()).toBe(name);
      await storage.remove(`p/${name}`);
      expect(await storage.list('')).toEqual([]);
    });
  });

  it.each(['/', '/wills/of/ann', '/wills//of/ann/', '/Mein Testament/ä'])(
    'stores everything in its folder %j, and creates the folder',
    async (directoryPath) => {
      const inFolder = await backend.open({ directoryPath });
      await inFolder.write('p/a', chunked(Buffer.from('x')), {});
      const folder = directoryPath.split('/').filter(Boolean);
      expect(await backend.leftovers()).toEqual([[...folder, 'p/a'].join('/')]);
      expect(await inFolder.list('p/')).toEqual(['p/a']);
    },
  );

  it('never overwrites a file', async () => {
    await put('p/a', 'first');
    const body = chunked(Buffer.from('second'));
    await expect(storage.write('p/a', body, {})).rejects.toMatchObject(failed('The storage already contains a file with this name.'));
    expect((await contentOf('p/a')).toString()).toBe('first');
    expect(body.destroyed).toBe(true);
    expect(await backend.leftovers()).toEqual(['p/a']);
  });

  it('removes a file, and accepts that it is already missing', async () => {
    await put('p/a');
    await storage.remove('p/a');
    await storage.remove('p/a');
    expect(await storage.list('')).toEqual([]);
    for (const range of [undefined, { first: 0, last: 9 }]) {
      await expect(storage.read('p/a', range)).rejects.toMatchObject(failed('The file is not in the storage.'));
    }
  });

  it('runs several operations in parallel, and a probe leaves no file', async () => {
    const paths = Array.from({ length: 8 }, (_, n) => `p/${n}/file`);
    await Promise.all(paths.map((path) => put(path, path)));
    expect((await Promise.all(paths.map(contentOf))).map(String)).toEqual(paths);
    await Promise.all(paths.map((path) => storage.remove(path)));
    await storage.probe();
    expect(await backend.leftovers()).toEqual([]);
  });
}

function readsParts(): void {
  const PIECE = 31 * 1024;
  const content = patternedBytes(MIB);
  const partOf = async (first: number, last: number) => buffer(await storage.read('p/a', { first, last }));

  it('returns exactly the bytes that were asked for', async () => {
    await put('p/a', content);
    const ends = [0, PIECE - 1, PIECE, 500_000, content.length - 1];
    const ranges = ends.flatMap((first) => ends.filter((last) => last >= first).map((last): [number, number] => [first, last]));
    await storage.keepOpen(async () => {
      for (const [first, last] of ranges) expect((await partOf(first, last)).equals(content.subarray(first, last + 1))).toBe(true);
    });
  });

  it.each<[string, number, number]>([
    ['ends in the middle of the part', 500_000, MIB],
    ['ends before the part', MIB, MIB + 9],
  ])('fails where a file %s', async (_, first, last) => {
    await put('p/a', content);
    await expect(partOf(first, last)).rejects.toMatchObject(failed('A file in the storage is shorter than it should be.'));
  });
}

const ODD_NAMES = [
  'Mein Letzter Wille – für Ärztin & Söhne 🗝.age',
  'it\'s "quoted" `so`.age',
  '.hidden',
  ' two  spaces ',
  '-rf',
  '~',
  '$HOME;ls|cat',
  'a+b%20c&d=e#f?g.age',
  'n'.repeat(200),
];

function listsAndBrowses(): void {
  it('lists all files', async () => {
    const paths = Array.from({ length: 1005 }, (_, index) => `p/${index % 7}/${index % 3 === 0 ? 'deep/er/' : ''}${String(index).padStart(4, '0')}`);
    await backend.seed([...paths, 'other', 'pq']);
    expect((await storage.list('p/')).sort()).toEqual(paths.sort());
    expect((await storage.list('p/3/d')).every((path) => path.startsWith('p/3/deep/er/'))).toBe(true);
    expect(await storage.list('p/nothing/')).toEqual([]);
    expect(await storage.list('nothing/at/all')).toEqual([]);
  });

  it.each(['nothing', 'nothing/at/all', 'a file'])('shows an empty page for %s, which is no folder', async (path) => {
    await backend.seed(['a file']);
    expect(await storage.browse(`${backend.root ?? ''}/${path}`, undefined)).toEqual({ items: [], nextPageToken: null });
  });

  it('shows a folder page by page, and each entry once', async () => {
    const files = Array.from({ length: 250 }, (_, index) => `will ${String(index).padStart(3, '0')}.age`);
    await backend.seed([...files.map((name) => `Ännchens/${name}`), 'Ännchens/a folder/inside', 'other']);
    const { root = '' } = backend;
    const { items, pages } = await browsed(`${root}/Ännchens`);
    expect(pages).toBe(3);
    expect(items.map(({ name }) => name).sort()).toEqual(['a folder', ...files]);
    expect(items.find(({ type }) => type === 'directory')).toEqual({
      name: 'a folder',
      type: 'directory',
      path: `${root}/Ännchens/a folder`,
      size: null,
      modifiedAt: expect.toSatisfy((at) => at === null || !Number.isNaN(Date.parse(at))),
    });
    expect(items.find(({ name }) => name === 'will 007.age')).toEqual({
      name: 'will 007.age',
      type: 'file',
      path: `${root}/Ännchens/will 007.age`,
      size: 1,
      modifiedAt: expect.stringMatching(/Z$/),
    });
  });
}

function leavesNothingBehind(): void {
  it.each([{}, { size: 20 * MIB }])('stores nothing of a stream that fails, or is aborted before its start, announced with %o', async (announced) => {
    const early = { ...announced, signal: AbortSignal.abort() };
    await expect(storage.write('p/a', chunked(patternedBytes(MIB)), early)).rejects.toMatchObject({ code: 'storage_failed' });
    await expect(storage.write('p/a', breaking(12 * MIB), announced)).rejects.toMatchObject({ code: 'storage_failed' });
    expect(await backend.leftovers()).toEqual([]);
  });

  it.each([{}, { size: 20 * MIB }])('stores nothing of an aborted write, announced with %o', async (announced) => {
    const stop = new AbortController();
    const { body, reached } = stalling(11 * MIB);
    const writing = storage.write('p/a', body, { signal: stop.signal, ...announced });
    await reached;
    stop.abort();
    await expect(writing).rejects.toMatchObject(failed('The operation on the storage was stopped.'));
    expect(await backend.leftovers()).toEqual([]);
    expect(body.destroyed).toBe(true);
  });

  describe('over a connection that is lost', () => {
    let proxy: CuttingProxy;
    beforeAll(async () => {
      proxy = await startCuttingProxy(backend.port);
    });
    beforeEach(async () => {
      storage = await backend.open({ port: proxy.port });
    });
    afterAll(() => proxy.close());

    it.each([{}, { size: 8 * MIB }])('stores a complete file or nothing, announced with %o', async (announced) => {
      const content = patternedBytes(8 * MIB);
      proxy.cutAfter(4 * MIB, 'up');
      const stored = await storage.write('p/a', chunked(content), announced).then(
        () => true,
        (error) => expect(error).toMatchObject(failed(BROKEN)) ?? false,
      );
      expect(await backend.leftovers()).toEqual(stored === true ? ['p/a'] : []);
      if (stored === true) expect((await contentOf('p/a')).equals(content)).toBe(true);
    });

    it('returns a complete file or fails', async () => {
      await put('p/a', patternedBytes(8 * MIB));
      proxy.cutAfter(4 * MIB, 'down');
      await expect(contentOf('p/a')).rejects.toMatchObject(failed(BROKEN));
    });
  });
}

const BROKEN = 'The storage closed the connection. Please try again later.';

/** Two parts, and the buffers of the sockets. */
const MAX_IN_FLIGHT = 16 * MIB;

const LARGE = 50 * 1000 * 1000;

/** A test with 50 MB, for the full suite. A `spooled` storage writes the complete file to this machine's disk before it sends it. */
export function largeFileContract(name: string, start: () => Promise<Backend>, { spooled = false } = {}): void {
  it.each([{}, { size: LARGE }])(`${name} writes and reads 50 MB in small steps, announced with %o`, async (announced) => {
    const large = await start();
    const proxy = await startCuttingProxy(large.port);
    try {
      await large.empty();
      const opened = await large.open({ port: proxy.port });
      const written = await sentThrough(opened, proxy, announced);
      const read = await fetchedThrough(opened, proxy);
      expect(read.hash).toBe(written.hash);
      expect(read.onTheWay).toBeLessThan(MAX_IN_FLIGHT);
      if (!spooled) expect(written.onTheWay).toBeLessThan(MAX_IN_FLIGHT);
    } finally {
      proxy.close();
      await large.stop();
    }
  });
}

/** `onTheWay` is the largest number of bytes that were read from the source but had not reached the proxy. */
async function sentThrough(opened: Storage, proxy: CuttingProxy, announced: { size?: number }): Promise<{ hash: string; onTheWay: number }> {
  const hash = createHash('sha256');
  const passed = proxy.passed('up');
  let taken = 0;
  let onTheWay = 0;
  const source = counted(LARGE, (chunk) => {
    hash.update(chunk);
    taken += chunk.length;
    onTheWay = Math.max(onTheWay, taken - (proxy.passed('up') - passed));
  });
  await opened.write('p/large', Readable.from(source), announced);
  return { hash: hash.digest('hex'), onTheWay };
}

/** `onTheWay` is the largest number of bytes that had passed the proxy but were not read yet. */
async function fetchedThrough(opened: Storage, proxy: CuttingProxy): Promise<{ hash: string; onTheWay: number }> {
  const hash = createHash('sha256');
  const passed = proxy.passed('down');
  let given = 0;
  let onTheWay = 0;
  for await (const chunk of await opened.read('p/large')) {
    onTheWay = Math.max(onTheWay, proxy.passed('down') - passed - given);
    hash.update(chunk);
    given += chunk.length;
  }
  return { hash: hash.digest('hex'), onTheWay };
}

async function* counted(size: number, each: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; at += 65_536) {
    const chunk = Buffer.alloc(Math.min(65_536, size - at), at % 251);
    each(chunk);
    yield chunk;
  }
}

async function put(path: string, content: string | Buffer = 'x'): Promise<void> {
  await storage.write(path, chunked(Buffer.from(content)), {});
}

async function contentOf(path: string): Promise<Buffer> {
  return buffer(await storage.read(path));
}

async function browsed(path: string): Promise<{ items: BrowseItem[]; pages: number }> {
  const all: BrowseItem[] = [];
  let token: string | undefined;
  for (let pages = 1; ; pages += 1) {
    const { items, nextPageToken } = await storage.browse(path, token);
    expect(items.length).toBeLessThanOrEqual(100);
    all.push(...items);
    if (nextPageToken === null) return { items: all, pages };
    token = nextPageToken;
  }
}

/** Returns bytes that differ by their place in the file. */
export function patternedBytes(size: number): Buffer {
  const content = Buffer.alloc(size);
  for (let at = 0; at < size; at += 997) content[at] = at % 251;
  return content;
}

export const chunked = (content: Buffer): Readable => inParts(content, 100_000);

function breaking(size: number): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.alloc(size);
      throw new Error('the disk is gone');
    })(),
  );
}

/** Returns a stream that sends `size` bytes and then stays open. */
export function stalling(size: number): { body: Readable; reached: Promise<void> } {
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  let left = size;
  const body = new Readable({
    read() {
      if (left > 0) this.push(Buffer.alloc(Math.min(left, 65_536)));
      else resolve();
      left -= 65_536;
    },
  });
  return { body, reached };
}
