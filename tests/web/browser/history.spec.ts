import { createHash, createPublicKey, verify } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { newcomer, sealWill } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expectHeading } from './family-steps.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './host-steps.ts';

test('a notary asks what happened when: the Host filters the history, prints it, and hands over a signed report', async ({ page, stack }, info) => {
  const { host, willId, survivors } = await sealWill(stack);
  const ben = survivors[0]?.name ?? '';
  expect((await newcomer(stack)('POST', '/api/transfer/initiate', { json: { will_id: willId, survivor_name: ben } })).status).toBe(200);
  await stack.messages();
  await page.goto('/history');
  await signIn(page, host);
  await expectHeading(page, 'History');
  const list = page.getByRole('list', { name: 'History' });
  const rows = list.getByRole('listitem');
  await expect(rows.filter({ hasText: 'A transfer was started' })).toContainText('By name only, without proof.');
  await expectAccessible(page);
  await page.getByLabel('What', { exact: true }).selectOption({ label: 'Transfers' });
  await page.getByLabel('Who', { exact: true }).selectOption({ label: 'A trusted person' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(ben);
  await expect(page.getByText('1 entry.')).toBeVisible();
  await page.getByLabel('To this day').fill('2020-01-01');
  await expect(list).toBeHidden();
  await page.getByLabel('To this day').fill('');

  await page.getByRole('button', { name: 'Make the report' }).click();
  await expect(page.getByText('The report is ready')).toBeVisible();
  await expectAccessible(page);
  const folder = info.outputPath('evidence');
  mkdirSync(folder);
  for (const name of ['Save the report', 'Save the statement that is signed', 'Save the signature', 'Save the public key']) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
    await file.saveAs(`${folder}/${file.suggestedFilename()}`);
  }
  const saved = (name: string) => readFileSync(`${folder}/${name}`);
  expect(verify(null, saved('statement.txt'), createPublicKey(saved('key.pem')), saved('statement.sig'))).toBe(true);
  expect(saved('statement.txt').toString()).toContain(`report-sha256: ${createHash('sha256').update(saved('report.json')).digest('hex')}\n`);
  expect(JSON.parse(saved('report.json').toString()).transfer).toMatchObject({ started_by: ben, status: 'initiated' });

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print this list' })).toBeHidden();
  await expect(list).toBeVisible();
  await expect(page.getByText('Fingerprint of entry number')).toBeVisible();
});
