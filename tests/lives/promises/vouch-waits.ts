import type { Kept, Replied, State } from '#tests/lives/life.ts';
import { survivorOf } from './rights.ts';
import { contentOf, learnTransfers, noTransfers, type TransfersSeen } from './transfers-seen.ts';

/** Times are epoch milliseconds. */
interface Memory extends TransfersSeen {
  /** What a Survivor has said, since the last sign of life. */
  vouch?: { by: string; at: number; until: number };
  /** When each Survivor first authenticated, by the transfer. */
  proofs: Record<string, Record<string, number>>;
}

const TO_STOP = 48 * 3_600_000;

export const vouchWaits: Kept<Memory> = {
  name: 'vouch-waits',
  sentence:
    'In a transfer that was started without a proof, the documents open 15 days later at the earliest. A proof of another Survivor after it counts more: the documents then open no later than those of a start of now.',
  source: 'docs/states.md',
  begin: () => ({ ...noTransfers(), proofs: {} }),
  onEvent(memory, event, { state }) {
    if (event.kind !== 'reply') return undefined;
    const problem = readingProblem(memory, event, state);
    learn(memory, event, state);
    return problem;
  },
};

function readingProblem(memory: Memory, { by, operation, ...event }: Replied, state: State): string | undefined {
  const { vouch } = memory;
  const content = contentOf(memory, { by, operation, ...event });
  // Thieves have their own wills.
  if (!vouch || !content || !survivorOf(state, content.survivor)) return undefined;
  const proofs = Object.entries(memory.proofs[content.transfer] ?? {}).filter(([survivor]) => survivor !== vouch.by);
  const outweighed = Math.min(...proofs.map(([, at]) => at + TO_STOP));
  const opens = Math.min(vouch.until, outweighed);
  // Another Survivor had proven it before: then a vouch is refused.
  if (outweighed <= vouch.at + TO_STOP) return undefined;
  return event.at < opens - 1000
    ? `${by.name} read by ${operation} ${((opens - event.at) / 3_600_000).toFixed(1)} hours before what a vouch and the proofs after it allow.`
    : undefined;
}

/** What shows that the Host is well, or may: then a vouch is over. */
const ENDS = /liveness\/(alive|respond)|transfer\/(cancel|stop)$|host\/settings|will\/encrypt|DELETE/;

const PROVES = /verify-otp|verify-and-initiate/;

function learn(memory: Memory, event: Replied, state: State): void {
  const { by, operation, asking, reply, sentAt } = event;
  learnTransfers(memory, event);
  if (ENDS.test(operation) && reply.status !== 401) delete memory.vouch;
  const json = (asking.json ?? {}) as Record<string, string>;
  if (operation === 'POST /api/transfer/vouch' && reply.body?.verified === true && by.role === 'survivor') {
    const own = state.survivors.find(({ name }) => name === by.name)?.id;
    memory.vouch = { by: json['survivor_id'] ?? own ?? '', at: event.at, until: Date.parse(reply.body.waits_until) };
  }
  // What was not answered may have been done.
  const isPerhaps = PROVES.test(operation) && reply.status >= 500;
  for (const [id, { proven }] of Object.entries(memory.transfers)) {
    memory.proofs[id] ??= {};
    for (const survivor of [...proven, ...(isPerhaps ? ['perhaps'] : [])]) memory.proofs[id][survivor] ??= sentAt;
  }
}
