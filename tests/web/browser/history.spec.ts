import { newcomer, sealWill } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { checkAsNotary, expectPrintedReport, saveEvidence } from './evidence-steps.ts';
import { expectHeading } from './family-steps.ts';
import { expect, test } from './fixtures.ts';
import { signInAt } from './host-steps.ts';
import { printedTexts, withoutSpaces } from './printed-text.ts';

test('a notary asks what happened when: the Host filters the history, prints it, and hands over a signed report that the notary checks', async ({
  page,
  person,
  stack,
}, info) => {
  const { host, willId, survivors } = await sealWill(stack);
  const ben = survivors[0]?.name ?? '';
  expect((await newcomer(stack)('POST', '/api/transfer/initiate', { json: { will_id: willId, survivor_name: ben } })).status).toBe(200);
  await stack.messages();
  await signInAt(page, '/history', host);
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
  await expect(rows).toHaveCount(1);
  const printed = (await printedTexts(page, 'A4')).join('');
  for (const text of ['History', 'A transfer was started', ben, 'Fingerprint of entry number']) expect(printed).toContain(withoutSpaces(text));
  for (const text of ['Print this list', 'Show the report', 'trusted people confirm']) expect(printed).not.toContain(withoutSpaces(text));

  await page.getByRole('link', { name: 'Show the report' }).click();
  const title = `Evidence about the will of ${host.name}`;
  await expectHeading(page, title);
  const events = page.getByRole('list', { name: 'Notices and events' });
  await expect(events.getByText('A transfer was started. How it was started: by name only, without proof of identity.')).toBeVisible();
  await expect(events.getByText(`Notice to ${host.name}: a transfer was started, and how to stop it. Accepted by e-mail.`)).toBeVisible();
  await expect(page.getByText('No one has confirmed their identity.')).toBeVisible();
  await expectAccessible(page);
  const folder = info.outputPath('evidence');
  const report = await saveEvidence(page, folder);
  expect(JSON.parse(report).transfer).toMatchObject({ started_by: ben, status: 'initiated' });
  const banner = 'A transfer of your will is running';
  await expect(page.getByText(banner)).toBeVisible();
  await expectPrintedReport(page, report, { title, without: [banner, 'Save the evidence', 'Back to the history', 'Dashboard'] });
  const notary = await person();
  await checkAsNotary(notary, folder);
  await expectAccessible(notary);
  await page.getByRole('link', { name: 'Back to the history' }).click();
  await expectHeading(page, 'History');
  await page.goBack();
  await expectHeading(page, title);
});
