import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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
];

const files = readdirSync('shared/words/en/pages');
const others = LOCALES.map(({ locale }) => locale).filter((locale) => locale !== 'en');

/** Returns each text of a dictionary with its path. Functions are called with a number, which is also a text to them. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return textsOf(value(2, 2, 2), `${path}()`);
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`)) : [];
}

async function dictionary(locale: string, file: string): Promise<[string, string][]> {
  return textsOf({ ...(await import(/* @vite-ignore */ new URL(`../../shared/words/${locale}/pages/${file}`, import.meta.url).href)) }, file);
}

describe.each(others)('the words in %s', (locale) => {
  it('are in the same files as the English ones', () => expect(readdirSync(`shared/words/${locale}/pages`)).toEqual(files));

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
