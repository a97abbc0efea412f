import { describe, expect, it } from 'vitest';
import { addFiles, type ChosenFile, packageFiles } from '#recovery/page/chosen-files.ts';

/** A file as a browser gives it: with a path if its folder was chosen, otherwise only with a name. */
const file = (path: string, content = path): ChosenFile =>
  Object.assign(new File([content], path.split('/').pop() ?? ''), { webkitRelativePath: path.includes('/') ? path : '' });
const textOf = async (pieces: AsyncIterable<Uint8Array>): Promise<string> => {
  let text = '';
  for await (const piece of pieces) text += new TextDecoder().decode(piece);
  return text;
};

describe('chosen files', () => {
  it('have their paths if a folder was chosen', async () => {
    const files = packageFiles(addFiles(new Map(), [file('will/manifest.7.json'), file('will/shares/7/a.age')]));
    expect(await files.list()).toEqual(['will/manifest.7.json', 'will/shares/7/a.age']);
    expect([await files.size('will/shares/7/a.age'), await files.size('will/shares/7/b.age')]).toEqual([19, undefined]);
    expect(await textOf(files.read('will/shares/7/a.age'))).toBe('will/shares/7/a.age');
  });

  it('are found by name if they were chosen without their folder, also in several rounds', async () => {
    const files = packageFiles(addFiles(addFiles(new Map(), [file('manifest.7.json')]), [file('a.age', 'share')]));
    expect(await textOf(files.read('shares/7/a.age'))).toBe('share');
    expect(await files.size('shares/7/b.age')).toBeUndefined();
  });

  it('are not mixed up between two folders', async () => {
    const files = packageFiles(addFiles(new Map(), [file('old/index.age', 'old'), file('new/index.age', 'new')]));
    expect([await textOf(files.read('old/index.age')), await textOf(files.read('new/index.age'))]).toEqual(['old', 'new']);
    expect(await files.size('third/index.age')).toBeUndefined();
  });

  it('are read in pieces of 1 MiB', async () => {
    const large = Object.assign(new File([new Uint8Array(2_500_000)], 'large'), { webkitRelativePath: '' });
    const sizes: number[] = [];
    for await (const piece of packageFiles(addFiles(new Map(), [large])).read('large')) sizes.push(piece.length);
    expect(sizes).toEqual([1_048_576, 1_048_576, 402_848]);
  });
});
