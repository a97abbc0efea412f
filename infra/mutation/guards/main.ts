import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { neededByCompiler } from './compile.ts';
import { reasonFor, staleReasons } from './explained.ts';
import { chooseGuards, findAllGuards, type Guard } from './find-guards.ts';
import type { Job, Line } from './job.ts';

// node infra/mutation/guards/main.ts [part of a guard's name ...]: breaks guards one at a time, and says which test notices. See docs/architecture.md.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Only these test files. */
    tests: { type: 'string', multiple: true },
    /** Names all tests that notice a guard, not only the first one. */
    all: { type: 'boolean', default: false },
    /** Breaks this number of the guards, which the seed chooses. */
    count: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
/** Configurations are below no layer, so nothing imports them by name. */
const { PURE, OF_WORLD }: { PURE: Files; OF_WORLD: readonly string[] } = await import(path('../../../vitest.config.ts'));
const FOLDER = mkdtempSync(join(tmpdir(), 'guards-'));
const JOB = join(FOLDER, 'job.json');
const LINES = `${JOB}.lines`;
/** A process that writes nothing for so long has met a loop without an end. */
const LONGEST_MS = 900_000;

const all = findAllGuards();
const isNamed = ({ key }: Guard): boolean => positionals.length === 0 || positionals.some((name) => key.includes(name));
const named = all.filter((guard) => isNamed(guard) && reasonFor(guard.key) === undefined);
const chosen = values.count === undefined ? named : chooseGuards(named, values.seed, Number(values.count));

/** What was found out: by which tests each guard was noticed, and in how many files it has stopped something. */
const noticed = new Map<string, string[]>();
const files = new Map<string, Set<string>>();
/** Guards without which the process ends. */
const fatal = new Set<string>();

await breakIn(filesOf(PURE));
const world = filesOf({ include: OF_WORLD });
await breakIn(
  world.filter((file) => !file.startsWith('tests/lives/')),
  true,
);
await breakIn(world.filter((file) => file.startsWith('tests/lives/')).sort(), true);
rmSync(FOLDER, { recursive: true });
report();

/** Patterns of files. */
interface Files {
  include: readonly string[];
  exclude?: readonly string[];
}

function filesOf({ include, exclude = [] }: Files): string[] {
  const wanted = values.tests && new Set(globSync(values.tests));
  return globSync(include, { exclude }).filter((file) => !wanted || wanted.has(file));
}

/** Breaks the guards that no test has noticed yet. If the process ends without an answer about one of them, it continues without it. */
async function breakIn(tests: readonly string[], isWorld = false): Promise<void> {
  const open = chosen.map(({ key }) => key).filter((key) => !fatal.has(key) && (values.all || !noticed.has(key)));
  if (tests.length === 0 || open.length === 0) return;
  await runTests({ files: tests, isWorld, open, all: values.all });
  const lines = readLines();
  for (const { guard, file, found, by = [] } of lines.filter((one) => one.found !== 'ended')) {
    files.set(guard, (files.get(guard) ?? new Set()).add(file));
    if (found === 'noticed')
      add(
        guard,
        by.map((name) => `${file}: ${name}`),
      );
  }
  const last = lines.at(-1);
  if (last?.found === 'ended') return;
  if (last?.found !== 'begins') throw new Error('The process of the tests ended with nothing broken. Its errors are above.');
  fatal.add(last.guard);
  add(last.guard, [`${last.file}: the process ended`]);
  await breakIn(tests, isWorld);
}

function add(guard: string, by: readonly string[]): void {
  const earlier = noticed.get(guard) ?? [];
  noticed.set(guard, [...earlier, ...by.filter((one) => !earlier.includes(one))]);
}

function readLines(): Line[] {
  const lines = existsSync(LINES) ? readFileSync(LINES, 'utf8').split('\n') : [];
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}

/** Runs tests in a new process until it ends, or writes nothing any longer. */
async function runTests(job: Job): Promise<void> {
  writeFileSync(JOB, JSON.stringify(job));
  rmSync(LINES, { force: true });
  const args = [path('../../../node_modules/vitest/vitest.mjs'), 'run', '--config', path('vitest.config.ts')];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], detached: true, env: { ...process.env, GUARDS_JOB: JOB } });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // The group has the process of the tests.
  const end = (): boolean => process.kill(-(child.pid ?? 0), 'SIGKILL');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end() && process.exit(1));
  let seen = { lines: 0, at: Date.now() };
  const watch = setInterval(() => {
    const lines = readLines();
    for (const { guard, file, found } of lines.slice(seen.lines))
      if (found === 'noticed' || found === 'unnoticed') console.error(`${found} in ${file}: ${guard}`);
    if (lines.length > seen.lines) seen = { lines: lines.length, at: Date.now() };
    if (Date.now() - seen.at > LONGEST_MS) end();
  }, 1000);
  await ended;
  clearInterval(watch);
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
}

function report(): void {
  const left = chosen.filter(({ key }) => !noticed.has(key));
  const compiler = new Set(neededByCompiler(left));
  const open = left.filter(({ key }) => !compiler.has(key));
  for (const [key, by] of noticed) console.log([key, ...by.map((test) => `    ${test}`)].join('\n'));
  console.log(`${chosen.length} guards: ${noticed.size} noticed, ${compiler.size} needed by the compiler, ${open.length} noticed by nothing:`);
  for (const { key, kind, file, line } of open)
    console.log(`  ${key}\n    ${file}:${line}, ${kind}, stopped something in ${files.get(key)?.size ?? 0} files`);
  const stale = staleReasons(all);
  for (const key of stale) console.log(`  remove the reason from explained.ts: ${key}`);
  process.exitCode = open.length + stale.length > 0 ? 1 : 0;
}
