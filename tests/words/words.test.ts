import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#common/language.ts';
import { filesOfWords } from '#infra/words/files.ts';
import { translate } from '#infra/words/translate.ts';

/** One or two words can be the same in other languages: `Problem`, `Amazon S3`. */
const isPhrase = (text: string) => text.split(/[^\p{L}]+/u).filter((word) => word.length > 1).length > 2;

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

describe.each(OTHERS)('the words in %s', (language) => {
  const files = filesOfWords('shared/words', language);

  it('are in the same files as the English ones', () => {
    const own = globSync('**/*.ts', { cwd: `shared/words/${language}` }).sort();
    expect(own).toEqual(files.map(({ file }) => file));
  });

  it.each(files)('keep the placeholders and the lengths of $file', ({ file, present }) => {
    const english = readFileSync(`shared/words/en/${file}`, 'utf8');
    expect(translate(english, '', language, present).faults).toEqual([]);
  });

  it.each(files)('are translated in $file', ({ wanted, present }) => {
    expect([...present.keys()].sort()).toEqual(wanted.map(({ id }) => id).sort());
    const english = wanted.filter(({ id, english: text }) => present.get(id) === text && isPhrase(text));
    expect(english).toEqual([]);
  });
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  it.each(filesOfWords('shared/words', language))('have no empty text and no loose space in $file', ({ file, present }) => {
    const texts = [...present].filter(([, text]) => file !== 'paper.ts' && (text.trim() !== text || text === '' || text.includes('  ')));
    expect(texts).toEqual([]);
  });
});

it('every language has a folder, and every folder is of a language', () => {
  const folders = readdirSync('shared/words', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGES].sort());
});
