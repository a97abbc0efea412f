import { createHash, type Hash } from 'node:crypto';
import { delay, worldChance } from './chance.ts';
import { nowOfWorld, plan } from './events.ts';

/** What becomes of a call of the service to AWS. `lost`: it was done, and its answer was lost, so that the SDK sends it again. */
export type Fate = 'done' | 'refused' | 'lost' | 'unknown';

/** A call on its way: its kind, such as `UpdateItem`, and what it is about. */
export interface Call {
  kind: string;
  about: string;
}

interface Rules {
  fateOf(call: Call): Fate;
}

let rules: Rules = { fateOf: () => 'done' };
let hash: Hash = createHash('sha256');
let lines: string[] | undefined;

/** Begins a new trace. `kept`: whether its lines are kept, and not only their hash. */
export function beginTrace(kept = false): void {
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
    plan(delay(), () => {
      const fate = rules.fateOf(call);
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
