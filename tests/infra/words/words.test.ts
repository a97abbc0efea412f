import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brought, findingsIn, printCatalogue, printSources, type Sources, stateOf } from '#infra/words/catalogue.ts';
import { compileWords } from '#infra/words/compile.ts';
import { compileChangedWords } from '#infra/words/fresh.ts';
import { parseMessage, printMessage } from '#infra/words/message.ts';
import { faultsOf, translate } from '#infra/words/translate.ts';
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
  to: (name?: string) => (name === undefined ? 'To you' : \`To \${name}\`),
  list: (names: readonly string[]) => \`They are \${names.join(', ')}.\`,
  files: plural('en', { one: '# file', other: '# files' }),
};

export type PageWords = typeof page;
`;
const unitsIn = (code: string) => unitsOf(parseWords(code), 'pages/page.ts');
const units = unitsIn(ENGLISH);
const unit = (id: string) => units.find((one) => one.id === `pages.page.${id}`) ?? expect.fail(id);
const inFrench = (texts: Record<string, string>) => inLanguage('fr', texts);
const inLanguage = (language: string, texts: Record<string, string>) =>
  translate(ENGLISH, 'pages/page.ts', language, new Map(Object.entries(texts).map(([id, text]) => [`pages.page.${id}`, text])));

/** Runs the code of a translation, and returns its words. */
async function wordsOf(code: string) {
  const words = new URL('../../../shared/words/', import.meta.url).href;
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  writeFileSync(join(folder, 'page.ts'), code.replace(/'#words\/(plural|beginnings)/g, `'${words}$1`));
  return (await import(/* @vite-ignore */ join(folder, 'page.ts'))).page;
}

describe('the texts of a file', () => {
  it('are all that a person reads, each with its place by meaning, its values by name and its forms in the sentence', () => {
    expect(units.map(({ id, text }) => `${id}: ${text}`)).toEqual([
      'pages.page.title: Dear “reader”, it’s here',
      'pages.page.long: The first part and the second.',
      'pages.page.short: For an SMS, in it.',
      'pages.page.steps.0: One.',
      'pages.page.steps.1: Two.',
      'pages.page.colour.red: Red',
      'pages.page.colour.blue: Blue',
      'pages.page.waits: {host} waits for {count, plural, one {one day} other {# days}}.',
      'pages.page.left.count0: None is left.',
      'pages.page.left.count: There are {count} left.',
      'pages.page.of.red: It is red.',
      'pages.page.of.notRed: It is blue.',
      'pages.page.to.noName: To you',
      'pages.page.to.name: To {name}',
      'pages.page.list: They are {names}.',
      'pages.page.files: {count, plural, one {# file} other {# files}}',
    ]);
  });

  it('have what the code says about them', () => expect(unit('title').comment).toBe('At the top.'));
});

describe('a text in ICU MessageFormat', () => {
  it.each(["it's", "l''{x}", "a '{' b '}'", '<number> # 5', "{n, plural, =0 {none} one {'#' is #} other {# of {name}}}", "an end''"])(
    '%s is written as it was read',
    (text) => {
      expect(parseMessage(printMessage(parseMessage(text)))).toEqual(parseMessage(text));
    },
  );

  it('can have all signs of the format as words, next to values and in forms', () => {
    const words = fc.string({ unit: fc.constantFrom(..."{}#'<>|a "), minLength: 1 });
    fc.assert(
      fc.property(words, words, words, (before, form, after) => {
        const number = { name: 'n', by: 'number', forms: new Map([['other', [form, { count: true }, form]]]) } as const;
        const message = [before, { name: 'x' }, after, number, before];
        expect(parseMessage(printMessage(message))).toEqual(message);
      }),
      { seed: 1 },
    );
  });

  it('has its number in a form as # or by its name', () => {
    expect(parseMessage('{n, plural, other {{n} days}}')).toEqual(parseMessage('{n, plural, other {# days}}'));
    const inSelect = parseMessage('{n, plural, other {{x, select, vowel {{n} a} other {b}}}}');
    expect(parseMessage(printMessage(inSelect))).toEqual(inSelect);
  });
});

describe('a translation', () => {
  it('has the code of the English file, its types, and no comments', () => {
    const code = inFrench({ waits: '{host} attend {count, plural, one {un jour} other {# jours}}.' });
    expect(code).toContain("import type * as english from '#words/en/pages/page.ts';\nimport type { Kind } from '#words/en/pages/page.ts';");
    expect(code).toContain('export const page: typeof english.page = {');
    expect(code).not.toMatch(/\/\*|PageWords|type Kind =|const days/);
    expect(code).toMatch(/`\$\{host\} attend \$\{plural\('fr', \{ one: 'un jour', other: '# jours' \}\)\(count\)\}\.`/);
    expect(code).toContain("kind === 'red'");
  });

  it('says what it says: values, forms, quotes, backslashes, line breaks and signs of templates', async () => {
    const odd = `it’s a \\ and a \`tick\`\nand $5 and \${x}`;
    const words = await wordsOf(
      inFrench({
        title: odd.replace('{x}', "'{x}'"),
        'left.count': "C'est {count} $",
        waits: '{count, plural, one {{host} attend un jour} other {{host} attend # jours, pas #}}',
        list: 'Ce sont {names}.',
        files: 'Il y a {count, plural, one {# fichier} other {# fichiers}}',
      }),
    );
    expect(words.title).toBe(odd);
    expect(words.left(3)).toBe("C'est 3 $");
    expect(words.left(0)).toBe('None is left.');
    expect([0, 1, 2].map((count) => words.waits('A # {x}', count))).toEqual([
      'A # {x} attend un jour',
      'A # {x} attend un jour',
      'A # {x} attend 2 jours, pas 2',
    ]);
    expect(words.list(['a', 'b'])).toBe('Ce sont a, b.');
    expect(words.files(1)).toBe('Il y a 1 fichier');
    const named = await wordsOf(inFrench({ files: '{count, plural, one {{count} fichier} other {{count} fichiers}}' }));
    expect([1, 2000].map((count) => named.files(count))).toEqual(['1 fichier', '2\u202f000 fichiers']);
  });

  it('chooses by how a value begins, also in a form of a number', async () => {
    const waits =
      '{count, plural, one {Le jour {host, select, vowel {d’} other {de }}{host}} other {Les # jours {host, select, vowel {d’} other {de }}{host}}}';
    const words = await wordsOf(inFrench({ 'to.name': '{name, select, vowel {À l’attention d’{name}} other {À l’attention de {name}}}', waits }));
    expect(['Anna', 'Paul', ''].map((name) => words.to(name))).toEqual(['À l’attention d’Anna', 'À l’attention de Paul', 'À l’attention de ']);
    expect([words.waits('Ève', 1), words.waits('Max', 2)]).toEqual(['Le jour d’Ève', 'Les 2 jours de Max']);
  });

  it('keeps a value together in a sentence from right to left, except numbers, codes and what is alone in its line', async () => {
    const forms = 'zero {#} one {#} two {#} few {#} many {#} other {#}';
    const texts = { waits: `ينتظر {host} {count, plural, ${forms}}.`, 'left.count': 'بقي {count}.', 'to.name': 'إلى\n{name}\nو{name}' };
    const words = await wordsOf(inLanguage('ar', texts));
    expect(words.waits('Ann (1)', 3)).toBe('ينتظر \u2068Ann (1)\u2069 3.');
    expect(words.left(1234)).toBe('بقي 1234.');
    expect(words.to('Ann')).toBe('إلى\nAnn\nو\u2068Ann\u2069');
    expect((await wordsOf(inFrench({ waits: '{host} {count, plural, one {#} other {#}}' }))).waits('Ann', 3)).toBe('Ann 3');
  });

  it('is English where a text is missing or wrong', async () => {
    const words = await wordsOf(inFrench({ title: 'Cher {nom}', files: '{count, plural, other {# fichiers}}' }));
    expect(words.title).toBe('Dear “reader”, it’s here');
    expect([words.files(1), words.waits('Ann', 0)]).toEqual(['1 file', 'Ann waits for 0 days.']);
  });

  it.each([
    ['waits', 'They wait for {count}.', 'lacks {host}'],
    ['waits', '{count, plural, one {One day} other {{host} waits # days}}', 'lacks {host}'],
    ['waits', "'{host}' attend {count, plural, one {un jour} other {# jours}}", 'lacks {host}'],
    ['waits', '{host, select, vowel {Elle} other {{host}}} attend {count, plural, one {un jour} other {# jours}}', 'lacks {host}'],
    ['waits', '{host, select, first {{host}} other {{host}}} {count, plural, one {#} other {#}}', 'selects by "first", which the language has not'],
    ['files', '{count, plural, one {Un fichier} other {Des fichiers}}', 'lacks the number in the form "other" of {count}'],
    ['steps.0', '{name}', 'has {name}, which is not in the English text'],
    ['short', 'S'.repeat(40), 'has 40 characters, of at most 39'],
    ['files', '{count, plural, other {#}}', 'lacks the form "one" of {count}'],
    ['files', '{count, plural, one {#} few {#} other {#}}', 'has a form "few", which the language has not'],
    ['files', '{count, selectordinal, one {#} other {#}}', 'is not ICU MessageFormat: has another format than a plural or a select'],
  ])('of %s is wrong as “%s”', (id, text, what) => expect(faultsOf(unit(id), 'fr', text)).toEqual([what]));

  it('needs the forms that its language has, and none that only millions have', () => {
    expect(faultsOf(unit('files'), 'fr', '{count, plural, one {#} other {#}}')).toEqual([]);
    expect(faultsOf(unit('files'), 'fr', '{count, plural, one {#} many {#} other {#}}')).toEqual([]);
    expect(faultsOf(unit('files'), 'ar', '{count, plural, one {#} other {#}}')).toHaveLength(4);
  });
});

