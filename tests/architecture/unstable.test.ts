import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

// .ci/run fails for a test of this list that needs its second run again.
it('each entry of .ci/unstable.json has a reason, and its test is the same as then', () => {
  expect(execFileSync(process.execPath, ['.ci/report.mjs', 'list'], { encoding: 'utf8' })).toBe('');
});
