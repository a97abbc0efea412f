import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { type FirefoxPage, openFirefox } from '#tests/recovery/firefox.ts';

/** The browsers that are measured. */
export const BROWSERS = ['Chromium', 'Firefox'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/** The only page of a browser. */
export interface Tab extends Pick<FirefoxPage, 'open' | 'read' | 'choose' | 'close'> {
  /** The folder for saved files. */
  downloads: string;
}

/** Starts a browser without a window. `folder`: an empty folder. */
export async function openTab(name: BrowserName, folder: string): Promise<Tab> {
  const [profile, downloads] = [join(folder, 'profile'), join(folder, 'downloads')];
  for (const path of [profile, downloads]) mkdirSync(path, { recursive: true });
  return { ...(name === 'Firefox' ? await openFirefox(profile, downloads, { isConnected: true }) : await openChromium(downloads)), downloads };
}

async function openChromium(downloads: string): Promise<Omit<Tab, 'downloads'>> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell', downloadsPath: downloads });
  const page = await browser.newPage({ locale: 'en-GB' });
  return {
    open: async (url) => void (await page.goto(url)),
    read: (expression) => page.evaluate(expression),
    choose: (selector, files) => page.setInputFiles(selector, [...files]),
    close: () => browser.close(),
  };
}

const WAIT_MS = 600_000;

/** Waits until an expression in the page is true. Throws with the text of the page if it does not become true. */
export async function until(tab: Tab, expression: string, milliseconds = WAIT_MS): Promise<void> {
  const end = Date.now() + milliseconds;
  while ((await tab.read(`String(Boolean(${expression}))`)) !== 'true') {
    if (Date.now() > end) throw new Error(`Not true: ${expression}\n${await tab.read('document.body.innerText')}`);
    await pause(100);
  }
}

const shows = (text: string) => `document.body.innerText.includes(${JSON.stringify(text)})`;
export const untilShown = (tab: Tab, text: string): Promise<void> => until(tab, shows(text));

/** Presses the button or link with this text, when it is there. */
export async function press(tab: Tab, text: string): Promise<void> {
  const button = `[...document.querySelectorAll('button:not([aria-disabled=true]), a')].find((one) => one.textContent.trim() === ${JSON.stringify(text)})`;
  await until(tab, button);
  await tab.read(`(${button}.click(), '')`);
}

/** Types a text into the field with this label, when it is there. */
export async function type(tab: Tab, label: string, text: string): Promise<void> {
  await until(tab, fieldOf(label));
  await tab.read(
    `((field) => { field.value = ${JSON.stringify(text)}; field.dispatchEvent(new Event('input', { bubbles: true })); return ''; })(${fieldOf(label)})`,
  );
}

/** Sends the form with the field of this label. */
export async function send(tab: Tab, label: string): Promise<void> {
  await tab.read(`(${fieldOf(label)}.form.requestSubmit(), '')`);
}

const fieldOf = (label: string): string =>
  `[...document.querySelectorAll('label')].find((one) => one.textContent.startsWith(${JSON.stringify(label)}))?.control`;

/** MiB of memory. `page`: of the process of the page. `all`: of all processes of the browser together. */
export interface Memory {
  page: number;
  all: number;
}

/** What a task needed. `before`: on the idle page. */
export interface Needed {
  before: Memory;
  peak: Memory;
}

const SAMPLE_MS = 25;

/**
 * Measures the proportional memory (PSS) of the browser that this process started last, several times per second, until it is stopped.
 * Memory that processes share counts in equal parts: https://man7.org/linux/man-pages/man5/proc_pid_smaps.5.html
 */
export async function watchBrowser(name: BrowserName): Promise<() => Needed> {
  const before = memoryOf(name);
  const peak = { ...before };
  const sample = () => {
    const { page, all } = memoryOf(name);
    peak.page = Math.max(peak.page, page);
    peak.all = Math.max(peak.all, all);
  };
  const timer = setInterval(sample, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return { before, peak };
  };
}

const KINDS = { Chromium: /--type=renderer/, Firefox: /-contentproc.*\btab$/ } as const satisfies Record<BrowserName, RegExp>;

/** The process of the page is the largest one of its kind: others wait for a page. */
function memoryOf(name: BrowserName): Memory {
  const processes = below(process.pid).map((pid) => ({ isPage: KINDS[name].test(commandOf(pid)), size: sizeOf(pid) }));
  const sizes = processes.filter(({ isPage }) => isPage).map(({ size }) => size);
  return { page: Math.max(...sizes), all: processes.reduce((sum, { size }) => sum + size, 0) };
}

/** The processes of the browser, which this process has started. Our own service is one of Node's. */
function below(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((entry) => [Number(entry), parentOf(Number(entry))] as const);
  const find = (of: number): number[] =>
    parents.filter(([child, parent]) => parent === of && !/node/.test(commandOf(child))).flatMap(([child]) => [child, ...find(child)]);
  return find(pid);
}

const parentOf = (pid: number): number => Number(/^PPid:\s+(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
const sizeOf = (pid: number): number => Number(/^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
const commandOf = (pid: number): string => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();

/** A process may have ended in the meantime. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
