import { existsSync } from 'node:fs';

/** The programs of Chromium on Debian and of Chrome elsewhere. No package of ours downloads a browser. */
const WITH_WINDOW = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
const WITHOUT_WINDOW = ['/usr/bin/chromium-headless-shell', ...WITH_WINDOW];

/** Returns the path of a browser: the setting `CHROMIUM`, or one of the usual places. Throws an error that says how to get one. */
export function findBrowser(isVisible: boolean): string {
  const places = [process.env['CHROMIUM'] ?? '', ...(isVisible ? WITH_WINDOW : WITHOUT_WINDOW)];
  const found = places.find((path) => path !== '' && existsSync(path));
  if (found) return found;
  throw new Error('No Chromium was found. On Debian, run "apt-get install chromium". Elsewhere, name its program: CHROMIUM=/path/to/chrome.');
}
