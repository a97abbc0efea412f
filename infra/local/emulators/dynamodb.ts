import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createTemporaryFolder } from '#infra/local/data-folder.ts';
import { reservePort } from '#infra/local/gateway/ports.ts';
import { StartError } from '#infra/local/start-error.ts';
import { type DatabaseProcess, startDatabaseProcess } from './dynamodb-process.ts';
import { findRuntime, installAdvice, type Runtime } from './find-runtime.ts';

/** Seconds until DynamoDB Local must answer. Docker may have to download the image first. */
const READY_WITHIN_SECONDS = { java: 90, docker: 300 };

/** A DynamoDB that the caller may use. `stop` ends it if this process started it. */
export interface Database {
  url: string;
  pid: number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts DynamoDB Local on a free port, in memory unless `folder` is given. `existing` is the address of a running one, which
 * is used instead. `runtime` is looked for in the environment.
 */
export async function startDynamoDb(existing: string | undefined, folder?: string, runtime?: Runtime): Promise<Database> {
  if (existing) return { url: existing, pid: undefined, stop: async () => {} };

  const program = runtime ?? findRuntime(process.env);
  const { port, release } = await reservePort();
  const scratch = createTemporaryFolder('will-database-');
  const database = startDatabaseProcess(program, { port, scratch, folder });
  // The database must not outlive this process. This comes before the removal of the scratch folder, which holds the id of a container.
  process.prependOnceListener('exit', database.end);
  const clear = async () => {
    await stop(database);
    process.off('exit', database.end);
    release();
    rmSync(scratch, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([untilItAnswers(url, READY_WITHIN_SECONDS[program.name]), earlyEnd(database.child, program)]);
  } catch (error) {
    await clear();
    throw error;
  }
  return { url, pid: database.child.pid, stop: clear };
}

async function untilItAnswers(url: string, seconds: number): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(20)) {
    const answered = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      // No other program that might listen there sends this header.
      ({ headers }) => headers.has('x-amzn-requestid'),
      () => false,
    );
    if (answered) return;
  }
  throw new StartError(`DynamoDB Local did not answer within ${seconds} seconds. ${installAdvice()}`);
}

function earlyEnd(child: ChildProcess, { name, path }: Runtime): Promise<never> {
  const program = { java: 'Java', docker: 'Docker' }[name];
  let said = '';
  return new Promise((_, reject) => {
    child.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-2000);
      // DynamoDB Local does not stop automatically in this case.
      if (said.includes('Failed to bind')) reject(new StartError('Another program uses the port of DynamoDB Local. Please start again.'));
    });
    child.once('error', () => reject(new StartError(`${program} could not be started (${path}). ${installAdvice()}`)));
    child.once('exit', () =>
      reject(new StartError(`${program} could not run DynamoDB Local: ${said.trim().split('\n')[0] ?? ''} ${installAdvice()}`)),
    );
  });
}

function stop({ child, end }: DatabaseProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    end();
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
