import { expect, it } from 'vitest';
import { sharedStack } from '#tests/support/shared-stack.ts';
import {
  answered,
  cancelTransfer,
  mailed,
  newcomer,
  type SealedWill,
  type Survivor,
  said,
  sealWill,
  startTransfer,
  survivorAt,
  wrongCode,
} from '#tests/support/story.ts';

const stack = sharedStack();
const vouch = (json: object, from = newcomer(stack)) => from('POST', '/api/transfer/vouch', { json });

/** Returns a code that starts a transfer or vouches. */
async function codeFor({ willId }: SealedWill, { email }: Survivor): Promise<{ otp_session_id: string; code: string }> {
  const json = { will_id: willId, contact: { type: 'email', value: email } };
  const { otp_session_id } = await answered(200, newcomer(stack), 'POST', '/api/transfer/send-otp', { json });
  return { otp_session_id, code: await mailed(stack, email, /Your code is (\d{6})/) };
}

it('no one vouches with a wrong code, a wrong paper or the number of another will, and the right paper is not used up', async () => {
  const [will, stranger] = [await sealWill(stack), await sealWill(stack)];
  const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
  const onPaper = ({ id }: Survivor, backup_code = '') => vouch({ will_id: will.willId, survivor_id: id, backup_code });
  await startTransfer(will);
  const { otp_session_id, code } = await codeFor(will, ben);
  expect((await vouch({ otp_session_id, code: wrongCode(code) })).body).toMatchObject({ verified: false, attempts_remaining: 2 });
  for (const wrong of ['AAAA-0000', clara.backupCodes[0]]) expect((await onPaper(ben, wrong)).body).toMatchObject({ verified: false });
  const { id, backupCodes } = survivorAt(stranger, 0);
  expect(said(await vouch({ will_id: will.willId, survivor_id: id, backup_code: backupCodes[0] }))).toBe('404 will_or_survivor_not_found');

  for (let n = 0; n < 2; n += 1) expect((await onPaper(ben, ben.backupCodes[0])).body).toMatchObject({ verified: true, vouches_left: 1 });
  expect(said(await onPaper(clara, clara.backupCodes[0]))).toBe('409 vouch_not_needed');
  const { survivors } = await answered(200, will.host.ask, 'GET', '/api/survivors');
  expect(survivors.map((one: { backup_codes_remaining: number }) => one.backup_codes_remaining)).toEqual([5, 5, 5]);
});

it('a code that was used has the answer of that use alone, as long as it is true', async () => {
  const will = await sealWill(stack);
  const usedUp = { verified: false, attempts_remaining: 0, message: expect.stringContaining('no longer valid') };
  const [ben, clara] = [newcomer(stack), newcomer(stack)];
  const start = (json: object, from: typeof ben) => from('POST', '/api/transfer/verify-and-initiate', { json });
  const transfer = await startTransfer(will);
  const [toVouch, toStart] = [await codeFor(will, survivorAt(will, 1)), await codeFor(will, survivorAt(will, 0))];
  const vouched = await vouch(toVouch, clara);
  expect(vouched.body).toMatchObject({ verified: true, vouches_left: 1 });
  expect((await vouch(toVouch, clara)).body).toEqual(vouched.body);
  expect((await start(toVouch, clara)).body).toEqual(usedUp);
  const started = await start(toStart, ben);
  expect(started.body).toMatchObject({ verified: true, transfer_id: transfer.transferId });
  expect((await start(toStart, ben)).body).toEqual(started.body);
  expect((await vouch(toStart, ben)).body).toEqual(usedUp);
  expect(said(await vouch(toVouch, clara))).toBe('409 vouch_outweighed');
  await cancelTransfer(transfer);
  expect(said(await vouch(toVouch, clara))).toBe('409 vouch_not_needed');
  await startTransfer(will);
  expect((await vouch(toVouch, clara)).body).toEqual(usedUp);
  await stack.advance(60);
  const { id, backupCodes } = survivorAt(will, 1);
  expect((await vouch({ will_id: will.willId, survivor_id: id, backup_code: backupCodes[0] })).body).toMatchObject({ verified: true });
  expect(said(await vouch(toVouch, clara))).toBe('409 vouch_not_needed');
});
