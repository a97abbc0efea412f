import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { reservePort } from '#infra/local/gateway/ports.ts';
import { family, isRunning } from '#tests/support/processes.ts';
import { type RealStack, type RealStackOptions, startRealStack } from '#tests/support/real-stack.ts';

const serviceRoot = 'tests/infra/local/fixtures/service';
const stacks: RealStack[] = [];
afterEach(async () => {
  for (const stack of stacks.splice(0)) await stack.stop();
});

async function started(options: RealStackOptions = {}): Promise<RealStack> {
  const stack = await startRealStack('local stack', { serviceRoot, ...options });
  stacks.push(stack);
  return stack;
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });

describe('a stack leaves nothing behind', () => {
  // An empty address starts an own DynamoDB Local instead of using the shared one.
  it.each([
    ['SIGTERM', 'Java', { DYNAMODB_ENDPOINT: '' }, 2],
    ['SIGKILL', 'Java', { DYNAMODB_ENDPOINT: '' }, 2],
    ['SIGINT', 'the emulators', undefined, 1],
  ] as const)('after %s: %s and its port are gone', async (signal, _, env, count) => {
    const { port, release } = await reservePort();
    onTestFinished(release);
    const stack = await started({ port, ...(env && { env }) });
    const children = family(stack.pid);
    expect(children).toHaveLength(count);
    process.kill(stack.pid, signal);
    await expect.poll(() => [stack.pid, ...children].filter(isRunning)).toEqual([]);
    expect(await isListening(port)).toBe(false);
  });

  it('when npm gets SIGTERM, which its shell does not pass on', async () => {
    const npm = spawn('npm', ['start', '--', '--json', '--port', '0', '--service-root', serviceRoot], { stdio: ['ignore', 'pipe', 'ignore'] });
    let printed = '';
    npm.stdout.on('data', (chunk) => (printed += chunk));
    await expect.poll(() => printed).toContain('"ready":true');
    const all = [npm.pid ?? 0, ...family(npm.pid ?? 0)];
    expect(all.length).toBeGreaterThan(3);
    onTestFinished(() => {
      for (const pid of all.filter(isRunning)) process.kill(pid);
    });
    npm.kill('SIGTERM');
    await expect.poll(() => all.filter(isRunning)).toEqual([]);
  });
});
