import type { Kept, Life, LifeEvent } from '#tests/lives/life.ts';
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
}

const DAY = 86_400_000;

export const notifiedFirst: Kept<Memory> = {
  name: 'notified-first',
  sentence: 'A reset, deletion or opening without a notice: each waits until its notices were accepted or abandoned.',
  source: 'docs/threat-model.md ("removes, moves or damages messages that wait")',
  begin: () => ({ ...noTransfers(), toHost: 0, faultAt: 0, pendingAt: 0 }),
  onEvent(memory, event, life) {
    if (event.kind === 'message' && isToHost(event, life)) memory.toHost = event.at;
    if (event.kind !== 'reply') return undefined;
    const content = contentOf(memory, event);
    const started = memory.transfers[content?.transfer ?? '']?.startedAt;
    learnTransfers(memory, event);
    // Thieves have their own wills.
    if (!content || started === undefined || memory.pendingAt > 0 || !survivorOf(life.state, content.survivor)) return undefined;
    const isFault = event.at - Math.max(memory.faultAt, life.state.faultEndedAt ?? 0) < 2 * DAY;
    return memory.toHost < started && !isFault
      ? `${event.by.name} read by ${event.operation}, and no message has left for the Host since the start ${((event.at - started) / DAY).toFixed(1)} days before.`
      : undefined;
  },
  afterStep(memory, { state, inside, now }) {
    if (state.faults.some(({ name }) => /^(aws|provider)/.test(name))) memory.faultAt = now();
    const isPending = inside.changes().some(({ after }) => JSON.stringify(after?.['data'] ?? '').includes('"to":"pending_transfer"'));
    if (isPending) memory.pendingAt = now();
    return undefined;
  },
};

/** That the documents can be read now is no notice before it. A reminder is none of the start either: an opening waits for its own notice. */
const IS_LATE = /confirmed their identity|can read your documents now|^(Reminder: the|The) transfer of your will is running/;

const isToHost = ({ message: { to, subject, text } }: Extract<LifeEvent, { kind: 'message' }>, { state: { survivors, thieves } }: Life): boolean =>
  !IS_LATE.test(subject || text) &&
  !survivors.some(({ name, email, phone, ended }) =>
    [email, phone, `nobody.${name.toLowerCase()}@example.net`, ...(ended['email'] ?? [])].includes(to),
  ) &&
  !thieves.some(({ email, phone }) => [email, phone].includes(to));
