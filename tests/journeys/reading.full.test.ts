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
import { unzipped } from '#tests/support/unzipped.ts';
import { answersToAll, BEN_ALONE, forgetTheCancel, OPEN, TOO_EARLY } from './answers.ts';

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
  const CLOSED = ['403 not_authenticated', '403 not_authenticated', '403 not_authenticated'];
  const STOPPED = ['403 transfer_cancelled', '403 transfer_cancelled', '403 transfer_cancelled'];

  it.each<[string, [keyof typeof steps, string[]][]]>([
    [
      'the proofs after the deadline',
      [
        ['the last second before the deadline', CLOSED],
        ['the deadline', CLOSED],
        ['Ben proves who he is', BEN_ALONE],
        ['Clara proves who she is', OPEN],
        ['the Host cancels', STOPPED],
      ],
    ],
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
      'both proofs before the deadline',
      [
        ['Ben proves who he is', BEN_ALONE],
        ['Clara proves who she is', TOO_EARLY],
        ['the last second before the deadline', TOO_EARLY],
        ['the deadline', OPEN],
        ['the Host cancels', STOPPED],
      ],
    ],
    [
      'both proofs, but the Host cancels in the last second',
      [
        ['Ben proves who he is', BEN_ALONE],
        ['Clara proves who she is', TOO_EARLY],
        ['the last second before the deadline', TOO_EARLY],
        ['the Host cancels', STOPPED],
        ['the deadline', STOPPED],
      ],
    ],
  ])('%s', async (_, story) => {
    const transfer = await startTransfer(will);
    for (const [step, answers] of story) {
      await steps[step](transfer);
      expect([step, await answersToAll(transfer)]).toEqual([step, answers]);
    }
    const late = await ben.call('POST', '/api/survivor-auth/select', { json: { transfer_id: transfer.transferId, survivor_id: ben.id } });
    expect(said(late)).toBe('409 transfer_not_running');
  });

  it('a Survivor who is too early learns when the documents open', async () => {
    const transfer = await startTransfer(will);
    await authenticate(transfer, ben);
    await authenticate(transfer, clara);
    expect((await access(transfer, ben)).body.error).toContain(transfer.cancelDeadline.toISOString());
  });

  it('proving oneself twice counts once', async () => {
    const transfer = await startTransfer(will);
    await passDeadline(transfer);
    await authenticate(transfer, ben);
    const again = await authenticate(transfer, ben);
    expect(again.threshold_progress).toEqual({ authenticated: 1, required: 2, threshold_met: false });
    expect(await answersToAll(transfer)).toEqual(BEN_ALONE);
  });

  it('a start soon after a cancel waits for a week, no matter who authenticates', async () => {
    const first = await startTransfer(will);
    await cancelTransfer(first);
    const transfer = await startTransfer(will);
    await authenticate(transfer, ben);
    await authenticate(transfer, clara);
    await passDeadline(transfer, 5 * DAY - 1);
    expect(await answersToAll(transfer)).toEqual(TOO_EARLY);
    await stack.advance(1);
    expect(await answersToAll(transfer)).toEqual(OPEN);
  });

  it('ids that do not belong together open nothing', async () => {
    const transfer = await startTransfer(will);
    const other = await sealWill(stack);
    expect(said(await access(transfer, survivorAt(other, 0)))).toBe('404 survivor_not_found');
    expect(said(await access({ ...transfer, transferId: ben.id }, ben))).toBe('404 transfer_not_found');
    expect(said(await access({ ...transfer, transferId: 'first' }, ben))).toBe('400 validation_failed');
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

  it('lives a quarter of an hour, and can be followed again until then', async () => {
    const url = await linkOf(ben);
    expect([await follow(url), await follow(url)]).toEqual(['200', '200']);
    await stack.advance(15 * MINUTE - 1);
    expect(await follow(url)).toBe('200');
    await stack.advance(1);
    expect(await follow(url)).toBe('410 link_expired');
    expect(await follow(await linkOf(ben))).toBe('200');
  });

  it('is good as it was made and not otherwise', async () => {
    const [url, hers] = [await linkOf(ben), await linkOf(clara)];
    const [address = '', token = ''] = url.split('token=');
    const parts = token.split('.');
    const herParts = (hers.split('token=')[1] ?? '').split('.');
    const changed = parts.map((part, n) => [...parts.slice(0, n), tampered(part), ...parts.slice(n + 1)].join('.'));
    const swapped = [...parts.slice(0, 1), herParts[1], ...parts.slice(2)].join('.');
    const longer = [...parts.slice(0, 4), String(Number(parts[4]) + 900), parts[5]].join('.');
    for (const other of [...changed, swapped, longer, token.slice(0, -1), `${token}A`, token.toUpperCase(), '..', 'x']) {
      expect([other, await follow(`${address}token=${encodeURIComponent(other)}`)]).toEqual([other, '403 invalid_download_link']);
    }
    expect(await follow(address.slice(0, -1))).toBe('400 validation_failed');
  });

  it('of a session lasts as long as the session: until the access window ends', async () => {
    const other = await sealWill(stack);
    const open = await openWill(other);
    const { session_token: token } = await authenticate(open, survivorAt(other, 1));
    const { body } = await access(open, survivorAt(other, 1), { token });
    const all = [...body.documents, ...body.archives];
    expect(all.map(({ download_expires_at }) => download_expires_at)).toEqual(all.map(() => body.access_expires_at));
    await stack.advance(2 * DAY);
    expect(await Promise.all(all.map(({ download_url }) => follow(download_url)))).toEqual(all.map(() => '200'));
  });

  it('of an archive returns all documents in one file, and of a document only that one', async () => {
    const { body } = await access(transfer, ben);
    const [archive] = body.archives;
    const reply = await newcomer(stack)('GET', archive.download_url);
    expect(reply.bytes).toHaveLength(archive.size_bytes);
    expect(reply.headers).toMatchObject({
      'content-length': String(archive.size_bytes),
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('filename="documents.zip"'),
    });
    expect(await unzipped(reply.bytes)).toEqual([['letter.txt', (await newcomer(stack)('GET', body.documents[0].download_url)).bytes]]);
    const swap = (url: string, from: string, to: string) => follow(url.replace(`/${from}?`, `/${to}?`));
    expect(await swap(body.documents[0].download_url, 'download', 'archive')).toBe('403 invalid_download_link');
    expect(await swap(archive.download_url, 'archive', 'download')).toBe('403 invalid_download_link');
    expect(await follow(archive.download_url.replace('part=1', 'part=2'))).toBe('404 archive_part_not_found');
    expect(await follow(archive.download_url.replace('&part=1', ''))).toBe('200');
  });

  it('returns any part of its document, so that a phone can resume', async () => {
    const url = await linkOf(ben);
    const ask = (headers: Record<string, string>) => newcomer(stack)('GET', url, { headers });
    const whole = await ask({});
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', etag: expect.stringMatching(/^"[0-9a-f]{64}"$/) });
    const { etag = '' } = whole.headers;
    const size = whole.bytes.length;
    const rest = await ask({ range: 'bytes=10-', 'if-range': etag });
    expect([rest.status, rest.headers['content-range'], rest.headers['content-length']]).toEqual([
      206,
      `bytes 10-${size - 1}/${size}`,
      `${size - 10}`,
    ]);
    expect(rest.bytes).toEqual(whole.bytes.subarray(10));
    expect((await ask({ range: 'bytes=0-9' })).bytes).toEqual(whole.bytes.subarray(0, 10));
    expect(rest.headers).toMatchObject({ etag, 'repr-digest': whole.headers['repr-digest'], 'content-disposition': expect.anything() });
    for (const other of [{ range: 'bytes=0-1,5-6' }, { range: 'bytes=10-', 'if-range': '"another"' }])
      expect((await ask(other)).bytes).toEqual(whole.bytes);
    const outside = await ask({ range: `bytes=${size}-` });
    expect([said(outside), outside.headers['content-range']]).toEqual(['416 range_not_satisfiable', `bytes */${size}`]);
  });

  it('dies with a cancel, and no later transfer brings it back', async () => {
    const [url, hers] = [await linkOf(ben), await linkOf(clara)];
    await cancelTransfer(transfer);
    expect([await follow(url), await follow(hers)]).toEqual(['403 transfer_cancelled', '403 transfer_cancelled']);
    await forgetTheCancel(will);
    transfer = await openWill(will);
    expect(await follow(await linkOf(ben))).toBe('200');
    expect([await follow(url), await follow(hers)]).toEqual(['403 transfer_cancelled', '403 transfer_cancelled']);
  });

  it('and reading end with the access window, and the last link says so', async () => {
    const { body } = await access(transfer, ben);
    const ends = new Date(body.access_expires_at).getTime();
    await stack.advance((ends - (await stack.now()).getTime()) / 1000 - 60);
    const last = await access(transfer, ben);
    expect(last.body.documents[0].download_expires_at).toBe(body.access_expires_at);
    const url = last.body.documents[0].download_url;
    await stack.advance(59);
    expect([await follow(url), said(await access(transfer, ben))]).toEqual(['200', '200']);
    await stack.advance(1);
    expect([await follow(url), said(await access(transfer, ben)), said(await access(transfer, clara))]).toEqual([
      '410 access_window_expired',
      '410 access_window_expired',
      '410 access_window_expired',
    ]);
    const select = { transfer_id: transfer.transferId, survivor_id: ben.id };
    expect(said(await ben.call('POST', '/api/survivor-auth/select', { json: select }))).toBe('409 transfer_not_running');
  });

  it('and after that the family may start again', async () => {
    const next = await openWill(will);
    expect(next.transferId).not.toBe(transfer.transferId);
    expect(await answersToAll(next)).toEqual(['200', '200', '403 not_authenticated']);
    expect(said(await access(transfer, ben))).toBe('410 access_window_expired');
  });
});

/** The same text with its middle character changed into another of its kind. */
function tampered(part: string): string {
  const at = Math.floor(part.length / 2);
  const other = part[at] === '1' ? '2' : '1';
  return `${part.slice(0, at)}${other}${part.slice(at + 1)}`;
}

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
