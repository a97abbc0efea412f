import { existsSync } from 'node:fs';
import { basename } from 'node:path';

/** The programs of Chromium on Debian and of Chrome elsewhere. No package of ours downloads a browser. */
const WITH_WINDOW = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
const WITHOUT_WINDOW = ['/usr/bin/chromium-headless-shell', ...WITH_WINDOW];

/** Returns the path of a browser: the one that `CHROMIUM` names, or one of the usual places. Throws an error that says how to get one. */
export function findBrowser(isVisible: boolean): string {
  const named = process.env['CHROMIUM'];
  if (named) return checked(named, isVisible);
  const found = (isVisible ? WITH_WINDOW : WITHOUT_WINDOW).find((path) => existsSync(path));
  if (found) return found;
  throw new Error(`No browser was found. ${howToGetOne(isVisible)}`);
}

function checked(path: string, isVisible: boolean): string {
  if (!existsSync(path)) throw new Error(`CHROMIUM names ${path}, which does not exist. ${howToGetOne(isVisible)}`);
  if (isVisible && basename(path).includes('headless')) {
    throw new Error(`CHROMIUM names ${path}, which has no window. Unset it, or use --browser without --visible. ${howToGetOne(isVisible)}`);
  }
  return path;
}

function howToGetOne(isVisible: boolean): string {
  const debianPackage = isVisible ? 'chromium' : 'chromium-headless-shell';
  return `On Debian, run "sudo apt install ${debianPackage}". Elsewhere, install Chrome or Chromium and name its program: CHROMIUM=/path/to/chrome.`;
}
