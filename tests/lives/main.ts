import '#tests/world/replaced.ts';
import { parseArgs } from 'node:util';
import { loadFunctions } from '#tests/world/world.ts';
import { type Plan, type Played, play } from './play.ts';
import { shrink } from './shrink.ts';
import { stageNamed } from './stages.ts';
import { only, sentencesOf, stepsOf, tellBroken } from './tell.ts';

const { values } = parseArgs({
  options: {
    /** How many lives, from which seed on, and for how long. */
    seeds: { type: 'string', default: '100' },
    first: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '10' },
    /** Branches of each life. */
    branches: { type: 'string', default: '10' },
    /** Begins each life with this stage, whatever its seed draws. */
    begin: { type: 'string' },
    /** Plays this life alone, and prints its story. */
    seed: { type: 'string' },
    only: { type: 'string' },
    /** Thieves, or faults, are ten times as frequent. */
    thieves: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
    /** Does not shorten what it finds. */
    whole: { type: 'boolean', default: false },
    /** Instead of that: many Hosts live for years, and the figures of docs/reliability.md are printed, or written. */
    report: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    hosts: { type: 'string', default: '40' },
    years: { type: 'string', default: '2' },
  },
});

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const branches = Number(values.branches);
const often = { ...(values.thieves && { thief: 10 }), ...(values.faults && { world: 10, operator: 10 }) };
const begun = values.begin === undefined ? {} : { stage: stageNamed(values.begin) };
const begin = values.begin === undefined ? '' : ` --begin '${values.begin}'`;
const flags = `${values.thieves ? ' --thieves' : ''}${values.faults ? ' --faults' : ''}${begin}`;
const again = (seed: string, steps?: string): string =>
  `npm run simulate -- --seed ${seed} --branches ${branches}${flags}${steps === undefined ? '' : ` --only ${steps}`}`;

/** Prints the shortest story of a life in which a promise broke. */
async function tell(played: Played): Promise<void> {
  if (values.whole) return console.log(tellBroken(played, again(played.seed)));
  const shortened = await shrink(played);
  console.log(tellBroken(shortened, again(played.seed, only(shortened.steps, played.steps))));
}

async function playRange(): Promise<number> {
  const began = cpuSeconds();
  const counts = { lives: 0, branches: 0, broken: 0, requests: 0 };
  for (let seed = Number(values.first); counts.lives < Number(values.seeds) && cpuSeconds() - began < Number(values.minutes) * 60; seed += 1) {
    const played = await play({ seed: String(seed), branches, often, ...begun });
    counts.lives += 1;
    counts.branches += played.branches;
    counts.requests += played.requests;
    if (!played.broken) continue;
    counts.broken += 1;
    await tell(played);
  }
  const seconds = cpuSeconds() - began;
  console.log(
    `${counts.lives} lives, ${counts.branches} branches, ${counts.requests} requests, ${counts.broken} broken promises, ${seconds.toFixed(1)} s of CPU.`,
  );
  return counts.broken;
}

async function playOne(seed: string): Promise<number> {
  const plan: Plan = { seed, branches, often, ...begun };
  const whole = await play(plan);
  const played = values.only === undefined ? whole : await play({ seed, steps: stepsOf(values.only, whole.steps) });
  console.log(played.broken ? tellBroken(played, again(seed, values.only)) : sentencesOf(played.story).join('\n'));
  console.log(`${played.steps.length} steps, ${played.requests} requests, trace ${played.hash}.`);
  return played.broken ? 1 : 0;
}

/** Returns how many goals were missed. */
async function report(): Promise<number> {
  const { writeReport } = await import('./report/make-report.ts');
  return writeReport({ hosts: Number(values.hosts), years: Number(values.years), seed: Number(values.seed ?? 1) }, values.write);
}

await loadFunctions();
const broken = values.report ? report() : values.seed === undefined ? playRange() : playOne(values.seed);
process.exitCode = (await broken) > 0 ? 1 : 0;
