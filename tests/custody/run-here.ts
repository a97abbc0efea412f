import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../shared/recovery/terminal/main.ts', import.meta.url));

let runs = 0;

/**
 * Runs what recover.mjs is built from, with these arguments, and types the given lines into it. A process for each run takes many times
 * longer: other tests show that recover.mjs is this code, and that it starts as a process.
 */
export async function runHere(args: string[], { typed = [] }: { typed?: string[] } = {}): Promise<{ code: number | null; said: string }> {
  const { argv, exitCode } = process;
  let said = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      said += chunk;
      done();
    },
  });
  const input = Readable.from(typed.map((line) => `${line}\n`));
  const spies = [
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as typeof process.stdin),
    vi.spyOn(process, 'stdout', 'get').mockReturnValue(output as typeof process.stdout),
    vi.spyOn(console, 'error').mockImplementation((line) => void output.write(`${line}\n`)),
  ];
  process.argv = ['node', 'recover.mjs', ...args];
  try {
    runs += 1;
    await import(/* @vite-ignore */ `${PROGRAM}?run=${runs}`);
    return { code: Number(process.exitCode), said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    Object.assign(process, { argv, exitCode });
  }
}
