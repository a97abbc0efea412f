import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { renderSample } from '#infra/messages/samples.ts';
import { buildWords } from '#infra/words/build.ts';
import { translate, wantedTexts } from '#infra/words/translate.ts';
import { parseWords, unitsOf } from '#infra/words/units.ts';

/** Around each text of the pseudo-locale. What a page shows outside of them is in no file of words, or comes from a person. */
export const [OPEN, CLOSE] = ['⟦', '⟧'];

const LETTERS = new Map([...'aceinouyAEIOUY'].map((letter, at) => [letter, [...'áçéíñóúýÁÉÍÓÚÝ'][at] ?? letter]));

/** Returns a text as the pseudo-locale has it: in brackets, with accents, and longer by 40 %, as the longest of the translations. */
export function pseudo(text: string): string {
  const accented = text
    .split(/(\{[^}]*\}|<[^>]*>)/)
    .map((part) => (/^[{<]/.test(part) ? part : part.replace(/[a-z]/gi, (one) => LETTERS.get(one) ?? one)));
  const filler = text.replace(/\{[^}]*\}/g, '').length * 0.4;
  return `${OPEN}${accented.join('')}${' ·'.repeat(Math.floor(filler / 2))}${CLOSE}`;
}

/** Reads each English file of words in the pseudo-locale. */
const inPseudo: Plugin = {
  name: 'pseudo',
  setup({ onLoad }) {
    onLoad({ filter: /shared.words.en.*\.ts$/ }, async ({ path }) => {
      const english = await readFile(path, 'utf8');
      const texts = new Map(wantedTexts(unitsOf(parseWords(english)), 'en').map(({ id, english: text }) => [id, pseudo(text)]));
      const { code, faults } = translate(english, path, 'en', texts);
      if (code === undefined) throw new Error(`${path}: ${JSON.stringify(faults)}`);
      return { contents: code, loader: 'ts' };
    });
  },
};

/** Returns the words of the pages in the pseudo-locale, by the name of their file. */
export async function pseudoPages(): Promise<ReadonlyMap<string, string>> {
  const built = await buildWords('pages', [inPseudo]);
  return new Map(built.flatMap(({ language, file, code }) => (language === 'en' ? [[file, code]] : [])));
}

/** Returns what writes the sample messages, in the pseudo-locale. */
export async function pseudoMessages(): Promise<typeof renderSample> {
  const folder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.cache/pseudo-'));
  const { outputFiles } = await build({
    entryPoints: ['infra/messages/samples.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [inPseudo],
    logLevel: 'error',
  });
  const file = join(folder, 'samples.mjs');
  await writeFile(file, outputFiles[0]?.text ?? '');
  return (await import(pathToFileURL(file).href).finally(() => rm(folder, { recursive: true }))).renderSample;
}
