import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RunnerTask, type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest';
import { readJob, writeLine } from './job.ts';
import { breakOnly, enterTest, reachedTests, watchTable } from './watch.ts';

/** A run of one file. Without `guard`, nothing is broken in it. */
interface Run {
  filepath: string;
  guard?: string;
  /** Only these tests. */
  testIds?: string[];
  /** Runs what has failed with this guard without it: a test may need those before it. */
  controls?: { guard: string; by: string[] };
}

const { all, open: named } = readJob();
const open = new Set(named);
/** The tests of each file that fail with nothing broken. */
const failing = new Map<string, readonly string[]>();
/** What failed alone with nothing broken, by its file and tests. */
const controlled = new Map<string, readonly string[]>();
let imported = 0;
let isTableWatched = false;

/** Runs each file once with nothing broken, then the tests that each guard has stopped something in, without this guard. */
export default class BreakingRunner extends TestRunner {
  #at = 0;
  #hasFailed = false;

  /** The files that Vitest still runs one after the other. It sees those that are added. */
  get #runs(): Run[] {
    return (this as unknown as { workerState: { ctx: { files: Run[] } } }).workerState.ctx.files;
  }

  get #run(): Run {
    return this.#runs[this.#at] as Run;
  }

  /** Vitest's own would tell two runs of a file apart by the time, which a world begins again. */
  override async importFile(filepath: string, source: 'collect' | 'setup'): Promise<unknown> {
    if (source === 'collect' && !isTableWatched) await watchTable();
    isTableWatched ||= source === 'collect';
    imported += 1;
    return import(`${pathToFileURL(filepath)}?vitest=${imported}`);
  }

  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    const { guard, filepath } = this.#run;
    this.#hasFailed = false;
    breakOnly(guard);
    enterTest('');
    if (guard !== undefined) writeLine({ guard, file: nameOf(filepath), found: 'begins' });
  }

  override async onBeforeRunTask(task: RunnerTask): Promise<void> {
    const { guard, filepath } = this.#run;
    if (guard !== undefined && ((this.#hasFailed && !all) || failing.get(filepath)?.includes(task.id))) task.mode = 'skip';
    await super.onBeforeRunTask(task);
    if (task.mode !== 'skip') enterTest(task.id);
  }

  override onAfterRunTask(task: RunnerTask): void {
    super.onAfterRunTask(task);
    enterTest('');
    this.#hasFailed ||= task.result?.state === 'fail';
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files);
    const failed = files.flatMap((file) => failuresIn(file));
    const run = this.#run;
    this.#at += 1;
    const next = run.guard === undefined ? this.#afterSound(run, failed, testsIn(files)) : this.#afterBroken(run, run.guard, failed);
    this.#runs.splice(this.#at, 0, ...next);
    if (open.size === 0) this.#runs.splice(this.#at);
    if (this.#at >= this.#runs.length) writeLine({ guard: '', file: '', found: 'ended' });
  }

  #afterSound({ filepath, controls, testIds = [] }: Run, failed: readonly Failed[], tests: readonly string[]): Run[] {
    const ids = failed.map(({ id }) => id);
    if (controls) {
      controlled.set([filepath, ...testIds].join(), ids);
      return this.#concluded(filepath, controls.guard, controls.by, ids);
    }
    failing.set(filepath, ids);
    const sound = tests.filter((id) => !ids.includes(id));
    const broken = [...reachedTests()].flatMap(([guard, reached]) => {
      const named = sound.filter((id) => reached.has(id));
      // What it stops in a hook only, any test shows.
      return open.has(guard) ? [{ filepath, guard, testIds: named.length > 0 ? named : sound.slice(0, 1), isNamed: named.length > 0 }] : [];
    });
    // Those that few tests are about first.
    return broken.sort((one, other) => Number(other.isNamed) - Number(one.isNamed) || one.testIds.length - other.testIds.length);
  }

  #afterBroken({ filepath, testIds }: Run, guard: string, failed: readonly Failed[]): Run[] {
    const by = failed.filter(({ id }) => !failing.get(filepath)?.includes(id));
    const names = by.map(({ id, name }) => JSON.stringify([id, name]));
    if (!testIds || by.length === 0) return this.#concluded(filepath, guard, names, []);
    const known = controlled.get([filepath, ...testIds].join());
    return known ? this.#concluded(filepath, guard, names, known) : [{ filepath, testIds, controls: { guard, by: names } }];
  }

  /** Writes down which tests have noticed. If they need those before them, the guard is broken in the whole file. */
  #concluded(filepath: string, guard: string, failed: readonly string[], alone: readonly string[]): Run[] {
    const pairs: [string, string][] = failed.map((text) => JSON.parse(text));
    const by = pairs.filter(([id]) => !alone.includes(id)).map(([, name]) => name);
    if (pairs.length > 0 && by.length === 0) return [{ filepath, guard }];
    writeLine({ guard, file: nameOf(filepath), found: by.length > 0 ? 'noticed' : 'unnoticed', by });
    if (by.length > 0 && !all) open.delete(guard);
    return [];
  }
}

const nameOf = (filepath: string): string => relative(process.cwd(), filepath);

const testsIn = (tasks: readonly RunnerTask[]): string[] => tasks.flatMap((task) => (task.type === 'test' ? task.id : testsIn(task.tasks)));

interface Failed {
  id: string;
  name: string;
}

/** Returns the tests that failed, and the groups of tests whose hooks did. */
function failuresIn(task: RunnerTask | RunnerTestSuite, name = ''): Failed[] {
  if (task.type === 'test') return task.result?.state === 'fail' ? [{ id: task.id, name }] : [];
  const inside = task.tasks.flatMap((one) => failuresIn(one, `${name} ${one.name}`.trim()));
  return inside.length === 0 && task.result?.state === 'fail' ? [{ id: task.id, name: `${name} (a hook)`.trim() }] : inside;
}
