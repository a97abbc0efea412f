import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newIdentity } from '#custody/age.ts';
import { runProgram, temporary, write } from '#tests/custody/recover-package.ts';
import { answered, type Host, openAccount, setUp } from '#tests/support/story.ts';
import { unzipInto } from '#tests/support/unzipped.ts';
import { expectAccessible } from './accessible.ts';
import { TELEPHONE } from './family-steps.ts';
import { expect, test } from './fixtures.ts';
import { signInAt } from './host-steps.ts';
import { button, comparePapers, namePerson, openSealHere, type Paper, sealHere, sealNow } from './own-device-steps.ts';

// A Host changes who can open a will that was sealed on their own telephone. every-byte.spec.ts tells the story from the sealing to the reading.

test.use({ actionTimeout: 20_000 });
const place = temporary();
test.afterAll(place.remove);

const SHARED = 'The piano goes to Clara.';
const FILES = [
  { name: 'last will.txt', mimeType: 'text/plain', buffer: Buffer.from(SHARED) },
  { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.alloc(200_000, 7) },
];

/** The Host types the key of a sheet that they have. */
async function useSheet(page: Page, sheet: string): Promise<void> {
  await page.getByLabel('Yes, I type its key').check();
  await page.getByLabel('The key on your own sheet').fill(sheet.toLowerCase());
  await button(page, 'Continue').click();
}

/** Opens the copy of a Host with papers, on a computer without the service. Returns what the program says, and the folder with the documents. */
async function openOffline(host: Host, papers: readonly Paper[], fingerprint: string): Promise<{ said: string; out: string }> {
  await unzipInto(place.folder, (await host.ask('GET', '/api/will/package')).bytes);
  const files = papers.map(({ key }, n) => {
    write(place.folder, `paper${n}.txt`, `${key}\n${fingerprint}\n`);
    return join(place.folder, `paper${n}.txt`);
  });
  const out = join(place.folder, 'opened');
  const { said } = await runProgram([join(place.folder, 'will-copy'), ...files, '--out', out, '--yes']);
  return { said, out };
}

test('a Host adds a third person with only their own sheet, and the new paper opens the will with an old one', async ({ person, stack }) => {
  test.setTimeout(300_000);
  const host: Host = await openAccount(stack);
  await setUp(host);
  const page = await person(TELEPHONE);
  await signInAt(page, '/survivors', host);
  const [ben, clara] = [await namePerson(page, 'Ben'), await namePerson(page, 'Clara')];
  const { sheet, fingerprint } = await sealHere(page, { Ben: ben, Clara: clara }, { files: FILES, message: 'Dear Ben, thank you.' });
  const before = await sealedFiles(host);
  await page.goto('/survivors');
  const dora = await namePerson(page, 'Dora');

  await openSealHere(page);
  await expect(page.getByText('The sealed documents can stay')).toBeVisible();
  await comparePapers(page, { Ben: ben, Clara: clara, Dora: dora });
  await useSheet(page, sheet);
  await expect(page.getByText('Your sheet has opened your will, which was sealed on')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'last will.txt' })).toBeVisible();
  await expect(page.locator('.printed .slip .code')).toHaveText([fingerprint, fingerprint, fingerprint]);
  await expect(page.getByLabel('A personal message to Ben')).toHaveCount(0);
  await page.getByLabel('A personal message to Dora').fill('Dear Dora, welcome.');
  await expectAccessible(page);
  await button(page, 'Keep these documents').click();
  await sealNow(page);
  const after = await sealedFiles(host);
  const encrypted = (files: typeof before) => files.filter(({ filename }) => filename !== 'inner.will');
  expect(encrypted(after)).toEqual(encrypted(before));
  expect(after).not.toEqual(before);

  const { said, out } = await openOffline(host, [dora, ben], fingerprint);
  expect(said).toContain('sealed with the key of their owner: its fingerprint is the one on the paper');
  expect(said).toContain('Dear Dora, welcome.');
  expect(said).toContain('Dear Ben, thank you.');
  expect(await readFile(join(out, 'last will.txt'), 'utf8')).toBe(SHARED);

  await openSealHere(page);
  await comparePapers(page, { Ben: ben, Clara: clara, Dora: dora });
  await useSheet(page, (await newIdentity()).identity);
  await expect(page.getByText('Your will was sealed with another sheet')).toBeVisible();
  await expect(page.getByRole('heading', { name: '3. Choose the documents' })).toBeVisible();

  const { survivors } = await answered(200, host.ask, 'GET', '/api/survivors');
  await answered(204, host.ask, 'DELETE', `/api/survivors/${survivors.find(({ name }: { name: string }) => name === 'Clara').id}`);
  await page.reload();
  await expect(page.getByText('Have all your documents ready')).toBeVisible();
  await expect(page.getByText('is no longer valid, but a person may still have it')).toBeVisible();
  await comparePapers(page, { Ben: ben, Dora: dora });
  await useSheet(page, sheet);
  await expect(page.getByRole('heading', { name: '3. Choose the documents' })).toBeVisible();
});

/** The documents of the sealed will, as the service knows them. */
async function sealedFiles({ ask }: Host): Promise<{ filename: string; sha256_hash: string }[]> {
  return (await answered(200, ask, 'GET', '/api/will/documents')).sealed;
}
