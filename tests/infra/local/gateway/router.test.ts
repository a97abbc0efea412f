import { describe, expect, it } from 'vitest';
import { allowedMethods, createRouter, methodsOf } from '#infra/local/gateway/router.ts';
import type { Row } from '#infra/local/service.ts';

const row = (method: string, path: string): Row => ({ method, path, auth: 'public' });

const rows = {
  list: row('GET', '/api/survivors'),
  create: row('POST', '/api/survivors'),
  update: row('PUT', '/api/survivors/<id>'),
  remove: row('DELETE', '/api/survivors/<id>'),
  minimum: row('PUT', '/api/survivors/minimum-count'),
  regenerate: row('POST', '/api/survivors/<id>/regenerate-codes'),
  download: { ...row('GET', '/api/download'), writes: true as const },
  callback: { ...row('GET', '/api/callback'), uses: ['table:HOST', 'table:OUTBOX'] },
};

describe('a request finds its row', () => {
  const find = createRouter(rows);
  it.each([
    ['GET', '/api/survivors', 'list', {}],
    ['HEAD', '/api/survivors', 'list', {}],
    ['POST', '/api/survivors', 'create', {}],
    ['PUT', '/api/survivors/7', 'update', { id: '7' }],
    ['PUT', '/api/survivors/minimum-count', 'minimum', {}],
    ['POST', '/api/survivors/7/regenerate-codes', 'regenerate', { id: '7' }],
    ['DELETE', '/api/survivors/a%20b', 'remove', { id: 'a b' }],
    ['DELETE', '/api/survivors/%zz', 'remove', { id: '%zz' }],
  ])('%s %s', (method, path, name, parameters) => {
    expect(find(method, path)).toMatchObject({ name, parameters });
  });

  it.each(['/', '/api', '/api/survivors/', '/api/survivors/7/', '/api/survivors/7/x', '//api/survivors', '/API/survivors'])(
    '%s has no row',
    (path) => {
      expect(find('GET', path)).toBe('unknown_path');
    },
  );

  it.each([
    ['PATCH', '/api/survivors'],
    ['GET', '/api/survivors/7'],
    ['DELETE', '/api/survivors/minimum-count'],
    ['HEAD', '/api/survivors/7'],
    ['HEAD', '/api/download'],
    ['HEAD', '/api/callback'],
  ])('%s %s is a known path with another method', (method, path) => {
    expect(find(method, path)).toBe('other_method');
  });

  it('names the methods of a path', () => {
    expect(methodsOf(rows, '/api/survivors')).toEqual(['GET', 'POST']);
    expect(allowedMethods(rows, '/api/survivors')).toEqual(['GET', 'POST', 'HEAD', 'OPTIONS']);
    expect(allowedMethods(rows, '/api/download')).toEqual(['GET', 'OPTIONS']);
  });
});
