import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatFigure } from '#infra/figures/table.ts';
import { family } from '#tests/support/processes.ts';
import { startRealStack } from '#tests/support/real-stack.ts';
import { type Findings, type Goal, goalTable, median, type Size } from './findings.ts';
import { openPlay } from './life.ts';

const ROUNDS: Readonly<Record<Size, number>> = { full: 6, small: 1 };

/** CPU milliseconds. */
interface Costs {
  life: number;
  read: number;
  change: number;
}

interface WorldCosts extends Costs {
  imported: number;
  branch: number;
}

/** Compares the CPU time of the simulated world with that of the local stack and its emulators, in one run. Clients count for the world only. */
export async function benchSimulation(size: Size): Promise<Findings> {
  if (!existsSync('/proc/self/stat')) return { tables: [], notes: ['The CPU time of other processes is only known on Linux.'] };
  const before = measureWorld(ROUNDS[size]);
  const local = await measureLocal(ROUNDS[size]);
  const after = measureWorld(ROUNDS[size]);
  const world = Object.fromEntries(
    Object.entries(before).map(([name, ms]) => [name, median([ms, after[name as keyof WorldCosts]])]),
  ) as unknown as WorldCosts;
  const columns = ['CPU ms', 'Simulated', 'Local stack', 'Ratio'];
  const row = (what: string, part: keyof Costs) => [what, world[part], local[part], local[part] / world[part]];
  const rows = [row('A life of 30 requests', 'life'), row('A request that reads', 'read'), row('A change with its effects', 'change')];
  const alone = [
    ['The same change from a kept moment', world.branch],
    ['Import of all functions', world.imported],
  ];
  return { tables: [{ columns, rows: [...rows, ...alone.map((cells) => [...cells, '', ''])] }, goalTable(goals(world, local))] };
}

function goals(world: WorldCosts, local: Costs): Goal[] {
  const ratio = (part: keyof Costs, least: number, what: string): Goal => {
    const measured = local[part] / world[part];
    return { what: `${what}: at most 1/${least} of the local stack`, measured: `1/${formatFigure(measured)}`, isMet: measured >= least };
  };
  const most = (ms: number, limit: number, what: string): Goal => ({
    what: `${what}: at most ${limit} ms`,
    measured: formatFigure(ms),
    isMet: ms <= limit,
  });
  return [
    ...[ratio('life', 12, 'Life'), ratio('read', 8, 'Read'), ratio('change', 8, 'Change')],
    ...[most(world.life, 600, 'Life'), most(world.branch, 40, 'Change from a moment'), most(world.imported, 1500, 'Import')],
  ];
}

function measureWorld(rounds: number): WorldCosts {
  const program = fileURLToPath(new URL('../world/measure.ts', import.meta.url));
  const printed = execFileSync(process.execPath, [program, String(rounds)], { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });
  const { lives, ...costs } = JSON.parse(printed);
  return { ...costs, life: median(lives) };
}

async function measureLocal(rounds: number): Promise<Costs> {
  const stack = await startRealStack('process');
  try {
    const cpuOf = async (work: () => Promise<void>, times: number): Promise<number> => {
      const began = cpuOfAll(stack.pid);
      for (let n = 0; n < times; n += 1) await work();
      await stack.messages({ to: 'nobody' });
      return (cpuOfAll(stack.pid) - began) / times;
    };
    const play = await openPlay(stack);
    // The session of these ends in a life.
    const requests = { read: await cpuOf(play.read, 20), change: await cpuOf(play.change, 8) };
    // The first life compiles.
    await play.life();
    return { ...requests, life: await cpuOf(play.life, rounds) };
  } finally {
    await stack.stop();
  }
}

/** The kernel counts in these many milliseconds. */
const TICK_MS = 10;

/** The CPU milliseconds of a process and all that it has started. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function cpuOfAll(pid: number): number {
  const ticks = [pid, ...family(pid)].map((one) => {
    const [, after = ''] = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ');
    const [user = 0, system = 0] = after.split(' ').slice(11, 13).map(Number);
    return user + system;
  });
  return ticks.reduce((sum, one) => sum + one, 0) * TICK_MS;
}
