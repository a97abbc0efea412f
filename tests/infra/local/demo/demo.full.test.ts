import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const demo = (words: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('../../../../infra/local/demo/demo.ts', import.meta.url)), '--table-in-memory', ...words], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

const browser = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';
const isSkipped = !existsSync(browser) && process.env['REQUIRE_TOOLS'] !== '1';
if (isSkipped) console.warn(`Skipped: ${browser} is not installed, so no will is played by clicking.`);

// The demo by e-mail and paper runs in each .ci/run, with DynamoDB Local.
it('the demo plays a whole will over every channel, with the will on an SSH server', () => {
  const { status, stdout, stderr } = demo(['--channels']);
  expect([status, stderr]).toEqual([0, '']);
  for (const one of ['over email', 'over sms', 'over whatsapp', 'over telegram', 'sftp connected true']) expect(stdout).toContain(one);
  expect(stdout.trimEnd()).toMatch(/410 {2}access_window_expired\ncustody demo: ok$/);
});

it.skipIf(isSkipped)(
  'the demo plays by clicking a family that brings nothing, also from a copy without a network, and leaves a picture of each page',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'demo-'));
    for (const name of ['mine.txt', '01-of-an-earlier-run.png']) writeFileSync(join(folder, name), '');
    const { status, stdout, stderr } = demo(['--plain', '--pictures', folder], { CHROMIUM: browser });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.trimEnd()).toMatch(/custody demo: ok$/);
    const [pictures, others] = [
      readdirSync(folder).filter((name) => name.endsWith('.png')),
      readdirSync(folder).filter((name) => !name.endsWith('.png')),
    ];
    expect(others.sort()).toEqual(['index.html', 'mine.txt']);
    expect(pictures).toHaveLength(23);
    const shown = [...readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/<img src="([^"]+)"/g)].map(([, name]) => name);
    expect(shown).toEqual(pictures.sort());
  },
);
