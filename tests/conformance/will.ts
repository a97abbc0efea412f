import { createHash } from 'node:crypto';
import { beforeAll, describe, expect } from 'vitest';
import { type InnerWill, sealInnerWill } from '#tests/journeys/inner-wills.ts';
import type { Part, Reply } from '#tests/support/client.ts';
import { answered, type Body, type Host, letter, nameSurvivors, realDocuments, setUp } from '#tests/support/story.ts';
import { unzipped } from '#tests/support/unzipped.ts';
import { AGE_FILE } from './samples.ts';
import { byRealParts, endpoint, has, NOBODY, type Sentence } from './sentence.ts';
import { awsLimits, type Service } from './service.ts';
import { arrayOf, exactly, object, orNull, resource, text, timestamp, uuid, whole } from './shapes.ts';

const MB = 1024 * 1024;

const uploaded = object({ will_id: uuid, status: exactly('draft'), documents: arrayOf(resource('Will document')) });
const encrypted = object(
  { will_id: uuid, status: exactly('active'), documents_encrypted: whole, shares_distributed: whole, threshold: whole, storage_path: text },
  ['revision', 'warnings'],
);

const NO_MARGIN = { code: 'no_margin', subject: null, message: expect.stringMatching(/^All 2 Survivors are needed/) };
const UNCONFIRMED = { code: 'paper_unconfirmed' };
const TWO_SHARES = { shares_distributed: 2, threshold: 2, warnings: [NO_MARGIN, UNCONFIRMED, UNCONFIRMED] };

