import { expect, it } from 'vitest';
import { sharedStack } from '#tests/support/shared-stack.ts';
import { answered, mailed, newcomer, type Survivor, said, sealWill, startTransfer, survivorAt, wrongCode } from '#tests/support/story.ts';

const stack = sharedStack();
const send = (json: object) => newcomer(stack)('POST', '/api/transfer/vouch', { json });

it('no one vouches with a wrong code, a wrong paper or the number of another will, and the right paper is not used up', async () => {
  const [will, stranger] = [await sealWill(stack), await sealWill(stack)];
  const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
  const onPaper = ({ id }: Survivor, backup_code = '') => send({ will_id: will.willId, survivor_id: id, backup_code });
  await startTransfer(will);
  const contact = { type: 'email', value: ben.email };
  const { otp_session_id } = await answered(200, newcomer(stack), 'POST', '/api/transfer/send-otp', { json: { will_id: will.willId, contact } });
  const code = wrongCode(await mailed(stack, ben.email, /Your code is (\d{6})/));
  expect((await send({ otp_session_id, code })).body).toMatchObject({ verified: false, attempts_remaining: 2 });
  for (const wrong of ['AAAA-0000', clara.backupCodes[0]]) expect((await onPaper(ben, wrong)).body).toMatchObject({ verified: false });
  const { id, backupCodes } = survivorAt(stranger, 0);
  expect(said(await send({ will_id: will.willId, survivor_id: id, backup_code: backupCodes[0] }))).toBe('404 will_or_survivor_not_found');

  for (let n = 0; n < 2; n += 1) expect((await onPaper(ben, ben.backupCodes[0])).body).toMatchObject({ verified: true, vouches_left: 1 });
  expect(said(await onPaper(clara, clara.backupCodes[0]))).toBe('409 vouch_not_needed');
  const { survivors } = await answered(200, will.host.ask, 'GET', '/api/survivors');
  expect(survivors.map((one: { backup_codes_remaining: number }) => one.backup_codes_remaining)).toEqual([5, 5, 5]);
});
