import { beforeAll, describe, expect, it } from 'vitest';
import { type HostSheet, hostSheet, openInnerIndex, openInnerList, openInnerMessages } from '#custody/inner-list.ts';
import { combineInner, openInnerShare } from '#custody/inner-shares.ts';
import { decryptDocument } from '#own-device/decrypt-document.ts';
import { generationAt, nextGeneration } from '#own-device/generation.ts';
import { makeHostSheet, makePaperKey } from '#own-device/paper-keys.ts';
import { type DeviceSealing, type SealedFile, sealOnDevice } from '#own-device/seal-on-device.ts';

let sheet: HostSheet;
let papers: Awaited<ReturnType<typeof makePaperKey>>[];
beforeAll(async () => {
  sheet = await hostSheet((await makeHostSheet()).identity);
  papers = await Promise.all([makePaperKey(), makePaperKey(), makePaperKey()]);
});

const SEALED_AT = '2026-11-27T12:00:00.000Z';
const document = (name: string, text: string) => new File([text], name, { type: 'text/plain' });
const given = (change: Partial<DeviceSealing> = {}): DeviceSealing => ({
  ...generationAt(sheet, SEALED_AT),
  sealedAt: SEALED_AT,
  threshold: 2,
  papers: papers.map(({ recipient }) => recipient),
  documents: [document('will.txt', 'To Anna.'), document('letter.txt', 'Dear Anna')],
  messages: [{ recipient: papers[2]?.recipient ?? '', text: 'Thank you.' }],
  ...change,
});
async function filesOf(sealing: DeviceSealing, progress?: (part: number) => void): Promise<SealedFile[]> {
  const files: SealedFile[] = [];
  for await (const file of sealOnDevice(sealing, sheet, progress)) files.push(file);
  return files;
}
const listOf = async (files: SealedFile[]) => openInnerList(await bytesOf(files.at(-1)));
const bytesOf = async (file: SealedFile | undefined) => new Uint8Array((await file?.content.arrayBuffer()) ?? []);

describe('a will sealed on the device of its Host', () => {
  it('opens to enough papers: documents, and each message for one of them', async () => {
    const files = await filesOf(given());
    const { list, hostKey } = await listOf(files);
    expect(hostKey).toBe(sheet.publicKey);
    expect(files.map(({ name }) => name)).toEqual([...list.files.map(({ path }) => path), 'inner.will']);
    const [one, , three] = papers.map(({ identity }) => identity);
    const key = await combineInner(list, [await openInnerShare(list, one ?? ''), await openInnerShare(list, three ?? '')]);
    const texts = await Promise.all(
      (await openInnerIndex(list, key)).map(async (is) => {
        const file = files.find(({ name }) => name === is.path);
        return [is.filename, await (await decryptDocument((file?.content ?? new Blob()).stream(), key, is)).text()];
      }),
    );
    expect(texts).toEqual([
      ['will.txt', 'To Anna.'],
      ['letter.txt', 'Dear Anna'],
    ]);
    expect(await openInnerMessages(list, key, three ?? '')).toEqual(['Thank you.']);
    expect(await openInnerMessages(list, key, one ?? '')).toEqual([]);
  });

  it('reads a document only after the one before is ready', async () => {
    const read: string[] = [];
    const watched = (name: string) => Object.assign(document(name, name), { stream: () => note(name) });
    const note = (name: string) => {
      read.push(name);
      return document(name, name).stream();
    };
    const sealing = sealOnDevice(given({ documents: [watched('a.txt'), watched('b.txt')] }), sheet);
    await sealing.next();
    expect(read).toEqual(['a.txt']);
    await sealing.next();
    expect(read).toEqual(['a.txt', 'b.txt']);
  });

  it('shows how far all its documents are', async () => {
    const parts: number[] = [];
    await filesOf(given(), (part) => parts.push(part));
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect([parts.length > 2, parts.at(-1)]).toEqual([true, 1]);
  });

  it('has no list after the Host has stopped', async () => {
    const stop = new AbortController();
    const names: string[] = [];
    const seal = async () => {
      for await (const { name } of sealOnDevice(given(), sheet, undefined, stop.signal)) {
        names.push(name);
        stop.abort(new Error('stopped by the Host'));
      }
    };
    await expect(seal()).rejects.toThrow('stopped by the Host');
    expect(names).toHaveLength(1);
  });

  it.each<[string, () => Partial<DeviceSealing>]>([
    ['a threshold above the number of papers', () => ({ threshold: 4 })],
    ['one recipient twice', () => ({ papers: papers.map(() => papers[0]?.recipient ?? '') })],
    ['the sheet among the papers', () => ({ papers: [sheet.recipient, papers[0]?.recipient ?? ''] })],
    ['a text that is no recipient', () => ({ papers: ['age1', papers[0]?.recipient ?? ''] })],
    ['a message for none of the papers', () => ({ messages: [{ recipient: sheet.recipient, text: 'x' }] })],
  ])('with %s is refused before anything is encrypted', async (_, change) => {
    await expect(sealOnDevice(given(change()), sheet).next()).rejects.toThrow();
  });

  it('is refused with more than ten documents', async () => {
    const documents = Array.from({ length: 11 }, () => document('a.txt', 'a'));
    await expect(filesOf(given({ documents }))).rejects.toMatchObject({ code: 'too_many_documents' });
  });
});

describe('the next sealing', () => {
  it('belongs to the same will and has a higher generation, with the list of the sealing before and without it', async () => {
    const [file] = (await filesOf(given())).slice(-1);
    const { package: id, generation } = generationAt(sheet, SEALED_AT);
    const list = await bytesOf(file);
    expect(nextGeneration(list, sheet, SEALED_AT)).toEqual({ package: id, generation: generation + 1 });
    const later = { package: id, generation: generation + 5 };
    expect([nextGeneration(list, sheet, '2026-11-27T12:00:05.000Z'), generationAt(sheet, '2026-11-27T12:00:05.000Z')]).toEqual([later, later]);
    expect(generationAt(await hostSheet((await makeHostSheet()).identity), SEALED_AT).package).not.toBe(id);
  });

  it('is refused after a list of another sheet, and after a file that is no list', async () => {
    const [file] = (await filesOf(given())).slice(-1);
    const other = await hostSheet((await makeHostSheet()).identity);
    const list = await bytesOf(file);
    expect(() => nextGeneration(list, other, SEALED_AT)).toThrow(expect.objectContaining({ code: 'wrong_key' }));
    expect(() => nextGeneration(list.subarray(1), sheet, SEALED_AT)).toThrow(expect.objectContaining({ code: 'package_altered' }));
  });
});
