import { writeBlock } from '#infra/figures/block.ts';
import { watchConditions } from '#infra/figures/conditions.ts';
import { evaluate } from './evaluate.ts';
import { type Size, simulateYears } from './simulate-years.ts';
import { goalsOf, type Judged, missedGoals, tablesOf } from './tables.ts';

/** Hosts who live in one world, with its outages. */
const IN_ONE_WORLD = 10;

/** The tables, and whether every goal was met. */
export interface Report {
  text: string;
  isMet: boolean;
}

/** Lets Hosts live for some years in several worlds, one after the other. The functions must be loaded. */
export async function makeReport(size: Size): Promise<Report> {
  const all: Judged[] = [];
  for (let world = 0; all.length < size.hosts; world += 1) {
    const hosts = Math.min(IN_ONE_WORLD, size.hosts - all.length);
    const judged = await judgeYears({ ...size, hosts, seed: size.seed * 1000 + world });
    for (const line of judged.flatMap(missedGoals)) console.log(`World ${world}: ${line}`);
    all.push(...judged);
  }
  return { text: tablesOf(all, size.years), isMet: Object.values(goalsOf(all)).every((found) => found === 0) };
}

/** Lets Hosts live in one world, and judges what an observer saw. */
export async function judgeYears(size: Size): Promise<Judged[]> {
  const { lives } = await simulateYears(size);
  return lives.map((life) => ({ life, verdict: evaluate(life) }));
}

/** Prints the report, and writes it into docs/reliability.md if asked. Returns whether every goal was met. */
export async function writeReport(size: Size, isWritten: boolean): Promise<boolean> {
  const conditions = watchConditions();
  const used = process.cpuUsage();
  const { text, isMet } = await makeReport(size);
  const { user, system } = process.cpuUsage(used);
  const about = `${size.hosts} Hosts, ${size.years} years, seed ${size.seed}, ${Math.round((user + system) / 1e6)} s of CPU.`;
  console.log(`${about}\n\n${text}\n\n${isMet ? 'Every goal was met.' : 'A goal was missed.'}`);
  if (isWritten) await writeBlock('docs/reliability.md', 'npm run simulate -- --report', `${about} ${conditions()}\n\n${text}`);
  return isMet;
}
