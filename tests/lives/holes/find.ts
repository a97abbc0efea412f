import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stageNamed, stageOf } from '#tests/lives/stages.ts';
import { FAULT_KINDS } from '#tests/world/fates.ts';
import { allHoles } from './find-hole.ts';
import { apart, type Hole } from './hole.ts';
import { type FoundStory, type Order, type PlayedLife, perform, type RecordedStory, type Timed } from './orders.ts';

// node tests/lives/holes/find.ts [name ...]: plays lives with holes put back until a promise breaks, and records a short story for each hole.
// Many holes are in one process. When a promise breaks, the one that is behind it is found by halves, and the others are played on.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How many branches are played for one hole, and how many of them in one life. */
    most: { type: 'string', default: '2000' },
    branches: { type: 'string', default: '20' },
    /** The first seed: those before it were played in vain, and count. */
    first: { type: 'string', default: '1' },
    /** Only holes that are not found yet. */
    missing: { type: 'boolean', default: false },
    /** Each hole in a process without others: this shows in how many lives it makes any difference. */
    alone: { type: 'boolean', default: false },
    /** Plays only lives that begin with these stages, with commas between them. Those in between count as played, in vain. */
    stages: { type: 'string' },
    /** Begins each life with this stage, whatever its seed draws. */
    begin: { type: 'string' },
    /** Has a thief with these capabilities in each life, with commas between them, instead of those that its seed draws. */
    thief: { type: 'string' },
    /** The fault of all steps, such as `lost`. */
    fault: { type: 'string' },
    /** How many lives are played to shorten a story. */
    shorten: { type: 'string', default: '60' },
    /** Writes nothing. */
    dry: { type: 'boolean', default: false },
  },
});

/** What find.ts has found out about a hole. */
interface Result {
  /** Lives and branches that were played until it was found, or in vain, and the CPU seconds of them, with all other holes of the process. */
  lives: number;
  branches: number;
  cpuSeconds: number;
  /** Of a hole alone: in how many of these lives anything was different. None: no one did what the hole is about. */
  different?: number;
  /** Absent if no promise broke. */
  found?: FoundStory;
}

const FILE = new URL('found.json', import.meta.url);
const HOUR_MS = 3_600_000;
const branches = Number(values.branches);
const seeds = Array.from({ length: Math.ceil(Number(values.most) / Math.max(branches, 1)) }, (_, n) => String(n + 1)).filter(
  (seed) => Number(seed) >= Number(values.first) && (values.stages === undefined || values.stages.split(',').includes(stageOf(seed))),
);

const fault = FAULT_KINDS.find((kind) => kind === values.fault);
const given = {
  ...(values.thief !== undefined && { thieves: [values.thief.split(',')] }),
  ...(fault && { fault }),
  ...(values.begin !== undefined && { stage: stageNamed(values.begin) }),
};

const spent = { cpuSeconds: 0 };

async function order(holes: readonly string[], what: Order): Promise<Timed> {
  const answer = await perform(holes, what, HOUR_MS);
  spent.cpuSeconds += answer.cpuSeconds;
  return answer;
}

/** Which promise this story breaks with these holes. */
async function brokenBy(holes: readonly string[], story: FoundStory): Promise<string | undefined> {
  const { broken = [] } = await order(holes, { does: 'replay', stories: [story] });
  return broken.find((promise) => promise !== null) ?? undefined;
}

const isBroken = async (holes: readonly string[], story: FoundStory): Promise<boolean> => (await brokenBy(holes, story)) !== undefined;

/** Returns the hole without which this story would break no promise. Undefined if it needs several, or none. */
async function culpritOf(holes: readonly string[], story: FoundStory): Promise<string | undefined> {
  let left = holes;
  while (left.length > 1) {
    const half = left.slice(0, Math.ceil(left.length / 2));
    const other = left.slice(half.length);
    if (await isBroken(half, story)) left = half;
    else if (await isBroken(other, story)) left = other;
    else return undefined;
  }
  return left[0];
}

