import type { Kept, Life, LifeEvent, Replied } from '#tests/lives/life.ts';
import { survivorOf } from './rights.ts';
import { contentOf, learnTransfers, noTransfers, type TransfersSeen } from './transfers-seen.ts';

/** Times are epoch milliseconds. */
interface Memory extends TransfersSeen {
  /** When a message to the Host last left, whatever became of it. */
  toHost: number;
  /** When a part of AWS or a provider last failed. */
  faultAt: number;
  /** When the silence of the Host last made a transfer possible: what starts then needs no notice. */
  pendingAt: number;
  /** When a message to the Host last left that has not come back. */
  heardAt: number;
  /** Whether every message of the checks before that came back. */
  isUnheard: boolean;
  /** When each transfer was last started by name, by its id. */
  startedAgain: Record<string, number>;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A check waits for its answer for no longer. */
const CHECK = 14 * DAY;
/** So long an opening waits for a notice to the Host. */
const WAIT = 7 * DAY - HOUR;

export const notifiedFirst: Kept<Memory> = {
  name: 'notified-first',
  sentence:
    'A reset, deletion or opening without a notice: each waits until its notices were accepted or abandoned. A silence whose last check came back is no notice.',
  source: 'docs/threat-model.md ("removes, moves or damages messages that wait")',
  begin: () => ({ ...noTransfers(), toHost: 0, faultAt: 0, pendingAt: 0, heardAt: 0, isUnheard: false, startedAgain: {} }),
  onEvent(memory, event, life) {
    if (event.kind === 'message' && isToHost(event, life)) {
      memory.toHost = event.at;
      if (!/^(bounce|reject)$/.test(event.message.fate ?? '')) memory.heardAt = event.at;
    }
    if (event.kind !== 'reply') return undefined;
    if (event.operation === 'POST /api/transfer/initiate' && event.reply.status === 200)
      memory.startedAgain[event.reply.body.transfer_id] = event.sentAt;
    const content = contentOf(memory, event);
    const started = memory.transfers[content?.transfer ?? '']?.startedAt;
    learnTransfers(memory, event);
    // Thieves have their own wills.
    if (!content || started === undefined || !survivorOf(life.state, content.survivor)) return undefined;
    if (memory.pendingAt > 0) return unheardProblem(memory, event, memory.startedAgain[content.transfer] ?? started);
    const isFault = event.at - Math.max(memory.faultAt, life.state.faultEndedAt ?? 0) < 2 * DAY;
    return memory.toHost < started && !isFault
      ? `${event.by.name} read by ${event.operation}, and no message has left for the Host since the start ${((event.at - started) / DAY).toFixed(1)} days before.`
      : undefined;
  },
  afterStep(memory, { state, inside, now }) {
    if (state.faults.some(({ name }) => /^(aws|provider)/.test(name))) memory.faultAt = now();
    const isPending = inside.changes().some(({ after }) => JSON.stringify(after?.['data'] ?? '').includes('"to":"pending_transfer"'));
    if (isPending) Object.assign(memory, { pendingAt: now(), isUnheard: memory.heardAt < now() - CHECK });
    return undefined;
  },
};

/** What starts from a silence that no one could end needs a notice too. */
function unheardProblem({ isUnheard, heardAt }: Memory, { by, operation, at }: Replied, started: number): string | undefined {
  if (!isUnheard || heardAt >= started - HOUR || at - started >= WAIT) return undefined;
  return `${by.name} read by ${operation} ${((at - started) / DAY).toFixed(1)} days after the start, and each message to the Host came back since ${new Date(heardAt).toISOString()}.`;
}

/** That the documents can be read now is no notice before it. A reminder is none of the start either: an opening waits for its own notice. */
const IS_LATE = /confirmed their identity|can read your documents now|^(Reminder: the|The) transfer of your will is running/;

const isToHost = ({ message: { to, subject, text } }: Extract<LifeEvent, { kind: 'message' }>, { state: { survivors, thieves } }: Life): boolean =>
  !IS_LATE.test(subject || text) &&
  !survivors.some(({ name, email, phone, ended }) =>
    [email, phone, `nobody.${name.toLowerCase()}@example.net`, ...(ended['email'] ?? [])].includes(to),
  ) &&
  !thieves.some(({ email, phone }) => [email, phone].includes(to));
