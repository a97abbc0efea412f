import { expect, it } from 'vitest';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import { access, answered, authenticateOnPaper, DAY, MINUTE, openWill, realDocuments, sealWill, signIn, survivorAt } from '#tests/support/story.ts';

const stack = sharedRealStack('bundles');

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
