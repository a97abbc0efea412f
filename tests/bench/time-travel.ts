import type { Cell } from '#infra/figures/table.ts';
import type { Units } from '#infra/figures/units.ts';
import { answered, DAY, HOUR, type SealedWill, sealWill, signIn, startTransfer, survivorAt } from '#tests/support/story.ts';
import { capacityOf, type TableCall } from './calls.ts';
import type { Findings } from './findings.ts';
import type { Lab } from './lab.ts';
import type { Bench } from './measure.ts';

/** Measures what timers, their effects and the sweep cost. */
export async function benchTimers(lab: Lab): Promise<Findings> {
  const bench = await lab.open();
  const steps = await story({ ...bench, will: await sealWill(bench.world.stack) });
  return findingsOf(steps, await sweepOf(bench), await visitOf(bench));
}

type Story = Bench & { will: SealedWill };

/** One firing of a Host's timer, and the effects that were performed because of it. */
interface Step {
  name: string;
  timer: TableCall[];
  effects: TableCall[];
}

/** A Host with three Survivors. Checks run for two months, then the Host is silent until the transfer is pending. Then the transfer is started. */
async function story(bench: Story): Promise<Step[]> {
  const {
    will,
    world: { stack },
  } = bench;
  await choose(will, { hcit_days: 90 });
  await stack.advance(19 * DAY);
  const steps = [await fire(bench, '(none: finds the uploads sealed)', 2 * DAY)];
  await stack.advance(8 * DAY);
  steps.push(await fire(bench, 'has the package read back', DAY), await checkConnectionsAgain(bench));
  await signIn(will.host);
  await choose(will, { hcit_days: 7, hcrt_hours: 24, hcrac: 2 });
  steps.push(
    await fire(bench, 'asks', 7 * DAY),
    await fire(bench, 'reminds', 12 * HOUR),
    await fire(bench, 'reminds again', 10 * HOUR),
    await fire(bench, 'counts a miss', 2 * HOUR),
  );
  await stack.advance(7 * DAY + 22 * HOUR);
  steps.push(await fire(bench, 'activates', 2 * HOUR), await fire(bench, 'reminds Survivors', 7 * DAY));
  await startTransfer(will, survivorAt(will, 0));
  steps.push(await fire(bench, 'reminds of a start', DAY));
  await stack.advance(19 * HOUR);
  return [...steps, await fire(bench, 'ends the 48 hours', 5 * HOUR)];
}

/** A month later a connector fails, and is checked again a day after that, with nothing else to do. */
async function checkConnectionsAgain(bench: Story): Promise<Step> {
  const { stack } = bench.world;
  await stack.advance(29 * DAY);
  await stack.fault('smtp', 'error');
  await stack.advance(DAY);
  await stack.fault('smtp', 'off');
  return fire(bench, '(none: tries connectors and storages)', DAY);
}

async function choose({ host }: SealedWill, json: object): Promise<void> {
  await answered(200, host.ask, 'PUT', '/api/host/settings', { json });
}

/** Moves the clock exactly to the next firing. */
async function fire({ world: { stack }, proxy }: Story, name: string, seconds: number): Promise<Step> {
  await stack.messages();
  const end = proxy.countOthers();
  await stack.advance(seconds);
  await stack.messages();
  const calls = end().filter(isOfService);
  const claimed = calls.findIndex(isClaim);
  const first = claimed < 0 ? calls.length : claimed;
  return { name, timer: calls.slice(0, first), effects: calls.slice(first) };
}

/** Returns the calls of a sweep that finds nothing, after one that has done everything. */
async function sweepOf({ world: { stack }, proxy }: Bench): Promise<TableCall[]> {
  await stack.run('scheduled/sweep', {});
  await stack.messages();
  const end = proxy.countOthers();
  await stack.run('scheduled/sweep', {});
  return end();
}

/** Returns what the daily walk reads of each Host, without the scan that finds them. It reads the timer of each once. */
async function visitOf({ world: { stack }, proxy }: Bench): Promise<Units> {
  await stack.advance(2 * DAY);
  await stack.messages();
  const end = proxy.countOthers();
  await stack.run('scheduled/sweep', {});
  const calls = end().filter(
    ({ about, operation }) => ['HOST', 'TIMER', 'TRAIL', 'TRANSFER', 'WILL', 'EMAIL'].includes(about) && operation !== 'Scan',
  );
  const { read, write } = capacityOf(calls);
  const hosts = calls.filter(({ about }) => about === 'TIMER').length;
  return { read: read / hosts, write: write / hosts };
}

/**
 * Returns whether a call belongs to a timer or an effect. The local clock searches for due work and writes heartbeats where the
 * deployed service sweeps. The history is appended for every change, by the worker of the stream.
 */
function isOfService({ operation, about }: TableCall): boolean {
  const isOfClock = ['Query', 'Scan'].includes(operation) && about === '';
  const isHeartbeat = operation === 'PutItem' && about === 'SERVICE';
  return !isOfClock && !isHeartbeat && !about.includes('TRAIL');
}

function isClaim({ operation, about }: TableCall): boolean {
  return operation === 'UpdateItem' && about === 'OUTBOX';
}

const COLUMNS = ['A timer that', 'Calls', 'Read units', 'Write units', 'Effects', 'Read units each', 'Write units each'];

function findingsOf(steps: readonly Step[], sweep: readonly TableCall[], visit: Units): Findings {
  const rows = steps.map(({ name, timer, effects }): Cell[] => {
    const [own, later] = [capacityOf(timer), capacityOf(effects)];
    const count = effects.filter(isClaim).length;
    const each = count === 0 ? [undefined, undefined] : [later.read / count, later.write / count];
    return [name, timer.length, own.read, own.write, count, ...each];
  });
  const { read, write } = capacityOf(sweep);
  const units = steps.flatMap(({ name, timer, effects }): [string, Units][] => [
    [`timer: ${name}`, capacityOf(timer)],
    [`effects of: ${name}`, capacityOf(effects)],
  ]);
  return {
    tables: [{ columns: COLUMNS, rows }],
    notes: [
      `A sweep that finds nothing takes ${sweep.length} calls, ${read} read units and ${write} write units, for all Hosts together. The daily walk reads ${visit.read} units of each Host, without the scan that finds them.`,
    ],
    units: { ...Object.fromEntries(units), sweep: { read, write }, 'walk: a Host': visit },
  };
}
