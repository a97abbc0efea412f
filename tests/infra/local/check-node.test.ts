import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const check = (version: string) => spawnSync(process.execPath, ['infra/local/check-node.mjs', version], { encoding: 'utf8' });

describe('the Node version', () => {
  it.each(['18.20.4', '20.11.0', '21.7.3', '22.17.1', '23.5.0'])('%s is rejected with a message that says what to do', (version) => {
    const { status, stderr, stdout } = check(version);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(`needs Node 22.18 or newer, but this is Node ${version}`);
    expect(stderr).toContain('npm rebuild node');
    expect(stderr).toContain('install scripts were disabled');
  });

  it.each(['22.18.0', '23.6.0', '24.21.0', '25.0.0', '100.1.0'])('%s is accepted without a message', (version) => {
    expect(check(version)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });
});
