import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CuttingProxy, startCuttingProxy } from '#tests/storages/cutting-proxy.ts';
import { type HeldRequest, holdRequest } from '#tests/support/held-request.ts';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  authenticate,
  letter,
  MINUTE,
  newcomer,
  openWill,
  passDeadline,
  type StartedTransfer,
  type Survivor,
  said,
  sealWill,
  startTransfer,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';

const stack = sharedRealStack('http');

describe('one Host stops no one else’s reading', () => {
  const READERS = 40;
  const film = letter('film.txt', Buffer.alloc(12 * 1024 * 1024, 'All the summers. '));
  let proxy: CuttingProxy;
  let slow: StartedTransfer;
  let family: StartedTransfer;
  let held: HeldRequest[] = [];
  let requests = 0;

  beforeAll(async () => {
    const others = await sealWill(stack, { documents: ['a.txt', 'b.txt', 'c.txt'].map((name) => letter(name)) });
    const own = await sealWill(stack, { documents: [film] });
    const place = (await stack.endpoints())['object_store'];
    proxy = await startCuttingProxy(Number(new URL(place.endpoint).port));
    const config = { ...place, endpoint: `http://127.0.0.1:${proxy.port}` };
    await answered(200, own.host.ask, 'PUT', `/api/storages/${own.storageId}`, { json: { config } });
    family = await openWill(others);
    slow = await startTransfer(own);
    for (const survivor of own.survivors.slice(0, 2)) await authenticate(slow, survivor);
  });
  afterEach(() => {
    proxy.drip(null);
    for (const one of held) one.drop();
    held = [];
  });
  afterAll(() => proxy.close());

  /** Forty downloads at the same time, half of them with Ben's link and half with Clara's, each from a different address. */
  async function readByForty(): Promise<HeldRequest[]> {
    const links = await Promise.all([0, 1].map(async (n) => linkOf(survivorAt(slow.will, n), slow)));
    const started = Array.from({ length: READERS }, (_, n) => holdRequest(links[n % 2] ?? '', requests + n));
    requests += READERS;
    held.push(...started);
    return started;
  }

  const linkOf = async (survivor: Survivor, of: StartedTransfer): Promise<string> => (await access(of, survivor)).body.documents[0].download_url;
  const refused = (readers: readonly HeldRequest[]) => readers.filter(({ status }) => status() === 429);
  const familyReads = async () => {
    const { body } = await access(family, survivorAt(family.will, 0));
    const call = newcomer(stack);
    const links: string[] = [...body.documents, ...body.archives].map(({ download_url }) => download_url);
    const replies = await Promise.all(links.slice(0, 2).map((url) => call('GET', url)));
    return replies.map(said);
  };
  /** Ben reads a little more, from another address. */
  const oneMore = async (): Promise<number> =>
    (await newcomer(stack)('GET', await linkOf(survivorAt(slow.will, 0), slow), { headers: { range: 'bytes=0-99' } })).status;

  it('with a storage that drips while the will opens: two requests wait for the check, and the others see what is known', async () => {
    proxy.drip(50);
    const opening = passDeadline(slow);
    const shown: boolean[] = [];
    const look = async () => {
      const { status, body } = await access(slow, survivorAt(slow.will, 0));
      if (status === 200) shown.push(body.documents[0].integrity_verified);
      return status;
    };
    await expect.poll(() => transferStatus(slow, newcomer(stack)).then(({ status }) => status)).toBe('accessible');
    const looking = Array.from({ length: 6 }, look);
    await expect.poll(() => shown).toEqual([false, false, false, false]);
    proxy.drip(null);
    expect(await Promise.all(looking)).toEqual(Array(6).fill(200));
    expect(shown.slice(4)).toEqual([true, true]);
    await opening;
  });

  it('with a storage that drips: four downloads wait for it, and the others learn when to try again', async () => {
    proxy.drip(50);
    const readers = await readByForty();
    await expect.poll(() => refused(readers).length).toBe(READERS - 4);
    const [first] = refused(readers);
    expect([(await first?.head)?.headers['retry-after'], JSON.parse(String(await first?.read())).code]).toEqual(['10', 'too_many_running']);
    expect(await familyReads()).toEqual(['200', '200']);
    expect(readers.filter(({ status }) => status() === undefined)).toHaveLength(4);
    proxy.drip(null);
    const [admitted, ...others] = readers.filter(({ status }) => status() !== 429);
    expect((await admitted?.read())?.equals(film.content as Buffer)).toBe(true);
    for (const one of others) one.drop();
    await expect.poll(oneMore).toBe(206);
    // The next test counts leases, and Clara's may end after Ben's.
    await stack.advance(5 * MINUTE);
  });

  it('with readers who do not read: two for each Survivor stay open, until they are closed or their functions have ended', async () => {
    const readers = await readByForty();
    await Promise.all(readers.map(({ head }) => head));
    expect(refused(readers)).toHaveLength(READERS - 4);
    expect(await familyReads()).toEqual(['200', '200']);
    expect(await oneMore()).toBe(429);
    // Without a page of ours, a browser shows what the link answers.
    const asBrowser = { accept: 'text/html,application/xhtml+xml', 'accept-language': 'de-AT' };
    const followed = await newcomer(stack)('GET', await linkOf(survivorAt(slow.will, 0), slow), { headers: asBrowser, contract: false });
    expect(followed).toMatchObject({
      status: 429,
      headers: { refresh: '10', 'retry-after': '10' },
      body: expect.stringContaining('<html lang="de"'),
    });
    // Daniel reads nothing yet, so the others cannot keep him waiting.
    await authenticate(slow, survivorAt(slow.will, 2));
    const his = await newcomer(stack)('GET', await linkOf(survivorAt(slow.will, 2), slow), { headers: { range: 'bytes=0-99' } });
    expect(said(his)).toBe('206');
    for (const one of readers.filter(({ status }) => status() === 200)) one.drop();
    await expect.poll(oneMore).toBe(206);
    // What a function holds that was stopped ends with its time.
    await Promise.all((await readByForty()).map(({ head }) => head));
    expect(await oneMore()).toBe(429);
    await stack.advance(5 * MINUTE);
    expect(await oneMore()).toBe(206);
  });

  it('as a signed-in Host with a storage that hangs: four requests wait, and a sign of life is none of them', async () => {
    const { host, storageId } = await sealWill(stack);
    await stack.fault('object_store', 'timeout');
    const browsing = Array.from({ length: 9 }, () => host.ask('GET', `/api/storages/${storageId}/browse`));
    const testing = host.ask('POST', `/api/storages/${storageId}/test`);
    const ended: string[] = [];
    for (const one of [...browsing, testing]) void one.then((reply) => ended.push(said(reply)));
    await expect.poll(() => ended).toEqual(Array(6).fill('429 too_many_running'));
    expect(said(await host.ask('POST', '/api/will/encrypt', { json: { storage_id: storageId } }))).toBe('429 too_many_running');
    expect(said(await host.ask('POST', '/api/liveness/alive', { json: {} }))).toBe('200');
    await stack.fault('object_store', 'off');
    await Promise.all([...browsing, testing]);
    expect(said(await host.ask('GET', `/api/storages/${storageId}/browse`))).toBe('200');
  });
});
