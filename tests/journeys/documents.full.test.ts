import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Part, Reply } from '#tests/support/client.ts';
import { startTestStack, type TestStack } from '#tests/support/stack.ts';
import {
  answered,
  DAY,
  type Host,
  letter,
  nameSurvivors,
  openAccount,
  passDeadline,
  type SealedWill,
  said,
  sealWill,
  setUp,
  signIn,
  startTransfer,
} from '#tests/support/story.ts';
import { holding, tracesIn, upload } from './drafts.ts';

const MB = 1024 * 1024;
// The local object store keeps its files in the temporary folder. In a separate one, the test can see its content.
const folder = mkdtempSync(join(tmpdir(), 'documents-'));

let stack: TestStack;
let traces: ReturnType<typeof tracesIn>;
beforeAll(async () => {
  stack = await startTestStack({ env: { TMPDIR: folder } });
  traces = tracesIn(stack, folder);
});
afterAll(async () => {
  await stack?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const encrypt = (host: Host, storage_id: string) => host.ask('POST', '/api/will/encrypt', { json: { storage_id } });

it('takes announcements of 200 files that are not completed, and no more until some are', async () => {
  const host = await openAccount(stack);
  const file = { filename: 'a.txt', mime_type: 'text/plain', size_bytes: 1, sha256_hash: 'ab'.repeat(32) };
  const announce = (count: number) => host.ask('POST', '/api/will/uploads', { json: { files: Array.from({ length: count }, () => file) } });
  for (let turn = 0; turn < 4; turn += 1) expect((await announce(50)).status).toBe(201);
  expect(said(await announce(1))).toBe('413 upload_limit_reached');
  await stack.advance(DAY);
  await signIn(host);
  expect((await announce(1)).status).toBe(201);
});

describe('an upload', () => {
  // One Host for all: nothing that is refused leaves anything.
  let unlucky: Host;
  beforeAll(async () => {
    unlucky = await openAccount(stack);
  });

  it.each<[string, Part[], string]>([
    ['no file at all', [], '400 validation_failed'],
    ['only another field', [{ name: 'note', content: 'hello' }], '400 validation_failed'],
    ['a file in another field', [letter('a.txt'), { ...letter('b.txt'), name: 'file' }], '400 validation_failed'],
    ['an empty file', [letter('a.txt'), letter('b.txt', '')], '415 unsupported_document'],
    ['text that is not UTF-8', [letter('a.txt', Buffer.from([0x47, 0xfc, 0x6e, 0x74, 0x65, 0x72]))], '415 unsupported_document'],
    ['a text that says it is a PDF', [letter('a.pdf')], '415 unsupported_document'],
    ['a web page', [letter('a.html', '<html>hello</html>')], '415 unsupported_document'],
    ['a ZIP', [letter('a.zip', Buffer.from('PK\x03\x04 not one either', 'latin1'))], '415 unsupported_document'],
  ])('%s is refused', async (_, parts, answer) => {
    expect(said(await upload(unlucky, ...parts))).toBe(answer);
    expect(await traces(unlucky)).toEqual(holding(0));
  });

  it('is multipart/form-data and nothing else', async () => {
    expect(said(await unlucky.ask('POST', '/api/will/upload', { json: { files: [] } }))).toBe('415 unsupported_media_type');
    const noBoundary = { raw: 'x', headers: { 'content-type': 'multipart/form-data' } };
    expect(said(await unlucky.ask('POST', '/api/will/upload', noBoundary))).toBe('400 validation_failed');
  });

  it('that breaks off leaves nothing', async () => {
    const host = await openAccount(stack);
    const boundary = 'b0undary';
    const part = `--${boundary}\r\ncontent-disposition: form-data; name="files[]"; filename="a.txt"\r\n\r\n`;
    const headers = { authorization: `Bearer ${host.tokens.access_token}`, 'content-type': `multipart/form-data; boundary=${boundary}` };
    const asking = request(`${stack.url}/api/will/upload`, { method: 'POST', headers, agent: false });
    asking.on('error', () => {});
    asking.write(part);
    // So much that a part of it is stored before the end.
    asking.write('a letter without an end '.repeat(600_000));
    await expect.poll(async () => (await traces(host)).pieces).toBeGreaterThan(0);
    asking.destroy();
    await expect.poll(() => traces(host)).toEqual(holding(0));
    expect((await upload(host, letter())).status).toBe(201);
  });

  it('takes 50 MB a file to the byte', async () => {
    const host = await openAccount(stack);
    const most = Buffer.alloc(50 * MB, 'a letter ');
    const exact = await upload(host, letter('most.txt', most));
    expect([exact.status, exact.body.documents[0].size_bytes]).toEqual([201, 50 * MB]);
    const tooMuch = await upload(host, letter('small.txt'), letter('more.txt', Buffer.concat([most, Buffer.from('!')])));
    expect(said(tooMuch)).toBe('413 document_too_large');
    expect(await traces(host)).toEqual(holding(1));
  });

  it('of ten in parallel loses none', async () => {
    const host = await openAccount(stack);
    const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => upload(host, letter(`${n}.txt`, `letter ${n}`))));
    expect(replies.map(said)).toEqual(Array(10).fill('201'));
    expect(await traces(host)).toEqual(holding(10));
  });
});

