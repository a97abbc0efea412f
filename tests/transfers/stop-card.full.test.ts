import { beforeEach, describe, expect, it } from 'vitest';
import { newestAnswer, pressButton } from '#tests/support/answer-links.ts';
import { sharedStack } from '#tests/support/shared-stack.ts';
import {
  answered,
  type Body,
  DAY,
  HOUR,
  newcomer,
  resetLink,
  resetWith,
  type SealedWill,
  said,
  sealWill,
  signIn,
  startTransfer,
  subjects,
} from '#tests/support/story.ts';

const stack = sharedStack();
const MADE = 'A stop card was made for your will';
let will: SealedWill;
let code: string;

const makeCard = async () =>
  (await answered(200, will.host.ask, 'POST', '/api/host/stop-card')) as { stop_code: string; will_id: string; stop_url: string };
const stop = (stop_code = code, will_id = will.willId) => newcomer(stack)('POST', '/api/transfer/stop', { json: { will_id, stop_code } });
const status = async (): Promise<string> => {
  await signIn(will.host);
  return (await answered(200, will.host.ask, 'GET', '/api/will/status')).status;
};
const cardState = async (): Promise<Body> => {
  await signIn(will.host);
  return (await answered(200, will.host.ask, 'GET', '/api/host/overview')).stop_card;
};

beforeEach(async () => {
  will = await sealWill(stack);
  const card = await makeCard();
  code = card.stop_code;
});

describe('a stop card', () => {
  it('is shown once, is announced to the Host alone, and is stored as a verifier only', async () => {
    expect(await cardState()).toMatchObject({ state: 'valid', used_at: null });
    expect(await subjects(stack, will.host.email)).toContain(MADE);
    for (const { email } of will.survivors) expect(await subjects(stack, email)).not.toContain(MADE);
    const { items } = await stack.dump();
    expect(JSON.stringify(items)).not.toContain(code);
    expect(JSON.stringify(await stack.messages({ to: will.host.email }))).not.toContain(code);
  });

  it('ends the wait of the Survivors after missed checks, as a sign of life', async () => {
    await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcrac: 1, hcit_days: 7, hcrt_hours: 24 } });
    await stack.advance(8 * DAY + HOUR);
    expect((await stop()).body).toMatchObject({ stopped: 'activation' });
    await stack.advance(6 * DAY);
    expect(await status()).toBe('active');
  });

  it('a wrong code, a wrong will, an earlier card and no card get one and the same answer', async () => {
    await startTransfer(will);
    const other = await sealWill(stack);
    const earlier = code;
    await signIn(will.host);
    code = (await makeCard()).stop_code;
    const replies = [
      await stop('AAAA-AAAA-AAAA-AAAA'),
      await stop('x'),
      await stop(code, '9b2f7c10-53e4-4d6a-8f21-0c7a5e3d9b44'),
      await stop(code, other.willId),
      await stop(earlier),
    ];
    for (const { status: number, body } of replies)
      expect([number, body.code, body.message]).toEqual([403, 'stop_card_not_valid', replies[0]?.body.message]);
    expect(await status()).toBe('transfer_initiated');
  });
});

describe('a stop card that may not be the Host’s', () => {
  it('ends when the Host rejects that it was made', async () => {
    await pressButton(stack, await newestAnswer(stack, will.host.email), 'It was not me');
    expect((await cardState()).state).toBe('void');
    await startTransfer(will);
    expect(said(await stop())).toBe('403 stop_card_not_valid');
  });

  it('ends with a reset of the password, and such a session makes no other', async () => {
    const password = 'another good password';
    expect(said(await resetWith(stack, await resetLink(will.host), password))).toBe('204');
    await signIn(Object.assign(will.host, { password }));
    expect((await cardState()).state).toBe('void');
    expect(said(await will.host.ask('POST', '/api/host/stop-card'))).toBe('409 recently_recovered');
  });
});
