import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from '#infra/local/site.ts';
import { pageName, sealPageName } from '#recovery/page-name.ts';
import { PAGE_SHA256, SEAL_SHA256 } from '#recovery/sha256.ts';
import { client } from '#tests/support/client.ts';
import { securityHeaders } from '#web/edge/headers.ts';

describe('the site of the local stack', () => {
  const about = { name: 'Vienna Wills', controlRoom: 'http://127.0.0.1:3999/_local' };
  const connections = { api: 'http://127.0.0.1:3999', staging: 'http://127.0.0.1:3998' };
  let site: Site;
  beforeAll(async () => {
    site = await openSite(0);
    await site.publish({ ...connections, ...about });
  });
  afterAll(() => site?.close());
  const get = (path: string) => client(site.url, { contract: false })('GET', path);

  it('answers each address with its page and the deployed headers', async () => {
    const { status, headers, body } = await get('/survivor?x=1');
    expect(status).toBe(200);
    expect(body).toContain('<!doctype html>');
    const sent = Object.entries(securityHeaders(connections)).map(([name, value]) => [name.toLowerCase(), value]);
    expect(headers).toMatchObject({ ...Object.fromEntries(sent), 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  });

  it('has no script or style inside a page', async () => {
    for (const address of ['/', '/dashboard']) {
      expect((await get(address)).body).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
    }
  });

  it('names the address of the API, the service and the control room', async () => {
    expect((await get('/config.json')).body).toEqual({ api: connections.api, ...about });
  });

  it('keeps scripts for a year, and compresses them for browsers that ask', async () => {
    const [, script = ''] = /src="([^"]+)"/.exec((await get('/')).body) ?? [];
    const { headers } = await get(script);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'text/javascript; charset=utf-8' });
    const zipped = await client(site.url, { contract: false })('GET', script, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.bytes.length).toBeLessThan(Number((await get(script)).bytes.length) / 2);
  });

  it.each([
    ['recover.html', pageName(PAGE_SHA256), PAGE_SHA256],
    ['seal.html', sealPageName(SEAL_SHA256), SEAL_SHA256],
  ])('gives %s as a file to save, in the current version', async (_, name, sha256) => {
    const { headers, bytes } = await get(`/${name}`);
    expect([headers['content-disposition'], createHash('sha256').update(bytes).digest('hex')]).toEqual(['attachment', sha256]);
    expect((await get('/')).headers['content-disposition']).toBeUndefined();
  });

  it('has the policy in the page too, before anything that the page loads', async () => {
    const [before, after = ''] = (await get('/dashboard')).body.split('<meta http-equiv="Content-Security-Policy" content="');
    expect(before).not.toMatch(/<(script|link)/);
    expect(after).toMatch(/^default-src 'none'; [^"]*; connect-src 'self' http:\/\/127\.0\.0\.1:3999 http:\/\/127\.0\.0\.1:3998; [^"]*" \/>/);
  });

  it.each(['/surviver', '/start.html', '/robots.txt', '/assets/old.js'])('answers %s with 404 and the page that says so', async (address) => {
    const { status, headers, body } = await get(address);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([404, 'text/html; charset=utf-8', 'no-cache']);
    expect(body).toBe((await get('/')).body);
  });
});
