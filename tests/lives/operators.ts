import { worldNow } from '#tests/world/state.ts';
import { renewApp, restoreTable, settle, stackOfWorld, startContainer } from '#tests/world/world.ts';
import { happens, lengthOf } from './faults.ts';
import { type Action, between, type Life, oneOf, type Survivor } from './life.ts';
import { forget } from './people/learn.ts';

type Chance = Parameters<Action['perform']>[2];

const DAY_MS = 86_400_000;
/** AWS keeps what a table was for 35 days. */
const KEPT_MS = 35 * DAY_MS;
const HOUR = 3600;

const canRestore = ({ state: { copy, host, isTampered, setBacks }, now }: Life): boolean =>
  copy !== undefined && now() - copy.at < KEPT_MS && host.deletionAsked === undefined && !isTampered && !setBacks;

/** What operators do next to deployments: docs/restore.md, "Restore from backup", and the containers that AWS starts. */
export const operatorActions: readonly Action[] = [
  happens('operator', 'has a copy of the table', () => true, copyTable, 0.15),
  happens('operator', 'restores the table', canRestore, restore, 0.3),
  happens('operator', 'has more containers serve', () => true, addContainers, 0.2),
];

async function copyTable(life: Life): Promise<void> {
  await settle();
  const { memories, survivors, thieves } = life.state;
  const items = worldNow().table.items();
  life.state.copy = structuredClone({ at: life.now(), items, memories, survivors, resets: thieves.map(({ reset }) => reset) });
  life.tell('From now on, the operator can set the table back to this moment.');
}

/** The service stands still, the table is as it was, and the service continues: what it has forgotten, promises forget too. */
async function restore(life: Life, chance: Chance): Promise<void> {
  const { copy } = life.state;
  if (!copy) return;
  await settle();
  restoreTable(copy.items);
  renewApp();
  const { at, memories, survivors, resets } = structuredClone(copy);
  Object.assign(life.state, { memories, restored: { to: at, at: life.now() }, hasFault: true, faultEndedAt: life.now() });
  for (const [n, survivor] of life.state.survivors.entries()) setBack(survivor, survivors[n]);
  for (const [n, thief] of life.state.thieves.entries()) {
    delete thief.reset;
    Object.assign(thief, resets[n] && { reset: resets[n] });
  }
  const seconds = oneOf(chance, [HOUR, 3 * HOUR, 30 * HOUR]);
  await stackOfWorld.outage(seconds);
  await stackOfWorld.run('scheduled/sweep', {}).catch(() => {});
  life.state.faultEndedAt = life.now();
  life.tell(`The service stood still for ${lengthOf(seconds)}, and its table is as it was on ${new Date(at).toISOString()}.`);
}

/** The papers of then count, and no one is named who was not named then. */
function setBack(survivor: Survivor, before: Survivor | undefined): void {
  if (survivor.id !== before?.id || survivor.paper?.recoveryKey !== before?.paper?.recoveryKey) {
    forget(survivor);
    if (before?.id !== undefined) Object.assign(survivor, { id: before.id, ...(before.paper && { paper: before.paper }) });
  }
  survivor.usedCodes = before?.usedCodes ?? [];
}

async function addContainers(life: Life, chance: Chance): Promise<void> {
  const count = between(chance, 1, 3);
  for (let n = 0; n < count; n += 1) startContainer();
  if (chance.next() < 0.5) await stackOfWorld.run('workers/rotate-token-key', { rotation: oneOf(chance, ['add', 'replace']) }).catch(() => {});
  life.tell(`${count} more containers serve, next to one that is older.`);
}
