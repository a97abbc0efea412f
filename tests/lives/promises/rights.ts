import type { Person, State, Survivor } from '#tests/lives/life.ts';
import { isThief, promisedAgainst } from '#tests/lives/thieves/threat.ts';

/** Whether a person may read as this Survivor: because they are, or because of what they have. */
export function standsFor(by: Person, survivor: Survivor, state: State): boolean {
  if (by.role === 'survivor') return by.name === survivor.name;
  if (!isThief(by)) return false;
  const { as, mustNotRead } = promisedAgainst(by, state);
  return !mustNotRead || as.includes(survivor.name);
}

/** Whether a thief has what opens a package: K papers. */
export const mayOpenOffline = (by: Person, threshold: number, state: State): boolean =>
  isThief(by) && promisedAgainst(by, state).as.length >= threshold;

/** The Survivor with this id, as the Host and the papers write it. */
export const survivorOf = ({ survivors }: State, id: unknown): Survivor | undefined => survivors.find((survivor) => survivor.id === id);
