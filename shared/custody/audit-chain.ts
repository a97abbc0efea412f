import type { Instant } from '#common/time.ts';
import { type AuditFacts, keptUntil, type WaitingEntry } from '#effects/audit.ts';
import { sha256 } from './primitives.ts';

/** One entry of a Host's audit trail, in its place in the chain. */
export interface ChainedEntry extends WaitingEntry {
  /** From 1, without gaps. */
  number: number;
  /** Hex SHA-256 of the entry before it, or `firstLink` for the first. */
  previous: string;
  /** Hex SHA-256 of `chainedText`. */
  hash: string;
}

/** The end of a chain. */
export interface ChainHead {
  number: number;
  hash: string;
}

/** Returns what the first entry names as its previous one. It binds the chain to its Host. */
export function firstLink(hostId: string): string {
  return hexHash(`will-audit/1 ${hostId}`);
}

/** Returns the end of a chain without entries. */
export function emptyChain(hostId: string): ChainHead {
  return { number: 0, hash: firstLink(hostId) };
}

/** Appends entries in the given order. */
export function extendChain(head: ChainHead, waiting: readonly WaitingEntry[]): ChainedEntry[] {
  let { number, hash: previous } = head;
  return waiting.map((entry) => {
    number += 1;
    const linked = { ...entry, number, previous };
    previous = hexHash(chainedText(linked));
    return { ...linked, hash: previous };
  });
}

/**
 * Returns the text that an entry's hash covers: JSON without spaces, its names and those of `facts` sorted. For these values that is
 * the canonical form of RFC 8785, so a program in any language can compute it.
 */
export function chainedText({ at, by, event, facts, id, number, previous }: Omit<ChainedEntry, 'hash'>): string {
  return JSON.stringify({ at, by, event, facts: sortFacts(facts), id, number, previous });
}

export type ChainVerdict = { intact: true; head: ChainHead } | { intact: false /** The first entry that does not fit. */; number: number };

/**
 * Checks consecutive entries, the oldest first. `before`: the end of the chain before them. Finds every entry that was altered,
 * removed, added or moved. The last entries can be missing unnoticed, unless the caller compares the head with one from elsewhere.
 */
export function verifyChain(before: ChainHead, entries: readonly ChainedEntry[]): ChainVerdict {
  let head = before;
  for (const entry of entries) {
    const fits = entry.number === head.number + 1 && entry.previous === head.hash && entry.hash === hexHash(chainedText(entry));
    if (!fits) return { intact: false, number: head.number + 1 };
    head = { number: entry.number, hash: entry.hash };
  }
  return { intact: true, head };
}

/** What a page of a Host's chain has to agree with. */
export interface ExpectedPage {
  hostId: string;
  head: ChainHead;
  /** Only entries with lower numbers were asked for. */
  before: number;
  /** How many entries were asked for. */
  most: number;
  /** When the account was created. Its first entry is from that moment. */
  since: Instant;
  now: Instant;
}

/**
 * Checks a page of at least one expected entry, the newest first. Entries may be missing only at the end of the chain's time: a page
 * that is too short, or has none, is right only if the account is older than the time that entries are kept.
 */
export function isWholePage(page: readonly ChainedEntry[], { hostId, head, before, most, since, now }: ExpectedPage): boolean {
  const [newest, oldest] = [page[0], page.at(-1)];
  const canHaveExpired = keptUntil(since) <= now;
  if (!newest || !oldest) return canHaveExpired;
  if (newest.number !== Math.min(head.number, before - 1)) return false;
  if (newest.number === head.number && newest.hash !== head.hash) return false;
  if (!verifyChain({ number: oldest.number - 1, hash: oldest.previous }, page.toReversed()).intact) return false;
  // A chain that was deleted as a whole begins again with a later entry.
  if (oldest.number === 1) return oldest.previous === firstLink(hostId) && oldest.at <= since;
  return page.length === most || canHaveExpired;
}

function sortFacts(facts: AuditFacts): AuditFacts {
  return Object.fromEntries(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function hexHash(text: string): string {
  return Buffer.from(sha256(new TextEncoder().encode(text))).toString('hex');
}
