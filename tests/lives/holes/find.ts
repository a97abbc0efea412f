import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allHoles } from './find-hole.ts';
import { type FoundStory, perform } from './orders.ts';

// node tests/lives/holes/find.ts [name ...]: plays lives with each hole put back until a promise breaks, and records the shortest story.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How many branches are played for one hole, and how many of them in one life. */
    most: { type: 'string', default: '2000' },
    branches: { type: 'string', default: '20' },
    first: { type: 'string', default: '1' },
    /** Only holes that are not found yet. */
    missing: { type: 'boolean', default: false },
  },
});

/** What find.ts has found, by the name of the hole. */
interface Result {
  lives: number;
  branches: number;
  cpuSeconds: number;
  /** Absent if no promise broke. */
  found?: FoundStory;
}

const FILE = new URL('found.json', import.meta.url);
const HOUR_MS = 3_600_000;
const MOST = Number(values.most);

function recorded(): Record<string, Result> {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** Plays until a promise breaks that holds without the hole. */
async function find(name: string): Promise<Result> {
  const sum: Result = { lives: 0, branches: 0, cpuSeconds: 0 };
  for (let first = Number(values.first); sum.branches < MOST; ) {
    const { found, ...played } = await perform(name, { does: 'find', first, branches: Number(values.branches), most: MOST - sum.branches }, HOUR_MS);
    sum.lives += played.lives;
    sum.branches += played.branches;
    sum.cpuSeconds = Math.round(sum.cpuSeconds + played.cpuSeconds);
    if (!found) return sum;
    const { broken: [same] = [] } = await perform('', { does: 'replay', stories: [found] }, HOUR_MS);
    if (same !== found.promise) return { ...sum, found };
    console.log(`  ${name}: seed ${found.seed} breaks ${found.promise} without the hole too: ${found.how}`);
    first = Number(found.seed) + 1;
  }
  return sum;
}

function row(name: string, { lives, branches, cpuSeconds, found }: Result): string {
  return `| ${name} | ${found?.promise ?? 'not found'} | ${lives} | ${branches} | ${cpuSeconds} | ${found?.seed ?? ''} |`;
}

const names = (await allHoles()).map(({ name }) => name).filter((name) => positionals.length === 0 || positionals.includes(name));
console.log('| Hole | Promise that broke | Seeds | Branches | CPU seconds | Seed |\n|---|---|---|---|---|---|');
for (const name of names) {
  if (values.missing && recorded()[name]?.found) continue;
  const result = await find(name);
  const all = Object.entries({ ...recorded(), [name]: result }).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`);
  console.log(row(name, result));
  for (const line of result.found?.story ?? []) console.log(`    ${line}`);
}
