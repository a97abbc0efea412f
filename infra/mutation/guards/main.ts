import { globSync } from 'node:fs';
import { breakGroup, nextGroup } from './break.ts';
import { neededByCompiler } from './compile.ts';
import { reasonFor, staleReasons } from './explained.ts';
import { findAllGuards, type Guard } from './find-guards.ts';
import { loadMemory, saveMemory } from './memory.ts';
import { record } from './record.ts';
import { endDatabase } from './run-tests.ts';

// node infra/mutation/guards/main.ts compile | record <test files> | break [<part of a guard's name> ...] | report. See docs/architecture.md.

const [command = 'report', ...rest] = process.argv.slice(2);
const names = rest.filter((one) => !one.startsWith('--'));
const guards = findAllGuards();
const memory = loadMemory();

if (command === 'compile') saveMemory({ ...memory, compiler: neededByCompiler(guards) }, guards);
if (command === 'record') for (const file of globSync(names)) await recordOne(file);
if (command === 'break') await breakAll(guards.filter(isChosen));
if (command === 'report') report();
await endDatabase();

function option(name: string, otherwise: number): number {
  return Number(rest.find((one) => one.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
}

function isChosen({ key }: Guard): boolean {
  return !memory.compiler.includes(key) && (names.length === 0 || names.some((name) => key.includes(name)));
}

async function recordOne(file: string): Promise<void> {
  if (memory.files[file] && !rest.includes('--again')) return;
  await record(memory, guards, file);
  saveMemory(memory, guards);
  const { seconds = 0, failed = [] } = memory.files[file] ?? {};
  console.log(`${file}: ${seconds.toFixed(0)} s, ${failed.length} failed without a broken guard`);
}

async function breakAll(chosen: readonly Guard[]): Promise<void> {
  const limits = { largest: option('largest', 12), smallest: option('smallest', 1), mostFiles: option('files', 3) };
  for (let group = nextGroup(memory, chosen, limits); group; group = nextGroup(memory, chosen, limits)) {
    await breakGroup(memory, guards, group);
    const left = group.guards.filter(({ key }) => !memory.killed[key]);
    console.log(`${group.file}: ${group.guards.length - left.length} of ${group.guards.length} noticed`);
    for (const { key } of left) console.log(`  not noticed: ${key}`);
  }
}

type State = 'noticed' | 'needed by the compiler' | 'explained' | 'not noticed' | 'not reached' | 'not broken yet';

function stateOf({ key }: Guard): State {
  if (memory.killed[key]) return 'noticed';
  if (memory.compiler.includes(key)) return 'needed by the compiler';
  if (reasonFor(key) !== undefined) return 'explained';
  if (memory.survived[key]) return 'not noticed';
  return memory.reached[key] ? 'not broken yet' : 'not reached';
}

/** A guard that no recorded test reaches needs no run: nothing can notice that it is gone. */
function report(): void {
  const groups = Map.groupBy(guards, stateOf);
  const count = (state: State): number => groups.get(state)?.length ?? 0;
  const states: State[] = ['needed by the compiler', 'noticed', 'explained', 'not broken yet'];
  console.log(`${guards.length} guards: ${states.map((state) => `${count(state)} ${state}`).join(', ')}.`);
  const open = [...(groups.get('not noticed') ?? []), ...(groups.get('not reached') ?? [])];
  console.log(`${open.length} without a test and without a reason.`);
  for (const guard of open) console.log(`  ${guard.file}:${guard.line} ${stateOf(guard)}, ${guard.kind}: ${guard.text}`);
  const stale = [...staleReasons(guards), ...[...Object.keys(memory.killed), ...memory.compiler].filter((key) => reasonFor(key) !== undefined)];
  for (const key of stale) console.log(`  remove the reason from explained.ts: ${key}`);
  process.exitCode = open.length + stale.length > 0 ? 1 : 0;
}
