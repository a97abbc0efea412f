import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  answered,
  type Host,
  mailed,
  type SealedWill,
  type SealOptions,
  type StartedTransfer,
  type Survivor,
  sealWill,
  startTransfer,
  survivorAt,
} from '#tests/support/story.ts';
import { unzipped } from '#tests/support/unzipped.ts';
import { prove } from '#words/en/pages/prove.ts';
import { waiting } from '#words/en/pages/waiting.ts';
import { expect, type SiteStack } from './fixtures.ts';

/** The heading of a Survivor who has authenticated and waits, without the date in it. */
export const OPENS_FROM = new RegExp(`^${waiting.opensFrom('')}`);

/** What a person with a telephone and nothing else uses. */
export const TELEPHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Returns the personal link in the newest message to this Survivor. */
export const personalLink = (stack: SiteStack, { email }: Survivor): Promise<string> => mailed(stack, email, /(http\S+\/survivor#\S+)/);

/** Returns the newest one-time code in a message to this Survivor. */
export const newestCode = (stack: SiteStack, { email }: Survivor): Promise<string> => mailed(stack, email, /Your code is (\d{6})/);

/** Starts the transfer and opens the personal link of this Survivor. */
export async function openPersonalLink(page: Page, stack: SiteStack, will: SealedWill, survivor: Survivor): Promise<StartedTransfer> {
  const transfer = await startTransfer(will, survivor);
  await page.goto(await personalLink(stack, survivor));
  await expectHeading(page, 'Confirm your identity');
  return transfer;
}

/** The first Survivor of a new will starts the transfer with the name, and opens the personal link. */
export async function openLinkOfBen(page: Page, stack: SiteStack, options?: SealOptions) {
  const will = await sealWill(stack, options);
  const ben = survivorAt(will, 0);
  return { will, ben, transfer: await openPersonalLink(page, stack, will, ben) };
}

/** Takes the network away, after the parts that a page loads before they are needed have arrived. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/** The field for the number of a Survivor. */
export const numberOnPaper = (page: Page) => page.getByLabel(prove.survivorId);

export async function expectHeading(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
}

/** The two ways to authenticate. */
export const codePart = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'With a code that we send you' }) });
export const paperPart = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'With a code from your paper' }) });

/** Authenticates with a code that is read from the Survivor's messages. */
export async function confirmByCode(page: Page, stack: SiteStack, survivor: Survivor): Promise<void> {
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('We sent a code by e-mail')).toBeVisible();
  await enterCode(page, await newestCode(stack, survivor));
}

/** Moves the clock of the service, and then that of a page with an installed clock. */
export async function passTime(page: Page, stack: SiteStack, seconds: number): Promise<void> {
  await stack.advance(seconds);
  await page.clock.fastForward(seconds * 1000);
}

/** Types a one-time code and sends it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Your 6-digit code').fill(code);
  await codePart(page).getByRole('button', { name: 'Confirm my identity' }).click();
}

/** Types a backup code and sends it. */
export async function enterBackupCode(page: Page, code: string | undefined): Promise<void> {
  await page.getByLabel('One backup code from your paper').fill(code ?? '');
  await paperPart(page).getByRole('button', { name: 'Confirm my identity' }).click();
}

/** Saves all documents as an archive. Returns the content of each by its name. */
export async function saveAll(page: Page): Promise<Record<string, Buffer>> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all documents' }).click();
  const archive = await readFile(await (await download).path());
  return Object.fromEntries(await unzipped(archive));
}

/** Limits the connection to that of an old telephone: 400 kbit/s, with 400 ms to each answer. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = 400_000 / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Gives the Host a connector for SMS. */
export async function addSms({ stack, host }: SealedWill): Promise<void> {
  const { sms } = await stack.endpoints();
  const made = await answered(201, host.ask, 'POST', '/api/connectors', { json: { type: 'sms', name: 'Telephone', config: sms, priority: 1 } });
  await answered(200, host.ask, 'POST', `/api/connectors/${made.id}/test`, { json: { test_destination: '+436641234567' } });
}

/** Fills in the form that asks a Host to sign in, and sends it. */
export async function signIn(page: Page, { email, password }: Pick<Host, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('E-mail address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens a page for a Host who is not signed in yet. */
export async function signInAt(page: Page, address: string, host: Pick<Host, 'email' | 'password'>): Promise<void> {
  await page.goto(address);
  await signIn(page, host);
}

/** Returns the newest link to this page in a message to this address. */
export const linkTo = (stack: SiteStack, email: string, page: string): Promise<string> =>
  mailed(stack, email, new RegExp(`(${stack.siteUrl}/${page}#token=\\S+)`));

/** Fills in fields of a form by their labels, and presses a button. */
export async function submit(page: Page | Locator, typed: Record<string, string>, button: string): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: button }).click();
}

/** Does what would leave the page, and answers the question by staying. Returns the kind of the question. */
export async function asked(page: Page, leave: () => Promise<unknown>): Promise<string> {
  const question = page.waitForEvent('dialog');
  const leaving = leave();
  const dialog = await question;
  await dialog.dismiss();
  await leaving;
  return dialog.type();
}