/** Plays lives with these holes until each is found, or all lives are played. `without`: the same lives without any. */
async function search(group: readonly string[], without: ReadonlyMap<string, PlayedLife>): Promise<void> {
  spent.cpuSeconds = 0;
  const played = new Map<string, PlayedLife>();
  let left = group;
  let sound = values.alone ? seeds.filter((seed) => without.get(seed)?.broken === null) : seeds;
  while (left.length > 0 && sound.length > 0) {
    const { lives = [], found } = await order(left, { does: 'play', seeds: sound, branches, untilBroken: true, ...given });
    for (const life of lives) played.set(life.seed, life);
    if (!found) break;
    // Another promise may break without it too. The shorter story breaks none.
    if ((await brokenBy([], found)) === found.promise) {
      console.log(`  Left out: ${found.seed} breaks ${found.promise} without a hole: ${found.how}`);
      sound = sound.slice(sound.indexOf(found.seed) + 1);
      continue;
    }
    const culprit = await culpritOf(left, found);
    const story = culprit && (await shortened(culprit, found));
    if (culprit && story) record(culprit, { ...counted(played), found: story });
    else console.log(`  ${found.seed} breaks ${found.promise} with several holes only: ${found.how}`);
    left = left.filter((name) => name !== culprit);
    // The same life can show another hole.
    sound = sound.slice(sound.indexOf(found.seed) + (story ? 0 : 1));
  }
  const different = [...played.values()].filter(({ seed, hash }) => hash !== without.get(seed)?.hash).length;
  for (const name of left) record(name, { ...counted(played), ...(group.length === 1 && { different }) });
}

/** A shorter story that breaks a promise with this hole, and none without it. */
async function shortened(name: string, story: FoundStory): Promise<FoundStory | undefined> {
  const { found = story } = await order([name], { does: 'shorten', story, most: Number(values.shorten) });
  if (!(await isBroken([], found))) return found;
  return (await isBroken([], story)) ? undefined : story;
}

function counted(played: ReadonlyMap<string, PlayedLife>): Result {
  const sum = [...played.values()].reduce((all, life) => all + life.branches, 0);
  const [last = '0'] = [...played.keys()].slice(-1);
  if (values.stages !== undefined) return { lives: Number(last), branches: Number(last) * branches, cpuSeconds: Math.round(spent.cpuSeconds) };
  return { lives: played.size, branches: sum, cpuSeconds: Math.round(spent.cpuSeconds) };
}

function recorded(): Record<string, Omit<Result, 'found'> & { found?: RecordedStory }> {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

function record(name: string, result: Result): void {
  const all = Object.entries({ ...recorded(), [name]: result }).sort(([one], [other]) => (one < other ? -1 : 1));
  if (!values.dry) writeFileSync(FILE, linesOf(Object.fromEntries(all)));
  const { lives, branches: sum, cpuSeconds, different, found } = result;
  console.log(`| ${name} | ${found?.promise ?? 'not found'} | ${lives} | ${sum} | ${cpuSeconds} | ${found?.seed ?? ''} | ${different ?? ''} |`);
  for (const line of found?.story ?? []) console.log(`    ${line}`);
}

/** Returns JSON with a line for each step, and without sentences. */
function linesOf(all: object): string {
  const json = JSON.stringify(all, (name, value) => (name === 'story' ? undefined : value), 2);
  return `${json.replace(/\{[^{}]*\}/g, (step) => step.replace(/\n\s*/g, ' '))}\n`;
}

const isWanted = ({ name }: Hole): boolean =>
  (positionals.length === 0 || positionals.includes(name)) && !(values.missing && recorded()[name]?.found);
const wanted = (await allHoles()).filter(isWanted);
// Only a hole alone is compared with lives without it.
const { lives: without = [] } = values.alone ? await order([], { does: 'play', seeds, branches, untilBroken: false }) : {};
console.log('| Hole | Promise that broke | Lives | Branches | CPU seconds | Seed | Different lives |\n|---|---|---|---|---|---|---|');
const groups = values.alone ? wanted.map((hole) => [hole]) : apart(wanted);
for (const group of groups)
  await search(
    group.map(({ name }) => name),
    new Map(without.map((life) => [life.seed, life])),
  );
