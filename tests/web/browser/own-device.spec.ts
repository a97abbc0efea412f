import { DAY, type Host, openAccount, setUp } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { TELEPHONE } from './family-steps.ts';
import { expect, test } from './fixtures.ts';
import { signInAt } from './host-steps.ts';
import { button, namePerson, openWithPaper, save, sealHere, startLink, usePaper } from './own-device-steps.ts';

// A will that the Host seals on their own telephone, and that two people open with their papers, a week apart.

test.use({ actionTimeout: 20_000 });

const SHARED = 'The piano goes to Clara.';
const FILES = [
  { name: 'last will.txt', mimeType: 'text/plain', buffer: Buffer.from(SHARED) },
  { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.alloc(200_000, 7) },
];

test('a Host seals on their telephone, and two people open the will with their papers, a week apart', async ({ person, stack }) => {
  test.setTimeout(240_000);
  const host: Host = await openAccount(stack);
  await setUp(host);
  const page = await person(TELEPHONE);
  await signInAt(page, '/survivors', host);
  const papers = { Ben: await namePerson(page, 'Ben'), Clara: await namePerson(page, 'Clara') };
  const { fingerprint } = await sealHere(page, papers, { files: FILES, message: 'Dear Ben, thank you.' });
  await page.goto('/documents');
  await expect(page.getByText('These documents were sealed on your own device.')).toBeVisible();

  for (let days = 0; days < 110; days += 10) await stack.advance(10 * DAY);
  const ben = await person(TELEPHONE);
  await ben.goto(await startLink(stack, papers.Ben));
  await ben.getByRole('link', { name: 'With the paper from my sealed envelope' }).click();
  await usePaper(ben, papers.Ben, 1, 'Start the transfer');
  const clara = await person(TELEPHONE);
  await clara.goto(`/paper#will_id=${papers.Clara.ids[0]}`);
  await usePaper(clara, papers.Clara, 1, 'Confirm my identity');
  await stack.advance(3 * DAY);
  await button(ben, 'Check again').click();
  await openWithPaper(ben, papers.Ben, fingerprint);
  await expect(ben.getByText('Papers used so far: 1 of 2.')).toBeVisible();
  await expect(ben.getByText('Your paper was used')).toBeVisible();
  await expectAccessible(ben);

  await stack.advance(7 * DAY);
  await button(clara, 'Check again').click();
  await clara.getByLabel('The first 20 letters and digits').fill('ABCD EFGH 2345 JKLM NPQR');
  await clara.getByLabel('Your recovery key').fill(papers.Ben.key);
  await button(clara, 'Use my paper').click();
  await expect(clara.getByRole('alert')).toContainText('not the letters of the person who sealed');
  await clara.getByLabel('The first 20 letters').fill(fingerprint);
  await clara.getByLabel('Your recovery key').fill(`${papers.Clara.key.slice(0, -1)}${papers.Clara.key.endsWith('Q') ? 'P' : 'Q'}`);
  await button(clara, 'Use my paper').click();
  await expect(clara.getByText('There is a typing mistake in these letters')).toBeVisible();
  await openWithPaper(clara, papers.Clara, fingerprint);
  expect((await save(clara, 'last will.txt')).toString()).toBe(SHARED);
  await expect(clara.getByText('Dear Ben')).toHaveCount(0);

  await button(ben, 'Look again').click();
  await expect(ben.getByText('Dear Ben, thank you.')).toBeVisible();
  expect(await save(ben, 'picture.png')).toHaveLength(200_000);
  await expectAccessible(ben);
});
