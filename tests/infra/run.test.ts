import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = join(folder, 'program.ts');
writeFileSync(program, 'const given: string[] = process.argv.slice(1); console.log(JSON.stringify(given)); process.exitCode = 3;');

/** Runs the program as an npm script does. `version`: of Node, as the program that starts it sees it. */
function run(args: readonly string[], { version = process.versions.node, runner = 'infra/run.mjs' } = {}) {
  const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  return spawnSync(process.execPath, ['--import', pretend, runner, ...args], { encoding: 'utf8' });
}

describe('the Node version', () => {
  it.each(['18.20.4', '22.17.1', '23.5.0'])('%s is rejected with a message that says what to do', (version) => {
    const { status, stderr, stdout } = run([program], { version });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(`needs Node 22.18 or newer, but this is Node ${version}`);
    expect(stderr).toContain('npm ci --include=optional');
    expect(stderr).toContain('no such package for this computer');
  });

  it.each(['22.18.0', '23.6.0', '100.1.0'])('%s is accepted without a message', (version) => {
    expect(run([program], { version })).toMatchObject({ status: 3, stderr: '' });
  });
});

describe('an npm script', () => {
  it('runs a file with its arguments, and ends as the file ends', () => {
    expect(run([program, '--port', '0'])).toMatchObject({ status: 3, stdout: `${JSON.stringify([program, '--port', '0'])}\n` });
  });

  it('runs no file that asks whether it is the main one: here it never is', () => {
    const files = [...readFileSync('package.json', 'utf8').matchAll(/node infra\/run\.mjs (\S+\.ts)/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => readFileSync(file, 'utf8').includes('import.meta.main'))).toEqual([]);
  });

  it('runs a tool of the packages', () => {
    expect(run(['vitest', '--version'])).toMatchObject({ status: 0, stdout: expect.stringContaining('vitest/') });
  });

  it('says what to do if the packages are not installed', () => {
    const runner = join(folder, 'run.mjs');
    copyFileSync('infra/run.mjs', runner);
    expect(run([program], { runner })).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('Run "npm ci"') });
  });

  it('starts with this check, or with a script that does', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
    const unchecked = Object.entries(scripts).filter(
      ([name, command]) => !/^(node infra\/run\.mjs|npm run -s check:types) /.test(command) && !name.startsWith('post'),
    );
    expect(unchecked).toEqual([]);
  });
});
