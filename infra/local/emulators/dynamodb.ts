import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '#infra/local/data-folder.ts';
import { reservePort } from '#infra/local/gateway/ports.ts';
import { StartError } from '#infra/local/start-error.ts';

const READY_WITHIN_MS = 90_000;

/** A DynamoDB that the caller may use; `stop` ends it if this process started it. */
export interface Database {
  url: string;
  pid: number | undefined;
  stop(): Promise<void>;
}

/** Starts DynamoDB Local on a free port, in memory unless it is given a folder; `existing` is the address of one that runs already and is used instead. */
export async function startDynamoDb(existing: string | undefined, folder?: string): Promise<Database> {
  if (existing) return { url: existing, pid: undefined, stop: async () => {} };

  const { port, release } = await reservePort();
  const scratch = temporaryFolder('will-java-');
  const java = spawn(javaProgram(), javaArguments(port, scratch, folder), {
    cwd: emulatorFolder(),
    // Without it Java loads the classes of a telemetry client at each start, which takes 0.7 s.
    env: { ...process.env, DDB_LOCAL_TELEMETRY: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Whatever way this process ends, Java must not outlive it.
  process.once('exit', () => java.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([untilItAnswers(url), earlyEnd(java)]);
  } catch (error) {
    java.kill('SIGKILL');
    release();
    throw error;
  }
  const end = async () => {
    await stop(java);
    release();
    rmSync(scratch, { recursive: true, force: true });
  };
  return { url, pid: java.pid, stop: end };
}

function javaProgram(): string {
  const home = process.env['JAVA_HOME'];
  return home ? join(home, 'bin', 'java') : 'java';
}

/** The first-stage compiler and the serial collector: it starts in three quarters of the time and takes a third of the memory. */
function javaArguments(port: number, scratch: string, folder: string | undefined): string[] {
  return [
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-Djava.library.path=./DynamoDBLocal_lib',
    // It unpacks a library here and, killed, would leave it behind.
    `-Djava.io.tmpdir=${scratch}`,
    '-jar',
    'DynamoDBLocal.jar',
    ...(folder === undefined ? ['-inMemory'] : ['-dbPath', folder]),
    '-sharedDb',
    '-port',
    String(port),
  ];
}

function emulatorFolder(): string {
  const found = findPackageJSON('amplify-dynamodb-simulator', import.meta.url);
  if (!found) throw new StartError('The package amplify-dynamodb-simulator is not installed; run npm ci.');
  return join(dirname(found), 'emulator');
}

async function untilItAnswers(url: string): Promise<void> {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await pause(20)) {
    const answered = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      // Whatever else might answer there has no such header.
      ({ headers }) => headers.has('x-amzn-requestid'),
      () => false,
    );
    if (answered) return;
  }
  throw new StartError(`DynamoDB Local did not answer within ${READY_WITHIN_MS / 1000} seconds. ${advice}`);
}

function earlyEnd(java: ChildProcess): Promise<never> {
  let said = '';
  return new Promise((_, reject) => {
    java.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-2000);
      // It does not end by itself then.
      if (said.includes('Failed to bind')) reject(new StartError('Another program took the port of DynamoDB Local; please start again.'));
    });
    java.once('error', () => reject(new StartError(`Java was not found. ${advice}`)));
    java.once('exit', () => reject(new StartError(`Java could not run DynamoDB Local: ${said.trim().split('\n')[0] ?? ''} ${advice}`)));
  });
}

const advice =
  'The local stack needs Java 11 or newer for DynamoDB Local. Install it (Debian: apt install default-jre-headless), ' +
  'or set DYNAMODB_ENDPOINT to the address of a DynamoDB Local of your own, such as http://127.0.0.1:8000.';

function stop(java: ChildProcess): Promise<void> {
  if (java.exitCode !== null || java.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    java.once('exit', () => resolve());
    // In memory there is nothing to write back, and a file holds each transaction once it was answered: it need not be asked politely.
    java.kill('SIGKILL');
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
