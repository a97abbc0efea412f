import { backOff } from './delivery.ts';
import type { Effect } from './effect.ts';
import { notifyHost } from './messages/notify.ts';
import { DAY, HOUR, MINUTE } from './time.ts';

/** How long a storage may be out of reach before its Host hears of it. */
export const STORAGE_TOLERANCE = 72 * HOUR;
/** Longer than the worker may run. */
const AUDIT_RETRY_DELAY = 20 * MINUTE;
const OPENING_RETRY_DELAY = 5 * MINUTE;

/** Whether a storage that could not be read is tried again before anybody is told; files in all, and milliseconds since the audit was due. */
export function shouldRetryAudit({ damaged, unread }: { damaged: number; unread: number }, waited: number): boolean {
  return unread > 0 && damaged === 0 && waited < STORAGE_TOLERANCE;
}

/** Milliseconds until an audit that was not concluded is begun again. */
export function auditRetryDelay(attempt: number): number {
  return Math.max(AUDIT_RETRY_DELAY, backOff(attempt));
}

/** What the Host hears of an audit: places of the damaged documents, or that files could not be read. `id` is the audit's own, so that each is told once. */
export function auditNotices(id: string, revision: number, { documents, unread }: { documents: readonly number[]; unread: number }): Effect[] {
  if (documents.length > 0) return [notifyHost('documents-damaged', `audit/${id}/damaged`, { revision, documents }, { spread: 'all' })];
  return unread > 0 ? [notifyHost('storage-unreachable', `audit/${id}/unreachable`, { revision }, { spread: 'all' })] : [];
}

interface OpeningAttempt {
  isOpen: boolean;
  /** Every document could be read; some are something else than what was sealed. */
  isRead: boolean;
  hasVerified: boolean;
  /** Milliseconds since it opened. */
  waited: number;
}

/**
 * What becomes of an opening that is not finished: after a day without one document it is lost, and is tried once a day. What
 * was read and is not as it was sealed is looked at once a day, too. `again` in milliseconds.
 */
export function nextOpeningAttempt(opening: OpeningAttempt, attempt: number): { isLost: boolean; again: number } {
  const isLost = opening.isOpen && opening.waited >= DAY && !opening.hasVerified;
  return { isLost, again: opening.isOpen && !opening.isRead && !isLost ? Math.min(OPENING_RETRY_DELAY * attempt, DAY) : DAY };
}
