import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { DemoStack } from '#infra/local/demo/demo-stack.ts';
import { sha256 } from '#infra/local/demo/sha256.ts';
import { type Album, openAlbum } from './album.ts';
import * as host from './host-clicks.ts';
import * as survivor from './survivor-clicks.ts';

// Takes one will from the first page to the end of the access window by clicking only, and leaves a picture of each page.

const DAY = 86_400;
/** A machine that does other work can be slow. */
const STEP_TIMEOUT_MS = 60_000;
// Not `isMobile`: such a page keeps the zoom of a printed sheet, and presses then miss their button.
const TELEPHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const ANNA = { email: 'anna.host@example.com', password: 'the piano is out of tune', display_name: 'Anna Host' };
const PEOPLE = [
  { name: 'Ben Host', relationship: 'son', email: 'ben@example.net', message: 'Dear Ben, thank you for everything.' },
  { name: 'Clara Host', relationship: 'daughter', email: 'clara@example.net', message: 'Dear Clara, thank you for everything.' },
  { name: 'Daniel Dorn', relationship: 'friend', email: 'daniel@example.net', message: 'Dear Daniel, thank you for everything.' },
] as const;
/** Ben has only a telephone, and the service itself reaches him. */
const PHONE_OF_BEN = '+436641112233';
const people = (isPlain: boolean) => PEOPLE.map((person, index) => (isPlain && index === 0 ? { ...person, phone: PHONE_OF_BEN } : person));
const DOCUMENTS = ['last-will.pdf', 'letter-to-my-children.docx', 'family-photo.jpg'].map((name) =>
  fileURLToPath(new URL(`../../../../tests/fixtures/documents/${name}`, import.meta.url)),
);

export interface BrowserDemoOptions {
  /** The path of the browser. */
  program: string;
  siteUrl: string;
  /** Where the pictures go. */
  folder: string;
  /** Whether the browser is visible, and slow enough to follow. */
  isVisible: boolean;
  /** Whether the family brings nothing: no storage, and a copy of the sealed will at home. */
  isPlain: boolean;
}

/** Everyone in the story, and what they share. */
interface Stage {
  stack: DemoStack;
  siteUrl: string;
  take: Album['take'];
  /** Opens the browser of a person. */
  person(device?: object): Promise<Page>;
  /** Returns the newest link to this page of ours in a message to this address. */
  linkTo(page: string, to: string): Promise<string>;
}

/** Plays the story. Throws at the first thing that a person could not do. A picture of each open page is then added to the album. */
export async function playInBrowser(stack: DemoStack, { program, siteUrl, folder, isVisible, isPlain }: BrowserDemoOptions): Promise<void> {
  const album = await openAlbum(resolve(folder));
  const browser = await chromium.launch({ executablePath: program, headless: !isVisible, slowMo: isVisible ? 300 : 0 });
  try {
    await playStory(isPlain, {
      stack,
      siteUrl,
      take: async (of, caption) => {
        await album.take(of, caption);
        stack.begin(`after the picture: ${caption}`);
      },
      person: (device = {}) => openPage(browser, siteUrl, device),
      linkTo: (page, to) => stack.findInMessage(to, new RegExp(`(${siteUrl}/${page}#\\S+)`)),
    });
  } catch (error) {
    for (const page of browser.contexts().flatMap((context) => context.pages())) await album.take(page, 'Here the story stopped').catch(() => {});
    throw error;
  } finally {
    console.log(`Pictures of every page: ${await album.close()}`);
    await browser.close();
  }
}

async function openPage(browser: Browser, baseURL: string, device: object): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', timezoneId: 'Europe/Vienna', reducedMotion: 'reduce', ...device });
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  return context.newPage();
}

async function playStory(isPlain: boolean, stage: Stage): Promise<void> {
  const { codes, keys, copy } = await setUp(stage, isPlain);
  await answerOneCheck(stage);
  const atAnna = await fallSilent(stage);
  await readTogether(stage, atAnna, { ofBen: isPlain ? PHONE_OF_BEN : PEOPLE[0].email, paperOfClara: codes[1] ?? '' });
  if (copy !== undefined) await openFromCopy(stage, copy, keys.slice(0, 2));
}

/** What Anna keeps and gives away: one backup code and the key from the paper of each person, and the path of a copy. */
interface Given {
  codes: string[];
  keys: string[];
  copy: string | undefined;
}

