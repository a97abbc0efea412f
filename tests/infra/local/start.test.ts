import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { createTransport } from 'nodemailer';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { reservePort } from '#infra/local/gateway/ports.ts';
import { client } from '#tests/support/client.ts';
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

/** Returns all child processes of a process, and their children. */
function family(pid: number): number[] {
  const table = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).stdout.trim().split('\n');
  const children = table.map((line) => line.trim().split(/\s+/).map(Number)).filter(([, parent]) => parent === pid);
  return children.flatMap(([child = 0]) => [child, ...family(child)]);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
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

describe('a start that cannot succeed prints the reason in one sentence', () => {
  const start = (args: string[], env: Record<string, string> = {}) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      const child = spawn(process.execPath, ['infra/local/start.ts', '--service-root', serviceRoot, ...args], { env: { ...process.env, ...env } });
      const said = { stdout: '', stderr: '' };
      child.stdout.on('data', (chunk) => (said.stdout += chunk));
      child.stderr.on('data', (chunk) => (said.stderr += chunk));
      child.once('exit', (code) => resolve({ code: code ?? -1, ...said }));
    });

  it('when the port is busy', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    // The address of a TCP server is always an AddressInfo.
    const { port } = server.address() as AddressInfo;
    const { code, stdout, stderr } = await start(['--port', String(port)]);
    server.close();
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(`Port ${port} is in use by another program. Choose a free one with --port.\n`);
  });

  it('when there is neither Java nor Docker', async () => {
    const { code, stderr } = await start(['--port', '0'], { PATH: '/nowhere', JAVA_HOME: '', DYNAMODB_ENDPOINT: '' });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^DynamoDB Local needs Java 11 or newer, or Docker, and neither was found\. .*DYNAMODB_ENDPOINT.*\n$/);
  });

  it('when the port is not a number', async () => {
    expect(await start(['--port', 'many'])).toMatchObject({ code: 1, stderr: expect.stringMatching(/^--port must be a number .*\n$/) });
  });

  it.each(['localhost:5173', 'ftp://localhost', 'http://localhost:5173/app', 'soon'])('when the frontend is %s', async (address) => {
    expect(await start(['--frontend', address])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^--frontend must be an address without a path, .*\n$/),
    });
  });

  it('when the start time of the clock is invalid', async () => {
    expect(await start(['--begin', 'soon'])).toMatchObject({ code: 1, stderr: expect.stringMatching(/^--begin must be a time such as .*\n$/) });
  });

  it('when an option is unknown', async () => {
    expect(await start(['--loud'])).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Unknown option '--loud'.*\n$/) });
  });
});

describe('the control surface', () => {
  it('shows sent messages as data and as a page, and deletes them on request', async () => {
    const stack = await started();
    const { smtp } = await stack.endpoints();
    const mailer = createTransport({ host: smtp.host, port: smtp.port, secure: false, auth: { user: smtp.username, pass: smtp.password } });
    await mailer.sendMail({ from: 'h@example.org', to: 'Ann@example.org', subject: 'A <b>', text: 'see https://x.example/?a=1&b=2 <script>' });
    await stack.advance(60);
    await mailer.sendMail({ from: 'h@example.org', to: 'bob@example.org', subject: 'B', text: 'later' });

    const [first, second] = await stack.messages();
    expect([first?.to, second?.to]).toEqual(['Ann@example.org', 'bob@example.org']);
    expect(Date.parse(second?.sent_at ?? '') - Date.parse(first?.sent_at ?? '')).toBe(60_000);
    expect(await stack.messages({ to: 'ann@example.org' })).toEqual([first]);
    expect(await stack.messages({ channel: 'sms' })).toEqual([]);

    const page = await client(stack.url, { contract: false })('GET', '/_local/inbox');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('A &#60;b&#62;');
    expect(page.body).not.toContain('<script>');

    await stack.clearMessages();
    expect(await stack.messages()).toEqual([]);
  });

  it('gives a Host a bucket as a storage', async () => {
    const { object_store } = await (await started()).endpoints();
    expect(object_store).toMatchObject({
      bucket: 'host-documents',
      region: 'eu-central-1',
      endpoint: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    });
  });

  it('returns the memory figures of the service itself', async () => {
    const stack = await started({ nodeArguments: ['--expose-gc'] });
    const { rss, heapUsed } = await stack.memory();
    expect(heapUsed).toBeGreaterThan(1_000_000);
    expect(rss).toBeGreaterThan(heapUsed);
  });

  it('makes a part fail until the fault is removed', async () => {
    const stack = await started();
    const { smtp } = await stack.endpoints();
    const mailer = createTransport({ host: smtp.host, port: smtp.port, secure: false, auth: { user: smtp.username, pass: smtp.password } });
    await stack.fault('smtp', 'error');
    await expect(mailer.verify()).rejects.toThrow('421');
    await stack.fault('smtp', 'off');
    expect(await mailer.verify()).toBe(true);

    const call = () =>
      client(stack.url, { contract: false })('POST', '/api/call', { json: { name: 'workers-add', type: 'RequestResponse', payload: {} } });
    await stack.fault('lambda', 'error', 3);
    expect((await call()).body).toEqual({ error: 'ServiceException' });
    expect((await call()).body).toMatchObject({ StatusCode: 200 });
  });

  it.each([
    [{ target: 'weather', mode: 'error' }, /^target must be one of smtp, ses, .*, lambda, page\.$/],
    [{ mode: 'error' }, /^target must be one of /],
    [{ target: 'smtp', mode: 'explode' }, /^mode must be one of refuse, timeout, error, slow, off\.$/],
    [{ target: 'smtp', mode: 'error', count: 0 }, /^count must be a whole number of calls, 1 or more/],
    [{ target: 'smtp', mode: 'error', count: '2' }, /^count must be/],
  ])('says how to correct an invalid fault: %j', async (json, sentence) => {
    const { status, body } = await client((await started()).url)('POST', '/_local/faults', { json });
    expect({ status, body }).toEqual({ status: 400, body: { error: expect.stringMatching(sentence), code: 'validation_failed' } });
  });

  it('lists the endpoints of the service', async () => {
    const { status, body } = await client((await started()).url)('GET', '/docs');
    expect(status).toBe(200);
    expect(body).toContain('/api/things/&#60;id&#62;');
  });
});

describe('a stack whose clock stands still', () => {
  it.each([
    ['where it is told', '2040-02-29T23:59:58.000Z', Date.parse('2040-02-29T23:59:58.000Z')],
    ['no earlier than now', '2020-01-01T00:00:00.000Z', Math.floor(Date.now() / 1000) * 1000],
  ])('begins %s', async (_, begin, earliest) => {
    const begun = (await (await started({ begin })).now()).getTime();
    expect(begun).toBeGreaterThanOrEqual(earliest);
    expect(begun - earliest).toBeLessThan(600_000);
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
