import { describe, expect, it } from 'vitest';
import type { Part } from '#tests/support/client.ts';
import {
  access,
  answered,
  type Body,
  letter,
  newcomer,
  openAccount,
  openWill,
  realDocuments,
  said,
  sealWill,
  survivorAt,
} from '#tests/support/story.ts';
import { holding, stackWithDrafts, upload } from './drafts.ts';

const { stack, traces } = stackWithDrafts();

const program: Part = { name: 'files[]', filename: 'holiday.pdf', type: 'application/pdf', content: Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1') };

describe('an upload', () => {
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

describe('an upload of files whose names are not true', () => {
  const png = Buffer.from(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0\x90wS\xde\0\0\0\x0cIDAT${'\0'.repeat(600)}`, 'latin1');
  const locked = Buffer.from('\n%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer <</Encrypt 1 0 R>>\n%%EOF\n');

  it('names them by their content, and says which needs a password', async () => {
    const host = await openAccount(stack);
    const added = await upload(host, letter('scan.jpg', png), letter('will', locked), letter('x.pdf', 'A letter.'));
    expect(added.body.documents.map(({ filename, mime_type, password_needed }: Body) => [filename, mime_type, password_needed])).toEqual([
      ['scan.jpg.png', 'image/png', undefined],
      ['will.pdf', 'application/pdf', true],
      ['x.pdf.txt', 'text/plain', undefined],
    ]);
    expect(added.body.warnings).toEqual([{ code: 'password_needed', subject: 'will.pdf', message: expect.stringContaining('password') }]);
    const { documents } = await answered(200, host.ask, 'GET', '/api/will/documents');
    expect(documents.map(({ filename, password_needed }: Body) => [filename, password_needed])).toEqual([
      ['scan.jpg.png', undefined],
      ['will.pdf', true],
      ['x.pdf.txt', undefined],
    ]);
  });

  it('keeps the names and the hint when they are sealed, and on the device of a Survivor', async () => {
    const will = await sealWill(stack, { survivors: 2, documents: [letter('scan.jpg', png), letter('will', locked)] });
    const { sealed } = await answered(200, will.host.ask, 'GET', '/api/will/documents');
    expect(sealed.map(({ filename, password_needed }: Body) => [filename, password_needed])).toEqual([
      ['scan.jpg.png', undefined],
      ['will.pdf', true],
    ]);
    const transfer = await openWill(will);
    const { body } = await access(transfer, survivorAt(will, 0));
    expect(body.documents.map(({ filename }: Body) => filename)).toEqual(['scan.jpg.png', 'will.pdf']);
    const { pathname, search } = new URL(body.documents[0].download_url);
    const saved = await newcomer(stack)('GET', `${pathname}${search}`);
    expect(saved.headers['content-disposition']).toContain('filename="scan.jpg.png"');
    expect(saved.bytes.equals(png)).toBe(true);
  });

  it('refuses several with one sentence for each, and adds nothing', async () => {
    const host = await openAccount(stack);
    const page: Part = { ...letter('page.pdf', '<!doctype html><p>Hello</p>') };
    const refused = await upload(host, program, letter('a.txt'), page);
    expect([said(refused), refused.body.details.map(({ path }: Body) => path)]).toEqual(['415 unsupported_document', ['holiday.pdf', 'page.pdf']]);
    expect(refused.body.error).toMatch(/^“holiday.pdf” is a file of the type EXE.* “page.pdf” is a web page.* Nothing was added\.$/);
    expect(await traces(host)).toEqual(holding(0));
  });
});

it('sealing leaves no plaintext behind', async () => {
  const { host } = await sealWill(stack, { survivors: 2, documents: await realDocuments() });
  expect(await traces(host)).toEqual(holding(0));
});
