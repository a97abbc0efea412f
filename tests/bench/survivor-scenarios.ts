import { answered, type Host, nameSurvivors, type Survivor } from '#tests/support/story.ts';
import { reads } from './host-scenarios.ts';
import { counter, inTurn, newHost, type Scenario, type World } from './world.ts';

const number = counter();

function person() {
  const n = number();
  const contact_methods = [{ type: 'email', value: `relative${n}@example.net` }];
  return { name: `Relative ${n}`, relationship: 'cousin', contact_methods, personal_message: 'Thank you for everything.' };
}

/** Requests about Survivors, before there is a sealed will and with one, for which the key has to be split again. */
export const survivorScenarios: readonly Scenario[] = [
  reads('survivors/list', '/api/survivors'),
  {
    row: 'survivors/create',
    timed: 4,
    open: async (world) => creating(await unsealed(world)),
  },
  {
    row: 'survivors/create',
    variant: 'sealed',
    timed: 1,
    open: async (world) => {
      const { host } = await world.willForSurvivorChanges();
      await world.hourLater(host);
      return creating(host);
    },
  },
  {
    row: 'survivors/minimum-count',
    open: async (world) => {
      const host = await newHost(world);
      await nameSurvivors(host, 3);
      const threshold = inTurn([3, 2]);
      return () => ({ by: host.ask, path: '/api/survivors/minimum-count', asking: { json: { threshold: threshold() } }, status: 200 });
    },
  },
  {
    row: 'survivors/update',
    open: async (world) => {
      const { host, survivors } = await newHost(world).then(withOne);
      return () => ({ by: host.ask, path: `/api/survivors/${survivors[0]?.id}`, asking: { json: { name: `Relative ${number()}` } }, status: 200 });
    },
  },
  { row: 'survivors/update', variant: 'contacts', open: async (world) => moving(await newHost(world).then(withOne)) },
  {
    row: 'survivors/update',
    variant: 'contacts, sealed',
    timed: 3,
    open: async (world) => {
      const { host, survivors } = await world.willForSurvivorChanges();
      await world.hourLater(host);
      return moving({ host, survivors });
    },
  },
  {
    row: 'survivors/regenerate-codes',
    timed: 2,
    open: async (world) => {
      const { host, survivors } = await newHost(world).then(withOne);
      return () => ({ by: host.ask, path: `/api/survivors/${survivors[0]?.id}/regenerate-codes`, status: 200 });
    },
  },
  { row: 'survivors/delete', timed: 2, open: async (world) => deleting(await world.withValidToken(await unsealed(world)), 5) },
  {
    row: 'survivors/delete',
    variant: 'sealed',
    timed: 1,
    open: async (world) => {
      const { host } = await world.willForSurvivorChanges();
      await world.hourLater(host);
      return deleting(host, 4);
    },
  },
];

const hosts = new WeakMap<World, Promise<Host>>();

/** A Host without a will, whose new Survivors can be removed after the measurement. */
function unsealed(world: World): Promise<Host> {
  const host = hosts.get(world) ?? newHost(world);
  hosts.set(world, host);
  return host;
}

/** Removes this number of the newest Survivors. Adds them first if there are too few next to the two who stay. */
async function deleting(host: Host, count: number) {
  const { survivors } = await answered(200, host.ask, 'GET', '/api/survivors');
  const ids: string[] = survivors.map(({ id }: Survivor) => id);
  while (ids.length < count + 2) ids.push((await answered(201, host.ask, 'POST', '/api/survivors', { json: person() })).id);
  const next = inTurn(ids.reverse());
  return () => ({ by: host.ask, path: `/api/survivors/${next()}`, status: 204 });
}

function creating(host: Host) {
  return () => ({ by: host.ask, path: '/api/survivors', asking: { json: person() }, status: 201 });
}

function moving({ host, survivors: [survivor] }: { host: Host; survivors: Survivor[] }) {
  return () => ({
    by: host.ask,
    path: `/api/survivors/${survivor?.id}`,
    asking: { json: { contact_methods: person().contact_methods } },
    status: 200,
  });
}

async function withOne(host: Host): Promise<{ host: Host; survivors: Survivor[] }> {
  return { host, survivors: await nameSurvivors(host, 1) };
}
