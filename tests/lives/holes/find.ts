import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allHoles } from './find-hole.ts';
import { type FoundStory, type PlayedLife, perform } from './orders.ts';

// node tests/lives/holes/find.ts [name ...]: plays lives with each hole put back until a promise breaks, and records the shortest story.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How many branches are played for one hole, and how many of them in one life. */
    most: { type: 'string', default: '2000' },
    branches: { type: 'string', default: '20' },
    /** Only holes that are not found yet. */
    missing: { type: 'boolean', default: false },
    /** Writes nothing. */
    dry: { type: 'boolean', default: false },
  },
});

/** What find.ts has found, by the name of the hole. */
interface Result {
  lives: number;
  branches: number;
  /** In how many of these lives anything was different from the same life without the hole. None: no one did what the hole is about. */
  different: number;
  cpuSeconds: number;
  /** Absent if no promise broke. */
  found?: FoundStory;
}

const FILE = new URL('found.json', import.meta.url);
const HOUR_MS = 3_600_000;
const branches = Number(values.branches);
const seeds = Array.from({ length: Math.ceil(Number(values.most) / Math.max(branches, 1)) }, (_, n) => String(n + 1));

function recorded(): Record<string, Result> {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** Plays until a promise breaks that holds without the hole. `without`: the same lives without it. */
async function find(name: string, without: Record<string, PlayedLife>): Promise<Result> {
  const sum: Result = { lives: 0, branches: 0, different: 0, cpuSeconds: 0 };
  for (let sound = seeds.filter((seed) => without[seed]?.broken === null); sound.length > 0; ) {
    const { found, lives, cpuSeconds } = await perform(name, { does: 'find', sound, branches }, HOUR_MS);
    for (const [seed, life] of Object.entries(lives)) {
      sum.lives += 1;
      sum.branches += life.branches;
      if (life.hash !== without[seed]?.hash) sum.different += 1;
    }
    sum.cpuSeconds = Math.round(sum.cpuSeconds + cpuSeconds);
    if (!found) return sum;
    // A shorter story can break for another reason.
    const { broken: [same] = [] } = await perform('', { does: 'replay', stories: [found] }, HOUR_MS);
    if (same === null) return { ...sum, found };
    sound = sound.slice(sound.indexOf(found.seed) + 1);
  }
  return sum;
}

function row(name: string, { lives, branches: played, different, cpuSeconds, found }: Result): string {
  return `| ${name} | ${found?.promise ?? 'not found'} | ${lives} | ${played} | ${different} | ${cpuSeconds} | ${found?.seed ?? ''} |`;
}

const names = (await allHoles()).map(({ name }) => name).filter((name) => positionals.length === 0 || positionals.includes(name));
const wanted = names.filter((name) => !values.missing || !recorded()[name]?.found);
const { lives: without, cpuSeconds } = await perform('', { does: 'play', seeds, branches }, HOUR_MS);
const noisy = Object.entries(without).filter(([, { broken }]) => broken !== null);
console.log(
  `${seeds.length} lives without a hole took ${Math.round(cpuSeconds)} s. Left out: ${noisy.map(([seed, { broken }]) => `${seed} (${broken})`).join(', ')}`,
);
console.log('| Hole | Promise that broke | Lives | Branches | Different | CPU seconds | Seed |\n|---|---|---|---|---|---|---|');
for (const name of wanted) {
  const result = await find(name, without);
  const all = Object.entries({ ...recorded(), [name]: result }).sort(([one], [other]) => (one < other ? -1 : 1));
  if (!values.dry) writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`);
  console.log(row(name, result));
  for (const line of result.found?.story ?? []) console.log(`    ${line}`);
}
