import http from 'node:http';
import https from 'node:https';
import { readAtMost } from '#net/json-reply.ts';
import { type Caller, signedHeaders } from './signed-request.ts';

/** The response, or a few words that say why there is none. */
export type PageReply = { status: number; body: string } | { trouble: string };

/** Fetches the service's own answer page from outside: through DNS, certificate, firewall and gateway. */
export interface AnswerPage {
  /** Never throws. The body has at most 64 KiB, and the whole call takes at most eight seconds. */
  fetch(token: string): Promise<PageReply>;
}

const PATH = '/api/liveness/page-check';
const DEADLINE_MS = 8_000;
const MAX_BYTES = 64 * 1024;

/** Fetches the page at the public address of the API. The gateway recognizes the caller by a signature. */
export function createAnswerPage({ apiUrl, caller, now }: { apiUrl: string; caller: () => Caller; now: () => Date }): AnswerPage {
  return {
    async fetch(token) {
      const url = new URL(`${PATH}?token=${token}`, apiUrl);
      try {
        return await get(url, signedHeaders(url, caller(), now()));
      } catch (error) {
        return { trouble: error instanceof Error && 'code' in error ? String(error.code) : 'no reply' };
      }
    },
  };
}

/** Follows no redirects: the page must be at the address that our links contain. Uses a new connection each time, as a Host does. */
async function get(url: URL, headers: Record<string, string>): Promise<PageReply> {
  const { hostname, port, pathname, search } = url;
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const { request } = url.protocol === 'https:' ? https : http;
  request({ hostname, port, path: `${pathname}${search}`, method: 'GET', headers, agent: false, signal }, resolve)
    .on('error', reject)
    .end();
  const reply = await promise;
  return { status: reply.statusCode ?? 0, body: (await readAtMost(reply, MAX_BYTES, DEADLINE_MS)).toString('utf8') };
}
