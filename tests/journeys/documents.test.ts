import { describe, expect, it } from 'vitest';
import type { Part } from '#tests/support/client.ts';
import { answered, type Body, letter, openAccount, realDocuments, said, sealWill } from '#tests/support/story.ts';
import { holding, stackWithDrafts, upload } from './drafts.ts';

const { stack, traces } = stackWithDrafts();

describe('an upload', () => {
  const program: Part = { name: 'files[]', filename: 'holiday.pdf', type: 'application/pdf', content: Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1') };

  it('adds to the draft', async () => {
    const host = await openAccount(stack);
    const first = await upload(host, letter('a.txt'), letter('b.txt'));
    expect([first.status, first.body.documents.map(({ filename }: Body) => filename)]).toEqual([201, ['a.txt', 'b.txt']]);
    const second = await upload(host, letter('a.txt', 'another letter of the same name'));
    expect(second.body.will_id).toBe(first.body.will_id);
    expect(await traces(host)).toEqual(holding(3));
    expect(await answered(200, host.ask, 'GET', '/api/will/status')).toMatchObject({ status: 'draft', documents_count: 3, draft_documents_count: 3 });
  });

  it('stores nothing of a request if one of its files is refused', async () => {
    const host = await openAccount(stack);
    const refused = await upload(host, letter('a.txt'), program, letter('b.txt'));
    expect([said(refused), refused.body.error]).toEqual(['415 unsupported_document', expect.stringContaining('holiday.pdf')]);
    expect(await traces(host)).toEqual(holding(0));
    expect(said(await host.ask('GET', '/api/will/status'))).toBe('404 will_not_found');

    expect((await upload(host, letter('c.txt'))).status).toBe(201);
    expect(said(await upload(host, letter('d.txt'), program))).toBe('415 unsupported_document');
    expect(await traces(host)).toEqual(holding(1));
  });
});

it('sealing leaves no plaintext behind', async () => {
  const { host } = await sealWill(stack, { survivors: 2, documents: await realDocuments() });
  expect(await traces(host)).toEqual(holding(0));
});
