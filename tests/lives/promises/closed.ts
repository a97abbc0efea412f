import type { Kept, Replied } from '#tests/lives/life.ts';
import { isOfAnother } from './accounts.ts';
import { contentOf, learnTransfers, noTransfers, type SeenTransfer, type TransfersSeen } from './transfers-seen.ts';

const HOUR = 3_600_000;
/** The Host has 48 hours to stop a transfer. */
const TO_STOP = 48 * HOUR;

export const closed: Kept<TransfersSeen> = {
  name: 'closed',
  sentence:
    'If the Host stops answering, or if a Survivor starts a transfer, the Host has 48 hours to stop it. After that, the documents open when enough Survivors have authenticated.',
  source: 'README, and "Nothing can be read before this time" (docs/api/openapi.json, opens_at)',
  begin: noTransfers,
  onEvent(seen, event, { state }) {
    if (event.kind !== 'reply') return undefined;
    const content = contentOf(seen, event);
    const transfer = seen.transfers[content?.transfer ?? ''];
    const problem = content && transfer && closedProblem(transfer, event);
    if (!isOfAnother(event, state)) learnTransfers(seen, event);
    return problem && `${event.by.name} read by ${event.operation}, ${problem}.`;
  },
};

/** Why no one could read then, as far as it was announced before. */
function closedProblem(transfer: SeenTransfer, { sentAt, at }: Replied): string | undefined {
  if (at < transfer.startedAt + TO_STOP) return `${hours(at - transfer.startedAt)} after the start`;
  if (transfer.opensAt !== undefined && at < transfer.opensAt) return `${hours(transfer.opensAt - at)} before the announced time`;
  if (transfer.stoppedAt !== undefined && sentAt > transfer.stoppedAt) return `${hours(sentAt - transfer.stoppedAt)} after the stop`;
  return undefined;
}

const hours = (ms: number): string => `${(ms / HOUR).toFixed(1)} hours`;

/** The access window that was announced is the last time at which a request for content may begin. An opening that failed begins another one. */
export const closedAfterWindow: Kept<TransfersSeen> = {
  name: 'closed-after-window',
  sentence: 'personal message and documents, for 14 days',
  source: 'README, "How a will opens"',
  begin: noTransfers,
  onEvent(seen, event, { state }) {
    if (event.kind !== 'reply') return undefined;
    const content = contentOf(seen, event);
    const before = seen.transfers[content?.transfer ?? '']?.closesAt;
    if (!isOfAnother(event, state)) learnTransfers(seen, event);
    const isLate = content && !content.isMessage && before !== undefined && event.sentAt > before;
    return isLate ? `${event.by.name} read by ${event.operation} ${hours(event.sentAt - before)} after the end of the access window.` : undefined;
  },
};
