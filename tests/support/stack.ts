import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FaultMode, FaultTarget } from '#infra/local/gateway/fault-injector.ts';
import { client } from './client.ts';

/** A message that left the service, as `/_local/messages` gives it. */
export interface SentMessage {
  id: string;
  channel: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  sent_at: string;
  via: string;
}

export interface Fired {
  kind: string;
  id: string;
  due_at: string;
}

/** The whole service in a process of its own, its clock standing still until a test moves it. */
export interface TestStack {
  url: string;
  pid: number;
  stop(): Promise<void>;
  /** All that the service has printed so far, on both outputs. */
  log(): string;
  now(): Promise<Date>;
  /** Moves the clock and gives what fired, all effects performed. */
  advance(seconds: number): Promise<Fired[]>;
  /** Moves the clock with nothing running. */
  outage(seconds: number): Promise<void>;
  /** What left through any provider, oldest first, after all effects so far have been performed. */
  messages(filter?: { to?: string; channel?: string }): Promise<SentMessage[]>;
  clearMessages(): Promise<void>;
  // biome-ignore lint/suspicious/noExplicitAny: put as it is into a request
  endpoints(): Promise<Record<string, any>>;
  dump(): Promise<{ table: string; items: Record<string, unknown>[]; records: Record<string, unknown>[] }>;
  /** Calls a function without a route, as an operator would. */
  // biome-ignore lint/suspicious/noExplicitAny: the answer of whatever function it was
  run(name: string, payload: object): Promise<any>;
  /** Makes a part fail for the next `count` calls, or until `off`. */
  fault(target: FaultTarget, mode: FaultMode | 'off', count?: number): Promise<void>;
  memory(): Promise<{ rss: number; heapUsed: number; external: number; arrayBuffers: number }>;
}

export interface TestStackOptions {
  awsLimits?: boolean;
  /** Real time runs; frozen unless told. */
  running?: boolean;
  /** When the clock begins, instead of where it begins for every test. */
  begin?: string;
  port?: number;
  frontend?: string;
  /** Arguments for Node itself, such as `--expose-gc`. */
  nodeArguments?: string[];
  env?: Record<string, string>;
  /** Everything is kept here and found again by the next stack. */
  dataFolder?: string;
  /** Another service than ours: a folder laid out like this repository. */
  serviceRoot?: string;
  /** Folder of a cloud assembly, whose bundles run instead of the sources. */
  assembly?: string;
}

/**
 * When a clock that stands still begins: limits count by the clock's own hours, so that a run that began at any second would
 * be another run each time. `STACK_BEGIN` makes it another one on purpose.
 */
export const BEGIN = process.env['STACK_BEGIN'] ?? '2031-03-11T10:05:00.000Z';

/** Starts the service for one test file; stop it in `afterAll`. It rejects with all that was printed if the start fails. */
export async function startTestStack(options: TestStackOptions = {}): Promise<TestStack> {
  if (options.env?.['DYNAMODB_ENDPOINT'] === undefined) await globalThis.ownDatabase?.();
  const assembly = process.env['ASSEMBLY'];
  const child = spawn(process.execPath, commandLine({ ...(assembly && { assembly }), ...options }), {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...options.env },
  });
  let printed = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk) => {
      printed += chunk;
      // What answers 500 is shown at once: the test that sees it can't say why.
      for (const line of String(chunk).split('\n')) if (/"event":"(request|job)_failed"/.test(line)) console.warn(line);
    });
  }
  const url = await ready(child, () => printed);
  const end = async () => {
    if (assembly) await noteCalls(url, `${assembly}/calls`);
    await stop(child);
  };
  return { url, pid: child.pid ?? 0, log: () => printed, stop: end, ...controls(url) };
}

/** Keeps what the functions of this stack asked of AWS, for `npm run permissions`. */
async function noteCalls(url: string, folder: string): Promise<void> {
  const calls = await (await fetch(`${url}/_local/calls`)).text();
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${randomUUID()}.json`, calls);
}

function commandLine({
  awsLimits,
  running,
  begin = BEGIN,
  port = 0,
  frontend,
  nodeArguments = [],
  serviceRoot,
  dataFolder,
  assembly,
}: TestStackOptions): string[] {
  return [
    ...nodeArguments,
    fileURLToPath(new URL('../../infra/local/start.ts', import.meta.url)),
    '--json',
    '--tied',
    ...['--port', String(port)],
    ...(frontend ? ['--frontend', frontend] : []),
    ...(running ? [] : ['--frozen', '--begin', begin]),
    ...(awsLimits ? ['--aws-limits'] : []),
    ...(dataFolder ? ['--data-dir', dataFolder] : []),
    ...(serviceRoot ? ['--service-root', serviceRoot] : []),
    ...(assembly ? ['--assembly', assembly] : []),
  ];
}

function ready(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The stack ended with ${code} before it was ready:\n${printed()}`)));
    child.stdout?.on('data', () => {
      const url = /^\{"ready":true,"url":"([^"]+)"\}$/m.exec(printed())?.[1];
      if (url) resolve(url);
    });
  });
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** What the control surface of a stack at this address does for a test. */
export function controls(url: string) {
  const ask = async (method: string, path: string, json?: object) => {
    const reply = await client(url)(method, path, json ? { json } : {});
    if (reply.status !== 200) throw new Error(`${method} ${path} answered ${reply.status}: ${reply.bytes}`);
    return reply.body;
  };
  return {
    now: async () => new Date((await ask('GET', '/_local/health')).now),
    advance: async (seconds: number) => (await ask('POST', '/_local/clock', { advance_seconds: seconds })).fired,
    outage: async (seconds: number) => void (await ask('POST', '/_local/outage', { seconds })),
    messages: async (filter: { to?: string; channel?: string } = {}) =>
      (await ask('GET', `/_local/messages?${new URLSearchParams(filter)}`)).messages,
    clearMessages: async () => void (await ask('DELETE', '/_local/messages')),
    endpoints: () => ask('GET', '/_local/endpoints'),
    dump: () => ask('GET', '/_local/dump'),
    run: async (name: string, payload: object) => (await ask('POST', '/_local/run', { function: name, payload })).answer,
    fault: async (target: FaultTarget, mode: FaultMode | 'off', count?: number) =>
      void (await ask('POST', '/_local/faults', { target, mode, ...(count !== undefined && { count }) })),
    memory: () => ask('GET', '/_local/memory'),
  };
}
