import { describe, expect, it } from 'vitest';
import type { Outage } from '#common/time.ts';
import { client } from '#tests/support/client.ts';
import { beginAfresh, sharedRealStack, sharedTable } from '#tests/support/shared-stack.ts';
import {
  access,
  authenticateOnPaper,
  type Body,
  DAY,
  HOUR,
  MINUTE,
  newcomer,
  sealWill,
  startTransfer,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';

const stack = beginAfresh(sharedRealStack('http'));
const table = sharedTable(stack);

const sweep = () => stack.run('scheduled/sweep', {});
async function clockRow(name: string): Promise<Body> {
  return (await table.items('SERVICE#CLOCK')).find(({ sk }) => sk === name)?.['data'];
}
const heartbeat = () => clockRow('HEARTBEAT');
const outages = async (): Promise<Outage[]> => (await clockRow('OUTAGES'))?.outages ?? [];

describe('the sweep', () => {
  it('beats after it has fetched the answer page, and not while it cannot', async () => {
    await sweep();
    expect(await heartbeat()).toEqual({ at: (await stack.now()).toISOString() });
    await stack.fault('page', 'error');
    const before = await heartbeat();
    await sweep();
    expect(await heartbeat()).toEqual({ ...before, failing: { since: before.at, last: before.at } });
    expect(stack.log()).toContain('"event":"answer_page_down","trouble":"status 503"');
  });

  it('takes one failed fetch for nothing', async () => {
    await stack.fault('page', 'refuse', 1);
    await sweep();
    expect(await heartbeat()).not.toHaveProperty('failing');
  });

  it('writes an outage down without a heartbeat, and the whole of it when the page is back', async () => {
    const from = (await stack.now()).toISOString();
    const before = (await outages()).length;
    await stack.fault('page', 'refuse');
    await stack.outage(20 * MINUTE);
    await stack.advance(60);
    expect(await heartbeat()).toMatchObject({ at: from });
    await stack.fault('page', 'off');
    await sweep();
    const to = (await stack.now()).toISOString();
    expect(await heartbeat()).toEqual({ at: to });
    // Who finds it first writes it down. Its end makes it longer, and is no second one.
    expect((await outages()).slice(before)).toEqual([{ from, to }]);
  });
});

describe('the page as the sweep looks at it', () => {
  it('refuses every other caller', async () => {
    const signed = 'AWS4-HMAC-SHA256 Credential=AKIA/20310311/eu-central-1/execute-api/aws4_request, SignedHeaders=host, Signature=00';
    for (const headers of [{}, { authorization: signed }, { authorization: 'Bearer a.b.c' }]) {
      expect((await newcomer(stack)('GET', '/api/liveness/page-check', { headers })).status).toBe(404);
    }
  });

  it('is answered however many use up the page of the public', async () => {
    // From the very address that the sweep's own fetch comes from.
    const flood = client(stack.url);
    for (let n = 0; n < 60; n += 1) await flood('GET', '/api/liveness/respond?token=x');
    expect((await flood('GET', '/api/liveness/respond?token=x')).status).toBe(429);
    await sweep();
    expect(await heartbeat()).toEqual({ at: (await stack.now()).toISOString() });
  });
});

it('while the answer page is down nothing opens, and says so; it opens when the page is back', async () => {
  const will = await sealWill(stack);
  const transfer = await startTransfer(will);
  await stack.advance(MINUTE);
  for (const position of [0, 1]) await authenticateOnPaper(transfer, survivorAt(will, position));
  await stack.fault('page', 'error');
  await stack.advance(4 * DAY + HOUR);
  expect(await transferStatus(transfer, newcomer(stack))).toMatchObject({ status: 'initiated', opens_at: null });
  const latest = new Date(transfer.cancelDeadline.getTime() + 7 * DAY * 1000).toISOString();
  const refused = await access(transfer, survivorAt(will, 0));
  expect([refused.status, refused.body.code, refused.body.error]).toEqual([403, 'not_open_yet', expect.stringContaining(latest)]);
  await stack.fault('page', 'off');
  await stack.advance(15 * MINUTE);
  expect(await transferStatus(transfer, newcomer(stack))).toMatchObject({ status: 'accessible' });
});
