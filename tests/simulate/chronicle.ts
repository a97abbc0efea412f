import type { Settings } from '#domain/settings.ts';
import type { StatusChange } from '#domain/status-changes.ts';

/** What happened to one Host's will, as an observer who sees people and clock alike writes it down. Times in milliseconds. */
export interface Chronicle {
  activations: Activation[];
  starts: Start[];
  openings: { at: number; transfer: string; isAlive: boolean; answersInTime: boolean; wasSeen: boolean }[];
  /** Each question, in order. */
  questions: Question[];
  /** The last sign of life, and the settings from then on. */
  lastSign: { at: number; settings: Settings };
  /** When the Survivors were told that nothing reaches the Host. */
  unreachableTold: number[];
  /** When the Host was told that their storage can't be read, and when they took another one. */
  storageTold: number[];
  moves: number[];
  /** Stretches in which one sealing of an active will lay in the storage. */
  watched: { from: number; to: number }[];
  /** When the documents of a transfer were read and proven, and when a transfer ended. */
  readings: { transfer: string; at: number }[];
  ended: Map<string, number>;
  /** Links with which a Host who reacts in time could not stop a transfer any more. */
  linksOver: number;
  /** When the service has used the storage that holds the will. */
  storageUsed: number[];
  /** What the audit trail keeps. */
  trail: StatusChange[];
  messages: Map<string, number>;
  operations: Map<string, number>;
}

export interface Activation {
  at: number;
  isAlive: boolean;
  /** Nobody was silent: the Host answers within the response time what they saw of this row, or a question that no channel took counted. */
  isFalse: boolean;
}

export interface Start {
  transfer: string;
  at: number;
  fromPending: boolean;
  toldAt: number | undefined;
  /** Not before a week is over, because of a cancel shortly before. */
  isCooling: boolean;
  threshold: number;
  proofs: number[];
  /** A notice of it came to the eyes of its Host in time. */
  wasSeen: boolean;
}

export interface Question {
  number: number;
  at: number;
  sentAt: number | undefined;
  closedAt: number | undefined;
  /** The time to answer that was in force when it was put. */
  responseHours: number;
  /** A channel has taken it. */
  wasTaken: boolean;
  /** The first message of it came to the eyes of its Host. */
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

/** One more of something, or several. */
export function count(tally: Map<string, number>, name: string, times = 1): void {
  tally.set(name, (tally.get(name) ?? 0) + times);
}
