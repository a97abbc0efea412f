import { beforeAll, describe, expect, it } from 'vitest';
import { type RouteName, routes } from '#functions/routes.ts';
import type { Asking, Reply } from '#tests/support/client.ts';
import { sharedStack, sharedWill } from '#tests/support/shared-stack.ts';
import {
  answered,
  DAY,
  letter,
  mailConfig,
  newcomer,
  resetLink,
  resetWith,
  type SealedWill,
  said,
  signIn,
  survivorAt,
} from '#tests/support/story.ts';

const stack = sharedStack();
const will = sharedWill(stack);
let requests: Record<Changing, Asking & { id?: string }>;

type Bearer = { [Name in RouteName]: (typeof routes)[Name]['auth'] extends 'bearer' ? Name : never }[RouteName];
type Reading = { [Name in Bearer]: (typeof routes)[Name]['method'] extends 'GET' ? Name : never }[Bearer];
/** What such a session may do next to reading. */
const ALLOWED = ['liveness/alive', 'host/keep', 'transfer/cancel', 'auth/logout', 'auth/logout-everywhere', 'host/sessions/delete'] as const;
/** Everything else. A new row of the table that is missing below does not compile. */
type Changing = Exclude<Bearer, Reading | (typeof ALLOWED)[number]>;

/** It is not refused, but there was no transfer yet. */
const EMPTY: Partial<Record<RouteName, string>> = { 'host/evidence': '404 transfer_not_found' };

const bearers = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].auth === 'bearer');
/** They only read, but what they show together is for the Host alone. */
const REFUSED_READS: readonly RouteName[] = ['host/export'];
const reading = bearers.filter((name) => routes[name].method === 'GET' && !REFUSED_READS.includes(name));
const changing = bearers.filter((name) => routes[name].method !== 'GET' && !ALLOWED.some((one) => one === name));

beforeAll(async () => {
  requests = await changesOf(will);
  await resetByMail(will);
});

/** For each row a request that would change something if it were not refused. */
async function changesOf({ host, survivors, connectorId, storageId }: SealedWill): Promise<typeof requests> {
  const { object_store } = await stack.endpoints();
  const mail = await mailConfig({ stack, email: 'eve@evil.example' });
  const contact_methods = [{ type: 'email', value: 'eve@evil.example' }];
  const file = { filename: 'a.txt', mime_type: 'text/plain', size_bytes: 1, sha256_hash: '0'.repeat(64) };
  const { upload_id } = await answered(201, host.ask, 'POST', '/api/will/uploads', { json: { files: [file] } });
  const { documents } = await answered(200, host.ask, 'GET', '/api/will/documents');
  const survivor = { id: survivors[0]?.id ?? '' };
  return {
    'auth/change-password': { json: { current_password: NEW, new_password: 'a password of the thief' } },
    'auth/step-up/begin': {},
    'auth/step-up/prove': { json: { code: '123456' } },
    'auth/factors/begin': { json: { kind: 'totp', password: NEW } },
    'auth/factors/create': { json: { enrolment: 'x', name: 'Mine', code: '123456' } },
    'auth/factors/recovery-codes': { json: { password: NEW } },
    'auth/factors/lost': { json: { password: NEW } },
    'auth/factors/update': { id: storageId, json: { name: 'Mine' } },
    'auth/factors/delete': { id: storageId, json: { password: NEW } },
    'host/delete': { json: { password: NEW, packages: 'delete' } },
    'will/delete': { json: { password: NEW, packages: 'delete' } },
    'host/update-profile': { json: { display_name: 'ShopRewards Newsletter' } },
    'host/update-settings': { json: { hcit_days: 7 } },
    'survivors/create': { json: { name: 'Eve', relationship: 'none', contact_methods } },
    'survivors/minimum-count': { json: { threshold: 3 } },
    'survivors/update': { ...survivor, json: { contact_methods } },
    'survivors/delete': survivor,
    'survivors/confirm-paper': { ...survivor, json: { backup_code: 'ABCD-1234' } },
    'survivors/invite': survivor,
    'survivors/regenerate-codes': survivor,
    'storages/create': { json: { type: 'object_store', name: 'Mine', config: object_store, directory_path: '/mine' } },
    'storages/connect': { json: { type: 'drive_a' } },
    'storages/test': { id: storageId },
    'storages/update': { id: storageId, json: { name: 'Mine' } },
    'storages/delete': { id: await anotherStorage(will) },
    'connectors/create': { json: { type: 'email', name: 'Mine', config: mail, priority: 0 } },
    'connectors/update': { id: connectorId, json: { name: 'Mine' } },
    'connectors/delete': { id: await anotherConnector(will, mail) },
    'connectors/test': { id: connectorId, json: { test_destination: host.email } },
    'will/upload': { parts: [letter()] },
    'will/documents/delete': { id: documents[0]?.id },
    'will/uploads/create': { json: { files: [file] } },
    'will/uploads/complete': { id: upload_id },
    'will/encrypt': { json: { storage_id: storageId } },
  };
}

const NEW = 'the password of whoever reads the mail';

async function anotherStorage({ host }: SealedWill): Promise<string> {
  const { object_store } = await stack.endpoints();
  const json = { type: 'object_store', name: 'Another', config: object_store, directory_path: '/another' };
  return (await answered(201, host.ask, 'POST', '/api/storages', { json })).id;
}

async function anotherConnector({ host }: SealedWill, config: object): Promise<string> {
  return (await answered(201, host.ask, 'POST', '/api/connectors', { json: { type: 'email', name: 'Another', config } })).id;
}

async function resetByMail({ host }: SealedWill): Promise<void> {
  expect(said(await resetWith(stack, await resetLink(host), NEW))).toBe('204');
  host.password = NEW;
  await signIn(host);
}

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

  it.each(REFUSED_READS)('may not read everything in one file: %s', async (name) => {
    expect(said(await send(name))).toBe('409 recently_recovered');
  });

  it.each(changing)('may not change anything: %s', async (name) => {
    // Both lists come from the same table, and the types hold them together.
    expect(said(await send(name, requests[name as Changing]))).toBe('409 recently_recovered');
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
    expect(said(await send('connectors/create', requests['connectors/create']))).toBe('409 recently_recovered');
    const { body } = await send('transfer/cancel', { json: { transfer_id, remove_survivor_id: survivorAt(will, 0).id } });
    expect(body).toMatchObject({ status: 'cancelled', removal: { removed: false, code: 'recently_recovered' } });
    const { sessions } = await answered(200, will.host.ask, 'GET', '/api/host/sessions');
    expect(said(await will.host.ask('DELETE', `/api/host/sessions/${sessions[0].id}`))).toBe('204');
  });
});
