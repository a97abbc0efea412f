import { beforeAll, describe, expect, it } from 'vitest';
import { newestAnswer, pressButton } from '#tests/support/answer-links.ts';
import { sharedStack } from '#tests/support/shared-stack.ts';
import {
  answered,
  checkStatuses,
  DAY,
  HOUR,
  openWill,
  passDeadline,
  type SealedWill,
  said,
  sealWill,
  signIn,
  startTransfer,
  subjects,
} from '#tests/support/story.ts';

const stack = sharedStack();
const ANNOUNCED = 'Our checks are paused';

/** A session ends after some days. */
async function overview({ host }: SealedWill) {
  await signIn(host);
  return answered(200, host.ask, 'GET', '/api/host/overview');
}

/** Pauses the checks for some days from now. */
async function pause({ host }: SealedWill, days: number) {
  await signIn(host);
  const until = new Date((await stack.now()).getTime() + days * DAY * 1000).toISOString();
  return host.ask('POST', '/api/liveness/pause', { json: { until } });
}

describe('a Host who is away for two months', () => {
  let will: SealedWill;
  beforeAll(async () => {
    will = await sealWill(stack);
    expect(said(await pause(will, 60))).toBe('200');
  });

  it('is notified of the pause, and no Survivor is', async () => {
    expect(await subjects(stack, will.host.email)).toContain(ANNOUNCED);
    for (const { email } of will.survivors) expect(await subjects(stack, email)).not.toContain(ANNOUNCED);
  });

  it('is not checked for 60 days, and then is', async () => {
    await stack.advance(60 * DAY - HOUR);
    expect(await checkStatuses(will.host)).toEqual([]);
    await stack.advance(HOUR);
    expect(await checkStatuses(will.host)).toEqual(['pending']);
  });

  it('can pause for another 60 days in this year, and no longer', async () => {
    expect(said(await pause(will, 60))).toBe('200');
    await stack.advance(60 * DAY);
    expect(said(await pause(will, 1))).toBe('409 pause_too_long');
    expect((await overview(will)).liveness).toMatchObject({ pause_days_left: 0, paused_until: null });
  });
});

it('a pause that has ended is not ended again', async () => {
  const will = await sealWill(stack);
  await pause(will, 30);
  const end = () => answered(200, will.host.ask, 'DELETE', '/api/liveness/pause');
  const { next_check_due: due } = await end();
  await stack.advance(2 * HOUR);
  await signIn(will.host);
  expect(await end()).toMatchObject({ next_check_due: due, paused_until: null });
});

it('a Survivor can open the will of a paused Host who has died, with the usual 48 hours', async () => {
  const will = await sealWill(stack);
  await pause(will, 60);
  await openWill(will);
  expect(await overview(will)).toMatchObject({ state: 'accessible' });
});

it('a Host who stops a transfer stays paused', async () => {
  const will = await sealWill(stack);
  await pause(will, 60);
  const transfer = await startTransfer(will);
  expect(said(await pause(will, 50))).toBe('409 transfer_running');
  await answered(200, will.host.ask, 'POST', '/api/transfer/cancel', { json: {} });
  await passDeadline(transfer);
  expect(await overview(will)).toMatchObject({ state: 'paused' });
});

it('a thief who pauses the checks is found out: the link in the notice ends the pause, and closes the account to changes', async () => {
  const will = await sealWill(stack);
  await pause(will, 60);
  await stack.advance(3 * DAY);
  expect((await pressButton(stack, await newestAnswer(stack, will.host.email), 'It was not me')).status).toBe(200);
  await stack.messages();
  const { state, liveness } = await overview(will);
  expect([state, liveness.paused_until]).toEqual(['active', null]);
  expect(said(await pause(will, 20))).toBe('409 recently_recovered');
  await stack.advance(28 * DAY);
  expect(await checkStatuses(will.host)).toEqual(['pending']);
});
