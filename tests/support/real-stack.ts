import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type FaultMode, type FaultTarget, type MailboxFault, reservePort, siteOrigin } from '#infra/local/entry.ts';
import { type Client, client } from './client.ts';
import { count } from './counts.ts';
import type { StackPool } from './pool-client.ts';
import { BEGIN, type Dump, type Fired, printFailures, type SentMessage } from './stack.ts';

/** What a test is about that the simulated world does not have: the table in docs/architecture.md says which fact is proven where. */
export type RealPart = 'browser' | 'bundles' | 'device' | 'drives' | 'http' | 'local stack' | 'memory' | 'process' | 'providers' | 'sftp' | 'table';

/** The whole service in its own process, behind HTTP. Its clock is stopped until a test moves it. */
export interface RealStack extends StartedStack, ReturnType<typeof controls> {
  /** The address of the pages, with the option `site`. */
  siteUrl?: string;
}

interface StartedStack {
  url: string;
  /** The address of its DynamoDB. */
  database: string;
  pid: number;
  stop(): Promise<void>;
  /** Returns the output of the service so far, from stdout and stderr. */
  log(): string;
}

export interface RealStackOptions {
  awsLimits?: boolean;
  /** Whether downloads have their `Content-Length` under another name only, as API Gateway may send it. */
  remapsHeaders?: boolean;
  /** Whether real time runs. Default: the clock is frozen. */
  running?: boolean;
  /** The start time of the clock. Default: the same for every test. */
  begin?: string;
  port?: number;
  frontend?: string;
  /** Whether the pages are built and served. Default: no. */
  site?: boolean;
  /** Arguments for Node itself, such as `--expose-gc`. */
  nodeArguments?: string[];
  env?: Record<string, string>;
  /** The folder that keeps all data for the next stack. */
  dataFolder?: string;
  /** A different service: a folder with the layout of this repository. */
  serviceRoot?: string;
  /** The same for jobs and workers alone, as in the middle of a deployment. */
  workersRoot?: string;
  /** The folder of a cloud assembly. Its bundles run instead of the sources. */
  assembly?: string;
  /** Whether DynamoDB Local has the table. Default: the memory of the stack has it, if the stack is borrowed from the pool. */
  realTable?: boolean;
  /** Whether passwords and backup codes are hashed at the real cost. Default: with data of an earlier stack only. */
  realHashes?: boolean;
}

/** Starts the service for one test file that needs this part of it. Stop it in `afterAll`. Rejects with the whole output if the start fails. */
export async function startRealStack(part: RealPart, given: RealStackOptions = {}): Promise<RealStack> {
  if (process.env['STACKS']) throw new Error(`This project has no real ${part}: it starts no stack. Exclude the file in vitest.config.ts.`);
  count('stacks started');
  const assembly = given.assembly ?? process.env['ASSEMBLY'];
  const options = { ...given, ...(assembly && { assembly }) };
  const sitePort = options.site ? await reservePort() : undefined;
  const pool = canBorrow(options) ? globalThis.stackPool : undefined;
  if (!pool && !isTableInMemory(options) && options.env?.['DYNAMODB_ENDPOINT'] === undefined) await globalThis.ownDatabase?.();
  const started = await (pool ? borrowStack(pool, options, sitePort?.port) : spawnStack(options, sitePort?.port));
  const end = async () => {
    if (assembly) await saveCalls(started.url, `${assembly}/calls`);
    await started.stop();
    sitePort?.release();
  };
  return { ...started, ...(sitePort && { siteUrl: siteOrigin(sitePort.port) }), stop: end, ...controls(started.url) };
}

/**
 * A process that runs one stack after another cannot have arguments, variables, a port or a folder that only one stack needs. Bundles
 * keep connections to the TLS proxy of their stack.
 */
const canBorrow = ({ nodeArguments, env, port, dataFolder, serviceRoot, workersRoot, running, assembly }: RealStackOptions): boolean =>
  !(nodeArguments || env || port || dataFolder || serviceRoot || workersRoot || running || assembly);

