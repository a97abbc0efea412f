import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { count } from '#tests/support/counts.ts';
import { IS_WHOLE } from '#tests/support/whole.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
/** Lives of one process, and branches of each. A process is a world. */
const [LIVES, BRANCHES] = IS_WHOLE ? [10, 20] : [4, 8];
const RANGES = IS_WHOLE ? 3 : 1;
/** A machine that does much else is slow. */
const LONGEST_MS = 900_000;

/** Plays lives from this seed on. Returns the last line of the output, or all of it if a promise broke. */
async function playFrom(first: number): Promise<string> {
  const args = [MAIN, '--first', String(first), '--seeds', String(LIVES), '--branches', String(BRANCHES)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 28, timeout: LONGEST_MS }).catch((error) => error);
  count('lives simulated', LIVES);
  const lines = String(stdout).trim().split('\n');
  return lines.at(-1)?.includes(' 0 broken promises') ? (lines.at(-1) ?? '') : lines.join('\n');
}

describe('no promise breaks in lives from fixed seeds, with thieves and faults', () => {
  const firsts = Array.from({ length: RANGES }, (_, n) => n * LIVES + 1);
  it.each(firsts)(
    '%i and those after it',
    async (first) => {
      // A branch begins only where all functions begin with an empty memory: some lives end before their last one.
      expect(await playFrom(first)).toMatch(new RegExp(`^${LIVES} lives, [1-9]\\d+ branches, \\d+ requests, 0 broken promises`));
    },
    LONGEST_MS,
  );
});
