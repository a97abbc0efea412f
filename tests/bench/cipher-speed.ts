import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildWorker } from '#infra/recovery/build.ts';
import type { Tab } from './browser-tab.ts';
import type { Measured } from './cipher-page.ts';

/** Of a form that the pages accept for a worker. */
const WORKER = '/assets/own-device-bench.js';

/** Measures our worker and the library in a page, on the same bytes. */
export async function measureSpeed(tab: Tab, bytes: number, rounds: number): Promise<Measured> {
  const files = new Map<string, [type: string, content: Uint8Array | string]>([
    ['/', ['text/html', '<!doctype html><meta charset="utf-8" /><title>Speed</title><script src="/page.js"></script>']],
    ['/page.js', ['text/javascript', await bundled('cipher-page.ts')]],
    ['/library.js', ['text/javascript', await bundled('cipher-library.ts')]],
    [WORKER, ['text/javascript', await buildWorker()]],
  ]);
  const server = createServer(({ url = '' }, response) => {
    const [type, content] = files.get(url) ?? ['text/plain', ''];
    response.setHeader('content-type', type).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await tab.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return JSON.parse(await tab.read(`measure(${bytes}, ${rounds}).then(JSON.stringify)`));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function bundled(file: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    define: { OWN_DEVICE_WORKER: JSON.stringify(WORKER) },
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
