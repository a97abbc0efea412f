import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { answered, authenticate, openAccount, passDeadline, realDocuments, sealWill, startTransfer, survivorAt } from '#tests/support/story.ts';
import { test } from '#tests/web/browser/fixtures.ts';
import { enterBackupCode, expectHeading, OPENS_FROM, openPersonalLink, signInAt } from '#tests/web/browser/steps.ts';
import { smallPng } from './small-png.ts';

const FOLDER = new URL('../../../docs/pictures/', import.meta.url).pathname;
const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1000, height: 740 };

async function picture(page: Page, name: string, viewport = PHONE): Promise<void> {
  await page.setViewportSize(viewport);
  const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  writeFileSync(`${FOLDER}${name}.png`, smallPng(png));
}

test('the main pages', async ({ page, stack }) => {
  const will = await sealWill(stack, { documents: await realDocuments() });
  await page.goto('/');
  await expectHeading(page, /sealed/);
  await picture(page, 'first-page');
  await page.goto(`/start#will_id=${will.willId}`);
  await expectHeading(page, /^Start/);
  await picture(page, 'start');

  const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
  const transfer = await openPersonalLink(page, stack, will, ben);
  await picture(page, 'confirm', LAPTOP);
  await enterBackupCode(page, ben.backupCodes[0]);
  await expectHeading(page, OPENS_FROM);
  await picture(page, 'wait');
  await authenticate(transfer, clara);
  await passDeadline(transfer);
  await page.reload();
  await expectHeading(page, 'You can read the will now');
  await expect(page.getByText(ben.message)).toBeVisible();
  await picture(page, 'read');

  await signInAt(page, '/dashboard', will.host);
  await expectHeading(page, 'Your trusted people can read your documents now');
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture(page, 'stop');
});

test('the pages of a Host: a first storage, documents in each state, and a transfer that runs', async ({ page, stack, person }) => {
  await signInAt(page, '/storages', await openAccount(stack));
  await expect(page.getByText('You have no storage yet.')).toBeVisible();
  await picture(page, 'storages');

  const will = await sealWill(stack, { documents: await realDocuments() });
  const { ask } = will.host;
  const { documents } = await answered(200, ask, 'GET', '/api/will/documents');
  const photo = documents.find(({ filename }: { filename: string }) => filename === 'family-photo.jpg');
  const host = await person();
  await signInAt(host, '/documents', will.host);
  await host.locator('input[type=file]').setInputFiles([{ name: 'house-keys.txt', mimeType: 'text/plain', buffer: Buffer.from('Under the pot') }]);
  await expect(host.getByText('New, not sealed yet')).toBeVisible();
  await answered(204, ask, 'DELETE', `/api/will/documents/${photo.id}`);
  await host.reload();
  await expect(host.getByText('Leaves at the next sealing')).toBeVisible();
  await picture(host, 'documents');

  const started = await startTransfer(will, survivorAt(will, 0));
  await authenticate(started, survivorAt(will, 0));
  await host.goto('/dashboard');
  await expectHeading(host, 'A transfer of your will is running');
  await expect(host.getByText('Nothing was read so far.')).toBeVisible();
  await picture(host, 'overview');
});
