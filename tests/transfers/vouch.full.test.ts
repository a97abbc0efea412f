import { beforeEach, describe, expect, it } from 'vitest';
import { newestAnswer, press } from '#tests/support/answer-links.ts';
import type { Reply } from '#tests/support/client.ts';
import { sharedStack } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  authenticate,
  DAY,
  HOUR,
  mailed,
  newcomer,
  passDeadline,
  type SealedWill,
  type Survivor,
  said,
  sealWill,
  signIn,
  startTransfer,
  startWithProof,
  subjects,
  survivorAt,
  transferStatus,
  wrongCode,
} from '#tests/support/story.ts';

const stack = sharedStack();
let will: SealedWill;
let ben: Survivor;
let clara: Survivor;

const status = async (): Promise<string> => {
  await signIn(will.host);
  return (await answered(200, will.host.ask, 'GET', '/api/will/status')).status;
};
const send = (json: object, from = newcomer(stack)) => from('POST', '/api/transfer/vouch', { json });
const onPaper = ({ id, backupCodes }: Survivor, backup_code = backupCodes[0]) => send({ will_id: will.willId, survivor_id: id, backup_code });

async function codeFor({ email }: Survivor): Promise<{ otp_session_id: string; code: string }> {
  const contact = { type: 'email', value: email };
  const { otp_session_id } = await answered(200, newcomer(stack), 'POST', '/api/transfer/send-otp', { json: { will_id: will.willId, contact } });
  return { otp_session_id, code: await mailed(stack, email, /Your code is (\d{6})/) };
}
const byCode = async (survivor: Survivor): Promise<Reply> => send(await codeFor(survivor));

/** The Host does not answer the only allowed check. */
async function silence(): Promise<void> {
  await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcrac: 1, hcit_days: 7, hcrt_hours: 24 } });
  await stack.advance(8 * DAY + HOUR);
  expect(await status()).toBe('pending_transfer');
}

