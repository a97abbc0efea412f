import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '#infra/local/start-error.ts';
import type { Runtime } from './find-runtime.ts';

/** What a DynamoDB Local is started with. `folder` keeps the tables; without it they are in memory. `scratch` is deleted by the caller. */
export interface DatabaseOptions {
  port: number;
  scratch: string;
  folder: string | undefined;
}

/**
 * A started DynamoDB Local. `end` stops it without waiting, also while this process exits. With a folder it may still run for a
 * second, because it confirms a write before the write is in its file.
 */
export interface DatabaseProcess {
  child: ChildProcess;
  end(): void;
}

/** The version of the jar in `amplify-dynamodb-simulator`, so that both ways run the same database. */
export const IMAGE = 'amazon/dynamodb-local:1.25.1';

/** Starts DynamoDB Local with Java from the npm package, or with Docker from the image of AWS. */
export const startDatabaseProcess = (runtime: Runtime, options: DatabaseOptions): DatabaseProcess =>
  runtime.name === 'java' ? startWithJava(runtime.path, options) : startWithDocker(runtime.path, options);

// Without it Java loads the classes of a telemetry client at each start, which takes 0.7 s.
const TELEMETRY = { DDB_LOCAL_TELEMETRY: '0' };

function startWithJava(java: string, { port, scratch, folder }: DatabaseOptions): DatabaseProcess {
  // DynamoDB Local unpacks a library into the scratch folder. Without this it would leave the library behind when it is killed.
  const args = [`-Djava.io.tmpdir=${scratch}`, ...databaseArguments(port, folder)];
  const child = spawn(java, args, { cwd: emulatorFolder(), env: { ...process.env, ...TELEMETRY }, stdio: ['ignore', 'ignore', 'pipe'] });
  // SIGTERM lets it complete its file. In memory there is nothing to complete.
  return { child, end: () => child.kill(folder === undefined ? 'SIGKILL' : 'SIGTERM') };
}

/**
 * The container ends in two ways. If the pipe to the Docker client closes, for example because this process is killed, Docker
 * closes the container's standard input, and the shell in the container stops Java. Without a folder, `end` also removes the
 * container by its id, which is faster.
 */
function startWithDocker(docker: string, { port, scratch, folder }: DatabaseOptions): DatabaseProcess {
  process.stderr.write(`Java was not found, so Docker runs DynamoDB Local (${IMAGE}). The first time it downloads the image.\n`);
  const idFile = join(scratch, 'container-id');
  const child = spawn(docker, dockerArguments(port, idFile, folder), { stdio: ['pipe', 'ignore', 'pipe'] });
  child.stdin?.on('error', () => {});
  const end = (): void => {
    if (folder !== undefined) return void child.stdin?.end();
    const id = readId(idFile);
    if (id !== undefined) spawnSync(docker, ['rm', '--force', id], { stdio: 'ignore' });
    child.kill('SIGKILL');
  };
  return { child, end };
}

function dockerArguments(port: number, idFile: string, folder: string | undefined): string[] {
  const owner = `${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`;
  return [
    'run',
    '--rm',
    '--interactive',
    '--cidfile',
    idFile,
    '--publish',
    `127.0.0.1:${port}:8000`,
    ...Object.entries(TELEMETRY).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    // The files in the folder belong to the person who started the stack.
    ...(folder === undefined ? [] : ['--user', owner, '--volume', `${folder}:/data`]),
    '--entrypoint',
    'sh',
    IMAGE,
    '-c',
    UNTIL_INPUT_ENDS,
    'sh',
    ...databaseArguments(8000, folder && '/data'),
  ];
}

// A background command of sh has no standard input, so it gets a copy of the container's.
const UNTIL_INPUT_ENDS = 'exec 3<&0; java "$@" & java=$!; (cat <&3 >/dev/null; kill $java) & wait $java';

/**
 * The first-stage compiler and the serial collector: DynamoDB Local starts in three quarters of the time and needs a third of the memory.
 * The second-stage compiler does not pay: it still costs more than it gains after hundreds of requests.
 */
function databaseArguments(port: number, folder: string | undefined): string[] {
  return [
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-Djava.library.path=./DynamoDBLocal_lib',
    '-jar',
    'DynamoDBLocal.jar',
    // In memory, each access key has its own database, so that the streams of one deployment's table do not slow down another's.
    ...(folder === undefined ? ['-inMemory'] : ['-dbPath', folder, '-sharedDb']),
    '-port',
    String(port),
  ];
}

function emulatorFolder(): string {
  const found = findPackageJSON('amplify-dynamodb-simulator', import.meta.url);
  if (!found) throw new StartError('The package amplify-dynamodb-simulator is not installed. Run npm ci.');
  return join(dirname(found), 'emulator');
}

/** Undefined until Docker has created the container. */
function readId(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
