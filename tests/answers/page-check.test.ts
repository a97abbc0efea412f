import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { canHostsAnswer, findPageFault } from '#answers/page-check.ts';
import type { App } from '#app/app.ts';
import { isSignedWith, readSignature } from '#infra/local/entry.ts';
import { createAnswerPage, type PageReply } from '#platform/answer-page.ts';

const TOKEN = '4711.1.mac';
const html = (token: string) => `<form method="post" action="respond"><input type="hidden" name="token" value="${token}"></form>`;

describe('the response of the answer page is accepted, or named as a fault:', () => {
  it.each([
    ['our page with the token of this fetch', { status: 200, body: html(TOKEN) }, undefined],
    ['our page of another fetch', { status: 200, body: html('4712.1.mac') }, 'another page'],
    ['a page of another service', { status: 200, body: '<h1>This domain is for sale</h1>' }, 'another page'],
    ['our own gateway, which is busy', { status: 429, body: '{"error":"Too many requests.","code":"rate_limited"}' }, undefined],
    ['a limit of another service', { status: 429, body: 'slow down' }, 'status 429'],
    ['a function that fails', { status: 503, body: '{"error":"Not now.","code":"unavailable"}' }, 'status 503'],
    ['a redirect', { status: 302, body: html(TOKEN) }, 'status 302'],
    ['nothing', { trouble: 'ECONNREFUSED' }, 'ECONNREFUSED'],
  ])('%s', (_, reply, trouble) => expect(findPageFault(reply, TOKEN)).toBe(trouble));
});

it.each([
  ['our page', [], []],
  ['our page after one fault', ['status 503'], []],
  ['three faults', ['status 503', 'ECONNREFUSED', 'TooLong'], ['TooLong']],
])('Hosts can answer unless each of three fetches fails: %s', async (_, troubles, alarms) => {
  const left = [...troubles];
  const raised: unknown[] = [];
  const fetch = async (token: string): Promise<PageReply> => {
    const trouble = left.shift();
    return trouble === undefined ? { status: 200, body: html(token) } : { trouble };
  };
  const log = { alarm: (_event: string, { trouble }: { trouble: string }) => raised.push(trouble) };
  const keyring = { key: async () => Buffer.alloc(32) };
  const app = { answerPage: { fetch }, keyring, log, newId: () => '4711', now: () => new Date('2031-03-11T10:05:00.000Z') };
  expect(await canHostsAnswer(app as unknown as App)).toBe(alarms.length === 0);
  expect(raised).toEqual(alarms);
});

describe('the request for the answer page', () => {
  const stops: (() => void)[] = [];
  afterEach(() => stops.splice(0).forEach((stop) => void stop()));
  const caller = { region: 'eu-central-1', accessKeyId: 'AKIA', secretAccessKey: 'secret', sessionToken: 'session' };
  const now = () => new Date('2031-03-11T10:05:00.000Z');

  async function pageBehind(answer: RequestListener) {
    const server = createServer(answer);
    stops.push(
      () => server.closeAllConnections(),
      () => server.close(),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // The address of a TCP server is always an AddressInfo.
    const { port } = server.address() as AddressInfo;
    return createAnswerPage({ apiUrl: `http://127.0.0.1:${port}`, caller: () => caller, now });
  }

  it("is signed by the function's role, and the signature is valid for this request only", async () => {
    const seen: (boolean | string | undefined)[] = [];
    const page = await pageBehind(({ method = '', url = '', headers }, response) => {
      const request = { method, url: new URL(url, 'http://page'), headers };
      const signature = readSignature(request);
      const holds = (altered: object) => signature && isSignedWith(caller.secretAccessKey, { ...request, ...altered }, signature);
      seen.push(holds({}), holds({ method: 'POST' }), holds({ url: new URL('/api/liveness/respond', 'http://page') }), signature?.scope);
      response.end('there');
    });
    expect(await page.fetch(TOKEN)).toEqual({ status: 200, body: 'there' });
    expect(seen).toEqual([true, false, false, '20310311/eu-central-1/execute-api/aws4_request']);
  });

  it('reads at most 64 KiB', async () => {
    const page = await pageBehind((_request, response) => void response.end(Buffer.alloc(64 * 1024 + 1)));
    expect(await page.fetch(TOKEN)).toEqual({ trouble: 'TooLong' });
  });

  it('does not follow a redirect', async () => {
    const page = await pageBehind((_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end());
    expect(await page.fetch(TOKEN)).toEqual({ status: 302, body: '' });
  });

  it('reports an unreachable address and does not throw', async () => {
    const page = createAnswerPage({ apiUrl: 'http://127.0.0.1:1', caller: () => caller, now });
    expect(await page.fetch(TOKEN)).toEqual({ trouble: 'ECONNREFUSED' });
  });
});