describe('a catalogue', () => {
  const sources: Sources = {};
  const catalogue = new Map([
    ['pages.page.steps.0', 'Un.'],
    ['pages.page.steps.1', 'Deux.'],
    ['pages.page.gone', 'Parti'],
  ]);
  brought(units, 'fr', catalogue, sources);
  const changed = unitsIn(ENGLISH.replace("'Two.'", "'Three.'"));
  const step = changed.find(({ id }) => id === 'pages.page.steps.1') ?? expect.fail();

  it('has the texts in the order of the English ones, without those that are gone', () => {
    expect(printCatalogue(catalogue, units)).toBe('{\n  "pages.page.steps.0": "Un.",\n  "pages.page.steps.1": "Deux."\n}\n');
    expect(printSources(sources, units).split('\n')).toHaveLength(5);
    expect(findingsIn(units, 'fr', catalogue, sources).map(({ what }) => what)).toEqual(Array.from({ length: 14 }, () => 'is missing'));
  });

  it('says which translation is old, until it changes', () => {
    expect(stateOf(step, 'fr', catalogue, sources)).toBe('old');
    brought(changed, 'fr', catalogue, sources);
    expect(findingsIn(changed, 'fr', catalogue, sources)).toContainEqual({
      id: step.id,
      what: expect.stringContaining('is old'),
      isShownInEnglish: true,
    });
    expect(stateOf(step, 'fr', new Map(catalogue).set(step.id, 'Trois.'), sources)).toBe('translated');
  });

  it('moves a translation with its English text', () => {
    const inserted = unitsIn(ENGLISH.replace("['One.', ", "['Zero.', 'One.', "));
    const texts = brought(inserted, 'fr', catalogue, structuredClone(sources));
    expect(texts.get('pages.page.steps.1')).toBe('Un.');
    expect(texts.get('pages.page.steps.2')).toBe('Deux.');
    expect(stateOf(inserted[3] ?? step, 'fr', texts, structuredClone(sources))).toBe('old');
  });

  it('moves no translation to a text that merely has the same English', () => {
    const before = unitsIn("export const page = { a: { title: 'Close' }, b: { button: 'Close', steps: ['Next', 'Next'] } };");
    const noted: Sources = {};
    const french = new Map(['a.title', 'b.button', 'b.steps.0', 'b.steps.1'].map((id) => [`pages.page.${id}`, `fr ${id}`]));
    brought(before, 'fr', french, noted);
    const broughtTo = (code: string) => [...brought(unitsIn(code), 'fr', french, structuredClone(noted))];
    // Another place has the text now, and one that stays has another translation.
    expect(broughtTo("export const page = { b: { button: 'Close', other: 'Close' } };").at(-1)).not.toEqual([
      'pages.page.b.other',
      expect.anything(),
    ]);
    expect(broughtTo("export const page = { b: { c: { title: 'Close' } } };").some(([id]) => id === 'pages.page.b.c.title')).toBe(false);
    // Which of two equal steps has moved cannot be seen.
    const inserted = new Map(broughtTo("export const page = { b: { steps: ['First', 'Next', 'Next'] } };"));
    expect(inserted.has('pages.page.b.steps.2')).toBe(false);
    // A key, a file or a level with another name.
    expect(new Map(broughtTo("export const page = { a: { heading: 'Close' } };")).get('pages.page.a.heading')).toBe('fr a.title');
    expect(new Map(broughtTo("export const page = { a: { top: { title: 'Close' } } };")).get('pages.page.a.top.title')).toBe('fr a.title');
  });

  it('is compiled again when a compiled file is missing, or is not as it was written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'words-'));
    mkdirSync(join(folder, 'en/pages'), { recursive: true });
    writeFileSync(join(folder, 'en/pages/page.ts'), ENGLISH);
    writeFileSync(join(folder, 'fr.json'), '{}');
    const compiled = join(folder, 'fr/pages/page.ts');
    const compile = async () => {
      await compileChangedWords(folder, join(folder, 'compiled'));
      return readFileSync(compiled, 'utf8');
    };
    const code = await compile();
    writeFileSync(compiled, '');
    expect(await compile()).toBe(code);
    rmSync(compiled);
    expect(await compile()).toBe(code);
  });

  it('of a new language is all that it takes: an empty one is English, and a folder without a catalogue goes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'words-'));
    for (const path of ['en/pages', 'de']) mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, 'en/pages/page.ts'), ENGLISH);
    writeFileSync(join(folder, 'fr.json'), '{}');
    compileWords(folder);
    expect(readFileSync(join(folder, 'fr/pages/page.ts'), 'utf8')).toContain("title: 'Dear “reader”, it’s here'");
    expect(() => readFileSync(join(folder, 'de'))).toThrow('ENOENT');
  });
});
