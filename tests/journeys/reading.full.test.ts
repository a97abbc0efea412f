import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CuttingProxy, startCuttingProxy } from '#tests/storages/cutting-proxy.ts';
import { type HeldRequest, holdRequest } from '#tests/support/held-request.ts';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  authenticate,
  authenticateOnPaper,
  cancelTransfer,
  DAY,
  letter,
  MINUTE,
  newcomer,
  openWill,
  passDeadline,
  type SealedWill,
  type StartedTransfer,
  type Survivor,
  said,
  sealWill,
  signIn,
  startTransfer,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';

const stack = sharedStack();
let will: SealedWill;
let ben: Survivor;
let clara: Survivor;
const seal = async () => {
  will = await sealWill(stack);
  [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
};

describe('nothing can be read before all of it holds: the time, the number, the proof', () => {
  beginAfresh(stack);
  beforeEach(seal);

  const steps = {
    'the last second before the deadline': (transfer: StartedTransfer) => passDeadline(transfer, -1),
    'the deadline': (transfer: StartedTransfer) => passDeadline(transfer),
    'Ben proves who he is': (transfer: StartedTransfer) => authenticate(transfer, ben),
    'Clara proves who she is': (transfer: StartedTransfer) => authenticateOnPaper(transfer, clara),
    'the Host cancels': cancelTransfer,
  };
  const BEN_ALONE = ['403 threshold_not_met', '403 not_authenticated', '403 not_authenticated'];
  const TOO_EARLY = ['403 not_open_yet', '403 not_open_yet', '403 not_authenticated'];
  const OPEN = ['200', '200', '403 not_authenticated'];
  const STOPPED = ['403 transfer_cancelled', '403 transfer_cancelled', '403 transfer_cancelled'];

  it.each<[string, [keyof typeof steps, string[]][]]>([
    [
      'one proof before the deadline, one after it',
      [
        ['Ben proves who he is', BEN_ALONE],
        ['the last second before the deadline', BEN_ALONE],
        ['the deadline', BEN_ALONE],
        ['Clara proves who she is', OPEN],
        ['the Host cancels', STOPPED],
      ],
    ],
    [
      'both proofs, but the Host cancels in the last second',
      [
        ['Clara proves who she is', ['403 not_authenticated', '403 threshold_not_met', '403 not_authenticated']],
        ['Ben proves who he is', TOO_EARLY],
        ['the last second before the deadline', TOO_EARLY],
        ['the Host cancels', STOPPED],
        ['the deadline', STOPPED],
      ],
    ],
  ])('%s', async (_, story) => {
    const transfer = await startTransfer(will);
    for (const [step, expected] of story) {
      await steps[step](transfer);
      const replies = await Promise.all(will.survivors.map((survivor) => access(transfer, survivor)));
      expect([step, replies.map(said)]).toEqual([step, expected]);
    }
  });
});

describe('a session, once it was shown, is demanded', () => {
  beginAfresh(stack);
  beforeEach(seal);

  /** Bearer tokens that are not Ben's session in this transfer. */
  const foreign = (hers: string): string[] => [will.host.tokens.access_token, hers, 'nonsense'];

  it('for that Survivor in that transfer, and any other Bearer is ignored', async () => {
    const transfer = await startTransfer(will);
    await passDeadline(transfer);
    const hers = (await authenticate(transfer, clara)).session_token;
    const his = (await authenticate(transfer, ben)).session_token;
    expect(said(await access(transfer, ben))).toBe('200');
    for (const token of foreign(hers)) expect([token, said(await access(transfer, ben, { token }))]).toEqual([token, '200']);
    expect(said(await access(transfer, ben))).toBe('200');
    expect(said(await access(transfer, ben, { token: his }))).toBe('200');
    for (const token of foreign(hers)) expect([token, said(await access(transfer, ben, { token }))]).toEqual([token, '403 session_required']);
    expect(said(await access(transfer, ben))).toBe('403 session_required');
    expect(said(await access(transfer, ben, { token: `${his}x` }))).toBe('403 session_required');
    expect(said(await access(transfer, clara))).toBe('200');
    await cancelTransfer(transfer);
    expect(said(await access(transfer, ben, { token: his }))).toBe('403 transfer_cancelled');
  });
});

describe('a download link', () => {
  let transfer: StartedTransfer;
  beforeAll(async () => {
    await seal();
    transfer = await openWill(will);
  });

  const linkOf = async (survivor: Survivor, of = transfer): Promise<string> => (await access(of, survivor)).body.documents[0].download_url;
  const follow = async (url: string) => said(await newcomer(stack)('GET', url));

  it('of a session lasts as long as the session: until the access window ends', async () => {
    const other = await sealWill(stack);
    const open = await openWill(other);
    expect(said(await access(transfer, survivorAt(other, 0)))).toBe('404 survivor_not_found');
    const { session_token: token } = await authenticate(open, survivorAt(other, 1));
    const { body } = await access(open, survivorAt(other, 1), { token });
    const all = [...body.documents, ...body.archives];
    expect(all.map(({ download_expires_at }) => download_expires_at)).toEqual(all.map(() => body.access_expires_at));
    await stack.advance(2 * DAY);
    expect(await Promise.all(all.map(({ download_url }) => follow(download_url)))).toEqual(all.map(() => '200'));
  });

  it('lets a phone resume its document, and names the size and the file of an archive', async () => {
    const { documents, archives } = (await access(transfer, ben)).body;
    const ask = (headers: Record<string, string>) => newcomer(stack)('GET', documents[0].download_url, { headers });
    const whole = await ask({});
    const size = whole.bytes.length;
    const { etag = '' } = whole.headers;
    const rest = await ask({ range: 'bytes=10-', 'if-range': etag });
    expect([rest.status, rest.bytes]).toEqual([206, whole.bytes.subarray(10)]);
    const same = { etag, 'repr-digest': whole.headers['repr-digest'], 'content-disposition': whole.headers['content-disposition'] };
    expect(rest.headers).toMatchObject({ ...same, 'content-range': `bytes 10-${size - 1}/${size}`, 'content-length': `${size - 10}` });
    expect((await ask({ range: 'bytes=10-', 'if-range': '"another"' })).bytes).toEqual(whole.bytes);
    const outside = await ask({ range: `bytes=${size}-` });
    expect([said(outside), outside.headers['content-range']]).toEqual(['416 range_not_satisfiable', `bytes */${size}`]);

    const { bytes, headers } = await newcomer(stack)('GET', archives[0].download_url);
    expect([bytes.length, headers['content-length']]).toEqual([archives[0].size_bytes, `${archives[0].size_bytes}`]);
    expect(headers['content-disposition']).toContain('filename="documents.zip"');
  });

  it('dies with a cancel, and no later transfer brings it back', async () => {
    const [url, hers] = [await linkOf(ben), await linkOf(clara)];
    await cancelTransfer(transfer);
    expect([await follow(url), await follow(hers)]).toEqual(['403 transfer_cancelled', '403 transfer_cancelled']);
    // After this time a start by name no longer waits for the cancel.
    await stack.advance(15 * DAY);
    transfer = await openWill(will);
    expect(await follow(await linkOf(ben))).toBe('200');
    expect([await follow(url), await follow(hers)]).toEqual(['403 transfer_cancelled', '403 transfer_cancelled']);
  });
});

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
    const { host, storageId } = will;
    await signIn(host);
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
