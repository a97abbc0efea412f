import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';

/** A page or a file of a page. `policy` is its Content-Security-Policy. */
export interface Page {
  type: string;
  content: string | Buffer;
  policy: string;
}

/** Scripts, styles and requests only from the same address. No inline script or style, no other site, no frame around it. */
export const OWN_FILES_ONLY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
};

/** Reads a file of a page. Its name gives its type. Throws if there is no such file. */
export async function readPage(file: URL, policy = OWN_FILES_ONLY): Promise<Page> {
  return { type: TYPES[extname(file.pathname)] ?? 'application/octet-stream', content: await readFile(file), policy };
}

/** Returns a page in one file: text in its own styles. */
export function scriptless(html: string): Page {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  return { type: 'text/html; charset=utf-8', content: html, policy };
}

/** Sends a page. No other site can embed it or read it, and a browser keeps no copy. */
export function sendPage(response: ServerResponse, { type, content, policy }: Page): void {
  response.writeHead(200, { ...LOCAL_HEADERS, 'content-type': type, 'content-security-policy': policy });
  response.end(content);
}

/** The headers of every reply that only the local stack gives. */
export const LOCAL_HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
