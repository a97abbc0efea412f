import { describe, expect, it } from 'vitest';
import { compareSaved } from '#own-device/compare-saved.ts';

const PIECE = 4 * 1024 * 1024;
const made = [
  { name: 'a.age', content: new Blob([new Uint8Array(PIECE + 1).fill(7)]) },
  { name: 'inner.will', content: new Blob(['list']) },
];
const zip = new Blob(['PK', ...made.map(({ content }) => content)]);
const chosen = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const [large = zip] = made.map(({ content }) => content);

describe('the files that a Host has saved', () => {
  it.each<[string, File[], string[], string[]]>([
    ['are complete if each is the same, byte for byte', [chosen('a.age', large), chosen('inner.will', 'list')], ['a.age', 'inner.will'], []],
    ['are complete if the ZIP file with all of them is the same, whatever its name', [chosen('sealed (1).zip', zip)], ['a.age', 'inner.will'], []],
    ['are not complete if only one of them is there', [chosen('inner.will', 'list')], ['inner.will'], []],
    ['are not those with another last byte', [chosen('a.age', new Uint8Array(PIECE).fill(7), '8')], [], ['a.age']],
    ['are not those that were cut', [chosen('a.age', large.slice(0, PIECE)), chosen('inner.will', '')], [], ['a.age', 'inner.will']],
    ['are not those with another name, which the service would refuse', [chosen('inner (1).will', 'list')], [], ['inner (1).will']],
    ['are not a ZIP file that breaks off', [chosen('sealed.zip', zip.slice(0, -1))], [], ['sealed.zip']],
    ['count once if they were chosen twice', [chosen('inner.will', 'list'), chosen('inner.will', 'list')], ['inner.will'], []],
  ])('%s', async (_, files, complete, others) => expect(await compareSaved(made, zip, files)).toEqual({ complete, others }));
});
