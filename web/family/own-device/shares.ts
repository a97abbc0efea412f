import type { ListFacts, PassedShare, Progress } from '#own-device/work.ts';
import { shownName } from './shown-name.ts';

/** A share that another Survivor has passed on. The service says whose it is. */
export interface NamedShare extends PassedShare {
  name: string | null;
}

/** A paper by the name of its person, or else by its check letters. `unknown`: neither is known. */
export type Who = { name: string } | { check: string } | 'unknown';

/** Whom a reader can ask. */
interface ToAsk {
  /** Their shares are not those that the Host has made. */
  wrong: Who[];
  /** Their papers were not used. */
  unused: Who[];
  /** How many more shares are needed. */
  missing: number;
}

/** Returns whom a reader can ask. `progress`: of these shares. */
export function whomToAsk({ papers, threshold }: ListFacts, shares: readonly NamedShare[], progress: Progress): ToAsk {
  const wrong = progress.wrong.flatMap((n) => shares[n] ?? []);
  const checkOf = (recipient: string) => papers.find((paper) => paper.recipient === recipient)?.check;
  const isOpen = ({ recipient }: { recipient: string }) => ![...progress.known, ...wrong.map((one) => one.recipient)].includes(recipient);
  return {
    wrong: wrong.map(({ name, recipient }) => named(name, checkOf(recipient))),
    unused: papers.filter(isOpen).map(({ check }) => ({ check })),
    missing: Math.max(0, threshold - progress.known.length),
  };
}

function named(name: string | null, check: string | undefined): Who {
  if (name !== null) return { name: shownName(name) };
  return check === undefined ? 'unknown' : { check };
}
