import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type Brand, DEFAULT_BRAND } from '#common/brand.ts';
import { markFiles } from '#infra/pages/brand.ts';
import { buildPages } from '#infra/pages/build-pages.ts';
import type { Config } from '#web/edge/config.ts';
import { type Connections, isPart, securityHeaders } from '#web/edge/headers.ts';
import { answerTo, NOT_FOUND_PAGE } from '#web/edge/pages.ts';
import { type PublishedFile, publication } from '#web/edge/publication.ts';
import { listen, siteOrigin } from './gateway/ports.ts';

/** The server of the pages, which answers as the deployed one does. */
export interface Site {
  /** The origin of the pages. Browsers connect to the API from this origin only. */
  url: string;
  /** Builds the pages and serves them with this configuration. Until then, every request gets 503. */
  publish(config: Config & Connections & { brand?: Brand }): Promise<void>;
  close(): Promise<void>;
}

interface ServedFile extends PublishedFile {
  zipped: Buffer;
}

/** Opens the port of the pages on loopback. Throws a StartError if it is busy. */
export async function openSite(port: number): Promise<Site> {
  let answer = (_request: IncomingMessage, response: ServerResponse): void => void response.writeHead(503).end();
  const listener = await listen((request, response) => answer(request, response), port, '--site');
  return {
    url: siteOrigin(listener.port),
    close: listener.close,
    publish: async ({ staging, brand = DEFAULT_BRAND, ...config }) => {
      const connections = { api: config.api, staging };
      const files = publication([...(await buildPages()), ...markFiles(brand)], config, connections).map((file) => ({
        ...file,
        zipped: gzipSync(file.content),
      }));
      answer = serve(new Map(files.map((file) => [file.path, file])), connections);
    },
  };
}

function serve(files: ReadonlyMap<string, ServedFile>, connections: Connections) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const name = answerTo(request.url?.split('?')[0] ?? '/');
    for (const [header, value] of Object.entries(securityHeaders(name && isPart(name) ? undefined : connections))) response.setHeader(header, value);
    const file = name === undefined ? undefined : files.get(name);
    if (!file) response.statusCode = 404;
    send(request, response, file ?? files.get(NOT_FOUND_PAGE));
  };
}

function send(request: IncomingMessage, response: ServerResponse, file: ServedFile | undefined): void {
  if (!file) return void response.end();
  const isZipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  response.setHeader('content-type', file.type);
  response.setHeader('cache-control', file.cacheControl);
  response.setHeader('vary', 'accept-encoding');
  if (file.disposition) response.setHeader('content-disposition', file.disposition);
  if (isZipped) response.setHeader('content-encoding', 'gzip');
  response.end(request.method === 'HEAD' ? undefined : isZipped ? file.zipped : file.content);
}
