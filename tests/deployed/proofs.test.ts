import { expect, it } from 'vitest';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import {
  addPhone,
  answered,
  askToRehearse,
  type Body,
  DAY,
  HOUR,
  mailed,
  newcomer,
  rehearsalToken,
  type SealedWill,
  type Survivor,
  said,
  sealWill,
  signIn,
  startRehearsal,
  startTransfer,
  survivorAt,
} from '#tests/support/story.ts';

// All that these functions do is tested in the simulated world: tests/rehearsals and tests/transfers.

const stack = sharedRealStack('bundles');

const onPaper = ({ willId }: SealedWill, { id, backupCodes }: Survivor) => ({ will_id: willId, survivor_id: id, backup_code: backupCodes[0] });
const post = (path: string, json: object) => newcomer(stack)('POST', `/api/${path}`, { json });

it('lets the deployed functions of a rehearsal take a link, a code and a paper, and end it, with their own roles', async () => {
  const contacts = ({ email }: { email: string }) => [
    { type: 'email', value: email },
    { type: 'sms', value: '+436641111111' },
  ];
  const will = await sealWill(stack, { contacts });
  await addPhone(will.host, '+436640000011');
  const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
  const id = await startRehearsal(will);
  // Over the Host's own connector.
  const json = { token: await rehearsalToken(stack, ben), channel: 'sms' };
  expect(await answered(200, newcomer(stack), 'POST', '/api/rehearsals/select', { json })).toMatchObject({ channel: 'sms' });
  const { otp_session_id } = await askToRehearse(will, ben);
  const code = await mailed(stack, ben.email, /Your code for a rehearsal is (\d{6})/);
  for (const proof of [{ otp_session_id, code }, onPaper(will, clara)])
    expect((await post('rehearsals/verify', proof)).body).toMatchObject({ verified: true });
  expect(await answered(200, will.host.ask, 'GET', `/api/rehearsals/${id}`)).toMatchObject({ confirmed: 2, ended_at: null });
  expect(said(await will.host.ask('DELETE', `/api/rehearsals/${id}`))).toBe('200');

  const later = await startRehearsal(will);
  await stack.advance(15 * DAY);
  await signIn(will.host);
  expect(await answered(200, will.host.ask, 'GET', `/api/rehearsals/${later}`)).toMatchObject({ ended_at: expect.any(String) });
});

it('lets the deployed functions take two vouches, by a code and on paper, with their own roles', async () => {
  const will = await sealWill(stack);
  const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
  await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcrac: 1, hcit_days: 7, hcrt_hours: 24 } });
  await stack.advance(8 * DAY + HOUR);
  const contact = { type: 'email', value: ben.email };
  const { otp_session_id }: Body = (await post('transfer/send-otp', { will_id: will.willId, contact })).body;
  const code = await mailed(stack, ben.email, /Your code is (\d{6})/);
  expect((await post('transfer/vouch', { otp_session_id, code })).body).toMatchObject({ verified: true, vouches_left: 1 });
  await stack.advance(15 * DAY);
  expect((await post('transfer/vouch', onPaper(will, clara))).body).toMatchObject({ verified: true, vouches_left: 0 });
});

it('lets the deployed functions make a stop card, and stop a transfer by it, with their own roles', async () => {
  const will = await sealWill(stack);
  const { stop_code } = await answered(200, will.host.ask, 'POST', '/api/host/stop-card');
  await startTransfer(will);
  expect(said(await post('transfer/stop', { will_id: will.willId, stop_code }))).toBe('200');
  await signIn(will.host);
  expect(await answered(200, will.host.ask, 'GET', '/api/will/status')).toMatchObject({ status: 'active' });
});
