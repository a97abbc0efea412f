import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { fromBufferPromise } from 'yauzl';
import { sha256 } from '#infra/local/demo/sha256.ts';
import { waiting } from '#words/en/pages/waiting.ts';

// What Survivors do in a browser, from the link in a message to the saved documents. The words are those of the English pages.

/** The heading of a Survivor who has authenticated and waits, without the date in it. */
export const OPENS_FROM = new RegExp(`^${waiting.opensFrom('')}`);

/** Opens the link to start, and starts the transfer by name. */
export async function startByName(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('link', { name: 'With my name only' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Start the transfer' }).click();
  await page.getByRole('heading', { name: 'The transfer is running' }).waitFor();
}

/** Opens the personal link and asks for a code. `readCode` reads it from the message. */
export async function confirmByCode(page: Page, link: string, readCode: () => Promise<string>): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const field = page.getByLabel('Your 6-digit code');
  await field.waitFor();
  await field.fill(await readCode());
  await page.locator('form', { has: field }).getByRole('button', { name: 'Confirm my identity' }).click();
  await page.getByRole('heading', { name: OPENS_FROM }).waitFor();
}

/** Opens the personal link and confirms the identity with a backup code from the paper, as the last one who is needed. */
export async function confirmByPaper(page: Page, link: string, backupCode: string): Promise<void> {
  await page.goto(link);
  const field = page.getByLabel('One backup code from your paper');
  await field.fill(backupCode);
  await page.locator('form', { has: field }).getByRole('button', { name: 'Confirm my identity' }).click();
  await seeDocuments(page);
}

/** Opens the page again after the deadline. */
export async function openWill(page: Page): Promise<void> {
  await page.reload();
  await seeDocuments(page);
}

async function seeDocuments(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'You can read the will now' }).waitFor();
  await page.getByRole('button', { name: 'Save all documents' }).waitFor();
}

/** Opens the page again after the access window. */
export async function seeItClosed(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('heading', { name: 'The documents are closed again' }).waitFor();
}

/** Saves all documents. Returns the SHA-256 of each by its name. */
export async function saveAll(page: Page): Promise<Map<string, string>> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all documents' }).click();
  const archive = await fromBufferPromise(await readFile(await (await download).path()));
  const hashes = new Map<string, string>();
  for await (const entry of archive.eachEntry()) hashes.set(entry.fileName, sha256(await buffer(await archive.openReadStreamPromise(entry))));
  return hashes;
}

/** Unpacks a copy of a sealed will into this folder. Returns the path of the page that opens it. */
export async function unpackCopy(copy: string, folder: string): Promise<string> {
  const archive = await fromBufferPromise(await readFile(copy));
  for await (const entry of archive.eachEntry()) {
    const path = join(folder, entry.fileName);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await buffer(await archive.openReadStreamPromise(entry)));
  }
  return join(folder, 'will-copy', 'recover.html');
}

/** Gives recover.html the copy and the keys of enough papers, and compares the fingerprint. */
export async function enterKeys(page: Page, folder: string, keys: readonly string[]): Promise<void> {
  await page.locator('#folder').setInputFiles(join(folder, 'will-copy'));
  for (const key of keys) {
    await page.getByLabel('Recovery key').fill(key);
    await page.getByRole('button', { name: 'Add this key' }).click();
  }
  await page.getByRole('button', { name: 'It is the same: continue' }).click();
  await page.getByRole('heading', { name: 'Save the documents' }).waitFor();
}
