import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { answered, DAY, letter, nameSurvivors, openAccount, said, setUp, signIn } from '#tests/support/story.ts';
import { holding, stackWithDrafts, upload } from './drafts.ts';

const { stack, traces } = stackWithDrafts();

it('sealing that is requested four times in parallel happens once', async () => {
  const host = await openAccount(stack);
  const { storageId } = await setUp(host);
  await nameSurvivors(host, 2);
  await upload(host, letter());
  const seal = () => host.ask('POST', '/api/will/encrypt', { json: { storage_id: storageId } });
  const replies = await Promise.all(Array.from({ length: 4 }, seal));
  expect(replies.map(said)).toEqual(Array(4).fill('200'));
  expect(new Set(replies.map(({ body }) => body.storage_path)).size).toBe(1);
  expect(await answered(200, host.ask, 'GET', '/api/will/status')).toMatchObject({ revision: 1, documents_count: 1 });
  expect(await traces(host)).toEqual(holding(0));
});

it('a first draft is gone with its last document, and the will begins with the next one', async () => {
  const host = await openAccount(stack);
  const first = (await upload(host, letter())).body;
  await answered(204, host.ask, 'DELETE', `/api/will/documents/${first.documents[0].id}`);
  expect(await traces(host)).toEqual(holding(0));
  expect(said(await host.ask('GET', '/api/will/status'))).toBe('404 will_not_found');
  await stack.advance(DAY);
  await signIn(host);
  await upload(host, letter());
  const began = (await stack.now()).toISOString();
  expect(await answered(200, host.ask, 'GET', '/api/will/status')).toMatchObject({ status: 'draft', created_at: began, documents_count: 1 });
});

it('a large file is accepted at the URL for which it was announced, and no other file is', async () => {
  const host = await openAccount(stack);
  const content = Buffer.from('A long letter.\n'.repeat(1000));
  const file = {
    filename: 'long.txt',
    mime_type: 'text/plain',
    size_bytes: content.length,
    sha256_hash: createHash('sha256').update(content).digest('hex'),
  };
  const announced = await answered(201, host.ask, 'POST', '/api/will/uploads', { json: { files: [file] } });
  const [target] = announced.files;
  const complete = () => host.ask('POST', `/api/will/uploads/${announced.upload_id}/complete`);
  expect((await complete()).status).toBe(409);
  const put = (body: Buffer) => fetch(target.url, { method: 'PUT', body: new Uint8Array(body), headers: target.headers });
  expect((await put(Buffer.from(content).fill('x'))).status).toBe(400);
  expect((await put(content)).status).toBe(200);
  expect(await complete()).toMatchObject({ status: 201, body: { documents: [{ filename: 'long.txt', sha256_hash: file.sha256_hash }] } });
  expect((await complete()).status).toBe(404);
});
