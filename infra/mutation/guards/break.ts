import type { Guard } from './find-guards.ts';
import { type Memory, saveMemory } from './memory.ts';
import { type Outcome, runTests } from './run-tests.ts';

/** Guards that are broken in one run: no test reaches two of them, so that a failed test shows which one it needs. */
export interface Group {
  file: string;
  guards: Guard[];
}

/** The most and the fewest guards of one run, and in how many test files a guard is broken before it counts as not noticed. */
export interface Limits {
  largest: number;
  smallest: number;
  mostFiles: number;
}

/**
 * Returns the run that may show most per second: one of the files in which guards without a result have stopped something. Undefined
 * if each guard was noticed, or was broken in `mostFiles` files or in all that reach it.
 */
export function nextGroup(memory: Memory, guards: readonly Guard[], { largest, smallest, mostFiles }: Limits): Group | undefined {
  const open = guards.filter(({ key }) => !memory.killed[key] && (memory.survived[key] ?? []).length < mostFiles);
  const groups = Object.keys(memory.files).map((file): Group => ({ file, guards: disjoint(memory, file, open, largest) }));
  const worth = ({ file, guards: own }: Group): number => own.length / (memory.files[file]?.seconds ?? 1);
  const [best] = groups.filter(({ guards: own }) => own.length >= smallest).sort((a, b) => worth(b) - worth(a));
  return best;
}

function disjoint(memory: Memory, file: string, open: readonly Guard[], largest: number): Guard[] {
  const taken = new Set<string>();
  const chosen: Guard[] = [];
  const testsOf = ({ key }: Guard): readonly string[] => memory.reached[key]?.[file] ?? [];
  const candidates = open.filter((guard) => testsOf(guard).length > 0 && !memory.survived[guard.key]?.includes(file));
  // Those in few tests first, so that many fit into one run.
  for (const guard of candidates.sort((a, b) => testsOf(a).length - testsOf(b).length)) {
    const tests = testsOf(guard);
    // What happens outside of a test may make any of them fail.
    const isAlone = tests.includes('');
    if (chosen.length > 0 && (isAlone || tests.some((test) => taken.has(test)))) continue;
    for (const test of tests) taken.add(test);
    chosen.push(guard);
    if (isAlone || chosen.length === largest) break;
  }
  return chosen;
}

/**
 * Breaks the guards of a group, runs the file, and notes which were noticed. One broken guard can hide another one, so those that were not
 * noticed are broken again alone. A file that does not run to its end is run again with half of them.
 */
export async function breakGroup(memory: Memory, all: readonly Guard[], { file, guards }: Group): Promise<void> {
  const isAlone = guards.length === 1;
  const outcome = await runBroken(memory, all, { file, guards });
  if (outcome.isBroken && !isAlone) {
    const half = Math.ceil(guards.length / 2);
    await breakGroup(memory, all, { file, guards: guards.slice(0, half) });
    return breakGroup(memory, all, { file, guards: guards.slice(half) });
  }
  const news = { ...outcome, failed: outcome.failed.filter((test) => !memory.files[file]?.failed.includes(test)) };
  for (const guard of guards) {
    const { key } = guard;
    const killer = isAlone ? firstFailure(news) : news.failed.find((test) => memory.reached[key]?.[file]?.includes(test));
    if (killer !== undefined) memory.killed[key] = `${file}: ${killer}`;
    else if (isAlone) memory.survived[key] = [...(memory.survived[key] ?? []), file];
    else await breakGroup(memory, all, { file, guards: [guard] });
    saveMemory(memory, all);
  }
}

/** A longer list of tests takes as long as the whole file. */
const MOST_NAMED = 12;

/** Runs a file with broken guards. One alone is first broken in the tests that it has stopped: if these pass without it, all others do too. */
async function runBroken(memory: Memory, all: readonly Guard[], { file, guards }: Group): Promise<Outcome> {
  const numbers = guards.map(({ key }) => all.findIndex((guard) => guard.key === key));
  const env = { BROKEN_GUARDS: numbers.join() };
  const options = { longest: (memory.files[file]?.seconds ?? 60) * 5 + 120, bail: guards.length === 1 };
  const stopped = guards.length === 1 ? (memory.reached[guards[0]?.key ?? '']?.[file] ?? []) : [];
  if (stopped.length > 0 && stopped.length <= MOST_NAMED && !stopped.includes('')) {
    const outcome = await runTests(file, env, { ...options, only: stopped });
    if (!outcome.isBroken && outcome.failed.length === 0) return outcome;
  }
  // A test may need those before it, so a failure counts only in the whole file.
  return runTests(file, env, options);
}

function firstFailure({ failed, isBroken }: Outcome): string | undefined {
  return failed[0] ?? (isBroken ? '(a hook failed, or it took too long)' : undefined);
}
