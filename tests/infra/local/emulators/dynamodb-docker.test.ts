import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startDynamoDb } from '#infra/local/emulators/dynamodb.ts';
import { IMAGE } from '#infra/local/emulators/dynamodb-process.ts';

// A program named docker that notes each call in a file, and behaves as the Docker client does for us: `run` writes the
// id of the container, answers at the published port, and ends with its input; `rm` ends the container.
const DOCKER = (calls: string) => `
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
const [command, ...args] = process.argv.slice(2);
const note = (entry) => appendFileSync(${JSON.stringify(calls)}, JSON.stringify(entry) + '\\n');
note([command, ...args]);
if (command === 'run') {
  if (process.env.DOCKER_FAILS) {
    console.error('Cannot connect to the Docker daemon.');
    process.exit(125);
  }
  writeFileSync(args[args.indexOf('--cidfile') + 1], 'c0ffee');
  const [host, port] = args[args.indexOf('--publish') + 1].split(':');
  createServer((_, response) => response.setHeader('x-amzn-requestid', '1').end()).listen(Number(port), host);
  process.stdin.resume().on('end', () => { note(['input ended']); process.exit(0); });
}
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'will-docker-'));
  writeFileSync(join(folder, 'docker.mjs'), DOCKER(join(folder, 'calls')));
  writeFileSync(join(folder, 'docker'), `#!/bin/sh\nexec "${process.execPath}" "${folder}/docker.mjs" "$@"\n`);
  chmodSync(join(folder, 'docker'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const runtime = () => ({ name: 'docker' as const, path: join(folder, 'docker') });
const calls = (): string[][] =>
  existsSync(join(folder, 'calls'))
    ? readFileSync(join(folder, 'calls'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

describe('DynamoDB Local in Docker', () => {
  it('runs a pinned image on a free port of this machine, without telemetry, and is removed by its id', async () => {
    const database = await startDynamoDb(undefined, undefined, runtime());
    const [run = []] = calls();
    const port = new URL(database.url).port;
    expect(IMAGE).toMatch(/^amazon\/dynamodb-local:\d+\.\d+\.\d+$/);
    expect(run).toEqual(expect.arrayContaining(['run', '--rm', '--interactive', IMAGE, '-inMemory']));
    expect(run[run.indexOf('--publish') + 1]).toBe(`127.0.0.1:${port}:8000`);
    expect(run[run.indexOf('--env') + 1]).toBe('DDB_LOCAL_TELEMETRY=0');
    await database.stop();
    expect(calls()).toContainEqual(['rm', '--force', 'c0ffee']);
  });

  it('keeps its tables in the folder that it is given', async () => {
    const database = await startDynamoDb(undefined, '/some/folder', runtime());
    const [run = []] = calls();
    expect(run[run.indexOf('--volume') + 1]).toBe('/some/folder:/data');
    expect(run.slice(run.indexOf('-dbPath'))).toEqual(['-dbPath', '/data', '-sharedDb', '-port', '8000']);
    await database.stop();
  });

  it('ends with its input when the process that started it is killed', async () => {
    const script = `
      import { startDynamoDb } from '#infra/local/emulators/dynamodb.ts';
      await startDynamoDb(undefined, undefined, ${JSON.stringify(runtime())});
      console.log('started');`;
    const starter = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => starter.stdout.once('data', resolve));
    starter.kill('SIGKILL');
    await expect.poll(calls).toContainEqual(['input ended']);
  });

  it('is stopped when the process that started it exits', async () => {
    const script = `
      import { startDynamoDb } from '#infra/local/emulators/dynamodb.ts';
      await startDynamoDb(undefined, undefined, ${JSON.stringify(runtime())});
      process.exit(0);`;
    const starter = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
    await new Promise((resolve) => starter.once('exit', resolve));
    expect(calls()).toContainEqual(['rm', '--force', 'c0ffee']);
  });

  it('that cannot run says why, and names the command that installs Java', async () => {
    writeFileSync(join(folder, 'docker'), `#!/bin/sh\nDOCKER_FAILS=1 exec "${process.execPath}" "${folder}/docker.mjs" "$@"\n`);
    await expect(startDynamoDb(undefined, undefined, runtime())).rejects.toThrow(
      /^Docker could not run DynamoDB Local: Cannot connect to the Docker daemon\. Install Java with "/,
    );
  });
});
