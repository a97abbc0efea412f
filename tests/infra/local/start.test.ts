import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client } from '#tests/support/client.ts';
import { startTestStack, type TestStack } from '#tests/support/stack.ts';

const serviceRoot = 'tests/infra/local/fixtures/service';
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
  // One stack for all: nothing that one test does is seen by another.
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ serviceRoot, nodeArguments: ['--expose-gc'] });
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

  it('shows every e-mail as it looks, and runs nothing', async () => {
    const { headers, body } = await client(stack.url, { contract: false })('GET', '/_local/mails');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toMatch(/<figure id="liveness-check">[\s\S]*Yes, I am well<\/a>/);
    expect(body).not.toMatch(/<script|<img|<link|<iframe/);
  });

  it('gives a Host a bucket as a storage', async () => {
    const { object_store } = await stack.endpoints();
    expect(object_store).toMatchObject({
      bucket: 'host-documents',
      region: 'eu-central-1',
      endpoint: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    });
  });

  it('returns the memory figures of the service itself', async () => {
    const { rss, heapUsed } = await stack.memory();
    expect(heapUsed).toBeGreaterThan(1_000_000);
    expect(rss).toBeGreaterThan(heapUsed);
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
    [{ target: 'weather', mode: 'error' }, /^target must be one of smtp, ses, .*, lambda, page\.$/],
    [{ mode: 'error' }, /^target must be one of /],
    [{ target: 'smtp', mode: 'explode' }, /^mode must be one of refuse, timeout, error, slow, off\.$/],
    [{ target: 'smtp', mode: 'error', count: 0 }, /^count must be a whole number of calls, 1 or more/],
    [{ target: 'smtp', mode: 'error', count: '2' }, /^count must be/],
  ])('says how to correct an invalid fault: %j', async (json, sentence) => {
    const { status, body } = await client(stack.url)('POST', '/_local/faults', { json });
    expect({ status, body }).toEqual({ status: 400, body: { error: expect.stringMatching(sentence), code: 'validation_failed' } });
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
