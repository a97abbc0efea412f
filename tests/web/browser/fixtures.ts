import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as playwright } from '@playwright/test';
import { count, takeCounts } from '#tests/support/counts.ts';
import { toStart } from '#tests/support/moments.ts';
import { type RealStack, type RealStackOptions, startRealStack } from '#tests/support/real-stack.ts';

/** The service with its pages. */
export type SiteStack = RealStack & {
  siteUrl: string;
  /** Where a test begins. In a deployment it is the name that CloudFront assigned, which leads to the operator's own. */
  firstUrl: string;
  /** Other origins that pages may use. */
  origins: string[];
  /** Arguments of the browser. */
  browserArguments: string[];
};

/** Returns the stack with the addresses of a deployment (`ASSEMBLY`): the browser finds its names at the port of its network. */
async function withAddresses(stack: RealStack): Promise<SiteStack> {
  const siteUrl = stack.siteUrl ?? '';
  if (!process.env['ASSEMBLY']) return { ...stack, siteUrl, firstUrl: siteUrl, origins: [], browserArguments: [] };
  const { frontend_url } = await (await fetch(`${stack.url}/_local/state`)).json();
  return {
    ...stack,
    siteUrl: frontend_url,
    firstUrl: 'https://d000000000000.cloudfront.net',
    origins: ['https://d000000000000.cloudfront.net', 'https://api.will.example'],
    browserArguments: [`--host-resolver-rules=MAP *:443 127.0.0.1:${new URL(siteUrl).port}`, '--ignore-certificate-errors'],
  };
}

interface Fixtures {
  /** Of every test, whatever browsers it opens. */
  service: undefined;
  /** Opens a browser of another person, with its own storage. */
  person(options?: BrowserContextOptions): Promise<Page>;
}

/** A test with the service, its pages, and browsers that report every forbidden thing that a page does. */
export const test = playwright.extend<Fixtures, { stack: SiteStack; stackOptions: RealStackOptions }>({
  stackOptions: [{}, { option: true, scope: 'worker' }],
  stack: [
    async ({ stackOptions }, use) => {
      const stack = await startRealStack('browser', { site: true, remapsHeaders: true, ...stackOptions });
      await use(await withAddresses(stack));
      await stack.stop();
    },
    // Only ends what hangs, as the timeout of a test.
    { scope: 'worker', timeout: 180_000 },
  ],
  launchOptions: [
    ({ stack, launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...stack.browserArguments] }),
    { scope: 'worker' },
  ],
  baseURL: ({ stack }, use) => use(stack.firstUrl),
  service: [
    async ({ stack }, use, info) => {
      // Which tests a worker ran before depends on the time they took.
      await toStart(stack);
      const logged = stack.log().length;
      await use(undefined);
      info.annotations.push({ type: 'counts', description: JSON.stringify(takeCounts()) });
      if (info.status !== info.expectedStatus) console.warn(`The service during this test:\n${stack.log().slice(logged)}`);
    },
    { auto: true },
  ],
  context: async ({ context, stack }, use) => {
    const problems = await watch(context, stack);
    await use(context);
    expect(problems).toEqual([]);
  },
  person: async ({ browser, stack, baseURL, locale, timezoneId, viewport }, use) => {
    const opened: { context: BrowserContext; problems: string[] }[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        viewport,
        reducedMotion: 'reduce',
        ...options,
      });
      opened.push({ context, problems: await watch(context, stack) });
      return context.newPage();
    });
    for (const { context } of opened) await context.close();
    expect(opened.flatMap(({ problems }) => problems)).toEqual([]);
  },
});

export { expect };

/** Returns a list that fills with errors of pages, violations of their policy, and requests to third parties. */
async function watch(context: BrowserContext, stack: SiteStack): Promise<string[]> {
  const problems: string[] = [];
  const { object_store, drives } = await stack.endpoints();
  const known = [stack.siteUrl, stack.url, object_store.endpoint, ...Object.values(drives), ...stack.origins];
  context.on('request', (request) => {
    if (request.isNavigationRequest()) count('pages opened');
    const { origin, protocol } = new URL(request.url());
    if (!known.includes(origin) && !['data:', 'blob:', 'about:'].includes(protocol)) problems.push(`a request to ${request.url()}`);
  });
  context.on('weberror', (error) => problems.push(`an error: ${error.error().stack}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // A browser writes a line for each refusal of the service, each lost connection, and an unknown address. Pages handle them.
    const isLost = /^Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)/.test(message.text());
    const isReply = message.text().startsWith('Failed to load resource') && !message.location().url.includes('/assets/');
    // The test's own script is refused in the frame of a message in the control room, as every script is.
    const isRefused = message.text().startsWith(`Blocked script execution in '${stack.url}/_local/messages/html?`);
    if (!isLost && !isReply && !isRefused) problems.push(`in the console: ${message.text()}`);
  });
  return problems;
}
