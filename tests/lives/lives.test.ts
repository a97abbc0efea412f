import { afterAll, describe, expect, it } from 'vitest';
import { count } from '#tests/support/counts.ts';
import { IS_WHOLE } from '#tests/support/whole.ts';
import { loadFunctions, stackOfWorld } from '#tests/world/world.ts';
import { play } from './play.ts';
import { tellBroken } from './tell.ts';

/** Lives, and branches of each. `.ci/run long` plays the next seeds. */
const [LIVES, BRANCHES] = IS_WHOLE ? [8, 20] : [4, 8];
/** A machine that does much else is slow. */
const LONGEST_MS = 900_000;
const seeds = Array.from({ length: LIVES }, (_, n) => String(n + 1));
let branches = 0;

afterAll(stackOfWorld.stop);

describe('no promise breaks in lives from fixed seeds, with thieves and faults', () => {
  it.each(seeds)(
    '%s',
    async (seed) => {
      await loadFunctions();
      const played = await play({ seed, branches: BRANCHES });
      count('lives simulated');
      branches += played.branches;
      expect(played.broken && tellBroken(played, `npm run simulate -- --seed ${seed} --branches ${BRANCHES}`)).toBeUndefined();
    },
    LONGEST_MS,
  );

  // A branch begins only where all functions begin with an empty memory: some lives end before their last one.
  it('also in branches', () => expect(branches).toBeGreaterThan(LIVES));
});
