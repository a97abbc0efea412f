import { evaluate } from './evaluate.ts';
import { type Size, simulateYears } from './simulate-years.ts';
import { goalsOf, type Judged, tablesOf } from './tables.ts';

/** Hosts who live in one world, with its outages. */
const IN_ONE_WORLD = 20;

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
    all.push(...(await judgeYears({ ...size, hosts, seed: size.seed * 1000 + world })));
  }
  return { text: tablesOf(all, size.years), isMet: Object.values(goalsOf(all)).every((found) => found === 0) };
}

/** Lets Hosts live in one world, and judges what an observer saw. */
export async function judgeYears(size: Size): Promise<Judged[]> {
  const { lives } = await simulateYears(size);
  return lives.map((life) => ({ life, verdict: evaluate(life) }));
}
