import { beforeEach, describe, expect, it } from 'vitest';
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
  survivorAt,
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
});

describe('a start by name while the Host is out of reach', () => {
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

  it('promises no wait that a proof of another Survivor has ended', async () => {
    const [code, call] = [await codeFor(clara), newcomer(stack)];
    expect((await send(code, call)).body).toMatchObject({ verified: true });
    await startWithProof(will, ben);
    expect(said(await onPaper(clara))).toBe('409 vouch_outweighed');
    expect(said(await send(code, call))).toBe('409 vouch_outweighed');
  });
});

describe('who may vouch', () => {
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
});
