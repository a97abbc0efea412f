import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#common/language.ts';
import { LOCALES } from '#words/locales.ts';

/** Texts that are the same in other languages. */
const SAME = [
  'Will Custody',
  'Information',
  'Problem',
  'Text',
  'PDF',
  'SMS',
  'WhatsApp',
  'Telegram',
  'Google Drive',
  'Dropbox',
  'OneDrive',
  'Amazon S3',
  'Cloudflare R2',
  'Backblaze B2',
  'SFTP',
  'Region',
  'Port',
  'Revision',
  'Generation',
];

/** What exists in English only. Other tests check the messages. */
const ENGLISH_ONLY = /^(?:messages\/|paper\.ts$|recovery\/terminal\.ts$)/;

/** The files of a language by their paths in its folder. */
function filesOf(locale: string): string[] {
  const files = readdirSync(`shared/words/${locale}`, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return files.filter((name) => !ENGLISH_ONLY.test(name)).sort();
}

const files = filesOf('en');
const others = LANGUAGES.filter((language) => language !== 'en');

/** A number, a text and a list at the same time, and the facts of sentences that have names for them. */
const SAMPLE = Object.assign([2], { paths: [2] });

/** Returns each text of a dictionary with its path. Functions are called with the sample. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return textsOf(value(SAMPLE, SAMPLE, SAMPLE), `${path}()`);
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`)) : [];
}

async function dictionary(locale: string, file: string): Promise<[string, string][]> {
  return textsOf({ ...(await import(/* @vite-ignore */ new URL(`../../shared/words/${locale}/${file}`, import.meta.url).href)) }, file);
}

describe.each(others)('the words in %s', (locale) => {
  it('are in the same files as the English ones', () => expect(filesOf(locale)).toEqual(files));

  it.each(files)('are translated in %s', async (file) => {
    const english = new Map(await dictionary('en', file));
    const other = await dictionary(locale, file);
    expect(other.map(([path]) => path)).toEqual([...english.keys()]);
    expect(other.filter(([path, text]) => text === english.get(path) && /[a-z]{3}/i.test(text) && !SAME.includes(text))).toEqual([]);
  });
});

describe.each(LOCALES)('the words in $name', ({ locale }) => {
  it.each(files)('have no empty text and no loose space in %s', async (file) => {
    expect((await dictionary(locale, file)).filter(([, text]) => text.trim() !== text || text === '' || text.includes('  '))).toEqual([]);
  });
});

it('every language has a folder, and every folder is of a language', () => {
  const folders = readdirSync('shared/words', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGES].sort());
});

it.each(['family', 'host'])('the sentences of %s.html, which are shown without scripts, are in every language', (entry) => {
  const page = readFileSync(`web/${entry}.html`, 'utf8');
  const counts = LANGUAGES.map((language) => page.split(`<p lang="${language}">`).length - 1);
  expect(counts).toEqual(LANGUAGES.map(() => 3));
});
