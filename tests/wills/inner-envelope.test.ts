import { describe, expect, it } from 'vitest';
import { newIdentity } from '#custody/age.ts';
import { hostSheet } from '#custody/inner-list.ts';
import { newInnerKey, sealInner } from '#custody/inner-seal.ts';
import { flipped } from '#tests/custody/streams.ts';
import { document } from '#tests/hosts/profile.ts';
import { draftOrNew } from '#wills/rules/draft.ts';
import {
  AGE_KIND,
  assertInnerComplete,
  countDocuments,
  INNER_LIST_KIND,
  isInnerStale,
  isSealedOnDevice,
  needsOwnDevice,
} from '#wills/rules/inner-envelope.ts';
import { innerContents } from '#wills/wire/stage-document.ts';
import { BEGIN, sealedStory } from './story.ts';

const file = (path: string) => ({ path, size: 900, sha256: 'ab'.repeat(32) });
const contents = { files: [file('k3.age'), file('m4.age')], papers: ['age1ben', 'age1clara'], threshold: 2 };
const list = document('list', { filename: 'inner.will', mimeType: INNER_LIST_KIND, inner: contents });
const encrypted = (filename: string, changes = {}) =>
  document(filename, { filename, mimeType: AGE_KIND, size: 900, sha256: 'ab'.repeat(32), ...changes });
const readers = { survivors: [{ paperRecipient: 'age1clara' }, { paperRecipient: 'age1ben' }], settings: { survivor_threshold: 2 } };
const [first, second] = [encrypted('k3.age'), encrypted('m4.age')];
const plain = document('letter');

it('the list of an inner envelope is no document', () => {
  expect([[], [plain], [list, first, second]].map(countDocuments)).toEqual([0, 1, 2]);
  expect([[], [plain], [list, first, second]].map(isSealedOnDevice)).toEqual([false, false, true]);
});

describe('documents that are sealed', () => {
  it.each([
    ['have no inner envelope', [plain]],
    ['are the list and all files that it names', [list, first, second]],
    ['are these in another order', [second, list, first]],
    ['are a list that names no file', [{ ...list, inner: { ...contents, files: [] } }]],
  ])('can be sealed if they %s', (_, documents) => {
    expect(() => assertInnerComplete(documents, readers)).not.toThrow();
    expect(needsOwnDevice(documents, readers)).toBe(false);
  });

  it.each([
    ['a named file is missing', [list, first], 'inner.will names “m4.age”, which is missing'],
    ['a named file has another size', [list, first, encrypted('m4.age', { size: 901 })], 'inner.will names “m4.age”, which is missing or differs.'],
    [
      'a named file has another SHA-256',
      [list, encrypted('k3.age', { sha256: 'cd' }), second],
      'inner.will names “k3.age”, which is missing or differs.',
    ],
    ['a file is not named', [list, first, second, encrypted('x9.age')], 'inner.will does not name “x9.age”.'],
    ['a named file is there twice', [list, first, second, { ...first, id: 'again' }], 'inner.will does not name “k3.age”'],
    ['a document in plain text is next to it', [plain, list, first, second], 'inner.will does not name “letter.pdf”.'],
    ['there is a second list', [list, first, second, { ...list, id: 'again' }], 'inner.will does not name “inner.will”.'],
    ['the list is missing', [plain, first], '“k3.age” is encrypted, but its list inner.will is missing.'],
    [
      'it is not known what the list names',
      [document('list', { filename: 'inner.will', mimeType: INNER_LIST_KIND }), first],
      'inner.will does not name “k3.age”.',
    ],
  ])('are refused if %s', (_, documents, message) => {
    expect(() => assertInnerComplete(documents, readers)).toThrow(
      expect.objectContaining({ code: 'inner_incomplete', message: expect.stringContaining(message) }),
    );
    expect(needsOwnDevice(documents, readers)).toBe(true);
  });

  it.each<[string, (string | undefined)[], number]>([
    ['a Survivor has another paper', ['age1ben', 'age1new'], 2],
    ['a Survivor has a paper of the service', ['age1ben', undefined], 2],
    ['a Survivor was added', ['age1ben', 'age1clara', 'age1eva'], 2],
    ['a Survivor was removed', ['age1ben'], 2],
    ['the threshold is another', ['age1ben', 'age1clara'], 3],
  ])('are refused if their list was made before %s', (_, papers, survivor_threshold) => {
    const survivors = papers.map((paperRecipient) => (paperRecipient === undefined ? {} : { paperRecipient }));
    const now = { survivors, settings: { survivor_threshold } };
    expect(() => assertInnerComplete([list, first, second], now)).toThrow(
      expect.objectContaining({ code: 'inner_incomplete', message: expect.stringContaining('made for other papers') }),
    );
    expect([isInnerStale, needsOwnDevice].map((says) => says([list, first, second], now))).toEqual([true, true]);
    expect(isInnerStale([plain], now)).toBe(false);
  });

  it('keep what their list says in the next draft', () => {
    const { will } = sealedStory({}, { documents: [{ ...list, path: 'a.age' }] }).state;
    expect(draftOrNew(undefined, will, BEGIN).documents).toMatchObject([{ carried: true, inner: contents }]);
  });
});

describe('an uploaded list of an inner envelope', () => {
  const made = async () => {
    const papers = await Promise.all([newIdentity(), newIdentity()]);
    const recipients = papers.map(({ recipient }) => recipient);
    const is = { filename: 'a.txt', mime_type: 'text/plain', size_bytes: 7, sha256: 'cd'.repeat(32) };
    const given = { package: 'inner-1', generation: 1, sealedAt: '2031-03-11T10:05:00.000Z', threshold: 2, papers: recipients, messages: [] };
    const documents = [{ file: file('k3.age'), is }];
    const bytes = await sealInner(await newInnerKey(), await hostSheet((await newIdentity()).identity), { ...given, documents });
    return { bytes, recipients };
  };

  it('says which files it names, for which papers, and how many open it', async () => {
    const { bytes, recipients } = await made();
    expect(innerContents('inner.will', bytes)).toEqual({ files: [file('k3.age')], papers: recipients, threshold: 2 });
  });

  it('is refused if it is not as it was signed', async () => {
    const { bytes } = await made();
    const refused = expect.objectContaining({
      code: 'unsupported_document',
      message: '“inner.will” is damaged or altered. Please seal your documents on your own device again, and upload its files unchanged.',
    });
    for (const altered of [flipped(bytes, bytes.length - 3), bytes.subarray(0, -1), Buffer.from('will-inner/1 key signature\n{}')])
      expect(() => innerContents('inner.will', altered)).toThrow(refused);
  });
});
