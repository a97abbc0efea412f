import { describe, expect, it } from 'vitest';
import { MAX_FILENAME_CHARACTERS, MAX_INNER_DOCUMENT_BYTES, MAX_INNER_DOCUMENTS, MAX_MESSAGE_CHARACTERS, MAX_SURVIVORS } from '#common/limits.ts';
import { newIdentity } from '#custody/age.ts';
import { hostSheet } from '#custody/inner-list.ts';
import { newInnerKey, sealInner } from '#custody/inner-seal.ts';
import { readList, shownContent } from '#own-device/read-list.ts';

const sha256 = 'ab'.repeat(32);
const is = (filename: string, size_bytes = 1) => ({ filename, mime_type: 'text/plain', size_bytes, sha256 });
const named = (filename: string, size_bytes = 1, n = 0) => ({ path: `k${n}.age`, ...is(filename, size_bytes) });

/** A signed list with so many entries. */
async function listOf({ documents = 1, papers = 2, messages = 0 }): Promise<Blob> {
  const recipients = await Promise.all(Array.from({ length: papers }, async () => (await newIdentity()).recipient));
  const given = { package: 'inner-1', generation: 1, sealedAt: '2026-11-27T12:00:00.000Z', threshold: 2, papers: recipients };
  const sealed = Array.from({ length: documents }, (_, n) => ({ file: { path: `k${n}.age`, size: 9, sha256 }, is: is(`${n}.txt`) }));
  const written = Array.from({ length: messages }, () => ({ recipient: recipients[0] ?? '', text: 'Dear Ben' }));
  const sheet = await hostSheet((await newIdentity()).identity);
  return new Blob([new Uint8Array(await sealInner(await newInnerKey(), sheet, { ...given, documents: sealed, messages: written }))]);
}

describe('a signed list', () => {
  it('of ten documents, ten papers and ten messages is read', async () => {
    const { list } = await readList(await listOf({ documents: MAX_INNER_DOCUMENTS, papers: MAX_SURVIVORS, messages: MAX_SURVIVORS }));
    expect(list.files).toHaveLength(MAX_INNER_DOCUMENTS);
  });

  it.each([
    ['eleven documents', { documents: MAX_INNER_DOCUMENTS + 1 }],
    ['eleven papers', { papers: MAX_SURVIVORS + 1 }],
    ['more messages than papers', { messages: 3 }],
  ])('with %s is refused', async (_, size) => {
    await expect(readList(await listOf(size))).rejects.toMatchObject({ code: 'document_too_large' });
  });

  it('of more than 4 MB is refused before it is read', async () => {
    await expect(readList(new Blob([new Uint8Array(4_000_001)]))).rejects.toMatchObject({ code: 'document_too_large' });
  });
});

describe('what an opened list shows', () => {
  it('has unique names that are safe on every device, and no characters that hide or turn text', () => {
    const raw = ['will\u202etxt.exe', '../../etc/passwd', 'a.txt', 'A.txt', '\u0000\u200f', 'وصية.pdf'];
    const { documents, messages } = shownContent(
      raw.map((filename, n) => named(filename, 1, n)),
      ['Dear Ben,\r\nthe \u202ekey\u0007'],
    );
    expect(documents.map(({ filename }) => filename)).toEqual(['willtxt.exe', 'passwd', 'a.txt', 'A (2).txt', 'document', 'وصية.pdf']);
    expect(documents[0]).toEqual({ path: 'k0.age', filename: 'willtxt.exe', mime_type: 'text/plain', size_bytes: 1 });
    expect(messages).toEqual(['Dear Ben,\nthe key']);
  });

  it('may be as large as what a page seals', () => {
    const shown = shownContent([named('n'.repeat(MAX_FILENAME_CHARACTERS), MAX_INNER_DOCUMENT_BYTES)], ['m'.repeat(MAX_MESSAGE_CHARACTERS)]);
    expect(shown.messages[0]).toHaveLength(MAX_MESSAGE_CHARACTERS);
  });

  it.each([
    ['a longer name', [named('n'.repeat(MAX_FILENAME_CHARACTERS + 1))], []],
    ['a larger document', [named('a.txt', MAX_INNER_DOCUMENT_BYTES + 1)], []],
    ['a longer message', [], ['m'.repeat(MAX_MESSAGE_CHARACTERS + 1)]],
  ])('is refused with %s', (_, documents, messages) => {
    expect(() => shownContent(documents, messages)).toThrow(expect.objectContaining({ code: 'document_too_large' }));
  });
});
