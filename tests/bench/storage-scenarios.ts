import { consent } from '#tests/support/consent.ts';
import { answered, type Host, mailed, newcomer, setUp } from '#tests/support/story.ts';
import { counter, newHost, nothing, type Scenario, scenario, type World } from './world.ts';

const number = counter();

/** Requests about storages and connectors. */
export const storageScenarios: readonly Scenario[] = [
  scenario('storages/create', newHost, async ({ ask }, world) => ({ by: ask, asking: { json: await storage(world) }, status: 201 })),
  scenario('storages/connect', newHost, ({ ask }) => ({ by: ask, asking: { json: { type: 'drive_a' } } })),
  scenario('storages/oauth/callback', newHost, async ({ ask }, { stack }) => {
    const { redirect_url } = await answered(200, ask, 'POST', '/api/storages/connect', { json: { type: 'drive_b' } });
    const { pathname, search } = await consent(redirect_url);
    return { by: newcomer(stack), path: `${pathname}${search}`, status: 302 };
  }),
  scenario(
    'storages/oauth/callback',
    nothing,
    (_, { stack }) => ({ by: newcomer(stack), path: '/api/storages/oauth/callback?state=unknown&code=none', status: 302 }),
    { variant: 'unknown state' },
  ),
  scenario('storages/browse', places, ({ host, storageId }) => ({ by: host.ask, id: storageId }), { timed: 15 }),
  scenario('storages/test', places, ({ host, storageId }) => ({ by: host.ask, id: storageId })),
  scenario('storages/update', places, ({ host, storageId }) => ({
    by: host.ask,
    id: storageId,
    asking: { json: { name: `Bucket ${number()}` } },
  })),
  scenario('storages/delete', newHost, async (host, world) => deleting(host, '/api/storages', await storage(world))),
  scenario('connectors/create', newHost, async (host, world) => ({
    by: host.ask,
    asking: { json: await connector(world, host) },
    status: 201,
  })),
  scenario('connectors/update', places, ({ host, connectorId }) => ({
    by: host.ask,
    id: connectorId,
    asking: { json: { name: `Mail ${number()}` } },
  })),
  scenario('connectors/delete', newHost, async (host, world) => deleting(host, '/api/connectors', await connector(world, host))),
  scenario('connectors/test', places, ({ host, connectorId }) => ({
    by: host.ask,
    id: connectorId,
    asking: { json: { test_destination: host.email } },
  })),
  scenario('connectors/verify', nothing, async (_, world) => typingTheCode(world), { timed: 2 }),
  scenario('telegram/updates', nothing, (_, { stack }) => ({ by: newcomer(stack), asking: { json: { update_id: 1 } }, status: 404 }), {
    variant: 'not from Telegram',
  }),
];

/** A code that was sent to a number of a new Host. */
async function typingTheCode(world: World) {
  const { ask: by } = await newHost(world);
  const to = `+43664${String(7_000_000 + number())}`;
  const json = { type: 'sms', name: 'My telephone', config: { provider: 'service', number: to } };
  const { id } = await answered(201, by, 'POST', '/api/connectors', { json });
  return { by, id, asking: { json: { code: await mailed(world.stack, to, /\b(\d{6})\b/) } } };
}

/** Deletes what was created before the request. */
async function deleting({ ask }: Host, path: string, json: object) {
  const { id } = await answered(201, ask, 'POST', path, { json });
  return { by: ask, id, status: 204 };
}

/** A new Host with a storage and a connector. */
async function places(world: World) {
  const host = await newHost(world);
  return { host, ...(await setUp(host)) };
}

async function storage({ stack }: World) {
  const { object_store } = await stack.endpoints();
  return { type: 'object_store', name: `Bucket ${number()}`, config: object_store, directory_path: '/wills' };
}

async function connector({ stack }: World, { email }: Host) {
  const { smtp } = await stack.endpoints();
  const config = { smtp_host: smtp.host, smtp_port: smtp.port, username: smtp.username, password: smtp.password, from_address: email };
  return { type: 'email', name: `Mail ${number()}`, config, priority: 0 };
}
