import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newcomer, openWill, sealWill, survivorAt } from '#tests/support/story.ts';
import { unzipped } from '#tests/support/unzipped.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { printedTexts, withoutSpaces } from './printed-text.ts';
import { enterBackupCode, expectHeading, signInAt } from './steps.ts';

test('a Host filters the history, prints it, and hands over a signed report that a notary checks', async ({ page, person, stack }, info) => {
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

test('a Survivor prints and saves the evidence of an open transfer, also after the session has ended', async ({ page, stack }, info) => {
  const will = await sealWill(stack);
  const [ben, clara, daniel] = [survivorAt(will, 0), survivorAt(will, 1), survivorAt(will, 2)];
  const { transferId } = await openWill(will);
  await page.goto(`/survivor#transfer_id=${transferId}&survivor_id=${ben.id}`);
  await enterBackupCode(page, ben.backupCodes[0]);
  await expectHeading(page, 'You can read the will now');
  await page.getByRole('link', { name: 'Show the evidence' }).click();
  const title = `Evidence about the will of ${will.host.name}`;
  await expectHeading(page, title);
  await expect(page.getByText(new RegExp(`^${ben.name}, on .* with a one-time code`))).toBeVisible();
  await expect(page.getByText(/^trusted person \d, on .* with a one-time code/)).toBeVisible();
  await expect(page.getByText('letter.txt').filter({ visible: true })).toBeVisible();
  await expectAccessible(page);
  const report = await saveEvidence(page, info.outputPath('evidence'));
  await expectPrintedReport(page, report, { title, without: [clara.name, daniel.name, 'Save the evidence', ben.message] });

  // As after a renewal in another browser: the service no longer accepts what this tab has.
  const key = `secret:survivor ${transferId} ${ben.id}`;
  await page.evaluate(`sessionStorage.setItem('${key}', JSON.stringify({ secret: 'ended', at: Date.now() }))`);
  await page.reload();
  await expectHeading(page, 'Confirm your identity');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expect(page.getByText('A backup code that you used for this transfer still works.')).toBeVisible();
  await expectAccessible(page);
  await enterBackupCode(page, ben.backupCodes[0]);
  await expectHeading(page, title);
  await page.getByRole('link', { name: 'Back' }).click();
  await expectHeading(page, 'You can read the will now');
});

/** Saves the evidence that the page shows, and unpacks it into a new folder. Returns the content of the report as text. */
async function saveEvidence(page: Page, folder: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the evidence' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^evidence-2031-\d\d-\d\d\.zip$/);
  mkdirSync(folder, { recursive: true });
  const files = await unzipped(readFileSync(await file.path()));
  for (const [name, content] of files) writeFileSync(join(folder, name), content);
  expect(files.map(([name]) => name)).toEqual(['report.json', 'statement.txt', 'statement.sig', 'statement.txt.sig']);
  return readFileSync(join(folder, 'report.json'), 'utf8');
}

/** As a notary without an account: gets the public key from the service, and enters the commands of docs/evidence.md. */
async function checkAsNotary(notary: Page, folder: string): Promise<void> {
  await notary.goto('/evidence');
  await expectHeading(notary, 'Check evidence');
  const [, keyId = ''] = /^key: (\w+)$/m.exec(readFileSync(join(folder, 'statement.txt'), 'utf8')) ?? [];
  for (const [name, label] of [
    ['key.pem', 'for openssl'],
    ['allowed_signers', 'for ssh-keygen'],
  ] as const) {
    const button = notary.getByRole('button', { name: `Save ${name}, ${label} (key ${keyId})` });
    const [file] = await Promise.all([notary.waitForEvent('download'), button.click()]);
    expect(file.suggestedFilename()).toBe(name);
    await file.saveAs(join(folder, name));
  }
  const commands = [...readFileSync('docs/evidence.md', 'utf8').matchAll(/```sh\n(.*?)\n```/gs)].map(([, command = '']) => command);
  for (const command of commands) await expect(notary.locator('pre')).toContainText(command);
  const [hash = '', openssl, ssh] = commands.map((command) => execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' }).trim());
  expect(readFileSync(join(folder, 'statement.txt'), 'utf8')).toContain(`report-sha256: ${hash.split(' ')[0]}\n`);
  expect(openssl).toBe('Signature Verified Successfully');
  expect(ssh).toMatch(/^Good "will-evidence" signature for will-service with ED25519 key/);
}

/** Prints the report that the page shows on A4 and Letter. Expects that all of it is printed, and nothing else. */
async function expectPrintedReport(page: Page, report: string, { title, without }: { title: string; without: readonly string[] }) {
  const hash = createHash('sha256').update(report).digest('hex');
  for (const format of ['A4', 'Letter'] as const) {
    const texts = await printedTexts(page, format);
    expect(texts.length).toBeGreaterThan(1);
    expect(texts[0]).toMatch(new RegExp(`^1/\\d${withoutSpaces(title)}`));
    for (const [index, text] of texts.entries()) expect(text).toContain(`${index + 1}/${texts.length}`);
    const all = texts.join('');
    const { transfer, history, documents } = JSON.parse(report);
    for (const part of [hash, history.hash, transfer.id, ...documents.flatMap(Object.values), 'openssl pkeyutl', '/evidence'])
      expect(all).toContain(withoutSpaces(String(part)));
    for (const part of without) expect(all).not.toContain(withoutSpaces(part));
  }
}
