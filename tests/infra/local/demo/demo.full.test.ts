import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const demo = (...words: string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('../../../../infra/local/demo/demo.ts', import.meta.url)), ...words], { encoding: 'utf8' });

it.each([
  ['by e-mail and paper', [], ['verified, 1 of 2', 'verified, 2 of 2']],
  [
    'over every channel, with the will on an SSH server',
    ['--channels'],
    ['over email', 'over sms', 'over whatsapp', 'over telegram', 'sftp connected true'],
  ],
])('the demo plays a whole will %s', (_, words, said) => {
  const { status, stdout, stderr } = demo(...words);
  expect([status, stderr]).toEqual([0, '']);
  for (const one of said) expect(stdout).toContain(one);
  expect(stdout.trimEnd()).toMatch(/410 {2}access_window_expired\ncustody demo: ok$/);
});
