import { basename } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Account } from '#infra/local/family/steps.ts';

// What a Host does in a browser, from the first page to the sealed will. The words are those of the English pages.

/** A person whom the Host names, as the Host types it. */
export interface TypedPerson {
  name: string;
  relationship: string;
  email: string;
  /** Instead of the e-mail address. */
  phone?: string;
  message: string;
}

/** Returns when the page has this heading. */
export function seen(page: Page, heading: string | RegExp): Promise<void> {
  return page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();
const type = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

/** Opens an account from the first page. */
export async function register(page: Page, { display_name, email, password }: Account): Promise<void> {
  await follow(page, 'Open an account');
  await type(page, 'Your name', display_name);
  await type(page, 'Your e-mail address', email);
  await type(page, 'Choose a password', password);
  await press(page, 'Open my account');
  await seen(page, 'Please look at your e-mails');
}

/** Opens the link of the e-mail, confirms the address and signs in. */
export async function confirmAndSignIn(page: Page, link: string, account: Account): Promise<void> {
  await page.goto(link);
  await press(page, 'Confirm my e-mail address');
  await follow(page, 'Sign in');
  await signIn(page, account);
  await seen(page, 'Set up your will');
}

export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await type(page, 'E-mail address', email);
  await type(page, 'Password', password);
  await press(page, 'Sign in');
}

/** Names these people. */
export async function namePeople(page: Page, people: readonly TypedPerson[]): Promise<void> {
  await follow(page, 'Start');
  for (const [index, { name, relationship, email, phone, message }] of people.entries()) {
    await type(page, 'Name of this person', name);
    await type(page, 'Who is this person to you?', relationship);
    await (phone === undefined ? type(page, 'E-mail address', email) : type(page, 'Mobile number for SMS', phone));
    await type(page, 'Personal message', message);
    await press(page, 'Add this person');
    await seen(page, new RegExp(`^You have named ${index + 1} `));
  }
}

/** Accepts the recommended number of people who must come together. */
export async function acceptThreshold(page: Page): Promise<void> {
  await follow(page, 'Continue');
  await seen(page, 'How many of them must come together?');
  await press(page, 'Continue');
  await seen(page, 'Print the papers');
}

/** Shows the papers as a printer gets them, on A4, and then the page again. `look` gets the first sheet. */
export async function asPrinted(page: Page, look: (sheet: Locator) => Promise<void>): Promise<void> {
  const viewport = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await look(page.locator('.printed .sheet').first());
  await page.emulateMedia({ media: 'screen' });
  if (viewport) await page.setViewportSize(viewport);
}

/** Types one code back from each printed paper. Returns a second code of each, in the order of the people. */
export async function checkPapers(page: Page, people: readonly TypedPerson[]): Promise<string[]> {
  const first = await page.locator('.printed .sheet-codes li:first-child').allTextContents();
  const second = await page.locator('.printed .sheet-codes li:nth-child(2)').allTextContents();
  for (const [index, { name }] of people.entries()) {
    const field = page.getByLabel(`One backup code from the paper of ${name}`);
    await field.fill(first[index] ?? '');
    await page.locator('form', { has: field }).getByRole('button').click();
    await page.getByText(`The paper of ${name} is good`).waitFor();
  }
  await press(page, 'Done');
  await seen(page, 'Where should your sealed will be kept?');
  return second;
}

/** Returns the key on each printed paper, in the order of the people. */
export async function printedKeys(page: Page): Promise<string[]> {
  const lines = await page.locator('.printed .sheet-key .sheet-line').allTextContents();
  return lines.filter((line) => line.startsWith('AGE-SECRET-KEY-1'));
}

/** Chooses the storage with this service, which is proposed. */
export async function chooseService(page: Page): Promise<void> {
  await press(page, 'Use the storage with this service');
  await seen(page, 'Which documents should your trusted people read?');
}

/** Saves a copy of the sealed will. Returns its path. */
export async function takeCopy(page: Page): Promise<string> {
  await follow(page, 'Take a copy home');
  const download = page.waitForEvent('download');
  await press(page, 'Save a copy (ZIP)');
  await page.getByText('The copy has arrived, and your browser saves it').waitFor();
  return (await download).path();
}

/** Connects the imitation of Dropbox. */
export async function connectDrive(page: Page): Promise<void> {
  await page.getByLabel('Dropbox').click();
  await press(page, 'Continue to Dropbox');
  await press(page, 'Allow');
  await seen(page, 'Your storage is connected');
  await follow(page, 'Continue');
  await seen(page, 'Which documents should your trusted people read?');
}

/** Uploads these files, and waits until all have arrived. */
export async function addDocuments(page: Page, files: readonly string[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles([...files]);
  for (const name of files.map((file) => basename(file))) {
    await page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'New, not sealed yet' }).waitFor();
  }
  await page.getByRole('link', { name: 'Continue', exact: true }).waitFor();
}

/** Accepts how we ask, and checks the answers. */
export async function acceptChecks(page: Page): Promise<void> {
  await follow(page, 'Continue');
  await seen(page, 'How often should we ask whether you are well?');
  await press(page, 'Continue');
  await seen(page, 'Check your answers');
  await page.getByText('All printed and checked').waitFor();
  await page.getByRole('button', { name: 'Seal my will now', exact: true }).waitFor();
}

export async function seal(page: Page): Promise<void> {
  await press(page, 'Seal my will now');
  await seen(page, 'Your will is sealed');
}

/** Goes to the overview of a will that lacks nothing. */
export async function goToOverview(page: Page): Promise<void> {
  const end = page.getByRole('link', { name: 'Go to the overview', exact: true });
  if (await end.isVisible()) await end.click();
  else await page.goto('/dashboard');
  await seen(page, 'All is well');
}

/** Answers a check on the page behind the link of the message. */
export async function answer(page: Page): Promise<void> {
  await press(page, 'Yes, I am well');
  await seen(page, /^Thank you/);
}
