import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { END, startOf } from '#infra/figures/block.ts';
import { listedFiles } from '#infra/listed-files.ts';

// A figure is measured if a program must run to know it: a time, the memory or size of a build, a share, a number of tests, a consumption,
// a price. Each has to be in a part of a page that a command makes. A limit is not measured: code or a provider sets it.

/** Pages that a command writes as a whole. */
const GENERATED: Readonly<Record<string, string>> = {
  'docs/permissions.md': 'node infra/permissions/report.ts',
};

/** How we write measured figures. Limits are durations in words, such as "15 minutes", or listed below. */
const MEASURED: readonly RegExp[] = [
  /\b\d[\d,.]* (?:passed|survived|tests)\b/,
  /\b\d[\d,.]* ?(?:ms|s|min|MiB\/s|MB\/s|kbit\/s)\b(?![-/'’])/,
  /\b\d[\d,.]* ?%/,
  /\b\d[\d,.]* ?[kKMG]i?B\b/,
  /[$€] ?\d|\b\d[\d,.]* ?(?:cents?|dollars?|euros?)\b/,
  /\b\d+\.\d+ (?:seconds|minutes|hours)\b/,
  /\b(?:\d[\d,.]*|two|three|four|five|six|ten) times (?:as|faster|slower|larger|smaller)\b/,
  /\b(?:took|takes?|grows? by|grew by|lasted) (?:about |some |up to )?\d[\d,.]* (?:(?:milli)?seconds?|minutes?|hours?)\b/,
  /\b[Mm]easured (?:on|with|at) \d/,
];

/** A cell of a table that is only a number, with or without a unit. */
const NUMBER = /^\**[<~$€]? ?\d[\d,.]* ?(?:%|ms|s|min|[kKMG]i?B|bytes|cents?|dollars?)?\**$/;

/** The limits that our pages name in such units, with the file and the words in it that set each, or the provider that does. */
const LIMITS: readonly (readonly [figure: string, setBy: string, words?: string])[] = [
  ['50 MB', 'shared/common/limits.ts', '50 * 1024 * 1024'],
  ['500 MB', 'shared/common/limits.ts', '500 * 1024 * 1024'],
  ['190 MB', 'shared/wills/rules/archive.ts', '190 * 1024 * 1024'],
  ['2 KB', 'shared/common/pace.ts', 'bytesPerSecond: 2048'],
  ['16 KB', 'shared/common/limits.ts', '16_384'],
  ['32 KB', 'shared/custody/envelope.ts', '32 * 1024'],
  ['64 KiB', 'shared/custody/age-payload.ts', '64 * 1024'],
  ['4 MiB', 'infra/request-too-large.ts', '4 MiB'],
  ['5 MiB', 'shared/storages/adapters/parts.ts', '5 * 1024 * 1024'],
  ['2 MiB', 'shared/storages/adapters/s3-handler.ts', '2 * 1024 * 1024'],
  ['8 MiB', 'shared/storages/adapters/drive-http.ts', '8 * 1024 * 1024'],
  ['19 MiB', 'shared/custody/argon2.ts', '19'],
  ['1 MiB', 'tests/bench/ciphers.ts', '1024 * 1024'],
  ['112 kB', 'tests/recovery/page.test.ts', '112_000'],
  ['25 kB', 'tests/web/first-loads.ts', '25 * KB'],
  ['60 kB', 'tests/web/first-loads.ts', '60 * KB'],
  ['80 %', 'infra/quotas/quotas.ts', '0.8'],
  ['90 %', 'infra/mutation/stryker.config.json', '"break": 90'],
  ['3 %', 'infra/cloud/mail-alarms.ts', '0.03'],
  ['0.06 %', 'infra/cloud/mail-alarms.ts', '0.0006'],
  ['5 %', 'SES'],
  ['0.1 %', 'SES'],
  ['256 KiB', 'Google Drive'],
  ['320 KiB', 'OneDrive'],
  ['400 KB', 'DynamoDB'],
  ['200 MB', 'Lambda'],
];

/** The comments above a table of limits or of arithmetic: `<!-- set in: a file -->`, `<!-- computed: a formula -->`. */
const SET_IN = /^<!-- set in: (\S+) -->$/;
const COMPUTED = /^<!-- computed: .*[x=+/].* -->$/;
const MADE_BY = /^<!-- made by: (.+) -->$/;

interface Line {
  page: string;
  number: number;
  text: string;
}

/** Returns the lines of a page that people write, without code. */
function writtenByHand(page: string, text: string): Line[] {
  let isCode = false;
  let isMade = page in GENERATED;
  return text.split('\n').flatMap((line, n) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    if (MADE_BY.test(line)) isMade = true;
    if (line === END) isMade = page in GENERATED;
    return isCode || isMade ? [] : [{ page, number: n + 1, text: line }];
  });
}

/** Returns what looks measured in lines that people write, as `page:line: figures`. */
function withoutSource(lines: readonly Line[]): string[] {
  return lines.flatMap((line, n) => {
    const found = [...figuresIn(line.text), ...(line.text.startsWith('|') && !hasSource(lines, n) ? numbersIn(line.text) : [])];
    return found.length === 0 ? [] : [`${line.page}:${line.number}: ${found.join(', ')}`];
  });
}

/** Returns the figures in a sentence, except the limits. */
function figuresIn(text: string): string[] {
  // Names of files, commands and addresses are not figures.
  const prose = LIMITS.reduce(
    (left, [figure]) => left.replaceAll(new RegExp(`(?<![\\d.,])${figure.replace('.', '\\.')}(?!\\w)`, 'g'), ''),
    text.replace(/`[^`]*`/g, '').replace(/\]\([^)]*\)/g, ']'),
  );
  return MEASURED.flatMap((pattern) => pattern.exec(prose)?.[0] ?? []);
}

/** Returns the cells of a row that are only numbers. */
function numbersIn(row: string): string[] {
  const cells = row.split('|').slice(1, -1);
  return cells.map((cell) => cell.trim()).filter((cell) => NUMBER.test(cell));
}

/** Returns whether the table of this row has a comment above it that says where its numbers come from. */
function hasSource(lines: readonly Line[], row: number): boolean {
  const above = lines.slice(0, row).findLast(({ text }) => !text.startsWith('|'))?.text ?? '';
  return SET_IN.test(above) || COMPUTED.test(above);
}

const pages = listedFiles()
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }));

describe('a figure in the documentation', () => {
  it('is made by a command, or is a limit', () => {
    expect(withoutSource(pages.flatMap(({ name, text }) => writtenByHand(name, text)))).toEqual([]);
  });

  it('is made by a command that exists', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
    const commands = [...pages.flatMap(({ text }) => text.split('\n').flatMap((line) => MADE_BY.exec(line)?.[1] ?? [])), ...Object.values(GENERATED)];
    expect(commands.length).toBeGreaterThan(8);
    const exists = (command: string) => {
      const [, file] = /^node (\S+\.ts)\b/.exec(command) ?? [];
      return file === undefined ? (/^npm run ([\w:]+)/.exec(command)?.[1] ?? '') in scripts : existsSync(file);
    };
    expect(commands.filter((command) => !exists(command))).toEqual([]);
    for (const [page, command] of Object.entries(GENERATED)) expect(readFileSync(page, 'utf8').slice(0, 500)).toContain(command);
  });

  it('is in a part of a page that has an end, once', () => {
    for (const { name, text } of pages) {
      const marks = text.split('\n').filter((line) => MADE_BY.test(line) || line === END);
      expect(
        marks.map((line) => line === END),
        name,
      ).toEqual(marks.map((_, n) => n % 2 === 1));
      expect(new Set(marks).size, name).toBe(marks.length === 0 ? 0 : marks.length / 2 + 1);
    }
  });

  it('that is a limit of the contract has its name in no other file', () => {
    const names = [...readFileSync('shared/common/limits.ts', 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(20);
    const again = new RegExp(`const (${names.join('|')}) =`);
    const code = listedFiles().filter((name) => /^(shared|functions|web|infra)\/.*\.tsx?$/.test(name) && name !== 'shared/common/limits.ts');
    expect(code.filter((name) => again.test(readFileSync(name, 'utf8')))).toEqual([]);
  });

  it('that is a limit is set where we say, and is named somewhere', () => {
    const all = pages.map(({ text }) => text).join('\n');
    for (const [figure, setBy, words] of LIMITS) {
      expect(all, figure).toContain(figure);
      if (words !== undefined) expect(readFileSync(setBy, 'utf8'), figure).toContain(words);
    }
    const files = pages.flatMap(({ text }) => text.split('\n').flatMap((line) => SET_IN.exec(line)?.[1] ?? []));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('a planted figure', () => {
  const found = (...lines: string[]) => withoutSource(writtenByHand('a.md', lines.join('\n')));
  const made = [startOf('npm run bench'), '| a | 3 ms |', END];

  it.each([
    'The tests take 352 s.',
    'A cold start takes 45 milliseconds.',
    'It runs 790 tests.',
    'A thousand Hosts cost $24 a month.',
    'The page has 22.7 kB.',
    '96.0 % of the changes are noticed.',
    'Ours is 3 times as fast.',
    'It took 27 minutes.',
    '| `/start` | 20 kB |',
    '| read units | 711 |',
  ])('is found in: %s', (line) => expect(found('# Title', '', line)).toHaveLength(1));

  it.each([
    'The link is valid for 15 minutes.',
    'A document has at most 50 MB.',
    'Answer within 24 hours, for 14 days, in 2.1 of the specification.',
    'Run `sleep 5 s`.',
  ])('is no limit: %s', (line) => expect(found(line)).toEqual([]));

  it('is not looked for in what a command makes, nor in code', () => expect(found(...made, '```', 'in 3 s', '```')).toEqual([]));
  it('is found after it', () => expect(found(...made, '| a | 3 ms |')).toEqual(['a.md:4: 3 ms, 3 ms']));
  it('is not looked for in a table of limits or of arithmetic that says so', () => {
    expect(found('<!-- set in: package.json -->', '| a | 3 |', '', '<!-- computed: a x 3 -->', '| b | 3 |', '| c | 4 |')).toEqual([]);
    expect(found('<!-- set in: package.json -->', '', '| a | 3 |')).toHaveLength(1);
  });
});
