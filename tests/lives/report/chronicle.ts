import type { Period } from './calendar.ts';
import type { Settings } from './people.ts';

/** What an observer saw of one Host's will: messages, replies and uses of a storage. Epoch milliseconds. */
export interface Chronicle {
  sealedAt: number;
  /** Signs of life that were accepted, oldest first. */
  signs: number[];
  settings: { at: number; settings: Settings }[];
  /** By number. */
  checks: Map<number, Notices>;
  /** The notices of a start to the Host, by transfer. */
  starts: Map<string, Notices>;
  /** Periods in which the Host has asked for no checks. */
  pauses: [from: number, to: number][];
  vouches: number[];
  cards: number[];
  rehearsals: number;
  rehearsed: number;
  /** `transfer`: as Survivors know it. */
  proofs: { transfer: string; by: string; at: number }[];
  /** When a Survivor had the documents, and when they asked for them in vain. */
  reads: number[];
  storageTold: number[];
  cutOffTold: number[];
  moves: number[];
  /** When the service used the storage of the will. */
  uses: number[];
  /** When the will was sealed again. */
  seals: number[];
  /** Links with which a Host who reacted in time could no longer stop a transfer. */
  linksOver: number;
  messages: Map<string, number>;
  cameBack: number;
  /** The changes of status in the Host's history, oldest first. */
  trail: Change[];
}

/** The messages of one event to the Host. */
export interface Notices {
  /** When a provider accepted the first one. */
  at: number;
  accepted: { at: number; to: string; bouncedAt?: number }[];
  /** When the Host, at home, read the first one, and by when they answer it. */
  seen?: { at: number; answerBy: number };
}

export interface Change {
  at: number;
  of: 'will' | 'transfer';
  from: string | null;
  to: string;
  /** As the links to the Host and as those to Survivors name it. */
  transfer: string;
  wire: string;
}

export function newChronicle(at: number, settings: Settings): Chronicle {
  return {
    ...{ sealedAt: at, signs: [at], settings: [{ at, settings }], checks: new Map(), starts: new Map(), pauses: [], vouches: [], cards: [] },
    ...{ rehearsals: 0, rehearsed: 0, proofs: [], reads: [], storageTold: [], cutOffTold: [], moves: [], uses: [at], seals: [], linksOver: 0 },
    ...{ messages: new Map(), cameBack: 0, trail: [] },
  };
}

/** Whether a message was accepted before this time, and has not come back by then. */
export const isStanding = ({ accepted }: Notices, at: number): boolean =>
  accepted.some((one) => one.at <= at && (one.bouncedAt ?? Number.POSITIVE_INFINITY) > at);

/** When the earliest message was accepted that has not come back by this time. */
export const toldAt = ({ accepted }: Notices, by: number): number | undefined =>
  accepted.find((one) => one.at <= by && (one.bouncedAt ?? Number.POSITIVE_INFINITY) > by)?.at;

export function noteAccepted(all: Map<string, Notices> | Map<number, Notices>, key: never, at: number, to: string): Notices {
  const notices = all.get(key) ?? { at, accepted: [] };
  (all as Map<unknown, Notices>).set(key, notices);
  notices.accepted.push({ at, to });
  return notices;
}

/** The mail to an address came back. */
export function noteBounced(notices: Notices | undefined, to: string, at: number): void {
  const found = notices?.accepted.findLast((one) => one.to === to && one.bouncedAt === undefined);
  if (found) found.bouncedAt = at;
}

export const lastBefore = (times: readonly number[], at: number): number => times.findLast((one) => one <= at) ?? 0;
/** The settings at this time. */
export const settingsAt = ({ settings }: Chronicle, at: number) => settings.findLast((one) => one.at <= at) ?? settings[0];

/** The statuses that the will had, with their periods. */
export function statuses({ trail, sealedAt }: Chronicle, end: number): { status: string; period: Period }[] {
  const changes = [{ at: sealedAt, to: 'active' }, ...trail.filter(({ of }) => of === 'will')];
  return changes.map(({ at, to }, n) => ({ status: to, period: [at, changes[n + 1]?.at ?? end] as const }));
}