describe('sealing', () => {
  it('says of each thing that is missing what it is', async () => {
    const host = await openAccount(stack);
    const nowhere = '5d6e5e4e-90d8-4d3c-9c77-6a0f6b0f7d11';
    expect(said(await encrypt(host, 'here'))).toBe('400 validation_failed');
    expect(said(await host.ask('POST', '/api/will/encrypt', { json: {} }))).toBe('400 validation_failed');
    expect(said(await encrypt(host, nowhere))).toBe('404 storage_not_found');

    const { storageId } = await setUp(host);
    const { object_store } = await stack.endpoints();
    const config = { ...object_store, secret_access_key: 'not-the-secret-of-this-store' };
    const broken = await answered(201, host.ask, 'POST', '/api/storages', {
      json: { type: 'object_store', name: 'Broken', config, directory_path: '/wills' },
    });
    expect(broken).toMatchObject({ is_connected: false, last_verified_at: null, connection_error: expect.any(String) });

    expect(said(await encrypt(host, storageId))).toBe('409 too_few_survivors');
    await nameSurvivors(host, 1);
    expect(said(await encrypt(host, storageId))).toBe('409 too_few_survivors');
    await answered(201, host.ask, 'POST', '/api/survivors', {
      json: { name: 'Zita', relationship: 'friend', contact_methods: [{ type: 'email', value: 'zita@example.net' }] },
    });
    expect(said(await encrypt(host, storageId))).toBe('409 no_draft');
    const { documents } = (await upload(host, letter())).body;
    expect(said(await encrypt(host, broken.id))).toBe('409 storage_not_connected');
    expect(said(await host.ask('DELETE', `/api/will/documents/${documents[0].id}`))).toBe('204');
    expect(said(await encrypt(host, storageId))).toBe('409 no_draft');

    const other = await openAccount(stack);
    await upload(host, letter());
    expect(said(await encrypt(other, storageId))).toBe('404 storage_not_found');
    expect(said(await encrypt(host, storageId))).toBe('200');
    expect(said(await encrypt(host, storageId))).toBe('409 no_draft');
  });

  it('requested four times in parallel happens once', async () => {
    const host = await openAccount(stack);
    const { storageId } = await setUp(host);
    await nameSurvivors(host, 2);
    await upload(host, letter());
    const replies = await Promise.all(Array.from({ length: 4 }, () => encrypt(host, storageId)));
    expect(replies.map(said)).toEqual(Array(4).fill('200'));
    expect(new Set(replies.map(({ body }) => body.storage_path)).size).toBe(1);
    expect(await answered(200, host.ask, 'GET', '/api/will/status')).toMatchObject({ revision: 1, documents_count: 1 });
    expect(await traces(host)).toEqual(holding(0));
  });
});

it('a will began with its first draft, also when what was in that is gone', async () => {
  const host = await openAccount(stack);
  const { storageId } = await setUp(host);
  await nameSurvivors(host, 2);
  const { body } = await upload(host, letter('a.txt'));
  const began = async () => (await answered(200, host.ask, 'GET', '/api/will/status')).created_at;
  const created = await began();
  await stack.advance(DAY);
  await signIn(host);
  await upload(host, letter('b.txt', 'another letter'));
  await answered(200, host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: storageId } });
  expect(await began()).toBe(created);
  await answered(204, host.ask, 'DELETE', `/api/will/documents/${body.documents[0].id}`);
  await answered(200, host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: storageId } });
  expect(await began()).toBe(created);
});

describe('a running transfer freezes the will', () => {
  let will: SealedWill;
  beforeAll(async () => {
    will = await sealWill(stack);
  });

  const changes: [string, (host: Host) => Promise<Reply>][] = [
    ['an upload', (host) => upload(host, letter())],
    ['sealing', (host) => encrypt(host, will.storageId)],
    ['the threshold', (host) => host.ask('PUT', '/api/host/settings', { json: { survivor_threshold: 3 } })],
    [
      'another Survivor',
      (host) =>
        host.ask('POST', '/api/survivors', {
          json: { name: 'Zita', relationship: 'friend', contact_methods: [{ type: 'email', value: 'zita@example.net' }] },
        }),
    ],
    ['the e-mail address', (host) => host.ask('PUT', '/api/host/profile', { json: { email: 'elsewhere@example.com' } })],
  ];

  it('from its start to its end', async () => {
    const transfer = await startTransfer(will);
    for (const [what, change] of changes) expect([what, said(await change(will.host))]).toEqual([what, '409 transfer_running']);
    await passDeadline(transfer);
    await signIn(will.host);
    for (const [what, change] of changes) expect([what, said(await change(will.host))]).toEqual([what, '409 transfer_running']);
    await answered(200, will.host.ask, 'POST', '/api/transfer/cancel', { json: { transfer_id: transfer.transferId } });
    expect(said(await upload(will.host, letter()))).toBe('201');
  });

  it('and while one is being prepared, a sign of life is asked for first', async () => {
    await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 7, hcrt_hours: 24, hcrac: 1 } });
    await stack.advance(9 * DAY);
    await signIn(will.host);
    expect(await answered(200, will.host.ask, 'GET', '/api/will/status')).toMatchObject({ status: 'pending_transfer' });
    for (const [what, change] of changes.slice(1)) expect([what, said(await change(will.host))]).toEqual([what, '409 sign_of_life_first']);
    await answered(200, will.host.ask, 'POST', '/api/liveness/alive', { json: {} });
    expect(said(await upload(will.host, letter()))).toBe('201');
    expect(said(await encrypt(will.host, will.storageId))).toBe('200');
  });
});
