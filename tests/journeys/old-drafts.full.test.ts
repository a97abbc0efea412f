import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import { answered, DAY, type Host, letter, openAccount, sealWill, signIn, subjects } from '#tests/support/story.ts';
import { tableRows } from './table-rows.ts';

const stack = beginAfresh(sharedStack());

const TOLD = 'Documents that you have uploaded are not sealed yet';
const notices = async (host: Host) => (await subjects(stack, host.email)).filter((subject) => subject === TOLD).length;
const documents = async (host: Host) => {
  await signIn(host);
  return (await answered(200, host.ask, 'GET', '/api/will/documents')).documents;
};

it('a draft that is never sealed is announced twice and then deleted; it was no will', async () => {
  const host = await openAccount(stack);
  await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter()] });
  await stack.advance(19 * DAY);
  expect(await notices(host)).toBe(0);
  await stack.advance(DAY);
  expect(await notices(host)).toBe(1);
  await stack.advance(9 * DAY);
  expect([await notices(host), (await documents(host)).length]).toEqual([2, 1]);
  await stack.advance(DAY + 60);
  expect([await notices(host), await documents(host)]).toEqual([2, []]);
  expect((await host.ask('GET', '/api/will/status')).status).toBe(404);
  expect((await tableRows(stack)).filter(({ sk }) => sk === 'DRAFT')).toEqual([]);
});

it('a sealed will does not change when an upload of its draft is deleted', async () => {
  const will = await sealWill(stack);
  await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 90 } });
  await answered(201, will.host.ask, 'POST', '/api/will/upload', { parts: [letter('second.txt')] });
  expect(await documents(will.host)).toHaveLength(2);
  await stack.advance(31 * DAY);
  expect(await notices(will.host)).toBe(2);
  expect((await documents(will.host)).map(({ filename }: { filename: string }) => filename)).toEqual(['letter.txt']);
  expect(await answered(200, will.host.ask, 'GET', '/api/will/status')).toMatchObject({ status: 'active', documents_count: 1 });
});

it('files that were announced and never completed are forgotten after a day', async () => {
  const host = await openAccount(stack);
  const content = Buffer.from('never completed\n');
  const sha256_hash = createHash('sha256').update(content).digest('hex');
  const file = { filename: 'a.txt', mime_type: 'text/plain', size_bytes: content.length, sha256_hash };
  const { upload_id, files } = await answered(201, host.ask, 'POST', '/api/will/uploads', { json: { files: [file] } });
  expect((await fetch(files[0].url, { method: 'PUT', headers: files[0].headers, body: content })).status).toBe(200);
  await stack.advance(DAY + 60);
  await signIn(host);
  expect((await host.ask('POST', `/api/will/uploads/${upload_id}/complete`, { json: {} })).status).toBe(404);
  expect((await tableRows(stack)).filter(({ sk }) => sk.startsWith('UPLOAD#'))).toEqual([]);
});
