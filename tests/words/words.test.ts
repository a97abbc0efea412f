import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#common/language.ts';
import { brought, findingsIn, listLanguages, printCatalogue, printSources, readCatalogue, readEnglish, readSources } from '#infra/words/catalogue.ts';
import { parseMessage, wordsOf } from '#infra/words/message.ts';

const FOLDER = 'shared/words';
const units = readEnglish(FOLDER).flatMap((file) => file.units);
const english = new Map(units.map(({ id, text }) => [id, text]));
const sources = readSources(FOLDER);
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** One or two words can be the same in other languages: `Problem`, `Amazon S3`. */
const isPhrase = (text: string) => text.split(/[^\p{L}]+/u).filter((word) => word.length > 1).length > 2;

/** What docs/translating.md rules out: an address that is not formal, two endings for one person, exclamation marks, and other digits than 0 to 9. */
const NEVER = /(?<![=!])!(?!=)|\p{L}\(\p{Ll}{1,2}\)|\p{L}[*:_]in(nen)?\b|(?![0-9])\p{Nd}/u;
const ADDRESS: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(du|dich|dir|deine?[mnrs]?|euch|eure?[mnrs]?)(?!\p{L})/iu,
  es: /(?<!\p{L})(tú|tus?|ti|contigo|vosotros|vuestr[oa]s?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(tu|toi|ton|ta|tes)(?!\p{L})/iu,
  it: /(?<!\p{L})(tu|te|tuoi?|tua|tue)(?!\p{L})/iu,
  nl: /(?<!\p{L})(je|jij|jou|jouw|jullie)(?!\p{L})/iu,
  pt: /(?<!\p{L})(vocês?|tu|teus?|tuas?)(?!\p{L})/iu,
};

/** The table of docs/translating.md: words, or their beginnings. */
function unusedWords(language: string): string[] {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language);
  const [, table = ''] = /## Words that we do not use\n(.*?)\n## /s.exec(readFileSync('docs/translating.md', 'utf8')) ?? [];
  const row = table.split('\n').find((line) => line.startsWith(`| ${name} |`));
  return row?.split('|')[2]?.trim().toLowerCase().split(', ') ?? [];
}

describe.each(OTHERS)('the words in %s', (language) => {
  const catalogue = readCatalogue(FOLDER, language);

  it('have the values and the forms of the English ones, and fit into a text message', () => {
    expect(findingsIn(units, language, catalogue, sources).filter(({ isShownInEnglish }) => !isShownInEnglish)).toEqual([]);
  });

  it('are translated', () => {
    expect([...catalogue].filter(([id, text]) => english.get(id) === text && wordsOf(parseMessage(text)).some(isPhrase))).toEqual([]);
  });

  it('have the address of their table and none of the forms that we do not use', () => {
    const found = [...catalogue].filter(([, text]) => NEVER.test(text) || ADDRESS[language]?.test(text));
    expect(found).toEqual([]);
  });

  it('have none of the words that their row of docs/translating.md rules out', () => {
    const words = unusedWords(language);
    expect(words.length).toBeGreaterThan(2);
    expect([...catalogue].filter(([, text]) => words.some((word) => text.toLowerCase().includes(word)))).toEqual([]);
  });

  it('have no loose space', () => {
    const texts = [...catalogue].filter(([id, text]) => !id.startsWith('paper.') && (text.trim() !== text || text.includes('  ')));
    expect(texts).toEqual([]);
  });

  it('are noted with the English texts from which they were made: run `npm run words`', () => {
    const noted = structuredClone(sources);
    const texts = brought(units, language, catalogue, noted);
    expect(printCatalogue(texts, units)).toBe(readFileSync(`${FOLDER}/${language}.json`, 'utf8'));
    expect(printSources(noted, units)).toBe(readFileSync(`${FOLDER}/sources.json`, 'utf8'));
  });
});

it('the English words have no empty text and no loose space, and each has its own id', () => {
  expect(units.filter(({ id, text }) => !id.startsWith('paper.') && (text.trim() !== text || text === '' || text.includes('  ')))).toEqual([]);
  expect(english.size).toBe(units.length);
  expect(units.length).toBeGreaterThan(3000);
});

it('the English words say “trusted person” and “trusted people”, and name the Survivor number of older papers only next to “Your number”', () => {
  const hint = '(on older papers: “Survivor number”)';
  const others = [...english].map(([id, text]) => [id, text.replace(hint, '')]);
  expect(others.filter(([, text = '']) => /(?<!\{)survivor|trusted persons/i.test(text))).toEqual([]);
});

it('every language has a catalogue', () => expect(listLanguages(FOLDER)).toEqual([...LANGUAGES].sort()));
