import { createInterface } from 'node:readline/promises';
import type { Ask } from './context.ts';

/** Returns a way to ask the person at the terminal. The answer is undefined when they close the input. */
export function askOperator(): { ask: Ask; close(): void } {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<undefined>((resolve) => terminal.once('close', () => resolve(undefined)));
  return {
    ask: (question) => Promise.race([closed, terminal.question(`  ${question}: `)]),
    close: () => terminal.close(),
  };
}
