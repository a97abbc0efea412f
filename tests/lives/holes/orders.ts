import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Step } from '#tests/lives/life.ts';

/** The shortest story that was found: it is played with these steps. */
export interface FoundStory {
  seed: string;
  promise: string;
  how: string;
  steps: Step[];
  /** In sentences. */
  story: string[];
}

/** What a process does with its hole. `sound`: the seeds of lives in which every promise holds without it. */
export type Order =
  | { does: 'find'; sound: readonly string[]; branches: number }
  | { does: 'play'; seeds: readonly string[]; branches: number }
  | { does: 'replay'; stories: readonly Pick<FoundStory, 'seed' | 'steps'>[] };

/** One life. `hash`: of its trace, with that of its branches. `broken`: the promise that broke, or null. */
export interface PlayedLife {
  hash: string;
  branches: number;
  broken: string | null;
}

/** What came of it. `lives`: by their seeds. `broken`: the promise that each story broke, or null. */
export interface Answer {
  lives: Record<string, PlayedLife>;
  found?: FoundStory;
  broken?: (string | null)[];
}

export type Timed = Answer & { cpuSeconds: number };

const PROGRAM = fileURLToPath(new URL('play-holes.ts', import.meta.url));
const PUT_BACK = new URL('put-back.ts', import.meta.url).href;

/** Has an order performed by a process in which this hole is put back. An empty name: none. */
export function perform(hole: string, order: Order, longestMs: number): Promise<Timed> {
  const child = fork(PROGRAM, [JSON.stringify(order)], {
    execArgv: ['--import', PUT_BACK],
    env: { ...process.env, HOLE: hole },
    // The log of the service is of no use here.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: longestMs,
    killSignal: 'SIGKILL',
  });
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors = (errors + text).slice(-2000);
  });
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as Timed));
    child.once('exit', (code, signal) => reject(new Error(`The process of ${hole || 'no hole'} ended with ${code ?? signal}. ${errors}`)));
  });
}
