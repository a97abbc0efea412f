import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { reservePort } from '#infra/local/gateway/ports.ts';
import { client } from '#tests/support/client.ts';
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

describe('a start that cannot succeed prints the reason in one sentence', () => {
  const start = (args: string[], env: Record<string, string> = {}) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      const child = spawn(process.execPath, ['infra/local/start.ts', '--site', '0', '--service-root', serviceRoot, ...args], {
        env: { ...process.env, ...env },
      });
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

  it.each([
    [['--port', 'many'], /^--port must be a number .*\n$/],
    [['--frontend', 'http://localhost:5173/app'], /^--frontend must be an address without a path, .*\n$/],
    [['--begin', 'soon'], /^--begin must be a time such as .*\n$/],
    [['--loud'], /^Unknown option '--loud'.*\n$/],
  ])('for the options %j', async (options, sentence) => {
    expect(await start(options)).toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) });
  });
});

describe('the control surface', () => {
  // One stack for all: nothing that one test does is seen by another.
  let stack: RealStack;
  beforeAll(async () => {
    stack = await startRealStack('local stack', { serviceRoot, nodeArguments: ['--expose-gc'] });
  });
  afterAll(() => stack?.stop());

  it('shows sent messages as data and as a page, and deletes them on request', async () => {
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
    expect(page.body).toContain('A &lt;b&gt;');
    expect(page.body).not.toContain('<script>');

    await stack.clearMessages();
    expect(await stack.messages()).toEqual([]);
  });

  it('makes a part fail until the fault is removed', async () => {
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
    ['GET', '/_local/messages', { origin: 'https://evil.example' }],
    ['GET', '/_local/messages', { host: 'evil.example' }],
    ['POST', '/_local/clock', { origin: 'http://localhost:5173' }],
    ['GET', '/docs', { host: 'evil.example' }],
  ])('refuses %s %s from another site: %j', async (method, path, headers) => {
    const { status, body } = await client(stack.url)(method, path, { headers });
    expect({ status, body }).toEqual({ status: 403, body: { error: expect.stringMatching(/^Only this machine may /), code: 'forbidden' } });
  });
});
