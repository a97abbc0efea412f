import { endDriving, settle } from './driver.ts';
import { endRuns } from './functions.ts';
import { renewApp, timeTravel } from './service.ts';
import { keepWorld } from './state.ts';

const moments = new Map<string, () => void>();
let present: string | undefined;
let isWarm = false;

/** The world is no longer at the moment that was kept last. */
export const leaveMoment = (): void => {
  present = undefined;
};

export const momentNow = (): string | undefined => present;

/** Forgets all moments. `warm`: functions keep what is in their memory when the world returns to a moment. */
export function beginMoments(warm: boolean): void {
  moments.clear();
  present = undefined;
  isWarm = warm;
}

/** Keeps this moment of the whole world, after all that is under way has happened. */
export async function keepMoment(name: string): Promise<void> {
  await settle();
  const [restore, remember] = [keepWorld(), timeTravel().keep()];
  moments.set(name, () => {
    restore();
    remember();
  });
  enter(name);
}

/** Returns to a moment. What is under way never happens, and what waits for it is rejected. Seed the chance again for another continuation. */
export async function returnTo(name: string): Promise<void> {
  const restore = moments.get(name);
  if (!restore) throw new Error(`No moment is named ${name}.`);
  endRuns();
  await endDriving();
  restore();
  enter(name);
}

/** Each function begins without what an earlier one has in its memory, so that all continuations of a moment begin alike. */
function enter(name: string): void {
  if (!isWarm) renewApp();
  present = name;
}
