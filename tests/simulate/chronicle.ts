import type { RehearsalEnd } from '#hosts/rules/rehearsal.ts';
import type { Settings } from '#hosts/rules/settings.ts';
import type { StatusChange } from '#wills/rules/status-changes.ts';

/** What happened to one Host's will, recorded by an observer who sees both the people and the clock. Times in milliseconds. */
export interface Chronicle {
  activations: Activation[];
  starts: Start[];
  openings: { at: number; transfer: string; isAlive: boolean; answersInTime: boolean; wasSeen: boolean }[];
  /** Each check, in order. */
  questions: ObservedCheck[];
  /** The last sign of life, and the settings from then on. */
  lastSign: { at: number; settings: Settings };
  /** Periods in which the Host has asked for no checks. */
  pauses: [from: number, to: number][];
  /** When a Survivor said that the Host is alive, and the service waited. */
  vouches: { at: number; by: string }[];
  /** The rehearsals that have ended: why, and how many of those who were asked came through. */
  rehearsals: { why: RehearsalEnd; came: number; asked: number }[];
  /** When a stop card stopped something. */
  cards: number[];
  /** When the Survivors were notified that nothing reaches the Host. */
  unreachableTold: number[];
  /** When the Host was notified that their storage cannot be read, and when they chose another one. */
  storageTold: number[];
  moves: number[];
  /** Periods in which one sealing of an active will was in the storage. */
  watched: { from: number; to: number }[];
  /** When the documents of a transfer were read and verified, and when a transfer ended. */
  readings: { transfer: string; at: number }[];
  ended: Map<string, number>;
  /** Links with which a Host who reacted in time could no longer stop a transfer. */
  linksOver: number;
  /** When the service used the storage of the will. */
  storageUsed: number[];
  /** The entries of the audit trail. */
  trail: StatusChange[];
  messages: Map<string, number>;
  operations: Map<string, number>;
}

export interface Activation {
  at: number;
  isAlive: boolean;
  /**
   * The Host was not silent. They answer within the response time each of these checks that they saw, or a check counted that no
   * channel accepted, or whose mail came back.
   */
  isFalse: boolean;
}

export interface Start {
  transfer: string;
  at: number;
  /** The will was pending, and the mail of its last check has not come back. */
  fromPending: boolean;
  toldAt: number | undefined;
  /** A notice has come back, after which it would have opened then at the earliest. */
  waitsUntil: number;
  /** Not before this, because a Survivor has said that the Host is alive. */
  vouchedUntil: number;
  /** Not before a week has passed, because of a recent cancel. */
  isCooling: boolean;
  threshold: number;
  proofs: number[];
  /** The Host saw a notice of it in time. */
  wasSeen: boolean;
}

export interface ObservedCheck {
  number: number;
  at: number;
  sentAt: number | undefined;
  closedAt: number | undefined;
  /** The response time that was set when it was sent. */
  responseHours: number;
  /** The routes that accepted it, and those of them whose mail came back. */
  accepted: Set<string>;
  bounced: Set<string>;
  /** The Host saw its first message. */
  wasSeen: boolean;
  status: string;
}

export function newChronicle(at: number, settings: Settings): Chronicle {
  return {
    activations: [],
    starts: [],
    openings: [],
    questions: [],
    lastSign: { at, settings },
    pauses: [],
    vouches: [],
    rehearsals: [],
    cards: [],
    unreachableTold: [],
    storageTold: [],
    moves: [],
    watched: [{ from: at, to: Number.POSITIVE_INFINITY }],
    readings: [],
    ended: new Map(),
    linksOver: 0,
    storageUsed: [at],
    trail: [],
    messages: new Map(),
    operations: new Map(),
  };
}

/** Whether a check has reached no channel for all that anyone knows: none accepted it, or all of its mail came back. */
export function isUndelivered({ accepted, bounced }: ObservedCheck): boolean {
  return accepted.size === bounced.size;
}

/** The checks and activations of an active will while its Host had paused the checks. There must be none. */
export function inPause({ pauses, questions, activations, starts, ended }: Chronicle): number[] {
  const isRunning = (at: number) => starts.some((start) => start.at <= at && at <= (ended.get(start.transfer) ?? Number.POSITIVE_INFINITY));
  const moments = [...questions, ...activations].map(({ at }) => at);
  return moments.filter((moment) => !isRunning(moment) && pauses.some(([from, to]) => from < moment && moment < to));
}

/** Counts one more of something, or several. */
export function count(tally: Map<string, number>, name: string, times = 1): void {
  tally.set(name, (tally.get(name) ?? 0) + times);
}
