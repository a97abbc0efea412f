import type { Step } from './life.ts';
import { type Played, play } from './play.ts';

/** Returns the shortest story that still breaks the same promise: steps are left out, and waits become shorter. */
export async function shrink(found: Played, most = 300): Promise<Played> {
  let best = found;
  let tries = 0;
  const isStillBroken = async (steps: readonly Step[]): Promise<boolean> => {
    if (tries >= most) return false;
    tries += 1;
    const played = await play({ seed: found.seed, steps });
    if (played.broken?.promise !== found.broken?.promise) return false;
    best = { ...played, steps: [...played.steps] };
    return true;
  };
  for (let size = Math.ceil(best.steps.length / 2); size >= 1 && tries < most; ) {
    const isShorter = await leaveOut(best.steps, size, isStillBroken);
    if (!isShorter) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  for (const [n] of best.steps.entries()) {
    const { meanwhile: _, ...alone } = best.steps[n] ?? ({} as Step);
    await isStillBroken(best.steps.with(n, alone));
    await isStillBroken(best.steps.with(n, { ...(best.steps[n] as Step), after: 0 }));
  }
  return best;
}

async function leaveOut(steps: readonly Step[], size: number, isStillBroken: (steps: readonly Step[]) => Promise<boolean>): Promise<boolean> {
  for (let from = 0; from < steps.length; from += size) if (await isStillBroken([...steps.slice(0, from), ...steps.slice(from + size)])) return true;
  return false;
}