/** Will: from no will to a draft to a sealed one, in this order. */
export function willSentences(service: Service): void {
  describe('Will', () => {
    let ada: Host;
    let storageId: string;
    let brokenStorageId: string;
    let twinId: string;
    beforeAll(async () => {
      ada = await service.host();
      ({ storageId } = await setUp(ada));
      const config = { ...(await ada.stack.endpoints())['object_store'], secret_access_key: 'wrong' };
      const json = { type: 'object_store', name: 'Broken', config, directory_path: '/' };
      brokenStorageId = (await answered(201, ada.ask, 'POST', '/api/storages', { json })).id;
      const twin = { ...json, name: 'Twin', config: (await ada.stack.endpoints())['object_store'], directory_path: '/wills' };
      twinId = (await answered(201, ada.ask, 'POST', '/api/storages', { json: twin })).id;
    });
    const options = { by: () => ada.ask, local: true };
    const seal = (storage_id: unknown = storageId) => ({ json: { storage_id } });
    const survivors = (count: number) => nameSurvivors(ada, count);

    endpoint('GET /api/will/status', options, [[404, '(no will)', () => ({}), 'will_not_found']]);
    endpoint('POST /api/will/encrypt', options, [
      [409, 'precondition: at least two Survivors', () => seal(), 'too_few_survivors'],
      [409, 'precondition: documents uploaded', () => survivors(2).then(() => seal()), 'no_draft'],
    ]);
    endpoint('GET /api/will/package', options, [[409, 'added: nothing is sealed yet', () => ({}), 'no_sealed_will']]);
    endpoint('GET /api/will/inner-list', options, [[404, 'added: nothing was sealed on the own device', () => ({}), 'document_not_found']]);
    uploadSentences(options);
    endpoint('GET /api/will/status', options, [
      [200, '(no will) -> draft: files accepted; Response: Will object', () => ({}), resource('Will')],
      [200, '`draft`: documents uploaded, not sealed', () => ({}), draftOf({ sss_threshold: 2, sss_total: 0 })],
    ]);
    announced(options);
    documents(options);

    endpoint('POST /api/will/encrypt', options, [
      byRealParts([409, 'precondition: at least one connected storage', () => seal(brokenStorageId), 'storage_not_connected']),
      [404, 'no such storage', () => seal(NOBODY), 'storage_not_found'],
      [400, 'storage_id: uuid', () => seal('bucket'), 'validation_failed'],
      [400, 'storage_id is required', () => ({ json: {} }), 'validation_failed'],
      [409, 'added: two storages are two places', () => ({ json: { storage_id: storageId, mirror_storage_ids: [twinId] } }), 'same_place'],
      [200, 'Response: will_id, status (`active`), documents_encrypted, shares_distributed, threshold, storage_path', () => seal(), encrypted],
      [409, 'precondition: the will in `draft`', () => seal(), 'no_draft'],
      [409, 'added: all files of an inner envelope, and no others', () => addEncrypted(ada).then(() => seal()), 'inner_incomplete'],
      [200, 'one share for each Survivor', () => removeEncrypted(ada).then(() => seal()), has(TWO_SHARES)],
    ]);
    endpoint('GET /api/will/status', options, [
      [200, 'draft -> active: preconditions met; Response: Will object', () => ({}), resource('Will')],
      [200, '`active`: sealed', () => ({}), (reply) => expect(reply.body).toMatchObject({ status: 'active', sss_total: 2, storage_id: storageId })],
      [200, 'storage_name', () => ({}), has({ storage_name: 'My bucket' })],
    ]);
    endpoint('GET /api/will/package', options, [
      [200, 'added: the sealed package and the page that opens it, as one ZIP file', () => ({}), isCopy],
      [206, 'added: a range of it', () => ({ headers: { range: 'bytes=0-3' } }), (reply) => expect(reply.bytes.toString()).toBe('PK\u0003\u0004')],
      [404, 'added: a part that it does not have', () => ({ query: { part: '2' } }), 'archive_part_not_found'],
      [400, 'added: part: a whole number from 1', () => ({ query: { part: '0' } }), 'validation_failed'],
      [416, 'added: a range that it does not have', () => ({ headers: { range: 'bytes=999999999-' } }), 'range_not_satisfiable'],
    ]);
    endpoint('GET /api/host/overview', options, [
      [200, 'added: the copies that were taken', () => ({}), has({ copy: { parts: 1, taken: [{ is_current: true }] } })],
    ]);
    describe('sealed on the own device', () => {
      let inner: InnerWill;
      beforeAll(async () => {
        inner = await sealInnerWill(ada.stack);
      });
      endpoint('GET /api/will/inner-list', { by: () => inner.host.ask, local: true }, [
        [200, 'added: the file inner.will', () => ({}), ({ body }) => expect(Buffer.from(body.file, 'base64').equals(inner.list)).toBe(true)],
      ]);
    });
    endpoint('GET /api/host/profile', options, [[200, 'setup_complete: the wizard is completed', () => ({}), has({ setup_complete: true })]]);
  });
}

type Options = Parameters<typeof endpoint>[1];

async function isCopy({ bytes, headers }: Reply): Promise<void> {
  expect(headers['content-length']).toBe(String(bytes.length));
  const names = (await unzipped(bytes)).map(([name]) => name.replace(/^will-copy\/([0-9a-f-]+\/\d+\/)?/, ''));
  expect(names).toEqual(expect.arrayContaining(['recover.html', 'recover.mjs', 'RECOVER.txt', 'index.age']));
  for (const proof of [/^manifest\.\d+\.json$/, /^manifest\.\d+\.json\.mac$/, /^manifest\.\d+\.json\.sig$/])
    expect(names).toContainEqual(expect.stringMatching(proof));
}

/** Changes the document list, which creates a draft next to the sealed will. One file is of an inner envelope without a list. */
const addEncrypted = (host: Host) =>
  answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter('another.txt'), letter('k3.age', Buffer.from(AGE_FILE, 'base64'))] });

async function removeEncrypted({ ask }: Host): Promise<void> {
  const { documents } = await answered(200, ask, 'GET', '/api/will/documents');
  const { id } = documents.find(({ filename }: Body) => filename === 'k3.age');
  await answered(204, ask, 'DELETE', `/api/will/documents/${id}`);
}

