import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGuards, isGuarded } from './find-guards.ts';
import { instrument } from './instrument.ts';

// `--import` of the process of the tests: source files are loaded with a call around each guard, which leaves it as it is, or breaks it.

declare global {
  /** Called with the value of each guard. Returns it, or the value of the broken guard. */
  var watchGuard: (id: number, kind: string, value: unknown) => unknown;
}

/** A guard that ended a loop is asked for ever when it is broken. */
const MOST_ASKED = 50_000;

/** The keys of the guards that were loaded, by their numbers. */
const keys: string[] = [];
let broken: string | undefined;
let asked = 0;
let test = '';
let reached = new Map<string, Set<string>>();

/** Breaks this guard, and no other. */
export function breakOnly(key: string | undefined): void {
  broken = key;
  asked = 0;
  reached = new Map();
}

/** From now on, this test runs. Empty: none. */
export function enterTest(id: string): void {
  test = id;
}

/** Returns the tests in which each guard has stopped something since `breakOnly`, by its key. An empty name: outside of a test. */
export const reachedTests = (): ReadonlyMap<string, ReadonlySet<string>> => reached;

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
registerHooks({
  load(url, context, next) {
    const file = url.startsWith('file:') ? relative(ROOT, fileURLToPath(url)) : '';
    const loaded = next(url, context);
    if (!isGuarded(file)) return loaded;
    const source = String(loaded.source);
    const guards = findGuards(file, source);
    const first = keys.push(...guards.map(({ key }) => key)) - guards.length;
    return { ...loaded, source: instrument(source, guards, first) };
  },
});

globalThis.watchGuard = (id, kind, value) => {
  if (broken === undefined) return recorded(id, kind, value);
  if (keys[id] !== broken) return value;
  asked += 1;
  if (asked > MOST_ASKED) throw new Error(`Without ${broken}, something never ends.`);
  if (kind === 'exit' || kind === 'empty-if') return false;
  if (kind === 'only' || kind === 'empty-unless') return true;
  if (kind === 'version') return 'any';
  // The names and values of the condition stay in use: DynamoDB rejects a request with unused ones.
  return `(${value}) OR attribute_exists(pk) OR attribute_not_exists(pk)`;
};

/** Records that the guard has stopped something. A condition is recorded when it is rejected, and found again by the spaces behind it. */
function recorded(id: number, kind: string, value: unknown): unknown {
  if (kind === 'condition') return `${value}${' '.repeat(id + 1)}`;
  if (kind === 'exit' || kind === 'empty-if' ? Boolean(value) : kind === 'version' || !value) note(id);
  return value;
}

function note(id: number): void {
  const key = keys[id] ?? '';
  reached.set(key, (reached.get(key) ?? new Set()).add(test));
}

interface Failure {
  name?: string;
  CancellationReasons?: { Code?: string }[];
}

interface Conditional {
  ConditionExpression?: string;
}

type Send = (this: unknown, command: { input: object }) => Promise<unknown>;

/** Watches what the table rejects. Called after the world has replaced the time, which the packages of AWS may take when they are loaded. */
export async function watchTable(): Promise<void> {
  const { DynamoDBDocumentClient } = await import('@aws-sdk/lib-dynamodb');
  let send = DynamoDBDocumentClient.prototype.send as Send;
  Object.defineProperty(DynamoDBDocumentClient.prototype, 'send', {
    configurable: true,
    get: (): Send =>
      function (command) {
        const answer = send.call(this, command);
        // The caller gets the same promise: nothing happens later than without this.
        answer.catch((error: Failure) => rejectedConditions(error, command).forEach(note));
        return answer;
      },
    // The world puts its own function there.
    set: (given: Send) => {
      send = given;
    },
  });
}

function rejectedConditions(error: Failure, { input }: { input: Conditional & { TransactItems?: Record<string, Conditional>[] } }): number[] {
  const idOf = (text = ''): number => text.length - text.trimEnd().length - 1;
  const rejected =
    error.name === 'ConditionalCheckFailedException'
      ? [input]
      : (error.CancellationReasons ?? []).flatMap(({ Code }, n) =>
          Code === 'ConditionalCheckFailed' ? Object.values(input.TransactItems?.[n] ?? {}).slice(0, 1) : [],
        );
  return rejected.map(({ ConditionExpression }) => idOf(ConditionExpression)).filter((id) => id >= 0);
}
