import { createHash, type Hash } from 'node:crypto';
import { delay, worldChance } from './chance.ts';
import type { FaultMode, FaultTarget } from '#infra/local/entry.ts';
import { nowOfWorld, plan } from './events.ts';

/** What becomes of a call of the service to AWS. `lost`: it was done, and its answer was lost, so that the SDK sends it again. */
export type Fate = 'done' | 'refused' | 'lost' | 'unknown';

/** A call on its way: its kind, such as `UpdateItem`, and what it is about. */
export interface Call {
  kind: string;
  about: string;
  /** The part that answers it, as `/_local/faults` names it. */
  target: FaultTarget;
}

/** How often the SDK attempts a call, and how long it waits for each answer, milliseconds. A connector attempts once. */
const ATTEMPTS: Partial<Record<FaultTarget, number>> = { dynamodb: 3, kms: 3, scheduler: 3, ses: 3, staging: 3, packages: 3, object_store: 3 };
const PATIENCE = 5_000;

/** The faults that a test has set, with the number of attempts that meet them. */
const faults = new Map<FaultTarget, { mode: FaultMode; left: number }>();

/** Makes the next attempts of calls to a part fail, or all until `off`. */
export function setFault(target: FaultTarget, mode: FaultMode | 'off', count = Number.POSITIVE_INFINITY): void {
  if (mode === 'off') faults.delete(target);
  else faults.set(target, { mode, left: count });
}

/** Returns the fault that each attempt of a call meets, or undefined if one does not, with the time that its attempts take. */
function meetFault(target: FaultTarget): { fault: FaultMode | undefined; ms: number } {
  const attempts = ATTEMPTS[target] ?? 1;
  let ms = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const set = faults.get(target);
    if (!set) return { fault: undefined, ms };
    set.left -= 1;
    if (set.left <= 0) faults.delete(target);
    if (set.mode === 'slow') return { fault: undefined, ms: ms + 2_000 };
    if (set.mode === 'timeout') ms += PATIENCE;
    if (attempt === attempts - 1) return { fault: set.mode, ms };
  }
  return { fault: undefined, ms };
}

interface Rules {
  fateOf(call: Call): Fate;
}

let rules: Rules = { fateOf: () => 'done' };
let hash: Hash = createHash('sha256');
let lines: string[] | undefined;

/** Begins a new trace. `kept`: whether its lines are kept, and not only their hash. */
export function beginTrace(kept = false): void {
  faults.clear();
  hash = createHash('sha256');
  lines = kept ? [] : undefined;
}

/** Adds a line to the trace. */
export function note(line: string): void {
  const timed = `${nowOfWorld().toFixed(3)} ${line}`;
  hash.update(`${timed}\n`);
  lines?.push(timed);
}

/** The lines of the trace if they are kept, and their hash. */
export const traceSoFar = (): { lines: readonly string[]; hash: string } => ({ lines: lines ?? [], hash: hash.copy().digest('hex').slice(0, 16) });

export function setFates(fateOf: Rules['fateOf']): void {
  rules = { fateOf };
}

/** Fails this share of all calls, as the world's chance decides. */
export const sometimes =
  (share: number, isMeant: (call: Call) => boolean = () => true): Rules['fateOf'] =>
  (call) => {
    if (!isMeant(call) || worldChance() >= share) return 'done';
    return (['refused', 'lost', 'unknown'] as const)[Math.floor(worldChance() * 3)] ?? 'refused';
  };

/** The error that the SDK throws after its last attempt. */
const serverFault = (name: string): Error => Object.assign(new Error('The request could not be processed.'), { name, $fault: 'server', $metadata: {} });

/**
 * One call to AWS: it travels, takes effect at one moment, and its answer travels. The seed decides how long each way takes, and what becomes
 * of the call.
 */
export function travel<Answer>(call: Call, effect: () => Answer | Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { fault, ms } = meetFault(call.target);
    plan(delay() + ms, () => {
      const fate = fault ? 'refused' : rules.fateOf(call);
      note(`${call.kind} ${call.about}${fate === 'done' ? '' : ` (${fate})`}`);
      const answer = (settle: () => void): void => void plan(delay(), settle);
      if (fate === 'refused') return answer(() => reject(serverFault('InternalServerError')));
      if (fate === 'lost') perform(effect).catch(() => {});
      return void perform(effect).then(
        (result) => answer(() => (fate === 'unknown' ? reject(serverFault('TimeoutError')) : resolve(result))),
        (error: unknown) => answer(() => reject(fate === 'unknown' ? serverFault('TimeoutError') : error)),
      );
    });
  });
}

async function perform<Answer>(effect: () => Answer | Promise<Answer>): Promise<Answer> {
  return await effect();
}