/** Anna sets everything up. */
async function setUp({ take, person, linkTo }: Stage, isPlain: boolean): Promise<Given> {
  const page = await person(TELEPHONE);
  await page.goto('/');
  await host.seen(page, 'We keep wills sealed until they are needed');
  await take(page, 'The first page');
  await host.register(page, ANNA);
  await take(page, 'Anna has opened an account');
  await host.confirmAndSignIn(page, await linkTo('verify-email', ANNA.email), ANNA);
  await take(page, 'Anna signs in and sees the five steps');
  await host.namePeople(page, people(isPlain));
  await take(page, 'Anna has named three people');
  await host.acceptThreshold(page);
  await take(page, 'Anna prints the papers');
  await host.asPrinted(page, (sheet) => take(sheet, 'The first sheet of the paper of Ben'));
  const keys = await host.printedKeys(page);
  const codes = await host.checkPapers(page, PEOPLE);
  await take(page, 'Anna chooses a place for her will');
  await (isPlain ? host.chooseService(page) : host.connectDrive(page));
  await take(page, 'The will has a place');
  await host.addDocuments(page, DOCUMENTS);
  await take(page, 'The documents are uploaded');
  await host.acceptChecks(page);
  await take(page, 'Anna checks her answers');
  await host.seal(page);
  await take(page, 'The will is sealed');
  const copy = isPlain ? await host.takeCopy(page) : undefined;
  if (isPlain) await take(page, 'Anna has taken a copy home');
  await host.goToOverview(page);
  await take(page, 'All is well');
  if (!isPlain) await page.context().close();
  return { codes, keys, copy };
}

/** Anna answers with one press on a button, behind the link of an e-mail. */
async function answerOneCheck({ stack, take, person }: Stage): Promise<void> {
  await stack.advance(30 * DAY + 60, 'the first check goes out');
  const page = await person(TELEPHONE);
  await page.goto(await stack.findInMessage(ANNA.email, /(http\S+\/api\/liveness\/respond\?token=\S+)/));
  await take(page, 'We ask Anna whether she is well');
  await host.answer(page);
  await take(page, 'Anna has answered');
  await page.context().close();
}

/** Returns the page of Anna, at a computer. */
async function fallSilent({ stack, take, person }: Stage): Promise<Page> {
  await stack.advance(99 * DAY + 60, 'three checks go unanswered');
  const page = await person();
  await page.goto('/dashboard');
  await host.signIn(page, ANNA);
  await host.seen(page, 'We did not hear from you');
  await take(page, 'What Anna would see now');
  return page;
}

/** Ben starts with the link of our message to his mailbox or telephone. He uses a code that comes there, and Clara one from the paper. */
async function readTogether(
  { stack, take, person, linkTo }: Stage,
  atAnna: Page,
  { ofBen, paperOfClara }: { ofBen: string; paperOfClara: string },
): Promise<void> {
  const [ben, clara] = PEOPLE;
  const atBen = await person(TELEPHONE);
  await survivor.startByName(atBen, await linkTo('start', ofBen), ben.name);
  await take(atBen, 'Ben has started the transfer');
  await survivor.confirmByCode(atBen, await linkTo('survivor', ofBen), () => stack.findInMessage(ofBen, /Your code is (\d{6})/));
  await take(atBen, 'Ben has confirmed his identity and waits');
  await atAnna.reload();
  await host.seen(atAnna, 'A transfer of your will is running');
  await take(atAnna, 'Anna could still stop it');
  await atAnna.context().close();
  await stack.advance(2 * DAY + 60, 'the 48 hours pass');
  const atClara = await person();
  await survivor.confirmByPaper(atClara, await linkTo('survivor', clara.email), paperOfClara);
  await take(atClara, 'Clara has used her paper and reads');
  await survivor.openWill(atBen);
  await take(atBen, 'Ben reads his message and the documents');
  await compare(await survivor.saveAll(atBen));
  await stack.advance(14 * DAY, 'the access window closes');
  await survivor.seeItClosed(atBen);
  await take(atBen, 'The documents are closed again');
}

/** Years later, without the service: two of them open the copy on a computer without a network. */
async function openFromCopy({ take, person }: Stage, copy: string, keys: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'will-copy-'));
  try {
    const page = await person({ offline: true });
    await page.goto(pathToFileURL(await survivor.unpackCopy(copy, folder)).href);
    await survivor.enterKeys(page, folder, keys);
    await take(page, 'The copy opens with two papers, without the service and without a network');
    await compare(await survivor.saveAll(page));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(saved: ReadonlyMap<string, string>): Promise<void> {
  for (const path of DOCUMENTS) {
    const name = basename(path);
    const [uploaded, downloaded] = [sha256(await readFile(path)), saved.get(name)];
    console.log(`    ${name}\n      uploaded   ${uploaded}\n      downloaded ${downloaded}`);
    if (uploaded !== downloaded) throw new Error(`${name} is not what was uploaded`);
  }
}
