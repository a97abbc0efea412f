import { consent } from '#tests/support/consent.ts';
import { answered, type Host, newcomer, setUp } from '#tests/support/story.ts';
import { reads } from './host-scenarios.ts';
import { counter, newHost, type Scenario, type World } from './world.ts';

const number = counter();

/** Requests about storages and connectors. */
export const storageScenarios: readonly Scenario[] = [
  reads('storages/list', '/api/storages'),
  {
    row: 'storages/create',
    open: async (world) => {
      const host = await newHost(world);
      return async () => ({ by: host.ask, path: '/api/storages', asking: { json: await storage(world) }, status: 201 });
    },
  },
  {
    row: 'storages/connect',
    open: async (world) => {
      const host = await newHost(world);
      return () => ({ by: host.ask, path: '/api/storages/connect', asking: { json: { type: 'drive_a' } }, status: 200 });
    },
  },
  {
    row: 'storages/oauth/callback',
    open: async (world) => {
      const host = await newHost(world);
      return async () => {
        const { redirect_url } = await answered(200, host.ask, 'POST', '/api/storages/connect', { json: { type: 'drive_b' } });
        const { pathname, search } = await consent(redirect_url);
        return { by: newcomer(world.stack), path: `${pathname}${search}`, status: 302 };
      };
    },
  },
  {
    row: 'storages/oauth/callback',
    variant: 'unknown state',
    open:
      async ({ stack }) =>
      () => ({ by: newcomer(stack), path: '/api/storages/oauth/callback?state=unknown&code=none', status: 302 }),
  },
  {
    row: 'storages/browse',
    timed: 15,
    open: (world) => about(world, ({ host, storageId }) => ({ by: host.ask, path: `/api/storages/${storageId}/browse`, status: 200 })),
  },
  {
    row: 'storages/test',
    open: (world) => about(world, ({ host, storageId }) => ({ by: host.ask, path: `/api/storages/${storageId}/test`, status: 200 })),
  },
  {
    row: 'storages/update',
    open: (world) =>
      about(world, ({ host, storageId }) => ({
        by: host.ask,
        path: `/api/storages/${storageId}`,
        asking: { json: { name: `Bucket ${number()}` } },
        status: 200,
      })),
  },
  deletes('storages/delete', '/api/storages', storage),
  reads('connectors/list', '/api/connectors'),
  {
    row: 'connectors/create',
    open: async (world) => {
      const host = await newHost(world);
      return async () => ({ by: host.ask, path: '/api/connectors', asking: { json: await connector(world, host) }, status: 201 });
    },
  },
  {
    row: 'connectors/update',
    open: (world) =>
      about(world, ({ host, connectorId }) => ({
        by: host.ask,
        path: `/api/connectors/${connectorId}`,
        asking: { json: { name: `Mail ${number()}` } },
        status: 200,
      })),
  },
  deletes('connectors/delete', '/api/connectors', connector),
  {
    row: 'connectors/test',
    timed: 5,
    open: (world) =>
      about(world, ({ host, connectorId }) => ({
        by: host.ask,
        path: `/api/connectors/${connectorId}/test`,
        asking: { json: { test_destination: host.email } },
        status: 200,
      })),
  },
];

/** Deletes what each request has created before. */
function deletes(row: Scenario['row'], path: string, bodyOf: (world: World, host: Host) => Promise<object>): Scenario {
  return {
    row,
    open: async (world) => {
      const host = await newHost(world);
      return async () => {
        const { id } = await answered(201, host.ask, 'POST', path, { json: await bodyOf(world, host) });
        return { by: host.ask, path: `${path}/${id}`, status: 204 };
      };
    },
  };
}

type Place = Awaited<ReturnType<typeof setUp>> & { host: Host };

async function about<Made>(world: World, shot: (place: Place) => Made): Promise<() => Made> {
  const host = await newHost(world);
  const place = { host, ...(await setUp(host)) };
  return () => shot(place);
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
