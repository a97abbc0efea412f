import { afterAll, describe, expect, it } from 'vitest';
import { serveDocs } from '#infra/local/docs-ui/docs-page.ts';
import { listen } from '#infra/local/gateway/ports.ts';

const ours = await listen(serveDocs(new URL('../../../../', import.meta.url)));
const without = await listen(serveDocs(new URL('../fixtures/service/', import.meta.url)));
afterAll(async () => {
  await ours.close();
  await without.close();
});

const get = (path: string) => fetch(`${ours.url}${path}`);
const page = await (await get('/docs')).text();
const files = [...page.matchAll(/\s(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address).filter((address) => address.startsWith('/docs/'));

describe('the reference of the API', () => {
  it.each(files)('has its file %s', async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/^(text\/(css|javascript)|application\/json); charset=utf-8$/);
  });

  it('allows nothing from another site, and no inline script', async () => {
    expect((await get('/docs')).headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(page).not.toMatch(/<script>|\son\w+=/);
  });

  it('sends its requests to the service that serves it', async () => {
    const document = await (await get('/docs/openapi.json')).json();
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/' }] });
  });
});
