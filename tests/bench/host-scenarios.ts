import { sealInnerWill } from '#tests/journeys/inner-wills.ts';
import { answered, DAY, letter } from '#tests/support/story.ts';
import { announced, counter, inTurn, newHost, nothing, put, type Scenario, scenario, sealed, uploaded, type World } from './world.ts';

const number = counter();
const days = inTurn([60, 30]);

/** Requests about the Host, their documents and their signs of life. */
export const hostScenarios: readonly Scenario[] = [
  scenario('host/update-profile', sealed, ({ host }) => ({ by: host.ask, asking: { json: { display_name: `Ada ${number()}` } } })),
  scenario(
    'host/update-profile',
    nothing,
    async (_, world) => {
      const { ask } = await newHost(world);
      return { by: ask, asking: { json: { email: `moved${number()}@example.com` } } };
    },
    { variant: 'new address', timed: 3 },
  ),
  scenario('host/update-settings', sealed, ({ host }) => ({ by: host.ask, asking: { json: { hcit_days: days() } } })),
  scenario(
    'will/inner-list',
    ({ stack }) => sealInnerWill(stack),
    ({ host }) => ({ by: host.ask }),
  ),
  scenario('will/upload', newHost, ({ ask }) => ({ by: ask, asking: { parts: [letter(`${number()}.txt`)] }, status: 201 })),
  scenario(
    'will/documents/delete',
    async (world) => {
      const host = await newHost(world);
      await uploaded(host, 'stays');
      return host;
    },
    async (host) => ({ by: host.ask, id: await uploaded(host, String(number())), status: 204 }),
  ),
  scenario('will/uploads/create', newHost, ({ ask }) => ({ by: ask, asking: { json: { files: [announced(letter()).file] } }, status: 201 })),
  scenario('will/uploads/complete', newHost, async ({ ask }) => {
    const { file, content } = announced(letter());
    const upload = await answered(201, ask, 'POST', '/api/will/uploads', { json: { files: [file] } });
    await put(upload.files[0], content);
    return { by: ask, id: upload.upload_id, status: 201 };
  }),
  scenario(
    'will/encrypt',
    sealed,
    async ({ host, storageId }) => {
      // The share of one new document, whatever was sealed before.
      const { documents } = await answered(200, host.ask, 'GET', '/api/will/documents');
      await uploaded(host, String(number()));
      for (const { id } of documents) await answered(204, host.ask, 'DELETE', `/api/will/documents/${id}`);
      return { by: host.ask, asking: { json: { storage_id: storageId } } };
    },
    { timed: 4 },
  ),
  scenario('liveness/alive', sealed, ({ host }) => ({ by: host.ask, asking: { json: {} } })),
  scenario('host/stop-card', sealed, ({ host }) => ({ by: host.ask })),
  scenario('liveness/update-pause', sealed, async ({ host }, world) => ({ by: host.ask, asking: { json: await untilLater(world) } })),
  scenario('liveness/pause/delete', sealed, async ({ host }, world) => {
    await answered(200, host.ask, 'POST', '/api/liveness/pause', { json: await untilLater(world) });
    return { by: host.ask };
  }),
];

async function untilLater({ stack }: World): Promise<object> {
  return { until: new Date((await stack.now()).getTime() + 20 * DAY * 1000).toISOString() };
}
