import { createHash, type Hash } from 'node:crypto';
import { nowOfWorld } from './events.ts';

let hash: Hash = createHash('sha256');
/** Lines that the hash does not have yet. */
let fresh = '';
const MOST_FRESH = 8192;
let lines: string[] | undefined;
let printed = '';

/** Begins a new trace. `kept`: whether its lines are kept, and not only their hash. */
export function beginTrace(kept = false): void {
  hash = createHash('sha256');
  fresh = '';
  lines = kept ? [] : undefined;
  printed = '';
}

/** Adds a line to the trace. */
export function note(line: string): void {
  const timed = `${nowOfWorld().toFixed(3)} ${line}`;
  fresh += `${timed}\n`;
  if (fresh.length > MOST_FRESH) hashSoFar();
  lines?.push(timed);
}

/** The hash of all lines. */
function hashSoFar(): Hash {
  hash.update(fresh);
  fresh = '';
  return hash;
}

/** The lines of the trace if they are kept, and their hash. */
export const traceSoFar = (): { lines: readonly string[]; hash: string } => ({
  lines: lines ?? [],
  hash: hashSoFar().copy().digest('hex').slice(0, 16),
});

/** Returns the state of the trace, for `restoreTrace`. */
export function keepTrace(): { hash: Hash; lines: readonly string[] | undefined } {
  return { hash: hashSoFar().copy(), lines: lines && [...lines] };
}

export function restoreTrace(kept: ReturnType<typeof keepTrace>): void {
  hash = kept.hash.copy();
  fresh = '';
  lines = kept.lines && [...kept.lines];
}

/** What the service has logged in this world. */
export const logSoFar = (): string => printed;

/** A few letters that stand for these bytes in a line. */
export const digestOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 12);

/** The folder of this repository, which no line may contain. */
const ROOT = new URL('../../', import.meta.url).href;

/** Has the lines that the service logs go into the trace, and not to the console. */
export function traceLogLines(): void {
  const print = process.stdout.write.bind(process.stdout);
  const write = (chunk: string | Uint8Array, ...rest: []): boolean => {
    const isLog = typeof chunk === 'string' && chunk.startsWith('{"time":');
    if (!isLog) return print(chunk, ...rest);
    printed += chunk;
    note(`log ${chunk.trimEnd().replaceAll(ROOT, '')}`);
    return true;
  };
  Object.assign(process.stdout, { write });
}
