import { expect, it } from 'vitest';
import { rehearseRestore } from './restore-table.ts';
import { reportingStep } from './step.ts';

it('opens every will on a restored table', async () => {
  await globalThis.ownDatabase?.();
  const lines: string[] = [];
  await rehearseRestore(reportingStep((line) => lines.push(line)));
  expect(lines.at(-1)).toBe('  ok  a sealed will opens');
});
