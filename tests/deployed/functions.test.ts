import { expect, it } from 'vitest';
import { client } from '#tests/support/client.ts';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import {
  access,
  addPhone,
  answered,
  askToRehearse,
  authenticateOnPaper,
  type Body,
  DAY,
  HOUR,
  MINUTE,
  mailed,
  newcomer,
  openAccount,
  openWill,
  passDeadline,
  realDocuments,
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
import { stolenTable } from '#tests/support/table.ts';

// What only bundles with their own roles can show. All that these functions do is tested against the sources. One stack, because it loads each
// bundle once.

const stack = sharedRealStack('bundles');
const onPaper = ({ willId }: SealedWill, { id, backupCodes }: Survivor) => ({ will_id: willId, survivor_id: id, backup_code: backupCodes[0] });
const post = (path: string, json: object) => newcomer(stack)('POST', `/api/${path}`, { json });

it('lets only the deployed sweep fetch the answer page, with its own role', async () => {
  await stack.advance(60);
  await stack.run('scheduled/sweep', {});
  const row = (await (await stolenTable(stack)).items('SERVICE#CLOCK')).find(({ sk }) => sk === 'HEARTBEAT');
  expect(row?.['data']).toEqual({ at: (await stack.now()).toISOString() });
  expect(stack.log()).not.toContain('answer_page_down');
  expect((await client(stack.url)('GET', '/api/liveness/page-check')).status).toBe(404);
});

it('lets the deployed reader of mail events record that a mail has come back, with its own role', async () => {
  const host = await openAccount(stack);
  await stack.mailbox('bounce', host.email);
  await answered(202, host.call, 'POST', '/api/auth/forgot-password', { json: { email: host.email } });
  await stack.messages();
  expect(await answered(200, host.ask, 'GET', '/api/host/profile')).toMatchObject({ email_problem: 'bounced' });
});

it('lets the deployed workers split the key and seal again after a removal, also with a stop, with their own roles', async () => {
  const will = await sealWill(stack, { survivors: 4 });
  const status = () => answered(200, will.host.ask, 'GET', '/api/will/status');
  await answered(204, will.host.ask, 'DELETE', `/api/survivors/${survivorAt(will, 3).id}`);
  await stack.messages();
  expect(await status()).toMatchObject({ sss_total: 3, revision: 2, reencryption_required: false });

  await startTransfer(will);
  const json = { remove_survivor_id: survivorAt(will, 0).id };
  expect(await answered(200, will.host.ask, 'POST', '/api/transfer/cancel', { json })).toMatchObject({ removal: { removed: true } });
  await stack.advance(20 * MINUTE);
  expect(await status()).toMatchObject({ sss_total: 2, revision: 3, reencryption_required: false });
});

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

it('lets the deployed functions write over the telephone and the bot of the service, with their own roles', async () => {
  const [own, other, bens] = ['+436641230001', '+436641230002', '+436641230010'] as const;
  const will = await sealWill(stack, {
    contacts: ({ name, email }) => (name === 'Ben' ? [{ type: 'sms', value: bens }] : [{ type: 'email', value: email }]),
  });
  const { ask } = will.host;
  const ben = survivorAt(will, 0);
  const connect = (type: string, config: object) =>
    answered(201, ask, 'POST', '/api/connectors', { json: { type, name: type, config: { provider: 'service', ...config } } });
  const change = (id: string, config: object) =>
    answered(200, ask, 'PUT', `/api/connectors/${id}`, { json: { config: { provider: 'service', ...config } } });

  const telephone = await connect('sms', { number: own });
  const json = { code: await mailed(stack, own, /\b(\d{6})\b/) };
  expect(await answered(200, ask, 'POST', `/api/connectors/${telephone.id}/verify`, { json })).toMatchObject({ is_verified: true });
  expect(await change(telephone.id, { number: other })).toMatchObject({ code_sent_to: '+43*****02' });
  await answered(200, ask, 'POST', `/api/connectors/${telephone.id}/test`, { json: { test_destination: '' } });
  const chat = await change((await connect('telegram', {})).id, {});
  await stack.telegram('start', { username: '@ann_bot', start: new URL(chat.start_url).searchParams.get('start') ?? '' });
  const { connectors } = await answered(200, ask, 'GET', '/api/connectors');
  expect(connectors).toContainEqual(expect.objectContaining({ id: chat.id, is_verified: true }));

  await startRehearsal(will);
  await stack.advance(MINUTE);
  const token = await mailed(stack, bens, /\/rehearsal#token=(\S+)/);
  await answered(200, newcomer(stack), 'POST', '/api/rehearsals/select', { json: { token } });
  const transfer = await startTransfer(will, survivorAt(will, 1));
  await passDeadline(transfer, 1);
  expect(await mailed(stack, bens, /\/survivor#transfer_id=([\w-]+)/)).toBe(transfer.transferId);
  await answered(200, newcomer(stack), 'POST', '/api/survivor-auth/select', { json: { transfer_id: transfer.transferId, survivor_id: ben.id } });
});

it('lets the deployed functions rotate the key of tokens, with their own roles', async () => {
  const host = await openAccount(stack);
  const rotate = async (rotation: string) => (await stack.run('workers/rotate-token-key', { rotation })).result;
  expect(await rotate('add')).toHaveLength(2);
  expect(await rotate('replace')).toHaveLength(1);
  await stack.advance(HOUR);
  await signIn(host);
  expect(said(await host.ask('GET', '/api/host/profile'))).toBe('200');
});

it.each([
  ['an SSH server on the internet', 'sftp'],
  ['Google Drive', 'drive_a'],
  ['Dropbox', 'drive_b'],
  ['OneDrive', 'drive_c'],
  ['a storage with the service', 'service'],
] as const)('seals a will onto %s, and its Survivors read it', { timeout: 600_000 }, async (_name, storage) => {
  const documents = await realDocuments();
  const will = await sealWill(stack, { documents, storage });
  const transfer = await openWill(will);
  const reader = survivorAt(will, 2);
  await authenticateOnPaper(transfer, reader);

  const { status, body } = await access(transfer, reader);
  expect([status, body.documents.length]).toEqual([200, documents.length]);
  const { pathname, search } = new URL(body.documents[0].download_url);
  expect((await reader.call('GET', `${pathname}${search}`)).bytes).toEqual(documents[0]?.content);
  const archive = new URL(body.archives[0].download_url);
  expect((await reader.call('GET', `${archive.pathname}${archive.search}`)).bytes).toHaveLength(body.archives[0].size_bytes);
});

it('changes a will with the service: other Survivors, the monthly reading, another storage and back', { timeout: 600_000 }, async () => {
  const will = await sealWill(stack, { storage: 'service' });
  const { ask } = will.host;
  const contact_methods = [{ type: 'email', value: 'moved@example.net' }];
  await answered(200, ask, 'PUT', `/api/survivors/${survivorAt(will, 1).id}`, { json: { contact_methods } });
  await answered(204, ask, 'DELETE', `/api/survivors/${survivorAt(will, 2).id}`);
  await stack.advance(16 * MINUTE);
  await stack.advance(32 * DAY);
  await signIn(will.host);
  const { storages } = await answered(200, ask, 'GET', '/api/storages');
  expect(storages).toMatchObject([{ type: 'service', is_connected: true, last_read_back_at: expect.any(String), read_back_error_code: null }]);
  const { id } = await answered(201, ask, 'POST', '/api/storages', { json: { type: 'service', name: 'Another' } });
  for (const storage_id of [id, will.storageId]) await answered(200, ask, 'POST', '/api/will/encrypt', { json: { storage_id } });
  await answered(204, ask, 'DELETE', `/api/storages/${id}`);
  await stack.advance(16 * MINUTE);
  await signIn(will.host);
  expect(await answered(200, ask, 'GET', '/api/will/status')).toMatchObject({ storage_id: will.storageId, package_behind: false });
});

it('seals a will into a storage of the Host and one with the service at the same time', { timeout: 600_000 }, async () => {
  const will = await sealWill(stack);
  const { ask } = will.host;
  const { id: mirror } = await answered(201, ask, 'POST', '/api/storages', { json: { type: 'service', name: 'With the service' } });
  await answered(200, ask, 'POST', '/api/will/encrypt', { json: { storage_id: will.storageId, mirror_storage_ids: [mirror] } });
  expect(await answered(200, ask, 'GET', '/api/will/status')).toMatchObject({ mirror_storage_ids: [mirror] });
});
