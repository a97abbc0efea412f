import { writeBlock } from '#infra/figures/block.ts';
import { watchConditions } from '#infra/figures/conditions.ts';
import { evaluate } from './evaluate.ts';
import { type Size, simulateYears } from './simulate-years.ts';
import { goalsOf, type Judged, missedGoals, tablesOf } from './tables.ts';

/** Hosts who live in one world, with its outages. */
const IN_ONE_WORLD = 10;

/** Lets Hosts live for some years in several worlds, one after the other. The functions must be loaded. */
async function judgeAll(size: Size): Promise<Judged[]> {
  const all: Judged[] = [];
  for (let world = 0; all.length < size.hosts; world += 1) {
    const hosts = Math.min(IN_ONE_WORLD, size.hosts - all.length);
    all.push(...(await judgeYears({ ...size, hosts, seed: size.seed * 1000 + world })));
  }
  return all;
}

/** Lets Hosts live in one world, and evaluates what an observer saw. */
export async function judgeYears(size: Size): Promise<Judged[]> {
  const { lives } = await simulateYears(size);
  return lives.map((life) => ({ life, verdict: evaluate(life) }));
}

/** Prints the report, and writes it into docs/reliability.md if asked. Returns how many goals were missed. */
export async function writeReport(size: Size, isWritten: boolean): Promise<number> {
  const conditions = watchConditions();
  const used = process.cpuUsage();
  const all = await judgeAll(size);
  const { user, system } = process.cpuUsage(used);
  const about = `${size.hosts} Hosts, ${size.years} years, seed ${size.seed}, ${Math.round((user + system) / 1e6)} s of CPU.`;
  const text = tablesOf(all, size.years);
  for (const line of all.flatMap(missedGoals)) console.log(line);
  console.log(`${about}\n\n${text}`);
  if (isWritten) await writeBlock('docs/reliability.md', 'npm run simulate -- --report', `${about} ${conditions()}\n\n${text}`);
  return Object.values(goalsOf(all)).filter((found) => found > 0).length;
}
