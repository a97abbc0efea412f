import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { reservePort } from '#infra/local/gateway/ports.ts';
import { client } from '#tests/support/client.ts';
import { family, isRunning } from '#tests/support/processes.ts';
import { startTestStack, type TestStack } from '#tests/support/stack.ts';

const serviceRoot = 'tests/infra/local/fixtures/service';
const stacks: TestStack[] = [];
afterEach(async () => {
  for (const stack of stacks.splice(0)) await stack.stop();
});

async function started(options: Parameters<typeof startTestStack>[0] = {}): Promise<TestStack> {
  const stack = await startTestStack({ serviceRoot, ...options });
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

  it('of its table in a DynamoDB Local that keeps running', async () => {
    const stack = await started();
    const { table_name, access_key_id } = (await client(stack.url, { contract: false })('GET', '/api/environment')).body;
    const database = new DynamoDBClient({
      region: 'eu-central-1',
      endpoint: process.env['DYNAMODB_ENDPOINT'] ?? '',
      credentials: { accessKeyId: access_key_id, secretAccessKey: 'any' },
    });
    const tables = async () => (await database.send(new ListTablesCommand())).TableNames;
    // Other stacks keep their tables in the same database.
    expect(await tables()).toContain(table_name);
    await stack.stop();
    expect(await tables()).not.toContain(table_name);
  });
});

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

describe('the frontend', () => {
  const allowed = async ({ url }: TestStack, origin: string) => {
    const headers = { origin, 'access-control-request-method': 'GET' };
    return (await fetch(`${url}/api/environment`, { method: 'OPTIONS', headers })).headers.get('access-control-allow-origin');
  };

  it('is at port 5173 by default, or at another named address', async () => {
    const usual = await started();
    expect(await allowed(usual, 'http://localhost:5173')).toBe('http://localhost:5173');
    const named = await started({ frontend: 'http://localhost:8080/' });
    expect(await allowed(named, 'http://localhost:8080')).toBe('http://localhost:8080');
    expect(await allowed(named, 'http://localhost:5173')).toBeNull();
  });
});

describe('a stack whose clock is stopped', () => {
  it('begins at the given time', async () => {
    const begin = '2040-02-29T23:59:58.000Z';
    expect((await (await started({ begin })).now()).toISOString()).toBe(begin);
  });

  it('begins no earlier than now', async () => {
    const before = Math.floor(Date.now() / 1000) * 1000;
    const begun = (await (await started({ begin: '2020-01-01T00:00:00.000Z' })).now()).getTime();
    expect(begun).toBeGreaterThanOrEqual(before);
    expect(begun).toBeLessThanOrEqual(Date.now());
  });
});

describe('a stack whose clock runs', () => {
  it('fires due work automatically', async () => {
    const stack = await started({ running: true });
    const call = client(stack.url, { contract: false });
    const { status } = await call('POST', '/api/plan', { json: { schedule: 'soon', in_seconds: 4 } });
    expect(status).toBeLessThan(300);
    await expect.poll(async () => (await call('GET', '/api/diary')).body.join('\n'), { interval: 200 }).toContain('alarm soon');
  });

  it('can be moved, and continues from there', async () => {
    const stack = await started({ running: true });
    await client(stack.url, { contract: false })('POST', '/api/plan', { json: { schedule: 'tomorrow', in_seconds: 86_400 } });
    expect(await stack.advance(90_000)).toMatchObject([{ id: 'tomorrow' }]);
    const moved = await stack.now();
    expect(moved.getTime() - Date.now()).toBeGreaterThan(89_000_000);
    await expect.poll(async () => (await stack.now()).getTime()).toBeGreaterThan(moved.getTime());
  });
});
