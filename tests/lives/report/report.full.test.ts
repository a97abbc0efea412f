import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { changedRules } from './changed-rules.ts';

const MAIN = fileURLToPath(new URL('changed-main.ts', import.meta.url));

it('misses the right goal with each changed rule, and none with the rules as they are', { timeout: 300_000 }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN], { maxBuffer: 2 ** 30 });
  const found = stdout.split('\n').flatMap((line) => (line.startsWith('found ') ? [JSON.parse(line.slice(6))] : []));
  expect(found).toEqual(changedRules.map(({ name, misses }) => ({ name, asIs: [], changed: misses })));
});
