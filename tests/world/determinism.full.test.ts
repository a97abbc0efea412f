import { execFile, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const SEEDS = Array.from({ length: 5 }, (_, n) => String(n + 1));
const PROGRAM = fileURLToPath(new URL('play-short-lives.ts', import.meta.url));

/** On most systems, this user may do nothing. */
const OTHER_USER = { uid: 65_534, gid: 65_534 };
/** Only root may start a process of another user, who may not read the project where it is. */
const canBeAnother = spawnSync(process.execPath, ['--eval', 'fs.readFileSync(process.argv[1])', PROGRAM], OTHER_USER).status === 0;
if (!canBeAnother) console.warn('Skipped the world of another user: this user cannot start a process of another one.');

/** Plays these seeds in a separate process. Returns a line of hashes for each. */
async function play(
  seeds: readonly string[],
  options: { cwd?: string; env?: Record<string, string>; uid?: number; gid?: number } = {},
): Promise<string[]> {
  const env = { ...process.env, NODE_OPTIONS: '', ...options.env };
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...seeds], { ...options, env, timeout: 170_000 });
  return stdout.trim().split('\n');
}

it('gives the same trace and the same state for the same seed: twice in one process, and as another user in another folder and time zone', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'world-'));
  const other = { TZ: 'America/St_Johns', HOME: elsewhere, LANG: 'tr_TR.UTF-8', LOG_LEVEL: 'INFO' };
  if (canBeAnother) chownSync(elsewhere, OTHER_USER.uid, OTHER_USER.gid);
  const asOther = { cwd: elsewhere, env: other, ...(canBeAnother && OTHER_USER) };
  const [twice, once] = [await play([...SEEDS, ...SEEDS.toReversed()]), await play(SEEDS, asOther)];
  const [first, second] = [twice.slice(0, SEEDS.length), twice.slice(SEEDS.length).toReversed()];
  expect(second).toEqual(first);
  expect(once).toEqual(first);
  const [hashes, states] = [1, 2].map((part) => new Set(first.map((line) => line.split(' ')[part])));
  expect([hashes?.size, states?.size]).toEqual([SEEDS.length, SEEDS.length]);
});
