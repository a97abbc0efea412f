import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Guard } from './find-guards.ts';
import { FOLDER, type Memory } from './memory.ts';
import { runTests } from './run-tests.ts';

/** Runs a test file without a broken guard, and notes in which of its tests each guard stops something. */
export async function record(memory: Memory, guards: readonly Guard[], file: string): Promise<void> {
  const hits = `${FOLDER}/hits`;
  rmSync(hits, { force: true });
  const { failed, isBroken, seconds } = await runTests(file, { RECORD_GUARDS: '1' });
  if (isBroken) throw new Error(`${file} does not run.`);
  for (const tests of Object.values(memory.reached)) delete tests[file];
  // Its tests may be others than those that noticed nothing.
  memory.survived = Object.fromEntries(Object.entries(memory.survived).map(([key, files]) => [key, files.filter((one) => one !== file)]));
  memory.files[file] = { seconds, failed };
  if (!existsSync(hits)) return;
  for (const line of readFileSync(hits, 'utf8').split('\n').filter(Boolean)) {
    const [id, test]: [number, string] = JSON.parse(line);
    const { key = '' } = guards[id] ?? {};
    const before = memory.reached[key] ?? {};
    memory.reached[key] = { ...before, [file]: [...(before[file] ?? []), test] };
  }
}