/** What bundles ask of a table goes over HTTP in any case. The pages never meet the table. */
function isTableInMemory(options: RealStackOptions): boolean {
  const { assembly, site, dataFolder, env } = options;
  return (
    (assembly !== undefined || site === true) && dataFolder === undefined && env?.['DYNAMODB_ENDPOINT'] === undefined && !wantsRealTable(options)
  );
}

const wantsRealTable = ({ realTable = process.env['REAL_TABLE'] !== undefined }: RealStackOptions): boolean => realTable;

/** Borrows a process of the pool, whose code is compiled already. */
async function borrowStack(pool: StackPool, options: RealStackOptions, sitePort: number | undefined): Promise<StartedStack> {
  const { begin = BEGIN, awsLimits, remapsHeaders, frontend, realHashes = false } = options;
  const start = {
    port: 0,
    frozen: true,
    begin,
    ...(awsLimits && { awsLimits }),
    ...(remapsHeaders && { remapsHeaders }),
    ...(frontend && { frontendUrl: frontend }),
    ...(sitePort && { sitePort }),
  };
  const { url, database, pid, logFile, logStart } = await pool.start({ start, quickHashes: !realHashes, realTable: wantsRealTable(options) });
  const log = () => readFileSync(logFile).subarray(logStart).toString();
  const stop = async () => {
    await pool.stop(url);
    printFailures(log());
  };
  return { url, database, pid, log, stop };
}

async function spawnStack(options: RealStackOptions, sitePort: number | undefined): Promise<StartedStack> {
  const child = spawn(process.execPath, commandLine(options, sitePort), {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...options.env },
  });
  let printed = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk) => {
      printed += chunk;
      printFailures(String(chunk));
    });
  }
  const { url, database: own } = await ready(child, () => printed);
  const database = own ?? options.env?.['DYNAMODB_ENDPOINT'] ?? process.env['DYNAMODB_ENDPOINT'] ?? '';
  return { url, database, pid: child.pid ?? 0, log: () => printed, stop: () => stop(child) };
}

