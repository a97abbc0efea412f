import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RouteName, routes } from '#functions/routes.ts';
import type { Row } from '#http/route.ts';
import { addAuthenticatorApp } from '#tests/support/factors.ts';
import { answered, DAY, type Host, letter, sealWill, startTransfer, survivorAt } from '#tests/support/story.ts';
import { type EndpointRequest, expectAnswer, wholeState } from './sentence.ts';
import { isRemote, openService, retryingHost } from './service.ts';

const service = openService();

/** Everything of one Host that has an id. */
type Belongings = Awaited<ReturnType<typeof createBelongings>>;

/**
 * How a second Host requests what belongs to the first: the id in the address or in the body, and the status if it is not 404. Every
 * row with `<id>`, and every row whose body has a field `..._id` that is a UUID, must be in this list.
 */
const FOREIGN: { [Name in RouteName]?: (of: Belongings) => EndpointRequest & { status?: number } } = {
  'host/evidence': ({ transferId }) => ({ id: transferId }),
  'host/sessions/delete': ({ sessionId }) => ({ id: sessionId }),
  'auth/factors/update': ({ factorId }) => ({ id: factorId, json: { name: 'Mine' } }),
  'auth/factors/delete': ({ factorId }) => ({ id: factorId, json: { password: 'twelve chars' } }),
  'auth/factors/lost': ({ survivorId }) => ({
    json: { password: 'twelve chars', backup_codes: [{ survivor_id: survivorId, backup_code: 'ABCD-1234' }] },
    status: 409,
  }),
  'host/update-settings': ({ connectorId }) => ({ json: { preferred_connector_id: connectorId }, status: 400 }),
  'survivors/update': ({ survivorId }) => ({ id: survivorId, json: { name: 'Mallory' } }),
  'survivors/delete': ({ survivorId }) => ({ id: survivorId }),
  'survivors/confirm-paper': ({ survivorId }) => ({ id: survivorId, json: { backup_code: 'ABCD-1234' } }),
  'survivors/invite': ({ survivorId }) => ({ id: survivorId }),
  'survivors/regenerate-codes': ({ survivorId }) => ({ id: survivorId }),
  'storages/browse': ({ storageId }) => ({ id: storageId }),
  'storages/test': ({ storageId }) => ({ id: storageId }),
  'storages/update': ({ storageId }) => ({ id: storageId, json: { name: 'Mine' } }),
  'storages/delete': ({ storageId }) => ({ id: storageId }),
  'storages/connect': ({ storageId }) => ({ json: { type: 'drive_a', storage_id: storageId } }),
  'connectors/update': ({ connectorId }) => ({ id: connectorId, json: { name: 'Mine' } }),
  'connectors/delete': ({ connectorId }) => ({ id: connectorId }),
  'connectors/test': ({ connectorId }) => ({ id: connectorId, json: { test_destination: 'mallory@example.com' } }),
  'connectors/verify': ({ connectorId }) => ({ id: connectorId, json: { code: '123456' } }),
  'rehearsals/get': ({ rehearsalId }) => ({ id: rehearsalId }),
  'rehearsals/delete': ({ rehearsalId }) => ({ id: rehearsalId }),
  'will/documents/delete': ({ documentId }) => ({ id: documentId }),
  'will/uploads/complete': ({ uploadId }) => ({ id: uploadId }),
  'will/encrypt': ({ storageId }) => ({ json: { storage_id: storageId } }),
  'liveness/alive': ({ checkId }) => ({ json: { check_id: checkId } }),
  'transfer/cancel': ({ transferId }) => ({ json: { transfer_id: transferId } }),
};

describe.skipIf(isRemote)('Each Host sees and changes only its own records', () => {
  let first: Belongings;
  let mallory: Host;
  let before: Record<string, unknown>;
  let marks: string[];

  beforeAll(async () => {
    first = await createBelongings();
    const own = await sealWill(service.stack);
    mallory = retryingHost(own.host);
    await answered(201, mallory.ask, 'POST', '/api/will/upload', { parts: [letter('mine.txt')] });
    before = await view(first);
    marks = forbiddenTexts(first, before);
  });

  const bearer = Object.entries(routes).filter(([, row]) => row.auth === 'bearer');
  it.each(bearer)('%s', async (name, row) => {
    // The names come from the keys of `routes`.
    const foreign = FOREIGN[name as RouteName];
    if (takesId(row) && !foreign) throw new Error(`Say in FOREIGN where ${name} gets another Host's id from.`);
    const { id = '', status = 404, ...asking } = foreign?.(first) ?? (row.method === 'GET' ? {} : { json: {} });
    const reply = await mallory.ask(row.method, row.path.replace('<id>', id), asking);

    if (foreign) await expectAnswer(reply, status);
    expect(reply.status).toBeLessThan(foreign ? 504 : 500);
    const answer = reply.bytes.toString('utf8');
    expect(marks.filter((mark) => answer.includes(mark))).toEqual([]);
    expect(await view(first)).toEqual(before);
  });
});

// Our own generated document. A separate test keeps it up to date.
const { paths } = JSON.parse(readFileSync(new URL('../../docs/api/openapi.json', import.meta.url), 'utf8'));

/** Whether a request names a thing by its id, in the address or in a field of the body. */
function takesId({ method, path }: Row): boolean {
  const { requestBody = {} } = paths[path.replace('<id>', '{id}')][method.toLowerCase()];
  return path.includes('<id>') || /"\w+_id":\{[^}]*"format":"uuid"/.test(JSON.stringify(requestBody));
}

/** Creates a Host with one of everything: profile, sealed will, check, upload, announced upload, rehearsal and running transfer. */
async function createBelongings() {
  const will = await sealWill(service.stack);
  const { ask } = retryingHost(will.host);
  await answered(200, ask, 'PUT', '/api/host/settings', { json: { hcit_days: 7 } });
  await service.stack.advance(7 * DAY);
  const { documents } = await answered(201, ask, 'POST', '/api/will/upload', { parts: [letter('private.txt')] });
  const file = { filename: 'film.pdf', mime_type: 'application/pdf', size_bytes: 1, sha256_hash: 'a'.repeat(64) };
  const { upload_id: uploadId } = await answered(201, ask, 'POST', '/api/will/uploads', { json: { files: [file] } });
  const { checks } = await answered(200, ask, 'GET', '/api/liveness/history');
  const { sessions } = await answered(200, ask, 'GET', '/api/host/sessions');
  // The start ends it.
  const { rehearsal_id: rehearsalId } = await answered(201, ask, 'POST', '/api/rehearsals');
  const { transferId } = await startTransfer(will);
  const { id: factorId } = await addAuthenticatorApp(will.host);
  const { storageId, connectorId } = will;
  const ids = { documentId: documents[0].id, uploadId, checkId: checks[0].id, sessionId: sessions[0].id, factorId, transferId, rehearsalId };
  return { will, survivorId: survivorAt(will, 0).id, storageId, connectorId, ...ids };
}

function view({ will, transferId }: Belongings): Promise<Record<string, unknown>> {
  return wholeState(will.host.ask, [`/api/transfer/status?transfer_id=${transferId}`]);
}

/** Returns what a reply to another Host must not contain: ids and addresses. Names may be equal to those of others. */
function forbiddenTexts({ will, uploadId, transferId }: Belongings, state: Record<string, unknown>): string[] {
  const ids = JSON.stringify(state).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
  return [...new Set([...ids, will.host.id, will.willId, uploadId, transferId, will.host.email, ...will.survivors.map(({ email }) => email)])];
}
