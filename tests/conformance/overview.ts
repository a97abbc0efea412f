import { describe, expect, it } from 'vitest';
import { coveredStatuses, endpointsOfIndex, expectAnswer, NOBODY } from './sentence.ts';
import { playsEverySentence, type Service } from './service.ts';

/** The statuses of each endpoint in the specification. 401 of bearer rows and 429 have separate tables. */
const STATUSES: Record<string, readonly number[]> = {
  'POST /api/auth/register': [201, 400, 409],
  'POST /api/auth/login': [200, 401, 403],
  'POST /api/auth/logout': [204, 401],
  'POST /api/auth/refresh': [200, 401],
  'GET /api/host/profile': [200, 401],
  'PUT /api/host/profile': [200, 400, 409],
  'GET /api/host/settings': [200],
  'PUT /api/host/settings': [200, 400, 409],
  'GET /api/survivors': [200],
  'POST /api/survivors': [201, 400, 409],
  'PUT /api/survivors/<id>': [200, 400, 404],
  'DELETE /api/survivors/<id>': [204, 404, 409],
  'PUT /api/survivors/minimum-count': [200, 400],
  'POST /api/survivors/<id>/regenerate-codes': [200, 404],
  'GET /api/storages': [200],
  'POST /api/storages': [201, 400],
  'POST /api/storages/connect': [200, 400],
  'GET /api/storages/oauth/callback': [302],
  'GET /api/storages/<id>/browse': [200, 400, 404],
  'DELETE /api/storages/<id>': [204, 404, 409],
  'GET /api/connectors': [200],
  'POST /api/connectors': [201, 400, 409],
  'PUT /api/connectors/<id>': [200, 400, 404, 409],
  'DELETE /api/connectors/<id>': [204, 404, 409],
  'POST /api/connectors/<id>/test': [200, 400, 404, 502],
  'GET /api/will/status': [200, 404],
  'POST /api/will/upload': [201, 400, 413, 415],
  'POST /api/will/encrypt': [200, 400, 404, 409],
  'POST /api/liveness/alive': [200, 404, 409],
  'GET /api/liveness/history': [200, 400],
  'POST /api/transfer/initiate': [200, 404, 409],
  'POST /api/transfer/cancel': [200, 404, 409],
  'GET /api/transfer/status': [200, 400, 404],
  'POST /api/survivor-auth/select': [200, 404, 429],
  'POST /api/survivor-auth/verify-otp': [200, 400, 404],
  'GET /api/survivor-auth/will-access': [200, 403, 410],
  'POST /api/transfer/lookup': [200],
  'POST /api/transfer/send-otp': [200],
  'POST /api/transfer/verify-and-initiate': [200],
  'GET /api/transfer/completed/<id>': [200, 404],
  'GET /api/survivor-auth/download': [200, 403, 410],
};

/** Runs after all sentences and checks which endpoint has none. */
export function overview(service: Service): void {
  describe('every endpoint of the specification', () => {
    const index = endpointsOfIndex();
    it('there are 41', () => expect(Object.keys(STATUSES)).toHaveLength(41));
    it.each(Object.entries(STATUSES))('%s is in the index and has a sentence for each of %j', (name, statuses) => {
      expect(index.map((one) => one.name)).toContain(name);
      expect([...(coveredStatuses.get(name) ?? [])]).toEqual(expect.arrayContaining([...statuses]));
    });
    it.each(index)('$name of the index has sentences', ({ name }) => expect(coveredStatuses.has(name)).toBe(true));
  });

  describe('Authentication', () => {
    const path = (name: string) => name.replace('<id>', NOBODY).split(' ')[1] ?? '';
    const bearer = endpointsOfIndex().filter(({ row }) => row.auth === 'bearer');
    const anybody = endpointsOfIndex().filter(({ row }) => row.auth === 'public');
    it.each(bearer)('$name: header `Authorization: Bearer <ACCESS_TOKEN>` is required', async ({ name, row }) => {
      // One authorizer serves all: the bundles show that each operation has it.
      const wrong = playsEverySentence || row === bearer[0]?.row ? [{ authorization: 'Bearer a.b.c' }, { authorization: 'Basic YTpi' }] : [];
      for (const headers of [{}, ...wrong]) {
        const reply = await service.anyone()(row.method, path(name), { headers });
        await expectAnswer(reply, 401, 'unauthorized');
        expect(reply.headers['www-authenticate']).toBe('Bearer');
      }
    });
    it.each(anybody)('$name: no credential is needed', async ({ name, row }) => {
      const reply = await service.anyone()(row.method, path(name), row.method === 'GET' ? {} : { json: {} });
      expect(reply.status).not.toBe(401);
    });
    it('every operation under /api/host, /api/survivors, /api/storages (except the OAuth callback), /api/connectors, /api/will, /api/liveness and POST /api/transfer/cancel requires a Bearer token', () => {
      const guarded = /^\w+ \/api\/((host|survivors|connectors|will)\b|storages(?!\/oauth)|liveness\/(alive|history)|transfer\/cancel)/;
      expect(anybody.filter(({ name }) => guarded.test(name))).toEqual([]);
    });
  });

  describe('Errors', () => {
    it.each([
      ['an unknown address', 'GET', '/api/nothing', 404, 'not_found'],
      ['another method', 'PATCH', '/api/auth/login', 405, 'method_not_allowed'],
      ['a body that is not JSON', 'POST', '/api/auth/login', 400, 'invalid_json'],
    ] as const)('%s', async (_, method, address, status, code) =>
      expectAnswer(await service.anyone()(method, address, { raw: '{', headers: { 'content-type': 'application/json' } }), status, code),
    );
    it('a wrong content type: 415', async () =>
      expectAnswer(await service.anyone()('POST', '/api/auth/login', { raw: 'a=b', headers: { 'content-type': 'text/plain' } }), 415));
  });
}
