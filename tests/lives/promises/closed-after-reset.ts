import type { Kept, Life, Replied } from '#tests/lives/life.ts';
import { isOfHost } from './accounts.ts';
import {
  fieldsOf,
  hostChanges,
  isProof,
  isReset,
  isStrongLink,
  learnProofs,
  learnRow,
  noProofs,
  type ProofsSeen,
  strongCodesOf,
} from './proofs-seen.ts';

/** Times are epoch milliseconds. */
interface Memory {
  seen: ProofsSeen;
  isSealed: boolean;
  /** How many must come together, as far as replies said it. A request may name the same number again. */
  threshold?: number;
  /** The reset that nothing but the mailbox, or too few papers, has proven: from when, and for how long, nothing can be changed. */
  closed?: { from: number; until: number; why: string };
  /** Whether a factor protects the account, so that a reset closes nothing. */
  hasFactor: boolean;
}

const DAY = 86_400_000;
/** What a session after such a reset may not do, and no one for so long. A PUT may change nothing. */
const MINIMUM = 'PUT /api/survivors/minimum-count';
const CHANGES = [
  'POST /api/survivors',
  'DELETE /api/survivors/{id}',
  'POST /api/survivors/{id}/regenerate-codes',
  MINIMUM,
  'DELETE /api/connectors/{id}',
  'POST /api/storages',
  'DELETE /api/storages/{id}',
  'POST /api/rehearsals',
];

export const closedAfterReset: Kept<Memory> = {
  name: 'closed-after-reset',
  sentence:
    'After a reset of the password by the mailbox alone, nothing about a sealed will can be changed for 30 days, with fewer than K envelopes for 7 days, unless the Host is proven by something else. If only e-mail denied it, the will stays closed to changes for another 30 days.',
  source: 'README, "The promise of custody"',
  begin: () => ({ seen: noProofs(), isSealed: false, hasFactor: false }),
  onEvent(memory, event, life) {
    const problem = event.kind === 'reply' ? changeProblem(memory, event, life) : undefined;
    if (event.kind === 'reply') learn(memory, event, life);
    learnProofs(memory.seen, event, life.state);
    return problem;
  },
  afterStep({ seen }, life) {
    for (const change of hostChanges(life)) learnRow(seen, change);
    return undefined;
  },
};

function changeProblem({ closed, threshold }: Memory, event: Replied, { state }: Life): string | undefined {
  const { by, operation, reply, sentAt } = event;
  if (!closed || sentAt <= closed.from || sentAt >= closed.until || reply.status >= 300) return undefined;
  // A request that is repeated has the answer of the first one.
  if (!CHANGES.includes(operation) || !isOfHost(event, state)) return undefined;
  if (operation === MINIMUM && fieldsOf(event).threshold === threshold) return undefined;
  return `${by.name} did ${operation} ${((sentAt - closed.from) / DAY).toFixed(1)} days after ${closed.why}.`;
}

function learn(memory: Memory, event: Replied, { state }: Life): void {
  const { operation, reply } = event;
  // What was done and not answered can have proven anything.
  if (reply.status >= 500) delete memory.closed;
  if (reply.status >= 300) return;
  if (operation === 'POST /api/will/encrypt' && isOfHost(event, state)) Object.assign(memory, { isSealed: true, threshold: reply.body.threshold });
  if (operation === MINIMUM && isOfHost(event, state)) Object.assign(memory, { threshold: fieldsOf(event).threshold });
  if (/^DELETE .*\/(will|host)$|factors|step-up|passkeys/.test(operation) && isOfHost(event, state)) delete memory.closed;
  if (/factors/.test(operation) && isOfHost(event, state)) memory.hasFactor = true;
  if (isProof(memory.seen, event, state)) delete memory.closed;
  else if (isReset(event, state)) reset(memory, event);
  else if (operation === 'POST /api/liveness/respond') answered(memory, event);
}

function reset(memory: Memory, event: Replied): void {
  const { at } = event;
  if (!memory.isSealed || memory.hasFactor) {
    delete memory.closed;
    return;
  }
  const codes = strongCodesOf(memory.seen, event);
  const days = codes > 0 ? 7 : 30;
  const until = Math.min(memory.closed && codes === 0 ? memory.closed.until : Number.POSITIVE_INFINITY, at + days * DAY);
  memory.closed = { from: at, until, why: codes > 0 ? 'a reset with too few envelopes' : 'a reset by the mailbox alone' };
}

/** A denial by the mailbox begins another wait. */
function answered(memory: Memory, event: Replied): void {
  const { reset: said, token } = fieldsOf(event);
  if (memory.closed && said === 'not_mine' && !isStrongLink(memory.seen, token))
    memory.closed = { from: event.at, until: event.at + 30 * DAY, why: 'a denial by mail' };
}
