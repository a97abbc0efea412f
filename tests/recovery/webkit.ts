import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { BrowserPage } from './browsers.ts';

/** The browser of Debian's `webkit2gtk-driver`: the engine of Safari. */
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** The key of an element in a reply. https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** A proxy that does not exist cuts the network. */
const WITHOUT_NETWORK = { proxy: { proxyType: 'manual', httpProxy: '127.0.0.1:9', sslProxy: '127.0.0.1:9' } };

/** Starts WebKit with a screen in memory. `profile`: an empty folder. `downloads`: the folder for saved files. */
export async function openWebKit(profile: string, downloads: string, { isOnline = false } = {}): Promise<BrowserPage> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen.stdio[3] as Readable);
  mkdirSync(join(profile, '.config'));
  writeFileSync(join(profile, '.config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const port = await freePort();
  const env = { PATH: process.env['PATH'], DISPLAY: `:${display}`, HOME: profile, XDG_CONFIG_HOME: join(profile, '.config'), LANG: 'C.UTF-8' };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
  const send = sender(`http://127.0.0.1:${port}`, driver);
  await send('GET', '/status');
  const browser = { 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] } };
  const { sessionId } = await send('POST', '/session', { capabilities: { alwaysMatch: { ...browser, ...(isOnline ? {} : WITHOUT_NETWORK) } } });
  const ask = (method: string, path: string, body?: object) => send(method, `/session/${sessionId}${path}`, body);
  return {
    open: async (url) => void (await ask('POST', '/url', { url })),
    read: (expression) => ask('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    async choose(selector, files) {
      const { [ELEMENT]: id } = await ask('POST', '/element', { using: 'css selector', value: selector });
      await ask('POST', `/element/${id}/value`, { text: files.join('\n') });
    },
    async close() {
      await ask('DELETE', '').catch(() => undefined);
      for (const one of [driver, screen]) await ended(one);
    },
  };
}

/** https://www.w3.org/TR/webdriver2/#endpoints. The driver says nowhere when it listens. */
function sender(base: string, driver: ChildProcess) {
  return async (method: string, path: string, body?: object) => {
    const request = { method, headers: { 'content-type': 'application/json' }, ...(body && { body: JSON.stringify(body) }) };
    for (;;) {
      const reply = await fetch(base + path, request).catch((error: unknown) => {
        if (path !== '/status' || driver.exitCode !== null) throw error;
      });
      if (!reply) continue;
      // biome-ignore lint/suspicious/noExplicitAny: replies of the protocol, read by the test only.
      const { value }: any = await reply.json();
      if (!reply.ok) throw new Error(`${path}: ${value.message}`);
      return value;
    }
  };
}

async function firstLine(stream: Readable): Promise<string> {
  return (await text(stream)).trim();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return;
  const exit = once(process, 'exit');
  process.kill();
  await exit;
}
