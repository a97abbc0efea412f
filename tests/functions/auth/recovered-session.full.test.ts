import { beforeAll, describe, expect, it } from 'vitest';
import { type RouteName, routes } from '#functions/routes.ts';
import { type Ids, NO_IDS, sampleOf } from '#tests/conformance/samples.ts';
import type { Asking, Reply } from '#tests/support/client.ts';
import { sharedStack, sharedWill } from '#tests/support/shared-stack.ts';
import { answered, DAY, letter, mailConfig, newcomer, resetLink, resetWith, said, signIn, survivorAt } from '#tests/support/story.ts';

const stack = sharedStack();
const will = sharedWill(stack);
const NEW = 'the password of a person who reads the mail';
let ids: Ids;

/** What such a session may do next to reading. */
const ALLOWED: readonly RouteName[] = [
  ...(['liveness/alive', 'host/keep', 'transfer/cancel', 'rehearsals/delete'] as const),
  ...(['auth/logout', 'auth/logout-everywhere', 'host/sessions/delete'] as const),
];
/** It is not refused, but there was no transfer or rehearsal yet. */
const EMPTY: Partial<Record<RouteName, string>> = { 'host/evidence': '404 transfer_not_found', 'rehearsals/get': '404 rehearsal_not_found' };

const bearers = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].auth === 'bearer');
/** They only read, but show everything together, or unlock the sealed will. */
const REFUSED_READS: readonly RouteName[] = ['host/export', 'will/package', 'will/inner-list'];
const reading = bearers.filter((name) => routes[name].method === 'GET' && !REFUSED_READS.includes(name));
const changing = bearers.filter((name) => routes[name].method !== 'GET' && !ALLOWED.includes(name));

beforeAll(async () => {
  const { host } = will;
  const file = { filename: 'a.txt', mime_type: 'text/plain', size_bytes: 1, sha256_hash: '0'.repeat(64) };
  const { upload_id: upload } = await answered(201, host.ask, 'POST', '/api/will/uploads', { json: { files: [file] } });
  const { documents } = await answered(200, host.ask, 'GET', '/api/will/documents');
  const [storage, connector] = [await addStorage(), await addConnector()];
  ids = { ...NO_IDS, upload, document: documents[0].id, survivor: survivorAt(will, 0).id, storage, connector };

  expect(said(await resetWith(stack, await resetLink(host), NEW))).toBe('204');
  host.password = NEW;
  await signIn(host);
});

async function addStorage(): Promise<string> {
  const { object_store: config } = await stack.endpoints();
  const json = { type: 'object_store', name: 'Another', config, directory_path: '/another' };
  return (await answered(201, will.host.ask, 'POST', '/api/storages', { json })).id;
}

async function addConnector(): Promise<string> {
  const json = { type: 'email', name: 'Another', config: await mailConfig(will.host) };
  return (await answered(201, will.host.ask, 'POST', '/api/connectors', { json })).id;
}

/** Sends a request that would change something if it were not refused. */
function attempt(name: RouteName): Promise<Reply> {
  const { id = '', json, takes } = sampleOf(name, ids);
  if (takes === 'multipart') return send(name, { parts: [letter()] });
  return send(name, { id, ...(json && { json: { ...json, ...CHANGES[name] } }) });
}

const PASSWORD = { password: NEW };
/** Changes to the samples: the password that the session knows, another number, and no field that does not fit the storage or connector. */
const CHANGES: Partial<Record<RouteName, object>> = {
  'auth/change-password': { current_password: NEW },
  'auth/factors/begin': PASSWORD,
  'auth/factors/recovery-codes': PASSWORD,
  'auth/factors/lost': PASSWORD,
  'auth/factors/delete': PASSWORD,
  'host/delete': PASSWORD,
  'will/delete': PASSWORD,
  'survivors/minimum-count': { threshold: 3 },
  'storages/update': { config: undefined },
  'connectors/update': { config: undefined, host_destination: undefined },
};

function send(name: RouteName, { id = '', ...asking }: Asking & { id?: string } = {}): Promise<Reply> {
  const { method, path } = routes[name];
  return will.host.ask(method, path.replace('<id>', id), asking);
}

describe('a session after an unconfirmed reset by e-mail', () => {
  it.each(reading)('may read: %s', async (name) => {
    expect(said(await send(name, { id: will.storageId }))).toBe(EMPTY[name] ?? '200');
  });

  it('reads in the overview why, and until when', async () => {
    const { protection, problems } = await answered(200, will.host.ask, 'GET', '/api/host/overview');
    expect(protection).toEqual({ reason: 'password_reset', since: expect.any(String), ends_at: expect.any(String), channels: [] });
    expect(Date.parse(protection.ends_at) - Date.parse(protection.since)).toBe(30 * DAY * 1000);
    expect(problems.map(({ code }: { code: string }) => code)).toContain('account_protected');
  });

  it.each(REFUSED_READS)('may not read everything in one file, nor what is sealed: %s', async (name) => {
    expect(said(await send(name))).toBe('409 recently_recovered');
  });

  it.each(changing)('may not change anything: %s', async (name) => {
    expect(said(await attempt(name))).toBe('409 recently_recovered');
  });

  it('is refused before the config of a connector is read', async () => {
    expect(said(await send('connectors/update', { id: will.connectorId, json: { config: { smtp_host: '' } } }))).toBe('409 recently_recovered');
  });

  it('is not refused a value that is stored already', async () => {
    const { host } = will;
    const profile = await answered(200, host.ask, 'GET', '/api/host/profile');
    expect(await answered(200, host.ask, 'PUT', '/api/host/profile', { json: profile })).toEqual(profile);
    const settings = await answered(200, host.ask, 'GET', '/api/host/settings');
    expect(await answered(200, host.ask, 'PUT', '/api/host/settings', { json: settings })).toEqual(settings);
  });

  it('may confirm life, cancel without removing a Survivor, and sign out', async () => {
    expect(said(await send('liveness/alive', { json: {} }))).toBe('200');
    const json = { will_id: will.willId, survivor_name: survivorAt(will, 0).name };
    const { transfer_id } = await answered(200, newcomer(stack), 'POST', '/api/transfer/initiate', { json });
    // Anyone else may add a connector while a transfer runs.
    expect(said(await attempt('connectors/create'))).toBe('409 recently_recovered');
    const { body } = await send('transfer/cancel', { json: { transfer_id, remove_survivor_id: survivorAt(will, 0).id } });
    expect(body).toMatchObject({ status: 'cancelled', removal: { removed: false, code: 'recently_recovered' } });
    const { sessions } = await answered(200, will.host.ask, 'GET', '/api/host/sessions');
    expect(said(await will.host.ask('DELETE', `/api/host/sessions/${sessions[0].id}`))).toBe('204');
  });
});
