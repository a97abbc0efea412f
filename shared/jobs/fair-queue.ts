import { hostQueueOf, type TimerKind } from '#effects/effect.ts';
import type { DueItem } from '#store/due.ts';

/** Effects per Host and round that talk to the Host's own storage, which may be slow. */
const SLOW_A_HOST = 2;

/**
 * Orders overdue items, and returns those that wait for a later round. Timers come first, because they decide: by
 * their urgency, then by their time. Then each Host has one turn after the other, with slow effects last, so that the many effects of
 * one Host do not delay those of others.
 */
export function selectFairly(overdue: readonly DueItem[]): { now: DueItem[]; later: DueItem[] } {
  const turns = new Map<string, number>();
  const numbered = overdue.map((item) => {
    const rank = rankOf(item);
    const counted = `${rank} ${hostOf(item)}`;
    const turn = turns.get(counted) ?? 0;
    turns.set(counted, turn + 1);
    return { item, rank, turn };
  });
  const waits = ({ rank, turn }: (typeof numbered)[number]) => rank === RANKS.slow && turn >= SLOW_A_HOST;
  const now = numbered.filter((one) => !waits(one)).sort((a, b) => a.rank - b.rank || a.turn - b.turn || compareTimes(a.item, b.item));
  return { now: now.map(({ item }) => item), later: numbered.filter(waits).map(({ item }) => item) };
}

/** The most urgent first: documents that must no longer be readable, then transfers that people wait for, then silent Hosts, then new checks. */
export const BY_URGENCY: readonly TimerKind[] = [
  'access-window-elapsed',
  'cancel-window-elapsed',
  'authentication-window-elapsed',
  'response-overdue',
  'liveness-due',
];
const RANKS = { quick: BY_URGENCY.length, slow: BY_URGENCY.length + 1 } as const;

function rankOf(item: DueItem): number {
  if (item.kind === 'timer') return BY_URGENCY.indexOf(item.timer.kind);
  return hostQueueOf(item.pending.effect) === 'storages' ? RANKS.slow : RANKS.quick;
}

function compareTimes(a: DueItem, b: DueItem): number {
  const [one, other] = [timeOf(a), timeOf(b)];
  return Number(one > other) - Number(one < other);
}

/** Effects have none here: they keep the order of the index. */
function timeOf(item: DueItem): string {
  return item.kind === 'timer' ? item.timer.dueAt : '';
}

function hostOf(item: DueItem): string {
  return item.kind === 'timer' ? item.timer.hostId : item.pending.hostId;
}
