import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { renderSample } from '#infra/messages/samples.ts';
import { buildWords } from '#infra/words/build.ts';
import { isChoice, type Message, mapWords, printMessage, wordsOf } from '#infra/words/message.ts';
import { faultsOf, translate } from '#infra/words/translate.ts';
import { parseWords, type Unit, unitsOf } from '#infra/words/units.ts';

/** Around each text of the pseudo-locale. What a page shows outside of them is in no file of words, or comes from a person. */
export const [OPEN, CLOSE] = ['⟦', '⟧'];

const LETTERS = new Map([...'aceinouyAEIOUY'].map((letter, at) => [letter, [...'áçéíñóúýÁÉÍÓÚÝ'][at] ?? letter]));

/** Returns a text as the pseudo-locale has it: in brackets, with accents, and longer by 40 %, as the longest of the translations. */
export function pseudo(text: string): string {
  return printMessage(inBrackets([text]));
}

function inBrackets(message: Message): Message {
  const filler = (wordsOf(message).at(-1) ?? '').length * 0.4;
  return [OPEN, ...mapWords(message, accented), `${' ·'.repeat(Math.floor(filler / 2))}${CLOSE}`];
}

function accented(text: string): string {
  const parts = text.split(/(<[^>]*>)/);
  return parts.map((part) => (part.startsWith('<') ? part : part.replace(/[a-z]/gi, (one) => LETTERS.get(one) ?? one))).join('');
}

/** Each form of a number is in brackets, if it is the whole text. */
function pseudoOf({ message }: Unit): string {
  const [first] = message;
  if (message.length > 1 || first === undefined || !isChoice(first)) return printMessage(inBrackets(message));
  return printMessage([{ ...first, forms: new Map([...first.forms].map(([category, form]) => [category, inBrackets(form)])) }]);
}

/** Reads each English file of words in the pseudo-locale. */
const inPseudo: Plugin = {
  name: 'pseudo',
  setup({ onLoad }) {
    onLoad({ filter: /shared.words.en.*\.ts$/ }, async ({ path }) => {
      const english = await readFile(path, 'utf8');
      const file = path.replaceAll('\\', '/').split('shared/words/en/')[1] ?? '';
      const texts = unitsOf(parseWords(english), file).map((unit) => ({ unit, text: pseudoOf(unit) }));
      const faults = texts.flatMap(({ unit, text }) => faultsOf(unit, 'en', text));
      if (faults.length > 0) throw new Error(`${path}: ${faults.join(', ')}`);
      return { contents: translate(english, file, 'en', new Map(texts.map(({ unit, text }) => [unit.id, text]))), loader: 'ts' };
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
