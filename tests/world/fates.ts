import type { FaultMode, FaultTarget } from '#infra/local/entry.ts';
import { worldChance } from './chance.ts';

/**
 * What becomes of a call of the service to AWS.
 * - `done`, and `slow`: done after some seconds.
 * - `refused`, `throttled`: not done, with an error of the server, and one for too many calls.
 * - `conflict`: not done, because a transaction writes the same item. Calls to other parts than the table are throttled instead.
 * - `cut`, `silent`: not done. The connection breaks, or no answer comes in time.
 * - `unknown`: done, but no answer comes in time.
 * - `lost`: done, but the connection breaks before the answer. The AWS SDK sends the call again, which is done too.
 * - `killed`, `killed_after`: the function ends before or after the call is done, as if its machine had failed.
 */
export const FATES = ['done', 'slow', 'refused', 'throttled', 'conflict', 'cut', 'silent', 'unknown', 'lost', 'killed', 'killed_after'] as const;
export type Fate = (typeof FATES)[number];

/** `stream_again`, `invoked_again`: a batch of the stream, or an asynchronous call of a function, is delivered twice. */
export const REPEATS = ['stream_again', 'invoked_again'] as const;
export type Repeat = (typeof REPEATS)[number];

export type FaultKind = Exclude<Fate, 'done'> | Repeat;
export const FAULT_KINDS: readonly FaultKind[] = [...FATES.filter((fate) => fate !== 'done'), ...REPEATS];

/** A call on its way: its kind, such as `UpdateItem`, and what it is about. */
export interface Call {
  kind: string;
  about: string;
  /** The part that answers it, as `/_local/faults` names it. */
  target: FaultTarget;
  /** How much longer than usual it takes, milliseconds. */
  ms?: number;
  /** How often the client attempts it, if not as often as usual. */
  attempts?: number;
}

export type FateOf = (call: Call) => Fate;

interface Rules {
  fateOf: FateOf;
  isRepeated(repeat: Repeat): boolean;
}

const CALM: Rules = { fateOf: () => 'done', isRepeated: () => false };
let rules = CALM;

/** The faults that a test has set, with the number of attempts that pass before, and that meet them. */
const faults = new Map<FaultTarget, { mode: FaultMode; passing: number; left: number }>();

export const fateOf: FateOf = (call) => rules.fateOf(call);
export const isRepeated = (repeat: Repeat): boolean => rules.isRepeated(repeat);

/** Has this function decide what becomes of each call. */
export function setFates(decide: FateOf): void {
  rules = { ...CALM, fateOf: decide };
}

export function endFaults(): void {
  rules = CALM;
  faults.clear();
}

const oneOf = <One>(all: readonly One[]): One => all[Math.floor(worldChance() * all.length)] as One;

export interface SeededFaults {
  /** The share of calls and deliveries that meet a fault: 0 to 1. */
  share: number;
  /** Default: all. */
  kinds?: readonly FaultKind[];
  /** The parts whose calls fail. Default: all. */
  targets?: readonly FaultTarget[];
}

/** Makes this share of all calls and deliveries fail from now on, as the world's chance decides. Returns what ends that. */
export function seededFaults({ share, kinds = FAULT_KINDS, targets }: SeededFaults): () => void {
  const before = rules;
  const fates = FATES.filter((fate) => fate !== 'done' && kinds.includes(fate));
  const own: Rules = {
    fateOf: ({ target }) => {
      const isMeant = fates.length > 0 && (targets?.includes(target) ?? true);
      return isMeant && worldChance() < share ? oneOf(fates) : 'done';
    },
    isRepeated: (repeat) => kinds.includes(repeat) && worldChance() < share,
  };
  rules = own;
  return () => {
    if (rules === own) rules = before;
  };
}

/** Makes the next attempts of calls to a part fail, or all until `off`. The first `passing` still pass. */
export function setFault(target: FaultTarget, mode: FaultMode | 'off', count = Number.POSITIVE_INFINITY, passing = 0): void {
  if (mode === 'off') faults.delete(target);
  else faults.set(target, { mode, left: count, passing });
}

export const faultsNow = (): Record<string, FaultMode> => Object.fromEntries([...faults].map(([target, { mode }]) => [target, mode]));

/** Returns the fault that a test has set for this attempt, and counts it. */
export function takeFault(target: FaultTarget): FaultMode | undefined {
  const set = faults.get(target);
  if (!set) return undefined;
  if (set.passing > 0) {
    set.passing -= 1;
    return undefined;
  }
  set.left -= 1;
  if (set.left <= 0) faults.delete(target);
  return set.mode;
}

/** Returns a function that sets all faults back to those of now. */
export function keepFaults(): () => void {
  const kept = { rules, faults: [...faults].map(([target, set]) => [target, { ...set }] as const) };
  return () => {
    rules = kept.rules;
    faults.clear();
    for (const [target, set] of kept.faults) faults.set(target, { ...set });
  };
}
