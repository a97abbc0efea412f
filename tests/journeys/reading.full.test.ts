import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import {
  access,
  authenticate,
  authenticateOnPaper,
  cancelTransfer,
  DAY,
  newcomer,
  openWill,
  passDeadline,
  type SealedWill,
  type StartedTransfer,
  type Survivor,
  said,
  sealWill,
  startTransfer,
  survivorAt,
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