/** Saves the AWS calls of this stack's functions, for `node infra/permissions/report.ts`. */
async function saveCalls(url: string, folder: string): Promise<void> {
  const calls = await (await fetch(`${url}/_local/calls`)).text();
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${randomUUID()}.json`, calls);
}

function commandLine(options: RealStackOptions, sitePort: number | undefined): string[] {
  const {
    awsLimits,
    remapsHeaders,
    running,
    begin = BEGIN,
    port = 0,
    frontend,
    nodeArguments = [],
    serviceRoot,
    workersRoot,
    dataFolder,
    assembly,
  } = options;
  const { realHashes = dataFolder !== undefined } = options;
  return [
    ...nodeArguments,
    ...(realHashes ? [] : ['--import', new URL('quick-hashes.ts', import.meta.url).href]),
    fileURLToPath(new URL('../../infra/local/start.ts', import.meta.url)),
    '--json',
    '--tied',
    ...['--port', String(port)],
    ...(sitePort ? ['--site', String(sitePort)] : []),
    ...(frontend ? ['--frontend', frontend] : []),
    ...(running ? [] : ['--frozen', '--begin', begin]),
    ...(awsLimits ? ['--aws-limits'] : []),
    ...(remapsHeaders ? ['--remap-headers'] : []),
    ...(isTableInMemory(options) ? ['--table-in-memory'] : []),
    ...(dataFolder ? ['--data-dir', dataFolder] : []),
    ...(serviceRoot ? ['--service-root', serviceRoot] : []),
    ...(workersRoot ? ['--workers-root', workersRoot] : []),
    ...(assembly ? ['--assembly', assembly] : []),
  ];
}

function ready(child: ChildProcess, printed: () => string): Promise<{ url: string; database: string | undefined }> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The stack ended with ${code} before it was ready:\n${printed()}`)));
    child.stdout?.on('data', () => {
      const [, url, database] = /^\{"ready":true,"url":"([^"]+)"(?:,"database":"([^"]+)")?\}$/m.exec(printed()) ?? [];
      if (url) resolve({ url, database });
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

/** Returns the actions of the control surface at this URL. */
export function controls(url: string) {
  const ask = async (method: string, path: string, json?: object) => {
    const reply = await client(url)(method, path, json ? { json } : {});
    if (reply.status !== 200) throw new Error(`${method} ${path} answered ${reply.status}: ${reply.bytes}`);
    return reply.body;
  };
  return {
    /** Returns a client with this loopback address. */
    clientAt: (localAddress: string): Client => client(url, { localAddress }),
    now: async () => new Date((await ask('GET', '/_local/health')).now),
    /** Moves the clock and performs all effects. Returns the timers that fired. */
    advance: async (seconds: number): Promise<Fired[]> => (await ask('POST', '/_local/clock', { advance_seconds: seconds })).fired,
    /** Moves the clock with nothing running. */
    outage: async (seconds: number) => void (await ask('POST', '/_local/outage', { seconds })),
    /** Performs all pending effects. Returns the messages sent through any provider, oldest first. */
    messages: async (filter: { to?: string; channel?: string } = {}): Promise<SentMessage[]> => {
      const { messages } = await ask('GET', `/_local/messages?${new URLSearchParams(filter)}`);
      return messages.map((message: SentMessage) => ({ ...message, subject: message.subject.replace(/ · Will Custody$/, '') }));
    },
    clearMessages: async () => void (await ask('DELETE', '/_local/messages')),
    /** A person opens a link to the service's bot (`start`), or blocks it. */
    telegram: async (does: 'start' | 'block', body: { username: string; start?: string }) =>
      void (await ask('POST', `/_local/telegram/${does}`, body)),
    endpoints: () => ask('GET', '/_local/endpoints'),
    dump: (): Promise<Dump> => ask('GET', '/_local/dump'),
    /** Calls a function without a route, as an operator would. */
    run: async (name: string, payload: object) => (await ask('POST', '/_local/run', { function: name, payload })).answer,
    /** Makes a part fail for the next `count` calls, or until `off`. */
    fault: async (target: FaultTarget, mode: FaultMode | 'off', count?: number) =>
      void (await ask('POST', '/_local/faults', { target, mode, ...(count !== undefined && { count }) })),
    /** Makes a part fail after this number of calls, which still pass. */
    faultAfter: async (after: number, target: FaultTarget, mode: FaultMode) => void (await ask('POST', '/_local/faults', { target, mode, after })),
    /** Returns the mode of each part that fails now, by target. */
    faults: async (): Promise<Record<string, FaultMode>> => (await ask('GET', '/_local/faults')).faults,
    /** Sets what becomes of mails from our own mailer to an address, or to all. */
    mailbox: async (mode: MailboxFault['mode'], address?: string) =>
      void (await ask('POST', '/_local/faults', { target: 'mailbox', mode, ...(address !== undefined && { address }) })),
    /** Returns the number of connections to a part that a `timeout` fault keeps waiting. */
    unanswered: async (target: FaultTarget): Promise<number> => (await ask('GET', `/_local/faults?target=${target}`)).unanswered,
    /** Keeps the present moment of the whole stack under this name. */
    keepMoment: async (name: string) => void (await ask('POST', '/_local/moment', { keep: name })),
    returnTo: async (moment: string) => void (await ask('POST', '/_local/moment', { return_to: moment })),
    /** Returns the moment at which the stack is, if nothing was asked of it since. */
    moment: async (): Promise<string | null> => (await ask('GET', '/_local/moment')).name,
    memory: (): Promise<Record<'rss' | 'heapUsed' | 'external' | 'arrayBuffers', number>> => ask('GET', '/_local/memory'),
  };
}
