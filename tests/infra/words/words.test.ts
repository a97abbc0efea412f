import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCatalogue, writeCatalogue } from '#infra/words/catalogue.ts';
import { filesOfWords, writeWords } from '#infra/words/files.ts';
import { translate, wantedTexts } from '#infra/words/translate.ts';
import { parseWords, unitsOf } from '#infra/words/units.ts';

const ENGLISH = `import { plural } from '#words/plural.ts';

const days = plural('en', { one: 'one day', other: '# days' });
/** Only for this file. */
type Kind = 'red' | 'blue';

/** A page. */
export const page = {
  /** At the top. */
  title: 'Dear “reader”, it’s here',
  long: 'The first part ' + 'and the second.',
  short: 'For an SMS, in it.',
  steps: ['One.', 'Two.'],
  colour: { red: 'Red', blue: 'Blue' } satisfies Record<Kind, string>,
  waits: (host: string, count: number) => \`\${host} waits for \${days(count)}.\`,
  left: (count: number) => (count === 0 ? 'None is left.' : \`There are \${count} left.\`),
  of: (kind: Kind) => (kind === 'red' ? 'It is red.' : 'It is blue.'),
  list: (names: readonly string[]) => \`They are \${names.join(', ')}.\`,
};

export type PageWords = typeof page;
`;
const DAYS = '{days(count)}';
const units = unitsOf(parseWords(ENGLISH));
const arabic = new Map(wantedTexts(units, 'ar').map(({ id, english }) => [id, `«${english}»`]));

describe('the texts of a file', () => {
  it('are all that a person reads, each with its place, its placeholders and what the code says about it', () => {
    expect(units.map(({ id, text }) => `${id}: ${text}`)).toEqual([
      'days.one: one day',
      'days.other: # days',
      'page.title: Dear “reader”, it’s here',
      'page.long: The first part and the second.',
      'page.short: For an SMS, in it.',
      'page.steps.0: One.',
      'page.steps.1: Two.',
      'page.colour.red: Red',
      'page.colour.blue: Blue',
      'page.waits: {host} waits for {days(count)}.',
      'page.left: None is left.',
      'page.left#2: There are {count} left.',
      'page.of: It is red.',
      'page.of#2: It is blue.',
      "page.list: They are {names.join(', ')}.",
    ]);
    expect(units.find(({ id }) => id === 'page.title')?.comment).toBe('At the top.');
  });

  it('include the forms of a number that a language has', () => {
    const forms = (language: string) => wantedTexts(units, language).flatMap(({ id }) => (id.startsWith('days.') ? [id.slice(5)] : []));
    expect(forms('de')).toEqual(expect.arrayContaining(['one', 'other']));
    expect(forms('de')).toHaveLength(2);
    expect(forms('fr')).toContain('many');
    expect(forms('ar')).toHaveLength(6);
  });
});

describe('a translation', () => {
  const { code = '' } = translate(ENGLISH, '#words/en/pages/page.ts', 'ar', arabic);

  it('has the code of the English file, its types, and no comments', () => {
    expect(code).toContain("import type * as english from '#words/en/pages/page.ts';\nimport type { Kind } from '#words/en/pages/page.ts';");
    expect(code).toContain('export const page: typeof english.page = {');
    expect(code).not.toMatch(/\/\*|PageWords|type Kind =/);
    expect(code).toMatch(/`«\$\{host\} waits for \$\{days\(count\)\}\.»`/);
    expect(code).toMatch(/plural\('ar', \{ .*two: .*few: .*\}\)/);
    expect(code).toContain("kind === 'red'");
  });

  it('has the texts again when it is read', () => {
    const read = new Map(unitsOf(parseWords(code)).map(({ id, text }) => [id, text]));
    expect(read).toEqual(arabic);
  });

  it('keeps quotes, backslashes, line breaks and signs of templates as they are', () => {
    const texts = { 'page.title': "it's a \\ and a `tick`\nand $5", 'page.waits': `To {host}: \`$${DAYS}\`?`, 'page.long': '\\n' };
    const odd = new Map([...arabic, ...Object.entries(texts)]);
    const read = translate(ENGLISH, '#words/en/page.ts', 'ar', odd);
    const again = new Map(unitsOf(parseWords(read.code ?? '')).map(({ id, text }) => [id, text]));
    expect(Object.fromEntries(again)).toMatchObject(texts);
  });

  it('is not written without a text, with other placeholders, or too long for a text message', () => {
    const faults = (id: string, text: string) => translate(ENGLISH, '#words/en/page.ts', 'ar', new Map(arabic).set(id, text)).faults;
    expect(faults('page.title', '')).toMatchObject([{ id: 'page.title', what: 'is missing' }]);
    expect(faults('page.waits', 'They wait for {days(count)}.')).toMatchObject([{ what: 'lacks {host}' }]);
    expect(faults('page.short', 'S'.repeat(40))).toMatchObject([{ what: 'has 40 characters, of at most 39' }]);
    expect(faults('page.steps.0', '{name}')).toMatchObject([{ what: 'has {name}, which is not in the English text' }]);
  });
});

describe('a catalogue', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  mkdirSync(join(folder, 'en', 'pages'), { recursive: true });
  writeFileSync(join(folder, 'en', 'pages', 'page.ts'), ENGLISH);

  it('goes to a translator and back: what is missing is named, and a complete file is written', () => {
    const empty = writeCatalogue('fr', filesOfWords(folder, 'fr')).toString();
    expect(empty).toContain('"Language: fr\\n"');
    expect(empty).toContain('#. At the top.\nmsgctxt "pages/page.ts:page.title"\nmsgid "Dear “reader”, it’s here"\nmsgstr ""');
    expect(writeWords(folder, 'fr', readCatalogue(Buffer.from(empty)))).toHaveLength(16);
    const done = empty.replace(/^msgid "(.+)"\nmsgstr ""$/gm, 'msgid "$1"\nmsgstr "FR $1"');
    expect(writeWords(folder, 'fr', readCatalogue(Buffer.from(done)))).toEqual([]);
    const french = readFileSync(join(folder, 'fr', 'pages', 'page.ts'), 'utf8');
    expect(french).toContain("title: 'FR Dear “reader”, it’s here'");
    const again = writeCatalogue('fr', filesOfWords(folder, 'fr')).toString();
    expect(again).toContain('msgstr "FR One."');
    expect(again).not.toMatch(/^msgid ".+"\nmsgstr ""$/m);
  });

  it('leaves out what a tool marks as doubtful', () => {
    const entry = '#, fuzzy\nmsgctxt "pages/page.ts:page.title"\nmsgid "Dear"\nmsgstr "Cher"\n';
    expect(readCatalogue(Buffer.from(`msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n${entry}`)).size).toBe(0);
    expect(readCatalogue(Buffer.from(`msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n${entry.slice(9)}`)).size).toBe(1);
  });
});

it.each(['en', 'de'])('the words of %s are read whole: each text is in one file, at one place', (language) => {
  const all = filesOfWords('shared/words', language).flatMap(({ file, wanted }) => wanted.map(({ id }) => `${file}:${id}`));
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(3000);
});
