import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { unzipped } from '#tests/support/unzipped.ts';
import { expectHeading } from './family-steps.ts';
import { expect } from './fixtures.ts';
import { printedTexts, withoutSpaces } from './printed-text.ts';

/** Saves the evidence that the page shows, and unpacks it into a new folder. Returns the content of the report as text. */
export async function saveEvidence(page: Page, folder: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the evidence' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^evidence-2031-\d\d-\d\d\.zip$/);
  mkdirSync(folder, { recursive: true });
  const files = await unzipped(readFileSync(await file.path()));
  for (const [name, content] of files) writeFileSync(join(folder, name), content);
  expect(files.map(([name]) => name)).toEqual(['report.json', 'statement.txt', 'statement.sig', 'statement.txt.sig']);
  return readFileSync(join(folder, 'report.json'), 'utf8');
}

/** As a notary without an account: gets the public key from the service, and enters the commands of docs/evidence.md. */
export async function checkAsNotary(notary: Page, folder: string): Promise<void> {
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
export async function expectPrintedReport(page: Page, report: string, { title, without }: { title: string; without: readonly string[] }) {
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
