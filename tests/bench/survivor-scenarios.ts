import { answered, type Host, nameSurvivors, type SealedWill, type Survivor } from '#tests/support/story.ts';
import { counter, inTurn, newHost, type PreparedRequest, type Scenario, scenario, type World } from './world.ts';

const number = counter();
const threshold = inTurn([3, 2]);

function person() {
  const n = number();
  const contact_methods = [{ type: 'email', value: `relative${n}@example.net` }];
  return { name: `Relative ${n}`, relationship: 'cousin', contact_methods, personal_message: 'Thank you for everything.' };
}

/** Requests about Survivors, before there is a sealed will and with one, for which the key has to be split again. */
export const survivorScenarios: readonly Scenario[] = [
  scenario('survivors/create', unsealed, creating, { timed: 4 }),
  scenario('survivors/create', changing, ({ host }) => creating(host), { variant: 'sealed', timed: 1 }),
  scenario(
    'survivors/minimum-count',
    async (world) => {
      const host = await newHost(world);
      await nameSurvivors(host, 3);
      return host;
    },
    ({ ask }) => ({ by: ask, asking: { json: { threshold: threshold() } } }),
  ),
  scenario('survivors/update', withOne, (named) => updating(named, { name: `Relative ${number()}` })),
  scenario('survivors/update', withOne, moving, { variant: 'contacts' }),
  scenario('survivors/update', changing, moving, { variant: 'contacts, sealed', timed: 3 }),
  scenario('survivors/regenerate-codes', withOne, ({ host, survivors }) => ({ by: host.ask, id: survivors[0]?.id }), { timed: 2 }),
  scenario(
    'survivors/delete',
    async (world) => deleting(await world.withValidToken(await unsealed(world)), 5),
    (next) => next(),
    { timed: 2 },
  ),
  scenario(
    'survivors/delete',
    async (world) => deleting((await changing(world)).host, 4),
    (next) => next(),
    { variant: 'sealed', timed: 1 },
  ),
];

const hosts = new WeakMap<World, Promise<Host>>();

/** A Host without a will, whose new Survivors can be removed after the measurement. */
function unsealed(world: World): Promise<Host> {
  const host = hosts.get(world) ?? newHost(world);
  hosts.set(world, host);
  return host;
}

/** A sealed will whose Survivors may change, when no limit of its Host is used up. */
async function changing(world: World): Promise<SealedWill> {
  const will = await world.willForSurvivorChanges();
  await world.hourLater(will.host);
  return will;
}

/** Removes this number of the newest Survivors. Adds them first if there are too few next to the two who stay. */
async function deleting(host: Host, count: number): Promise<() => PreparedRequest> {
  const { survivors } = await answered(200, host.ask, 'GET', '/api/survivors');
  const ids: string[] = survivors.map(({ id }: Survivor) => id);
  while (ids.length < count + 2) ids.push((await answered(201, host.ask, 'POST', '/api/survivors', { json: person() })).id);
  const next = inTurn(ids.reverse());
  return () => ({ by: host.ask, id: next(), status: 204 });
}

function creating({ ask }: Host): PreparedRequest {
  return { by: ask, asking: { json: person() }, status: 201 };
}

type Named = Pick<SealedWill, 'host' | 'survivors'>;

function updating({ host, survivors: [survivor] }: Named, json: object): PreparedRequest {
  return { by: host.ask, id: survivor?.id, asking: { json } };
}

function moving(named: Named): PreparedRequest {
  return updating(named, { contact_methods: person().contact_methods });
}

async function withOne(world: World): Promise<Named> {
  const host = await newHost(world);
  return { host, survivors: await nameSurvivors(host, 1) };
}
