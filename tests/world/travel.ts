import type { FaultMode, FaultTarget } from '#infra/local/entry.ts';
import { errorOf } from './aws-errors.ts';
import { delay } from './chance.ts';
import { currentRun, type Run } from './context.ts';
import { plan } from './events.ts';
import { type Call, type Fate, fateOf, takeFault } from './fates.ts';
import { driveUntil } from './still.ts';
import { note } from './trace.ts';

export { type Call, type Fate, seededFaults, setFates, setFault } from './fates.ts';

/** How often a client attempts a call: that of AWS, and those of drives. Every other client attempts once. */
const ATTEMPTS: Partial<Record<FaultTarget, number>> = {
  ...{ dynamodb: 3, kms: 3, scheduler: 3, ses: 3, staging: 3, packages: 3, object_store: 3 },
  ...{ gdrive: 3, dropbox: 3, onedrive: 3 },
};
/** How long a client waits for an answer, milliseconds, if not five seconds: shared/app/parts.ts and the adapters say it. */
const PATIENCE: Partial<Record<FaultTarget, number>> = {
  ...{ staging: 4_000, packages: 10_000, object_store: 60_000, gdrive: 60_000, dropbox: 60_000, onedrive: 60_000, sftp: 60_000 },
  ...{ smtp: 20_000, sms: 20_000, whatsapp: 20_000, telegram: 20_000, push: 20_000 },
};
const patience = ({ target }: Call): number => PATIENCE[target] ?? 5_000;

const FATE_OF: Record<FaultMode, Fate> = { refuse: 'cut', timeout: 'silent', error: 'refused', slow: 'slow', lost: 'lost' };
const IS_DONE: ReadonlySet<Fate> = new Set<Fate>(['done', 'slow', 'unknown', 'lost', 'killed_after']);
const IS_ANSWERED: ReadonlySet<Fate> = new Set<Fate>(['done', 'slow']);
const WAITS: Partial<Record<Fate, (call: Call) => number>> = { silent: patience, unknown: patience, slow: () => 2_000 };

/** What the network takes, whether or not the function that waits still runs. */
const pass = (ms: number): Promise<void> => new Promise((go) => void plan(ms, go));
/** What the function sees. */
const passFor = (run: Run | undefined, ms: number): Promise<void> => new Promise((go) => void plan(ms, () => run?.isKilled || go()));

/** One call to AWS or to another service. */
export function travel<Answer>(call: Call, effect: () => Answer | Promise<Answer>): Promise<Answer> {
  if (currentRun()) return attempt(call, effect);
  let isOver = false;
  const answer = attempt(call, effect).finally(() => {
    isOver = true;
  });
  driveUntil(() => isOver);
  return answer;
}

/**
 * It travels, takes effect at one moment, and its answer travels. The seed decides how long each way takes, and what becomes of the call.
 */
async function attempt<Answer>(call: Call, effect: () => Answer | Promise<Answer>): Promise<Answer> {
  const run = currentRun();
  if (run?.isKilled) return new Promise(() => {});
  const attempts = call.attempts ?? ATTEMPTS[call.target] ?? 1;
  for (let count = 1; ; count += 1) {
    await pass(delay() + (call.ms ?? 0));
    // Only calls of functions fail: the others are those of who drives the world.
    const set = run && takeFault(call.target);
    const fate = set ? FATE_OF[set] : run && count === 1 ? fateOf(call) : 'done';
    note(`${call.kind} ${call.about}${fate === 'done' ? '' : ` (${fate})`}`);
    const result = IS_DONE.has(fate) ? await settled(effect) : undefined;
    if (fate === 'killed' || fate === 'killed_after') run?.kill(new Error('Runtime exited with error: signal: killed'));
    await passFor(run, delay() + (WAITS[fate]?.(call) ?? 0));
    if (result && IS_ANSWERED.has(fate)) return result.value();
    // The client repeats what a test makes fail. A fault by chance is one of all attempts, except a lost answer.
    if (count >= attempts || !(set || fate === 'lost')) throw errorOf(fate, call);
    await passFor(run, delay(50, 100 * 2 ** count));
  }
}

/** Returns the result of an effect, also if it is an error. */
async function settled<Answer>(effect: () => Answer | Promise<Answer>): Promise<{ value(): Answer }> {
  try {
    const answer = await effect();
    return { value: () => answer };
  } catch (error) {
    return {
      value: () => {
        throw error;
      },
    };
  }
}
