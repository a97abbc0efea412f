import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, startDynamoDb } from '#infra/local/entry.ts';
import { FOLDER } from './memory.ts';

/** The outcome of one test file. */
export interface Outcome {
  /** The names of the tests that failed. */
  failed: string[];
  /** Whether the file could not be run to its end: a hook failed, or it took too long. */
  isBroken: boolean;
  seconds: number;
}

interface Report {
  testResults: { status: string; assertionResults: { fullName: string; status: string }[] }[];
}

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const REPORT = `${FOLDER}/report.json`;
/** Configurations are below no layer, so nothing imports them by name. */
const { OF_WORLD }: { OF_WORLD: readonly string[] } = await import(path('../../../vitest.config.ts'));
/** A database in memory keeps what deleted tables leave, so it is replaced after this number of test files. */
const MOST_FILES = 20;

let database: { running: Promise<Database>; files: number } | undefined;

interface Options {
  /** Seconds. */
  longest?: number;
  bail?: boolean;
  /** The full names of the only tests to run. */
  only?: readonly string[];
}

/** Runs one test file in a new process. `env`: RECORD_GUARDS, or BROKEN_GUARDS with their numbers. */
export async function runTests(
  file: string,
  env: Record<string, string>,
  { longest = 900, bail = false, only = [] }: Options = {},
): Promise<Outcome> {
  rmSync(REPORT, { force: true });
  const started = performance.now();
  const child = spawn(process.execPath, [path('../../../node_modules/vitest/vitest.mjs'), ...argumentsFor(file, bail, only)], {
    stdio: ['ignore', 'ignore', 'ignore'],
    detached: true,
    env: { ...process.env, ...env, ...(await surroundings(file)), GUARDS_FOLDER: FOLDER, NODE_OPTIONS: `--import ${path('load-hook.ts')}` },
  });
  // The group has the processes that the tests have started.
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), longest * 1000);
  await once(child, 'exit');
  clearTimeout(timer);
  return { ...readReport(), seconds: (performance.now() - started) / 1000 };
}

/** Ends the database. */
export async function endDatabase(): Promise<void> {
  const last = database;
  database = undefined;
  await (await last?.running)?.stop();
}

/** The world has its own table. */
const surroundings = async (file: string): Promise<Record<string, string>> =>
  OF_WORLD.some((files) => matchesGlob(file, files)) ? { STACKS: 'world' } : { DYNAMODB_ENDPOINT: await databaseUrl() };

async function databaseUrl(): Promise<string> {
  if (database && database.files >= MOST_FILES) await endDatabase();
  database ??= { running: startDynamoDb(undefined), files: 0 };
  database.files += 1;
  return (await database.running).url;
}

function argumentsFor(file: string, bail: boolean, only: readonly string[]): string[] {
  const config = ['--config', path('vitest.config.ts')];
  const names = only.length > 0 ? ['-t', `(?:${only.map((name) => name.replace(/\W/g, '.')).join('|')})$`] : [];
  return ['run', ...config, '--reporter=json', `--outputFile=${REPORT}`, ...(bail ? ['--bail=1'] : []), ...names, file];
}

function readReport(): Pick<Outcome, 'failed' | 'isBroken'> {
  try {
    const { testResults }: Report = JSON.parse(readFileSync(REPORT, 'utf8'));
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    const hasRun = tests.some(({ status }) => status === 'passed' || status === 'failed');
    const isBroken = !hasRun || (failed.length === 0 && testResults.some(({ status }) => status === 'failed'));
    return { failed, isBroken };
  } catch {
    return { failed: [], isBroken: true };
  }
}