const KINDS: readonly (readonly [filename: string, mime: string, content: Buffer])[] = [
  ['note.txt', 'text/plain', Buffer.from('Alles für Änne.')],
  ['old.gif', 'image/gif', padded('GIF89a')],
];

const FORGED: readonly (readonly [sentence: string, filename: string, content: Buffer])[] = [
  ['an HTML page called .pdf', 'page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a ZIP archive called .docx', 'archive.docx', Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')],
  ['a program', 'run.exe', padded('MZ\x90\x00\x03\x00\x00\x00')],
  ['text that is not UTF-8', 'latin.txt', Buffer.from('Gr\xfc\xdfe', 'latin1')],
  ['an empty file', 'empty.txt', Buffer.alloc(0)],
];

function uploadSentences(options: Options): void {
  const file = (filename: string, content: Buffer): { parts: Part[] } => ({ parts: [letter(filename, content)] });
  endpoint('POST /api/will/upload', options, [
    [201, 'Response: will_id, status (`draft`), documents (array of will document)', () => ({ parts: [letter()] }), uploaded],
    [201, 'repeated form field `files[]`; PDF, DOCX, images', async () => ({ parts: await realDocuments() }), kinds(PDF, DOCX, 'image/jpeg')],
    ...KINDS.map(([filename, mime, content]): Sentence => [201, `Accepted kinds: ${mime}`, () => file(filename, content), kinds(mime)]),
    [201, 'sha256_hash and size_bytes are those of the file', () => file('known.txt', Buffer.from('abc')), has({ documents: [ABC] })],
    ...(awsLimits ? deployedSizes(file) : specifiedSizes(file)),
    ...FORGED.map(
      ([sentence, filename, content]): Sentence => [415, `not accepted: ${sentence}`, () => file(filename, content), 'unsupported_document'],
    ),
    [400, 'one or more files', () => ({ parts: [{ name: 'note', content: 'no file' }] }), 'validation_failed'],
    [400, 'form field `files[]`', () => ({ parts: [{ ...letter(), name: 'file' }] }), 'validation_failed'],
    [415, 'multipart/form-data', () => ({ json: {} }), 'unsupported_media_type'],
  ]);
}

type Upload = (filename: string, content: Buffer) => { parts: Part[] };

function specifiedSizes(file: Upload): Sentence[] {
  return [
    [201, 'maximum 50 MB per file: 50 MB', () => file('large.txt', Buffer.alloc(50 * MB, 'a')), uploaded],
    [413, 'maximum 50 MB per file: one byte more', () => file('too-large.txt', Buffer.alloc(50 * MB + 1, 'a')), 'document_too_large'],
  ];
}

/** A function receives up to 6 MB in base64. Larger files use the endpoint that the refusal names, and `announced` does so with 50 MB. */
function deployedSizes(file: Upload): Sentence[] {
  const namesTheWay = ({ body }: Reply) =>
    expect(body).toMatchObject({ code: 'body_too_large', error: expect.stringContaining('POST /api/will/uploads') });
  return [
    [201, 'deployed: 4 MB in the request itself', () => file('medium.txt', Buffer.alloc(4 * MB, 'a')), uploaded],
    [413, 'deployed: more than a function is given', () => file('too-large.txt', Buffer.alloc(5 * MB, 'a')), namesTheWay],
    [413, 'deployed: more than the gateway takes', () => file('too-large.txt', Buffer.alloc(50 * MB + 1, 'a')), namesTheWay],
  ];
}

function announced(options: Options): void {
  const hash = ABC.sha256_hash;
  const file = (size_bytes: number) => ({ filename: 'film.pdf', mime_type: 'application/pdf', size_bytes, sha256_hash: hash });
  const target = object({ filename: text, method: exactly('PUT'), url: text }, ['headers']);
  const announcement = object({ upload_id: uuid, expires_at: timestamp, files: arrayOf(target) });
  const half = (count: number) => ({ json: { files: Array.from({ length: count }, () => file(50 * MB)) } });
  let uploadId = '';
  const keep = (id: string) => {
    uploadId = id;
  };
  // First, because the files that are announced below count until they are deleted.
  const largest = () => uploadAnnounced(options.by(), 'large.txt', Buffer.alloc(50 * MB, 'a'));
  if (awsLimits) endpoint('POST /api/will/uploads/<id>/complete', options, [[201, 'maximum 50 MB per file: 50 MB', largest, uploaded]]);
  endpoint('POST /api/will/uploads', options, [
    [201, 'added: an address for each file', () => ({ json: { files: [file(1)] } }), announcement],
    [413, 'maximum 50 MB per file', () => ({ json: { files: [file(50 * MB + 1)] } }), 'document_too_large'],
    [413, 'maximum 500 MB total', () => half(10), 'upload_limit_reached'],
    [201, 'maximum 500 MB total: less', () => half(9), (reply) => keep(reply.body.upload_id)],
    [400, 'files is required', () => ({ json: {} }), 'validation_failed'],
  ]);
  endpoint('POST /api/will/uploads/<id>/complete', options, [
    [409, 'added: nothing has arrived', () => ({ id: uploadId }), 'upload_incomplete'],
    [404, 'no such upload', () => ({ id: NOBODY }), 'upload_not_found'],
    [201, 'added: what has arrived becomes the draft', () => uploadAnnounced(options.by(), 'put.txt', Buffer.from('abc')), uploaded],
  ]);
}

/** Announces a file and uploads it to its URL. */
async function uploadAnnounced(ask: ReturnType<Options['by']>, filename: string, content: Buffer): Promise<{ id: string }> {
  const sha256_hash = createHash('sha256').update(content).digest('hex');
  const json = { files: [{ filename, mime_type: 'text/plain', size_bytes: content.length, sha256_hash }] };
  const { upload_id, files } = await answered(201, ask, 'POST', '/api/will/uploads', { json });
  const { url, headers } = files[0];
  const { status } = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(content) });
  expect(status).toBe(200);
  return { id: upload_id };
}

