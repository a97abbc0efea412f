import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Step } from '#tests/lives/life.ts';
import type { Stage } from '#tests/lives/stages.ts';
import type { FaultKind } from '#tests/world/fates.ts';

/** A life in which a promise broke. */
export interface FoundStory {
  seed: string;
  promise: string;
  how: string;
  steps: Step[];
  /** In sentences. */
  story: string[];
  /** The capabilities of each thief, if the seed has not drawn them. */
  thieves?: readonly string[][];
}

/** What found.json has of it. Who plays it again reads the sentences. */
export type RecordedStory = Omit<FoundStory, 'story'>;

/** A story to play again. `holes`: those of the process that are put back in it. Default: all of them. */
export type Replayed = Pick<FoundStory, 'seed' | 'steps' | 'thieves'> & { holes?: readonly string[] };

/** One life. `hash`: of its trace, with that of its branches. `broken`: the promise that broke, or null. */
export interface PlayedLife {
  seed: string;
  hash: string;
  branches: number;
  broken: string | null;
}

/**
 * What a process does, with its holes.
 * - `play`: plays lives, or only up to the first one in which a promise breaks, and returns that.
 * - `replay`: plays stories, and returns which promise each has broken.
 * - `shorten`: returns the shortest story that breaks the same promise.
 */
export type Order =
  | {
      does: 'play';
      seeds: readonly string[];
      branches: number;
      untilBroken: boolean;
      thieves?: FoundStory['thieves'];
      fault?: FaultKind;
      stage?: Stage;
    }
  | { does: 'replay'; stories: readonly Replayed[] }
  | { does: 'shorten'; story: FoundStory; most: number };

/** What came of it. Absent where the order asks for something else. */
export interface Answer {
  lives?: PlayedLife[];
  found?: FoundStory;
  broken?: (string | null)[];
}

export type Timed = Answer & { cpuSeconds: number };

/** Returns the stories that found.json has, each with the name of its hole. */
export function recordedStories(): (RecordedStory & { name: string })[] {
  const recorded: Record<string, { found?: RecordedStory }> = JSON.parse(readFileSync(new URL('found.json', import.meta.url), 'utf8'));
  return Object.entries(recorded).flatMap(([name, { found }]) => (found ? [{ name, ...found }] : []));
}

const PROGRAM = fileURLToPath(new URL('play-holes.ts', import.meta.url));
const PUT_BACK = new URL('put-back.ts', import.meta.url).href;

/** Has an order performed by a process in which these holes are put back. */
export function perform(holes: readonly string[], order: Order, longestMs: number): Promise<Timed> {
  const child = fork(PROGRAM, {
    execArgv: ['--import', PUT_BACK],
    env: { ...process.env, HOLE: holes.join() },
    // The log of the service is of no use here.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: longestMs,
    killSignal: 'SIGKILL',
  });
  // Many stories are too long for an argument.
  child.send(order);
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors = (errors + text).slice(-2000);
  });
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as Timed));
    child.once('exit', (code, signal) => reject(new Error(`The process of ${holes.join() || 'no hole'} ended with ${code ?? signal}. ${errors}`)));
  });
}
