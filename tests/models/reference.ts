import { expect } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/time.ts';
import type { Chronicle } from '#tests/simulate/chronicle.ts';

/** A transfer as somebody sees it who stands beside: who did what, and when. Milliseconds. */
export interface SeenTransfer {
  id: string;
  at: number;
  fromPending: boolean;
  /** Started by name within 14 days of a cancel. */
  isCooling: boolean;
  toldAt: number | undefined;
  proven: Map<string, number>;
  openedAt: number | undefined;
  endedAt: number | undefined;
  /** Open, but the documents fail their proofs; repaired they open for a whole window. */
  isDamaged: boolean;
  threshold: number;
}

export interface Down {
  from: number;
  to: number;
  /** The service itself ran. */
  isPage?: true;
}

/** How long the periods of `down` overlap with the time between two moments. */
function overlap(down: readonly Down[], from: number, to: number): number {
  return down.reduce((sum, one) => sum + Math.max(0, Math.min(one.to, to) - Math.max(one.from, from)), 0);
}

/** The moment before which nobody may read, out of the promises alone; our own outages count for two days in all. */
export function notBefore({ at, fromPending, isCooling, toldAt }: SeenTransfer, down: readonly Down[]): number {
  const atOnce = fromPending || (toldAt !== undefined && toldAt - at <= 15 * MINUTE);
  const told = atOnce ? at + 48 * HOUR : toldAt === undefined ? at + 7 * DAY : Math.max(toldAt, at) + 48 * HOUR;
  const promised = isCooling ? Math.max(told, at + 7 * DAY) : told;
  let opens = promised;
  // Whoever's time is over while we are away gets all of that time back.
  for (const { from, to } of down) if (to > at && from < opens) opens += to - Math.max(from, at);
  return Math.min(opens, promised + 48 * HOUR);
}

/** What keeps this person from reading; undefined if nothing does. */
export function closed(transfer: SeenTransfer, reader: string, now: number, down: readonly Down[], windowDays: number): string | undefined {
  if (transfer.endedAt !== undefined) return 'it has ended';
  if (transfer.isDamaged) return 'its documents are damaged';
  if (!transfer.proven.has(reader)) return 'the reader has proven nothing';
  if (transfer.proven.size < transfer.threshold) return 'too few have authenticated';
  if (now < notBefore(transfer, down)) return 'the Host may still stop it';
  if (transfer.openedAt === undefined) return 'nothing has opened it';
  if (now - transfer.openedAt - overlap(down, transfer.openedAt, now) >= windowDays * DAY) return 'the window is over';
  return undefined;
}

/** An activation needs a whole row of questions that a channel took, each with its whole time to answer, and no sign of life since. */
export function expectEarned({ questions, lastSign }: Chronicle, at: number, down: readonly Down[]): void {
  const { hcrac } = lastSign.settings;
  const row = questions.filter(({ status }) => status === 'missed').slice(-hcrac);
  expect(row.length, 'checks that were really missed').toBe(hcrac);
  // A deadline that falls before the next sweep is judged by what the last one saw.
  const known = down.map(({ from, to, isPage }) => ({ from: isPage ? from + 5 * MINUTE : from, to }));
  const [first] = row;
  expect(first?.closedAt ?? 0, 'no sign of life since').toBeGreaterThanOrEqual(lastSign.at);
  for (const { sentAt, closedAt = at, responseHours, wasTaken } of row) {
    expect(wasTaken && sentAt !== undefined, 'a channel accepted it').toBe(true);
    const had = closedAt - (sentAt ?? at) - overlap(known, sentAt ?? at, closedAt);
    expect(had, 'its whole time to answer').toBeGreaterThanOrEqual(responseHours * HOUR);
  }
}

interface Moved {
  event: string;
  facts: Record<string, unknown>;
}

/** The state that a trail leads to: of the will, and of each transfer. It has to lead there without a gap. */
export function replayed(trail: readonly Moved[], begin: string): { will: string; transfers: Map<string, string> } {
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

/** The entries of a trail in the order in which they happened: those of one moment are put so that each follows on the one before. */
export function inOrder(trail: readonly { event: string; facts: Record<string, unknown> }[]): Moved[] {
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
