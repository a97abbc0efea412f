import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

/** A page in a browser that Playwright does not drive. */
export interface BrowserPage {
  open(url: string): Promise<void>;
  /** Returns the string that an expression in the page gives. */
  read(expression: string): Promise<string>;
  /** Chooses files as a person does. */
  choose(selector: string, files: readonly string[]): Promise<void>;
  /** The addresses of all requests, and the texts of all errors and warnings so far, if the browser's protocol names them. */
  seen?: { requests: string[]; errors: string[] };
  close(): Promise<void>;
}

/** Opens a browser with an empty profile. Without `isOnline`, it has no network. Firefox never has one. */
type Open = (profile: string, downloads: string, options?: { isOnline: boolean }) => Promise<BrowserPage>;

const ALL: { name: string; tools: string[]; open: Open }[] = [
  { name: 'Firefox', tools: ['firefox-esr'], open: (profile, downloads) => openFirefox(profile, downloads) },
  { name: 'WebKit', tools: ['WebKitWebDriver', 'Xvfb'], open: openWebKit },
];

/** The browsers next to Chromium, and whether each is missing here: a test says so and is skipped, or fails where all tools are required. */
export const BROWSERS = ALL.map(({ tools, ...browser }) => {
  const missing = tools.filter((tool) => spawnSync(tool, ['--help']).error);
  if (missing.length > 0 && process.env['REQUIRE_TOOLS'] === '1') throw new Error(`Required and not installed: ${missing.join(', ')}`);
  if (missing.length > 0) console.warn(`Skipped the tests in ${browser.name}. Please install: ${missing.join(', ')}`);
  return { ...browser, isMissing: missing.length > 0 };
});

/** The saved files by name. Until a file is whole, a browser keeps an empty one of its name, and its bytes in another file. */
export function wholeFiles(downloads: string): Map<string, Buffer> {
  const names = readdirSync(downloads).filter((name) => !/\.(?:part|wkdownload)$/.test(name));
  return new Map(names.map((name) => [name, readFileSync(join(downloads, name))] as const).filter(([, content]) => content.length > 0));
}
