import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { DemoStack } from '#infra/local/demo/demo-stack.ts';
import { sha256 } from '#infra/local/demo/sha256.ts';
import { type Album, openAlbum } from './album.ts';
import { findBrowser } from './find-browser.ts';
import * as host from './host-clicks.ts';
import * as survivor from './survivor-clicks.ts';

// Takes one will from the first page to the saved documents by clicking only, and leaves a picture of each page.

const DAY = 86_400;
const TELEPHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const ANNA = { email: 'anna.host@example.com', password: 'the piano is out of tune', display_name: 'Anna Host' };
const PEOPLE = [
  { name: 'Ben Host', relationship: 'son', email: 'ben@example.net', message: 'Dear Ben, thank you for everything.' },
  { name: 'Clara Host', relationship: 'daughter', email: 'clara@example.net', message: 'Dear Clara, thank you for everything.' },
  { name: 'Daniel Dorn', relationship: 'friend', email: 'daniel@example.net', message: 'Dear Daniel, thank you for everything.' },
] as const;
const DOCUMENTS = ['last-will.pdf', 'letter-to-my-children.docx', 'family-photo.jpg'].map((name) =>
  fileURLToPath(new URL(`../../../../tests/fixtures/documents/${name}`, import.meta.url)),
);

export interface BrowserDemoOptions {
  siteUrl: string;
  /** Where the pictures go. */
  folder: string;
  /** Whether the browser is visible, and slow enough to follow. */
  isVisible: boolean;
}

/** Everyone in the story, and what they share. */
interface Stage {
  stack: DemoStack;
  album: Album;
  siteUrl: string;
  /** Opens the browser of a person. */
  person(device?: object): Promise<Page>;
}

/** Plays the story. Throws at the first thing that a person could not do. */
export async function playInBrowser(stack: DemoStack, { siteUrl, folder, isVisible }: BrowserDemoOptions): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(isVisible), headless: !isVisible, slowMo: isVisible ? 300 : 0 });
  const album = await openAlbum(resolve(folder));
  try {
    const stage = { stack, album, siteUrl, person: (device: object = {}) => openPage(browser, siteUrl, device) };
    const codes = await setUp(stage);
    await fallSilent(stage);
    await readTogether(stage, codes);
  } finally {
    console.log(`Pictures of every page: ${await album.close()}`);
    await browser.close();
  }
}

async function openPage(browser: Browser, baseURL: string, device: object): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', timezoneId: 'Europe/Vienna', reducedMotion: 'reduce', ...device });
  return context.newPage();
}

/** Anna sets everything up. Returns one backup code from the paper of each person. */
async function setUp({ stack, album, person, siteUrl }: Stage): Promise<string[]> {
  const page = await person(TELEPHONE);
  const link = (text: RegExp) => stack.findInMessage(ANNA.email, text);
  await page.goto('/');
  await album.take(page, 'The first page');
  await host.register(page, ANNA);
  await album.take(page, 'Anna opens an account');
  await host.confirmAndSignIn(page, await link(new RegExp(`(${siteUrl}/verify-email#token=\\S+)`)), ANNA);
  await album.take(page, 'Anna signs in and sees the five steps');
  await host.namePeople(page, PEOPLE);
  await album.take(page, 'Anna prints the papers');
  const codes = await host.checkPapers(page, PEOPLE);
  await album.take(page, 'Anna chooses a place for her will');
  await host.connectDrive(page);
  await album.take(page, 'The storage is connected');
  await host.addDocuments(page, DOCUMENTS);
  await album.take(page, 'The documents are uploaded');
  await host.acceptChecks(page);
  await album.take(page, 'Anna checks her answers');
  await host.seal(page);
  await album.take(page, 'The will is sealed');
  await page.goto('/dashboard');
  await host.seen(page, /./);
  await album.take(page, 'All is well');
  await page.context().close();
  return codes;
}

async function fallSilent({ stack, album, person }: Stage): Promise<void> {
  await stack.advance(100 * DAY, 'Anna answers none of the questions');
  const page = await person();
  await page.goto('/dashboard');
  await host.signIn(page, ANNA);
  await host.seen(page, /^(?!Sign in)/);
  await album.take(page, 'What Anna would see now');
  await page.context().close();
}

/** Ben starts with the link of our message. Ben uses a code by e-mail, and Clara one from the paper. */
async function readTogether({ stack, album, person, siteUrl }: Stage, [, paperOfClara]: readonly string[]): Promise<void> {
  const [ben, clara] = PEOPLE;
  const linkOf = (to: string, page: string) => stack.findInMessage(to, new RegExp(`(${siteUrl}/${page}#\\S+)`));
  const atBen = await person(TELEPHONE);
  await survivor.startByName(atBen, await linkOf(ben.email, 'start'), ben.name);
  await album.take(atBen, 'Ben starts the transfer');
  await survivor.confirmByCode(atBen, await linkOf(ben.email, 'survivor'), () => stack.findInMessage(ben.email, /Your code is (\d{6})/));
  await album.take(atBen, 'Ben has confirmed his identity and waits');
  await stack.advance(2 * DAY + 60, 'the 48 hours pass');
  const atClara = await person();
  await survivor.confirmByPaper(atClara, await linkOf(clara.email, 'survivor'), paperOfClara ?? '');
  await album.take(atClara, 'Clara has used her paper');
  await survivor.openWill(atBen);
  await album.take(atBen, 'Ben reads his message and the documents');
  await compare(await survivor.saveAll(atBen));
}

async function compare(saved: ReadonlyMap<string, string>): Promise<void> {
  for (const path of DOCUMENTS) {
    const name = basename(path);
    const [uploaded, downloaded] = [sha256(await readFile(path)), saved.get(name)];
    console.log(`    ${name}\n      uploaded   ${uploaded}\n      downloaded ${downloaded}`);
    if (uploaded !== downloaded) throw new Error(`${name} is not what was uploaded`);
  }
}
