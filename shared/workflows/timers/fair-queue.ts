import { isolatedQueueOf } from '#domain/isolated-queue.ts';
import type { DueItem } from '#store/due.ts';

/** Of what speaks to a storage of a Host's own, which may answer as slowly as it likes. */
const SLOW_A_HOST = 2;

/**
 * The order in which what is overdue is performed, and what waits for a later round. Timers come first, since they decide;
 * then every Host has one turn after the other, with what may be slow at the end, so that nobody's many effects keep
 * anybody else's from being performed.
 */
export function takeFairly(overdue: readonly DueItem[]): { now: DueItem[]; later: DueItem[] } {
  const turns = new Map<string, number>();
  const numbered = overdue.map((item) => {
    const rank = rankOf(item);
    const counted = `${rank} ${hostOf(item)}`;
    const turn = turns.get(counted) ?? 0;
    turns.set(counted, turn + 1);
    return { item, rank, turn };
  });
  const waits = ({ rank, turn }: (typeof numbered)[number]) => rank === RANKS.slow && turn >= SLOW_A_HOST;
  const now = numbered.filter((one) => !waits(one)).sort((a, b) => a.rank - b.rank || a.turn - b.turn);
  return { now: now.map(({ item }) => item), later: numbered.filter(waits).map(({ item }) => item) };
}

const RANKS = { timer: 0, quick: 1, slow: 2 } as const;

function rankOf(item: DueItem): number {
  if (item.kind === 'timer') return RANKS.timer;
  return isolatedQueueOf(item.owed.effect) === 'storages' ? RANKS.slow : RANKS.quick;
}

function hostOf(item: DueItem): string {
  return item.kind === 'timer' ? item.timer.hostId : item.owed.hostId;
}
