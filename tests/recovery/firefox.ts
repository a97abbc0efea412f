import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserPage } from './browsers.ts';

/** A page in Debian's Firefox, by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). Playwright drives only the Firefox that it downloads. */
export type FirefoxPage = Required<BrowserPage>;

/** Starts Firefox without a window. `profile`: an empty folder. `downloads`: the folder for saved files. Default: without a network. */
export async function openFirefox(profile: string, downloads: string, { isConnected = false } = {}): Promise<FirefoxPage> {
  const given = { ...preferences(downloads), ...(!isConnected && WITHOUT_NETWORK) };
  writeFileSync(join(profile, 'user.js'), Object.entries(given).map(preference).join('\n'));
  const firefox = spawn('firefox-esr', ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank']);
  const session = await connect(await addressOf(firefox.stderr));
  await session.send('session.new', { capabilities: {} });
  await session.send('session.subscribe', { events: ['network.beforeRequestSent', 'log.entryAdded'] });
  const { contexts } = await session.send('browsingContext.getTree', {});
  const context: string = contexts[0].context;
  const evaluate = async (expression: string) =>
    (await session.send('script.evaluate', { expression, target: { context }, awaitPromise: true })).result;
  return {
    seen: session.seen,
    open: async (url) => void (await session.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    read: async (expression) => (await evaluate(expression)).value,
    async choose(selector, files) {
      const { sharedId } = await evaluate(`document.querySelector(${JSON.stringify(selector)})`);
      await session.send('input.setFiles', { context, element: { sharedId }, files });
    },
    async close() {
      // A page that asks before it is left, or a download that has just ended, can keep it open for ever.
      const late = setTimeout(() => firefox.kill('SIGKILL'), CLOSING_MS);
      const ended = once(firefox, 'exit');
      await Promise.race([session.send('browser.close', {}), ended]);
      await ended;
      clearTimeout(late);
    },
  };
}

const CLOSING_MS = 10_000;

/** A proxy that does not exist cuts the network. */
const WITHOUT_NETWORK = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

function preferences(downloads: string): Record<string, string | number | boolean> {
  return {
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.useDownloadDir': true,
    'intl.accept_languages': 'en-GB',
  };
}

function preference([name, value]: [string, unknown]): string {
  return `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`;
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  for await (const piece of output) {
    said += piece;
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
    if (address) {
      output.resume();
      return address;
    }
  }
  throw new Error(`Firefox did not start: ${said}`);
}

// biome-ignore lint/suspicious/noExplicitAny: replies of the protocol, read by the test only.
type Reply = any;

async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  const seen: FirefoxPage['seen'] = { requests: [], errors: [] };
  socket.addEventListener('message', ({ data }) => {
    const { id, type, method, params, result, message } = JSON.parse(String(data));
    if (method === 'network.beforeRequestSent') seen.requests.push(params.request.url);
    else if (method === 'log.entryAdded') ['error', 'warn'].includes(params.level) && seen.errors.push(params.text);
    else if (type === 'error') waiting.get(id)?.reject(new Error(message));
    else waiting.get(id)?.resolve(result);
  });
  await once(socket, 'open');
  return {
    seen,
    send(method: string, params: object): Promise<Reply> {
      const id = waiting.size + 1;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
  };
}
