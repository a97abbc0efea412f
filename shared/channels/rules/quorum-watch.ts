import { between, DAY, type Instant } from '#common/time.ts';
import type { Quorum } from './quorum.ts';

/** The quorum that the Host knows of, and when they were last notified that it got worse. */
export interface QuorumWatch extends Pick<Quorum, 'reachable' | 'margin'> {
  notifiedAt: Instant | null;
}

const PAUSE = 30 * DAY;

/**
 * Compares the quorum with the one that the Host knows of. `isWorse`: fewer Survivors can be reached, or fewer of them can be missing,
 * and the Host is to be notified. That happens at most once in 30 days: a quorum that gets worse earlier is compared again until then.
 * Returns the same watch if nothing changes.
 */
export function watchQuorum(known: QuorumWatch | undefined, { reachable, margin }: Quorum, now: Instant): { next: QuorumWatch; isWorse: boolean } {
  if (!known) return { next: { reachable, margin, notifiedAt: null }, isWorse: false };
  if (reachable === known.reachable && margin === known.margin) return { next: known, isWorse: false };
  if (reachable >= known.reachable && margin >= known.margin) return { next: { ...known, reachable, margin }, isWorse: false };
  if (known.notifiedAt !== null && between(known.notifiedAt, now) < PAUSE) return { next: known, isWorse: false };
  return { next: { reachable, margin, notifiedAt: now }, isWorse: true };
}
