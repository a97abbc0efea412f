import { beforeAll, describe, expect, it } from 'vitest';
import { sharedStack } from '#tests/support/shared-stack.ts';
import {
  access,
  cancelTransfer,
  DAY,
  newcomer,
  openWill,
  type SealedWill,
  type StartedTransfer,
  type Survivor,
  said,
  sealWill,
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

describe('a download link', () => {
  let transfer: StartedTransfer;
  beforeAll(async () => {
    await seal();
    transfer = await openWill(will);
  });

  const linkOf = async (survivor: Survivor, of = transfer): Promise<string> => (await access(of, survivor)).body.documents[0].download_url;
  const follow = async (url: string) => said(await newcomer(stack)('GET', url));

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
