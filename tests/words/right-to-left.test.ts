import ts from 'typescript';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#common/language.ts';
import { readEnglish } from '#infra/words/catalogue.ts';
import { parseWords } from '#infra/words/units.ts';

const NAME = 'Ann (1) – ann@example.com';
const NUMBER = 1234;
/** Values by the type of their parameter. A text with another one has no value of a person. */
const VALUES: Readonly<Record<string, unknown>> = {
  string: NAME,
  'string | null': NAME,
  'string | undefined': NAME,
  'readonly string[]': [NAME, NAME],
  number: NUMBER,
  boolean: true,
  Channel: 'email',
  Factor: 'totp',
};

interface Called {
  path: string;
  keys: readonly string[];
  values: readonly unknown[];
}

/** Returns the functions of an English file that make a text, with values for them. */
function functionsIn(node: ts.Node, keys: readonly string[], path: string): Called[] {
  if (ts.isArrowFunction(node)) {
    const types = node.parameters.map(({ type }) => type?.getText() ?? '');
    return types.every((type) => type in VALUES) ? [{ path, keys, values: types.map((type) => VALUES[type]) }] : [];
  }
  const own = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) ? [...keys, node.name.getText().replaceAll("'", '')] : keys;
  const called: Called[] = [];
  ts.forEachChild(node, (child) => void called.push(...functionsIn(child, own, path)));
  return called;
}

/** A code that people copy has nothing around it. */
const functions = readEnglish('shared/words')
  .flatMap(({ file, code }) => functionsIn(parseWords(code), [], file))
  .filter(({ keys }) => !keys.includes('oneTimeCode'));

/** A name alone in its line needs nothing around it. */
const withoutKept = (text: string) => text.replaceAll(`\u2068${NAME}\u2069`, '').replaceAll(/^Ann \(1\) – ann@example\.com$/gm, '');

const wordsOf = (language: string, path: string) =>
  import(/* @vite-ignore */ new URL(`../../shared/words/${language}/${path}`, import.meta.url).href);

/** Returns all texts with values in a language. */
async function textsIn(language: string): Promise<string[]> {
  const texts = functions.map(async ({ path, keys, values }) => {
    const made = keys.reduce<unknown>((one, key) => (one as Record<string, unknown> | undefined)?.[key], await wordsOf(language, path));
    return typeof made === 'function' ? made(...values) : undefined;
  });
  return (await Promise.all(texts)).flat().filter((text) => typeof text === 'string');
}

it('every Arabic text keeps a name and an address together, in each of its sentences', async () => {
  const texts = (await textsIn('ar')).filter((text) => text.includes(NAME));
  expect(texts.length).toBeGreaterThan(250);
  expect(texts.filter((text) => withoutKept(text).includes(NAME))).toEqual([]);
});

it('other languages have no such signs', async () => {
  for (const language of LANGUAGES.filter((one) => one !== 'ar'))
    expect((await textsIn(language)).filter((text) => /[\u2066-\u2069]/.test(text))).toEqual([]);
});

it('every language has the digits 0 to 9, also in the forms of a number', async () => {
  for (const language of LANGUAGES) {
    const texts = await textsIn(language);
    expect(texts.filter((text) => /1[.,\s\u00a0\u202f’]?234/u.test(text)).length).toBeGreaterThan(100);
    expect(texts.filter((text) => /(?![0-9])\p{Nd}/u.test(text))).toEqual([]);
  }
});
