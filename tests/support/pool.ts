import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { type Database, describeError, startDynamoDb } from '#infra/local/entry.ts';
import type { Counts } from './counts.ts';
import type { HostAnswer, HostRequest } from './stack-host.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address where a test file asks for the database and the stacks of its worker. */
    pool: string;
  }
}

/** What a test file asks for. `worker` is the id of its worker. */
export type PoolRequest =
  | { database: true; worker: string }
  | { start: Extract<HostRequest, { start: unknown }>['start']; quickHashes: boolean; realTable: boolean; worker: string }
  | { stop: string };

/** A stack that a test file has borrowed. Its URL names it. Its output is in `logFile`, behind the first `logStart` bytes. */
export interface LentStack {
  url: string;
  database: string;
  pid: number;
  logFile: string;
  logStart: number;
}

/** A database in memory keeps the streams of deleted tables. So it is replaced after this number of test files. */
const MOST_FILES = 30;
/** A process keeps some memory of each stack. So it is replaced after this number of stacks. */
const MOST_STACKS = 30;

/**
 * Gives each worker of the test run its own DynamoDB Local and processes for its stacks. Most test files need them for less time than
 * their start and warm-up take. Each stack has its own access key, and therefore its own tables.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databases = createDatabases();
  const hosts = createHosts();

  async function perform(request: PoolRequest): Promise<unknown> {
    if ('stop' in request) return hosts.stop(request.stop);
    if ('database' in request) return databases.urlFor(request.worker, true);
    return hosts.start(request, request.realTable ? await databases.urlFor(request.worker, false) : undefined);
  }

  const server = createServer(async (request, response) => {
    try {
      // Written by pool-client.ts, which types it.
      const asked = JSON.parse(Buffer.concat(await request.toArray()).toString()) as PoolRequest;
      response.end(JSON.stringify(await perform(asked)));
    } catch (error) {
      response.writeHead(500).end(describeError(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The address of a TCP server is an AddressInfo. Only pipes have a string.
  project.provide('pool', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await hosts.end();
    await databases.end();
  };
}

function createDatabases() {
  const workers = new Map<string, { database: Promise<Database>; files: number }>();
  return {
    /** Returns the address of the worker's database. A new file may get a new one, because then no file of this worker is running. */
    async urlFor(worker: string, newFile: boolean): Promise<string> {
      const before = workers.get(worker);
      if (before && (!newFile || before.files < MOST_FILES)) {
        if (newFile) before.files += 1;
        return (await before.database).url;
      }
      const database = startDynamoDb(process.env['DYNAMODB_ENDPOINT']);
      workers.set(worker, { database, files: 1 });
      await (await before?.database)?.stop();
      return (await database).url;
    },
    async end(): Promise<void> {
      for (const { database } of workers.values()) await (await database.catch(() => undefined))?.stop();
    },
  };
}

interface Host {
  child: ChildProcess;
  kind: string;
  logFile: string;
  stacks: number;
}

function createHosts() {
  const folder = mkdtempSync(join(tmpdir(), 'will-stacks-'));
  const idle: Host[] = [];
  const busy = new Map<string, Host>();
  let count = 0;

  function take({ worker, quickHashes }: Extract<PoolRequest, { start: unknown }>): Host {
    const kind = `${worker} ${quickHashes}`;
    const found = idle.findIndex((host) => host.kind === kind && host.child.connected);
    const [host] = found < 0 ? [] : idle.splice(found, 1);
    count += 1;
    return host ?? startHost(kind, quickHashes, join(folder, `${count}.log`));
  }

  return {
    async start(request: Extract<PoolRequest, { start: unknown }>, database: string | undefined): Promise<LentStack> {
      const host = take(request);
      const logStart = statSync(host.logFile).size;
      const { url, database: address = '', failed } = await ask(host.child, { start: request.start, database });
      const { pid = 0 } = host.child;
      if (url === undefined) {
        host.child.kill();
        throw new Error(`The stack did not start: ${failed}\n${readFileSync(host.logFile, 'utf8').slice(-5000)}`);
      }
      host.stacks += 1;
      busy.set(url, host);
      return { url, database: address, pid, logFile: host.logFile, logStart };
    },
    /** Returns what the stack took. */
    async stop(url: string): Promise<Counts> {
      const host = busy.get(url);
      if (!busy.delete(url) || !host?.child.connected) return {};
      const { failed, counts = {} } = await ask(host.child, { stop: true });
      if (failed !== undefined || host.stacks >= MOST_STACKS) host.child.disconnect();
      else idle.push(host);
      if (failed !== undefined) throw new Error(`The stack did not stop: ${failed}`);
      return counts;
    },
    async end(): Promise<void> {
      const running = [...idle, ...busy.values()]
        .map(({ child }) => child)
        .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      await Promise.all(
        running.map((child) => {
          const exited = once(child, 'exit');
          if (child.connected) child.disconnect();
          return exited;
        }),
      );
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startHost(kind: string, quickHashes: boolean, logFile: string): Host {
  const output = openSync(logFile, 'a');
  const child = fork(fileURLToPath(new URL('stack-host.ts', import.meta.url)), {
    execArgv: quickHashes ? ['--import', new URL('quick-hashes.ts', import.meta.url).href] : [],
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  return { child, kind, logFile, stacks: 0 };
}

function ask(child: ChildProcess, request: HostRequest): Promise<HostAnswer> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null): void => reject(new Error(`The process of the stack ended with ${code}.`));
    child.once('exit', onExit);
    child.once('message', (answer: HostAnswer) => {
      child.off('exit', onExit);
      resolve(answer);
    });
    child.send(request);
  });
}
