import { answered, letter } from '#tests/support/story.ts';
import { announced, counter, inTurn, newHost, put, type Scenario, uploaded } from './world.ts';

const number = counter();

/** Requests about the Host, their documents and their signs of life. */
export const hostScenarios: readonly Scenario[] = [
  reads('host/get-profile', '/api/host/profile'),
  {
    row: 'host/update-profile',
    open: async (world) => {
      const { host } = await world.sealed();
      await world.withValidToken(host);
      return () => ({ by: host.ask, path: '/api/host/profile', asking: { json: { display_name: `Ada ${number()}` } }, status: 200 });
    },
  },
  {
    row: 'host/update-profile',
    variant: 'new address',
    timed: 3,
    open: async (world) => async () => {
      const host = await newHost(world);
      return { by: host.ask, path: '/api/host/profile', asking: { json: { email: `moved${number()}@example.com` } }, status: 200 };
    },
  },
  reads('host/get-settings', '/api/host/settings'),
  {
    row: 'host/update-settings',
    open: async (world) => {
      const { host } = await world.sealed();
      await world.withValidToken(host);
      const days = inTurn([60, 30]);
      return () => ({ by: host.ask, path: '/api/host/settings', asking: { json: { hcit_days: days() } }, status: 200 });
    },
  },
  reads('will/status', '/api/will/status'),
  reads('will/documents/list', '/api/will/documents'),
  {
    row: 'will/upload',
    open: async (world) => {
      const host = await newHost(world);
      return () => ({ by: host.ask, path: '/api/will/upload', asking: { parts: [letter(`${number()}.txt`)] }, status: 201 });
    },
  },
  {
    row: 'will/documents/delete',
    open: async (world) => {
      const host = await newHost(world);
      await uploaded(host, 'stays');
      return async () => ({ by: host.ask, path: `/api/will/documents/${await uploaded(host, String(number()))}`, status: 204 });
    },
  },
  {
    row: 'will/uploads/create',
    open: async (world) => {
      const host = await newHost(world);
      const { file } = announced(letter());
      return () => ({ by: host.ask, path: '/api/will/uploads', asking: { json: { files: [file] } }, status: 201 });
    },
  },
  {
    row: 'will/uploads/complete',
    open: async (world) => {
      const host = await newHost(world);
      const { file, content } = announced(letter());
      return async () => {
        const upload = await answered(201, host.ask, 'POST', '/api/will/uploads', { json: { files: [file] } });
        await put(upload.files[0], content);
        return { by: host.ask, path: `/api/will/uploads/${upload.upload_id}/complete`, status: 201 };
      };
    },
  },
  {
    row: 'will/encrypt',
    timed: 4,
    open: async (world) => {
      const { host, storageId } = await world.sealed();
      await world.withValidToken(host);
      return async () => {
        // The share of one new document, whatever was sealed before.
        const { documents } = await answered(200, host.ask, 'GET', '/api/will/documents');
        await uploaded(host, String(number()));
        for (const { id } of documents) await answered(204, host.ask, 'DELETE', `/api/will/documents/${id}`);
        return { by: host.ask, path: '/api/will/encrypt', asking: { json: { storage_id: storageId } }, status: 200 };
      };
    },
  },
  {
    row: 'liveness/alive',
    open: async (world) => {
      const { host } = await world.sealed();
      await world.withValidToken(host);
      return () => ({ by: host.ask, path: '/api/liveness/alive', asking: { json: {} }, status: 200 });
    },
  },
  reads('liveness/history', '/api/liveness/history'),
];

/** A GET of the Host with the sealed will. */
export function reads(row: Scenario['row'], path: string): Scenario {
  return {
    row,
    timed: 15,
    async open(world) {
      const { host } = await world.sealed();
      await world.withValidToken(host);
      return () => ({ by: host.ask, path, status: 200 });
    },
  };
}
