import { afterAll, describe, expect, it } from 'vitest';
import { routes } from '#functions/routes.ts';
import { serveDocs } from '#infra/local/docs-ui/docs-page.ts';
import { listen } from '#infra/local/gateway/ports.ts';

const ours = await listen(serveDocs(new URL('../../../../', import.meta.url), routes));
const without = await listen(
  serveDocs(new URL('../fixtures/service/', import.meta.url), { 'things/get': { method: 'GET', path: '/api/things/<id>', auth: 'public' } }),
);
afterAll(async () => {
  await ours.close();
  await without.close();
});

const page = await (await fetch(`${ours.url}/docs`)).text();

describe('the reference of the API', () => {
  it.each(Object.values(routes))('has $method $path', ({ method, path }) => {
    expect(page).toContain(`<b>${method}</b> <code>${path.replaceAll(/<(\w+)>/g, '{$1}')}</code>`);
  });

  it('shows fields, examples and refusals', () => {
    expect(page).toContain('calculated_activation_days');
    expect(page).toContain('anna.host@example.com');
    expect(page).toContain('<code>survivor_limit_reached</code> You already have 10 Survivors');
  });

  it('contains no script and loads no external files', () => {
    expect(page).not.toMatch(/<(script|link|img|iframe)|\ssrc=|@import|url\(/i);
    expect(page.match(/href="(?![#/])[^"]*"/g)).toBeNull();
  });

  it('is served with its source document', async () => {
    const reply = await fetch(`${ours.url}/docs/openapi.json`);
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await reply.json()).toMatchObject({ openapi: '3.1.0' });
  });

  it('shows only the index for a service without a document', async () => {
    expect(await (await fetch(`${without.url}/docs`)).text()).toContain('/api/things/&#60;id&#62;');
  });
});
