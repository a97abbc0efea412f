import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_INNER_DOCUMENT_BYTES } from '#common/limits.ts';
import { decryptBytes, newIdentity } from '#custody/age.ts';
import { decryptDocument } from '#own-device/decrypt-document.ts';
import { tooMuch } from '#own-device/documents.ts';
import { type EncryptedDocument, encryptDocument } from '#own-device/encrypt-document.ts';
import { flipped, sample } from '#tests/custody/streams.ts';

const MIB = 1024 * 1024;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const document = (bytes: Uint8Array, name = 'Mein Testament.pdf', type = 'application/pdf') => new File([new Uint8Array(bytes)], name, { type });

let key: Awaited<ReturnType<typeof newIdentity>>;
beforeAll(async () => {
  key = await newIdentity();
});

describe('a document of', () => {
  it.each([0, 1, 64 * 1024, 64 * 1024 + 1, MIB - 1, MIB, 9 * MIB + 7])('%i bytes is encrypted, and opens to the same bytes', async (size) => {
    const plain = sample(size);
    const { content, file, is } = await encryptDocument(document(plain), key.recipient);
    const sealed = await bytesOf(content);
    expect(file).toEqual({ path: expect.stringMatching(/^[0-9a-f]{32}\.age$/), size: sealed.length, sha256: sha256(sealed) });
    expect(is).toEqual({ filename: 'Mein Testament.pdf', mime_type: 'application/pdf', size_bytes: size, sha256: sha256(plain) });
    expect(sha256(await decryptBytes({ identity: key.identity }, sealed))).toBe(is.sha256);
    for (const source of [[sealed], content.stream()]) expect(sha256(await bytesOf(await decryptDocument(source, key.identity, is)))).toBe(is.sha256);
  });
});

describe('an encrypted document', () => {
  const plain = sample(200_000);
  let made: EncryptedDocument;
  beforeAll(async () => {
    made = await encryptDocument(document(plain), key.recipient);
  });

  it('has a new name and other bytes each time', async () => {
    const again = await encryptDocument(document(plain), key.recipient);
    expect(again.file.path).not.toBe(made.file.path);
    expect(again.file.sha256).not.toBe(made.file.sha256);
    expect(again.is).toEqual(made.is);
  });

  it('has a type even if the device knows none', async () => {
    const { is } = await encryptDocument(document(plain, 'notes', ''), key.recipient);
    expect(is.mime_type).toBe('application/octet-stream');
  });

  it('shows how far it is, when it is made and when it is opened', async () => {
    const [making, opening]: [number[], number[]] = [[], []];
    const { content, is } = await encryptDocument(document(sample(9 * MIB)), key.recipient, (part) => void making.push(part));
    await decryptDocument(content.stream(), key.identity, is, (part) => void opening.push(part));
    for (const parts of [making, opening]) {
      expect(parts.length).toBeGreaterThan(2);
      expect(parts).toEqual(parts.toSorted((a, b) => a - b));
      expect(parts.at(-1)).toBe(1);
    }
  });

  it('is refused with a changed, missing or added byte', async () => {
    const sealed = await bytesOf(made.content);
    const damaged = [flipped(sealed, 300), flipped(sealed, sealed.length - 1), sealed.subarray(0, -1), Buffer.concat([sealed, Buffer.from([0])])];
    for (const bytes of damaged) await expect(decryptDocument([bytes], key.identity, made.is)).rejects.toMatchObject({ code: 'age_file_invalid' });
  });

  it.each([
    ['a byte more', { size_bytes: plain.length - 1 }],
    ['a byte less', { size_bytes: plain.length + 1 }],
    ['another content', { sha256: sha256(sample(10)) }],
  ])('is refused if it has %s than the index says', async (_, change) => {
    await expect(decryptDocument(made.content.stream(), key.identity, { ...made.is, ...change })).rejects.toMatchObject({ code: 'package_altered' });
  });

  it('is not made after the Host has stopped', async () => {
    const stop = new AbortController();
    const progress = () => stop.abort(new Error('stopped by the Host'));
    await expect(encryptDocument(document(sample(9 * MIB)), key.recipient, progress, stop.signal)).rejects.toThrow('stopped by the Host');
  });
});

describe('documents', () => {
  const sized = (size: number, name = 'a.pdf') => ({ name, size });
  it.each([
    ['ten of 50 MB fit', Array.from({ length: 10 }, () => sized(MAX_INNER_DOCUMENT_BYTES)), undefined],
    ['eleven are too many', Array.from({ length: 11 }, () => sized(1)), { is: 'too_many' }],
    ['one above 50 MB is named', [sized(1), sized(MAX_INNER_DOCUMENT_BYTES + 1, 'film.mp4')], { is: 'too_large', name: 'film.mp4' }],
  ])(': %s', (_, documents, problem) => expect(tooMuch(documents)).toEqual(problem));

  it('above the limit of one document are refused before they are read', async () => {
    const large = Object.assign(new Blob([]), { name: 'film.mp4' });
    Object.defineProperty(large, 'size', { value: MAX_INNER_DOCUMENT_BYTES + 1 });
    await expect(encryptDocument(large, key.recipient)).rejects.toMatchObject({ code: 'document_too_large' });
  });
});
