import type { Step } from './life.ts';
import { type Plan, type Played, play } from './play.ts';

/** Most lives that are played to shorten one. */
const MOST = 300;

/** Returns the shortest story that still breaks the same promise: without steps that it does not need, and with shorter waits. */
export async function shrink(found: Played, most = MOST, given: Pick<Plan, 'thieves'> = {}): Promise<Played> {
  let best = found;
  let tries = 0;
  const isStillBroken = async (steps: readonly Step[]): Promise<boolean> => {
    tries += 1;
    if (tries > most) return false;
    const played = await play({ seed: found.seed, steps, ...given });
    if (played.broken?.promise !== found.broken?.promise) return false;
    best = played;
    return true;
  };
  for (let size = Math.ceil(best.steps.length / 2); size > 0 && tries < most; ) {
    if (!(await leaveOut(best.steps, size, isStillBroken))) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  for (let n = 0; n < best.steps.length; n += 1) {
    for (const simpler of simplerThan(best.steps[n])) await isStillBroken(best.steps.with(n, simpler));
  }
  return best;
}

async function leaveOut(steps: readonly Step[], size: number, isStillBroken: (steps: readonly Step[]) => Promise<boolean>): Promise<boolean> {
  // From the end: what came last is rarely what the rest needs.
  for (let to = steps.length; to > 0; to -= size) {
    if (await isStillBroken([...steps.slice(0, Math.max(to - size, 0)), ...steps.slice(to)])) return true;
  }
  return false;
}

function simplerThan(step: Step | undefined): Step[] {
  if (!step) return [];
  const { meanwhile = [], ...alone } = step;
  const others = meanwhile.map((one) => ({ ...one, after: step.after }));
  const whole = [60, 3600, 86_400].map((unit) => Math.ceil(step.after / unit) * unit).filter((after) => after !== step.after);
  return [
    ...(meanwhile.length > 0 ? [alone, ...others] : []),
    ...(step.after > 0 ? [{ ...step, after: 0 }] : []),
    ...whole.map((after) => ({ ...step, after })),
  ];
}
