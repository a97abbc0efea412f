import { expect } from 'vitest';
import { DAY, HOUR, MINUTE } from '#common/time.ts';

/** A transfer as an outside observer sees it: who did what, and when. Milliseconds. */
export interface ObservedTransfer {
  id: string;
  at: number;
  fromPending: boolean;
  /** Started by name within 14 days of a cancel. */
  isCooling: boolean;
  toldAt: number | undefined;
  proven: Map<string, number>;
  openedAt: number | undefined;
  endedAt: number | undefined;
  threshold: number;
}

/** Whether a start by name comes too soon after these stops, derived from the promises alone. Milliseconds. */
export function isTooSoon(stops: readonly number[], at: number): boolean {
  const [last = 0, before = 0] = stops.toReversed();
  return stops.length > 1 && last - before < 14 * DAY && at - last < 14 * DAY;
}

export interface DownPeriod {
  from: number;
  to: number;
}

/** Returns how long the periods of `down` overlap with the time between two moments. */
function overlap(down: readonly DownPeriod[], from: number, to: number): number {
  return down.reduce((sum, one) => sum + Math.max(0, Math.min(one.to, to) - Math.max(one.from, from)), 0);
}

/** Returns the time before which no one may read, derived from the promises alone. Our own outages count for two days in all. */
export function earliestOpening({ at, fromPending, isCooling, toldAt }: ObservedTransfer, down: readonly DownPeriod[]): number {
  const atOnce = fromPending || (toldAt !== undefined && toldAt - at <= 15 * MINUTE);
  const told = atOnce ? at + 48 * HOUR : toldAt === undefined ? at + 7 * DAY : Math.max(toldAt, at) + 48 * HOUR;
  const promised = Math.max(told, isCooling ? at + 7 * DAY : 0);
  let opens = promised;
  // If a deadline passes while we are down, all of the outage is added to it.
  for (const { from, to } of down) if (to > at && from < opens) opens += to - Math.max(from, at);
  return Math.min(opens, promised + 48 * HOUR);
}

/** Returns what keeps this person from reading, or undefined if nothing does. */
export function reasonClosed(
  transfer: ObservedTransfer,
  reader: string,
  now: number,
  down: readonly DownPeriod[],
  windowDays: number,
): string | undefined {
  if (transfer.endedAt !== undefined) return 'it has ended';
  if (!transfer.proven.has(reader)) return 'the reader has proven nothing';
  if (transfer.proven.size < transfer.threshold) return 'too few have authenticated';
  if (now < earliestOpening(transfer, down)) return 'the Host may still stop it';
  if (transfer.openedAt === undefined) return 'nothing has opened it';
  if (now - transfer.openedAt - overlap(down, transfer.openedAt, now) >= windowDays * DAY) return 'the window is over';
  return undefined;
}

interface Moved {
  event: string;
  facts: Record<string, unknown>;
}

/** Returns the state that a trail leads to, of the will and of each transfer. Fails if the trail has a gap. */
export function finalState(trail: readonly Moved[], begin: string): { will: string; transfers: Map<string, string> } {
  let will = begin;
  const transfers = new Map<string, string>();
  for (const { event, facts } of trail) {
    const name = String(facts['transfer']);
    const before = event === 'will_status' ? will : (transfers.get(name) ?? null);
    expect(facts['from'], `${event} follows on what was before`).toBe(before);
    if (event === 'will_status') will = String(facts['to']);
    else transfers.set(name, String(facts['to']));
  }
  return { will, transfers };
}

/** Returns the entries of a trail in the order in which they happened. Entries of one moment are sorted so that each continues the previous one. */
export function sortTrail(trail: readonly { event: string; facts: Record<string, unknown> }[]): Moved[] {
  const left = trail.filter(({ event }) => event === 'will_status' || event === 'transfer_status');
  const state = new Map<string, unknown>([['will', 'active']]);
  const ordered: Moved[] = [];
  while (left.length > 0) {
    const nameOf = ({ event, facts }: Moved) => (event === 'will_status' ? 'will' : String(facts['transfer']));
    const next = left.findIndex((entry) => entry.facts['from'] === (state.get(nameOf(entry)) ?? null));
    const [entry] = left.splice(Math.max(next, 0), 1);
    if (!entry) break;
    state.set(nameOf(entry), entry.facts['to']);
    ordered.push(entry);
  }
  return ordered;
}
