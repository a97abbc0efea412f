import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#common/language.ts';
import { filesOfWords } from '#infra/words/files.ts';

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

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

describe.each(OTHERS)('the words in %s', (language) => {
  const files = filesOfWords('shared/words', language);

  it('are in the same files as the English ones', () => {
    const own = globSync('**/*.ts', { cwd: `shared/words/${language}` }).sort();
    expect(own).toEqual(files.map(({ file }) => file));
  });

  it.each(files)('are translated in $file', ({ wanted, present }) => {
    expect([...present.keys()].sort()).toEqual(wanted.map(({ id }) => id).sort());
    const english = wanted.filter(({ id, english: text }) => present.get(id) === text && /[a-z]{3}/i.test(text) && !SAME.includes(text));
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

it.each(['family', 'host'])('the sentences of %s.html, which are shown without scripts, are in every language', (entry) => {
  const page = readFileSync(`web/${entry}.html`, 'utf8');
  const counts = LANGUAGES.map((language) => page.split(`<p lang="${language}">`).length - 1);
  expect(counts).toEqual(LANGUAGES.map(() => 3));
});
