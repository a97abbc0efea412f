import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Config } from '#web/edge/config.ts';
import { type Connections, cacheControl, isDownload, securityHeaders } from '#web/edge/headers.ts';
import { fileOf } from '#web/edge/pages.ts';
import { buildPages } from './build-pages.ts';
import { listen } from './gateway/ports.ts';

/** The server of the pages, which answers as the deployed one does. */
export interface Site {
  /** The origin of the pages. Browsers connect to the API from this origin only. */
  url: string;
  /** Builds the pages and serves them with this configuration. Until then, every request gets 503. */
  publish(config: Config & Connections): Promise<void>;
  close(): Promise<void>;
}

interface ServedFile {
  content: Buffer;
  zipped: Buffer;
  type: string;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Returns the origin of a site on this port. The name `localhost` is the one that Vite uses. */
export const siteOrigin = (port: number): string => `http://localhost:${port}`;

/** Opens the port of the pages on loopback. Throws a StartError if it is busy. */
export async function openSite(port: number): Promise<Site> {
  let answer = (_request: IncomingMessage, response: ServerResponse): void => void response.writeHead(503).end();
  const listener = await listen((request, response) => answer(request, response), port, '--site');
  return {
    url: siteOrigin(listener.port),
    close: listener.close,
    publish: async ({ staging, ...config }) => {
      const files = new Map((await buildPages()).map(({ path, content }) => [path, served(path, content)]));
      files.set('config.json', served('config.json', Buffer.from(JSON.stringify(config))));
      answer = serve(files, securityHeaders({ api: config.api, staging }));
    },
  };
}

function served(path: string, content: Buffer): ServedFile {
  return { content, zipped: gzipSync(content), type: TYPES[extname(path)] ?? 'application/octet-stream' };
}

function serve(files: ReadonlyMap<string, ServedFile>, headers: Record<string, string>) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url?.split('?')[0] ?? '/';
    const name = fileOf(path) ?? path.slice(1);
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
    // A mistyped address gets a page that says so. A missing file gets no page.
    const found = files.get(name) ?? (extname(path) === '' ? files.get('family.html') : undefined);
    if (!files.has(name)) response.statusCode = 404;
    if (isDownload(name)) response.setHeader('content-disposition', 'attachment');
    if (found) send(request, response, found, cacheControl(name));
    else response.end();
  };
}

function send(request: IncomingMessage, response: ServerResponse, file: ServedFile, caching: string): void {
  const isZipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  response.setHeader('content-type', file.type);
  response.setHeader('cache-control', caching);
  response.setHeader('vary', 'accept-encoding');
  if (isZipped) response.setHeader('content-encoding', 'gzip');
  response.end(request.method === 'HEAD' ? undefined : isZipped ? file.zipped : file.content);
}
