import type { Kept, Life, LifeEvent, Replied } from '#tests/lives/life.ts';
import { isOfHost } from './accounts.ts';

/** Times are epoch milliseconds. */
interface Memory {
  isSealed: boolean;
  threshold: number;
  /** The reset that nothing but the mailbox, or too few papers, has proven: from when, and for how long, nothing can be changed. */
  closed?: { from: number; until: number; why: string };
  /** Links for answers that came by mail, or to a thief. */
  weak: string[];
  /** Whether a factor protects the account, so that a reset closes nothing. */
  hasFactor: boolean;
}

const DAY = 86_400_000;
/** What a session after such a reset may not do, and nobody for so long. */
const CHANGES = [
  'POST /api/survivors',
  'PUT /api/survivors/{id}',
  'DELETE /api/survivors/{id}',
  'POST /api/survivors/{id}/regenerate-codes',
  'PUT /api/survivors/minimum-count',
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
  begin: () => ({ isSealed: false, threshold: 2, weak: [], hasFactor: false }),
  onEvent(memory, event, life) {
    if (event.kind === 'message') hear(memory, event, life);
    if (event.kind !== 'reply') return undefined;
    const problem = changeProblem(memory, event, life);
    learn(memory, event, life);
    return problem;
  },
};

function changeProblem({ closed }: Memory, event: Replied, { state }: Life): string | undefined {
  const { by, operation, reply, sentAt, asking } = event;
  if (!closed || sentAt <= closed.from || sentAt >= closed.until || reply.status >= 300) return undefined;
  // A request that is repeated has the answer of the first one.
  if (!CHANGES.includes(operation) || !isOfHost(event, state) || isMessageOnly(operation, asking.json)) return undefined;
  return `${by.name} did ${operation} ${((sentAt - closed.from) / DAY).toFixed(1)} days after ${closed.why}.`;
}

const isMessageOnly = (operation: string, json: unknown): boolean =>
  operation.startsWith('PUT /api/survivors/{') && !('contact_methods' in Object(json));

type Json = Record<string, string | undefined> & { backup_codes?: { survivor_id: string }[] };

function learn(memory: Memory, event: Replied, { state }: Life): void {
  const { operation, reply, asking } = event;
  const json = (asking.json ?? {}) as Json;
  // What was done and not answered can have proven anything.
  if (reply.status >= 500) delete memory.closed;
  if (reply.status >= 300) return;
  if (operation === 'POST /api/will/encrypt' && isOfHost(event, state))
    Object.assign(memory, { isSealed: true, threshold: state.host.options.threshold });
  if (/^DELETE .*\/(will|host)$|factors|step-up|passkeys/.test(operation) && isOfHost(event, state)) delete memory.closed;
  if (/factors/.test(operation) && isOfHost(event, state)) memory.hasFactor = true;
  if (operation === 'POST /api/auth/reset-password' && json['token']?.split('.')[0] === state.host.id) reset(memory, event, json);
  if (operation === 'POST /api/liveness/respond') answered(memory, event);
}

function reset(memory: Memory, { at }: Replied, { backup_codes = [] }: Json): void {
  const codes = new Set(backup_codes.map(({ survivor_id }) => survivor_id)).size;
  // We know no lower threshold than two.
  if (codes >= Math.min(memory.threshold, 2) || !memory.isSealed || memory.hasFactor) {
    delete memory.closed;
    return;
  }
  const days = codes > 0 ? 7 : 30;
  const until = Math.min(memory.closed && codes === 0 ? memory.closed.until : Number.POSITIVE_INFINITY, at + days * DAY);
  memory.closed = { from: at, until, why: codes > 0 ? 'a reset with one envelope' : 'a reset by the mailbox alone' };
}

/** A button about a reset, over more than the mailbox, ends the wait. Over the mailbox it begins another one. */
function answered(memory: Memory, { asking, at }: Replied): void {
  const fields: Record<string, string> = asking.raw
    ? Object.fromEntries(new URLSearchParams(String(asking.raw)))
    : ((asking.json ?? {}) as Record<string, string>);
  if (fields['reset'] === undefined || !memory.closed) return;
  if (!memory.weak.includes(fields['token'] ?? '')) delete memory.closed;
  else if (fields['reset'] === 'not_mine') memory.closed = { from: at, until: at + 30 * DAY, why: 'a denial by mail' };
}

const LINK = /api\/liveness\/respond\?token=(\S+)/;

function hear(memory: Memory, { message: { to, text, channel } }: Extract<LifeEvent, { kind: 'message' }>, { state }: Life): void {
  const token = LINK.exec(text)?.[1];
  if (token && (channel === 'email' || state.thieves.some(({ phone }) => phone === to))) memory.weak.push(token);
}
