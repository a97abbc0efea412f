import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { startTestStack } from '#tests/support/stack.ts';

const childrenOf = (pid: number) =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

it('leaves no Java behind when the emulators are killed, and says so', async () => {
  const stack = await startTestStack({ serviceRoot: 'tests/infra/local/fixtures/service', env: { DYNAMODB_ENDPOINT: '' } });
  const [emulators = 0] = childrenOf(stack.pid);
  const [java = 0] = childrenOf(emulators);
  process.kill(emulators, 'SIGKILL');
  await expect.poll(() => spawnSync('ps', ['-p', String(java)]).status).toBe(1);
  // What it printed at the same moment may still be on its way.
  await expect.poll(() => stack.log()).toContain('The emulators ended unexpectedly');
  await stack.stop();
});