function documents(options: Options): void {
  let id = '';
  const keptNothing = ({ body }: Reply): void => {
    const names: string[] = body.documents.map(({ filename }: { filename: string }) => filename);
    for (const [, filename] of FORGED) expect(names).not.toContain(filename);
    expect(names).not.toContain('too-large.txt');
    id = body.documents[names.indexOf('large.txt')].id;
  };
  const documents = arrayOf(resource('Will document'));
  const kinds = arrayOf(object({ mime_type: text, extensions: arrayOf(text) }));
  const limits = object({ file_bytes: whole, total_bytes: whole, documents: whole, kinds });
  const shape = object({ documents, count: whole, sealed: documents, expires_at: orNull(timestamp), limits }, ['device_sealing_required']);
  endpoint('GET /api/will/documents', options, [
    [200, 'added: the draft', () => ({}), shape],
    [200, 'added: nothing of a refused upload is kept', () => ({}), keptNothing],
  ]);
  endpoint('DELETE /api/will/documents/<id>', options, [
    [204, 'added: off the draft', () => ({ id })],
    [404, 'the document no longer exists', () => ({ id }), 'document_not_found'],
  ]);
}

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ABC = { size_bytes: 3, sha256_hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' };

const kinds =
  (...expected: string[]) =>
  (reply: Reply) =>
    expect(reply.body.documents.map(({ mime_type }: { mime_type: string }) => mime_type)).toEqual(expected);

const draftOf = (more: object) => (reply: Reply) =>
  expect(reply.body).toMatchObject({ status: 'draft', storage_id: null, storage_name: null, last_encrypted_at: null, ...more });

function padded(head: string): Buffer {
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(600)]);
}