beforeEach(async () => {
  will = await sealWill(stack);
  [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
});

describe('a Host on a cruise who has missed every check', () => {
  beforeEach(silence);

  it('is taken back for 15 days when a Survivor vouches, everyone is notified by whom, and then all are informed again', async () => {
    await stack.clearMessages();
    const reply = await onPaper(ben);
    expect([said(reply), reply.body.verified, reply.body.vouches_left]).toEqual(['200', true, 1]);
    expect(await status()).toBe('active');
    const named = `${ben.name} confirmed their identity and says that you are alive`;
    expect((await stack.messages({ to: will.host.email })).some(({ text }) => text.includes(named))).toBe(true);
    for (const { email } of will.survivors)
      expect(await subjects(stack, email)).toEqual([`We wait: a trusted person says that ${will.host.name} is alive`]);
    await stack.advance(15 * DAY - HOUR);
    expect(await status()).toBe('active');
    await stack.advance(HOUR);
    expect(await status()).toBe('pending_transfer');
    for (const { email } of will.survivors) expect(await subjects(stack, email)).toContain(`${will.host.name} has not answered us for some time`);
  });

  it('comes back by the link in that message, and everything is forgotten', async () => {
    expect(said(await byCode(clara))).toBe('200');
    await press(stack, await newestAnswer(stack, will.host.email));
    await stack.advance(7 * DAY - HOUR);
    expect(await status()).toBe('active');
    await stack.advance(DAY + 2 * HOUR);
    expect(await status()).toBe('pending_transfer');
    expect((await onPaper(ben)).body).toMatchObject({ verified: true, vouches_left: 1 });
  });

  it('is not kept alive for ever: two vouches in all, by any Survivor, and none while one lasts', async () => {
    expect(said(await onPaper(ben))).toBe('200');
    expect(said(await onPaper(clara))).toBe('409 vouch_not_needed');
    await stack.advance(15 * DAY);
    expect((await onPaper(clara)).body).toMatchObject({ verified: true, vouches_left: 0 });
    await stack.advance(15 * DAY);
    expect(await status()).toBe('pending_transfer');
    expect(said(await onPaper(ben))).toBe('409 vouched_twice');
    expect(await status()).toBe('pending_transfer');
  });

  it('is not surprised by a start with a name alone, which opens nothing before the 15 days are over', async () => {
    expect(said(await onPaper(ben))).toBe('200');
    await stack.advance(DAY);
    const transfer = await startTransfer(will, clara);
    // The opening is known once the notice to the Host has left.
    expect(await subjects(stack, will.host.email)).not.toEqual([]);
    const { opens_at } = await transferStatus(transfer, newcomer(stack));
    expect(Date.parse(opens_at) - (await stack.now()).getTime()).toBe(14 * DAY * 1000);
  });

  it('and has died: a start with a proof opens the will as if no one had vouched', async () => {
    expect(said(await onPaper(ben))).toBe('200');
    const { transfer_id, host_cancel_deadline } = await startWithProof(will, clara);
    const transfer = { stack, will, transferId: transfer_id, cancelDeadline: new Date(host_cancel_deadline) };
    for (const survivor of will.survivors.slice(0, 2)) await authenticate(transfer, survivor);
    await passDeadline(transfer);
    expect(said(await access(transfer, clara))).toBe('200');
  });
});

describe('a start by name while the Host is out of reach', () => {
  it('opens nothing for 15 days after a vouch, and the proofs of then count', async () => {
    const transfer = await startTransfer(will);
    expect(said(await onPaper(clara))).toBe('200');
    await authenticate(transfer, clara);
    const { opens_at } = await transferStatus(transfer, newcomer(stack));
    expect(Date.parse(opens_at) - (await stack.now()).getTime()).toBeGreaterThan(14 * DAY * 1000);
    await stack.advance(15 * DAY + HOUR);
    await authenticate(transfer, survivorAt(will, 2));
    expect(said(await access(transfer, clara))).toBe('200');
  });

  it('is decided by a proof of another Survivor: then the Host has 48 hours as after any start', async () => {
    const transfer = await startTransfer(will);
    expect(said(await onPaper(clara))).toBe('200');
    await passDeadline(transfer, HOUR);
    await authenticate(transfer, ben);
    expect(said(await onPaper(clara))).toBe('409 vouch_outweighed');
    await authenticate(transfer, clara);
    expect(said(await access(transfer, clara))).toBe('403 not_open_yet');
    await stack.advance(48 * HOUR);
    expect(said(await access(transfer, clara))).toBe('200');
    expect(said(await onPaper(clara))).toBe('409 vouch_too_late');
  });
});

describe('a vouch that is sent again, because its reply was lost', () => {
  beforeEach(silence);

  it('has the same reply while everyone waits for it, and counts once', async () => {
    const [code, call] = [await codeFor(clara), newcomer(stack)];
    const [first, again] = [await send(code, call), await send(code, call)];
    expect([first.body.verified, again.body]).toEqual([true, first.body]);
    await stack.advance(DAY);
    expect((await onPaper(clara)).body).toEqual(first.body);
    await startTransfer(will, ben);
    expect((await onPaper(clara)).body).toEqual(first.body);
    await stack.advance(15 * DAY);
    expect((await onPaper(clara)).body).toMatchObject({ verified: true, vouches_left: 0 });
  });

  it('promises no wait that a proof of another Survivor has ended', async () => {
    const [code, call] = [await codeFor(clara), newcomer(stack)];
    expect((await send(code, call)).body).toMatchObject({ verified: true });
    await startWithProof(will, ben);
    expect(said(await onPaper(clara))).toBe('409 vouch_outweighed');
    expect(said(await send(code, call))).toBe('409 vouch_outweighed');
  });

  it('promises no wait that the Host has ended, and a used code vouches for nothing that comes later', async () => {
    const [code, call] = [await codeFor(clara), newcomer(stack)];
    expect((await send(code, call)).body).toMatchObject({ verified: true });
    await press(stack, await newestAnswer(stack, will.host.email));
    expect(said(await send(code, call))).toBe('409 vouch_not_needed');
    await startTransfer(will, ben);
    expect((await send(code, call)).body).toMatchObject({ verified: false, attempts_remaining: 0 });
  });
});

describe('who may vouch', () => {
  it('no one for a Host who answers, and the code stays valid', async () => {
    const code = await codeFor(ben);
    expect(said(await send(code))).toBe('409 vouch_not_needed');
    await silence();
    expect(said(await byCode(ben))).toBe('200');
  });

  it('no one with a wrong code, a wrong paper or the number of another will', async () => {
    await silence();
    const { otp_session_id, code } = await codeFor(ben);
    expect((await send({ otp_session_id, code: wrongCode(code) })).body).toMatchObject({ verified: false, attempts_remaining: 2 });
    expect((await onPaper(ben, 'AAAA-0000')).body).toMatchObject({ verified: false });
    expect((await onPaper(ben, clara.backupCodes[0])).body).toMatchObject({ verified: false });
    const stranger = await sealWill(stack);
    const strange = await send({
      will_id: will.willId,
      survivor_id: survivorAt(stranger, 0).id,
      backup_code: survivorAt(stranger, 0).backupCodes[0],
    });
    expect(said(strange)).toBe('404 will_or_survivor_not_found');
    expect(await status()).toBe('pending_transfer');
  });

  it('two at the same moment count as one', async () => {
    await silence();
    const replies = await Promise.all([onPaper(ben), onPaper(clara)]);
    expect(replies.map(said).sort()).toEqual(['200', '409 vouch_not_needed']);
  });

  it('a backup code is not used up', async () => {
    await silence();
    const [code] = ben.backupCodes;
    expect(said(await onPaper(ben))).toBe('200');
    await stack.advance(15 * DAY);
    const json = { will_id: will.willId, survivor_id: ben.id, backup_code: code };
    expect((await newcomer(stack)('POST', '/api/transfer/verify-and-initiate', { json })).body).toMatchObject({ verified: true });
  });
});
