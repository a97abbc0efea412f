import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

// Workers and their stacks share a cache of compiled code, as those of vitest.config.ts do.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** Drives the pages in Debian's browser against the real local stack. No package downloads a browser. */
export default defineConfig({
  testDir: 'browser',
  outputDir: '../../node_modules/.cache/browser-tests',
  // Each worker has its own stack, so that two keep two cores busy.
  workers: 2,
  // Only ends what hangs: a journey takes half a minute, and three times as long on a busy machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['../support/budget-reporter.ts']],
  use: {
    headless: true,
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      // Each page runs for seconds only. To optimize its code takes more than that code wins.
      args: ['--js-flags=--no-opt,--no-maglev'],
    },
    locale: 'en-GB',
    timezoneId: 'Europe/Vienna',
    viewport: { width: 360, height: 740 },
    // Otherwise colours are measured in the middle of a change.
    contextOptions: { reducedMotion: 'reduce' },
    // A process of the browser that has shown the pages before shows them with a third less work. Each test finds empty cookies and storages.
    reuseContext: true,
    // A recording takes a third of the browser's time, so only the second attempt has one. For one test: `--trace=on`.
    trace: 'on-first-retry',
  },
});
