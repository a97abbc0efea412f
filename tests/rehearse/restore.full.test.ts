import { expect, it } from 'vitest';
import { rehearseRestore } from './rehearsal.ts';

it('opens every will on a restored table', async () => {
  await globalThis.ownDatabase?.();
  const lines: string[] = [];
  await rehearseRestore({ report: (line) => lines.push(line) });
  expect(lines.at(-1)).toBe('  ok  a sealed will opens');
});
