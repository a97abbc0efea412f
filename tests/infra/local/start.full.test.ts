import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { startTestStack } from '#tests/support/stack.ts';

const childrenOf = (pid: number) =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

it('stops Java when the emulators are killed, and logs it', async () => {
  const stack = await startTestStack({ serviceRoot: 'tests/infra/local/fixtures/service', env: { DYNAMODB_ENDPOINT: '' } });
  const [emulators = 0] = childrenOf(stack.pid);
  const [java = 0] = childrenOf(emulators);
  process.kill(emulators, 'SIGKILL');
  await expect.poll(() => spawnSync('ps', ['-p', String(java)]).status).toBe(1);
  // Output of the same moment may still arrive.
  await expect.poll(() => stack.log()).toContain('The emulators ended unexpectedly');
  await stack.stop();
});
