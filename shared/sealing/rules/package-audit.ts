import { backOff } from '#channels/rules/delivery.ts';
import { DAY, HOUR, MINUTE } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import { notifyHost } from '#effects/notify.ts';

/** How long a storage may be unreachable before its Host is notified. */
export const STORAGE_TOLERANCE = 72 * HOUR;
/** Longer than one run of the worker. */
const AUDIT_RETRY_DELAY = 20 * MINUTE;
const OPENING_RETRY_DELAY = 5 * MINUTE;

/** Whether an unreadable storage is tried again before its Host is notified. `waited`: milliseconds since the audit was due. */
export function shouldRetryAudit({ damaged, unread }: { damaged: number; unread: number }, waited: number): boolean {
  return unread > 0 && damaged === 0 && waited < STORAGE_TOLERANCE;
}

/** Milliseconds until an unfinished audit starts again. */
export function auditRetryDelay(attempt: number): number {
  return Math.max(AUDIT_RETRY_DELAY, backOff(attempt));
}

/** The Host's notices of an audit: the positions of damaged documents, or that files could not be read. `id` names the audit, so that each notice is sent once. */
export function auditNotices(id: string, revision: number, { documents, unread }: { documents: readonly number[]; unread: number }): Effect[] {
  if (documents.length > 0) return [notifyHost('documents-damaged', `audit/${id}/damaged`, { revision, documents }, { spread: 'all' })];
  return unread > 0 ? [notifyHost('storage-unreachable', `audit/${id}/unreachable`, { revision }, { spread: 'all' })] : [];
}

/** The Host's notices about one of several storages of a will that is complete elsewhere: it was repaired, or it does not work. */
export function copyNotices(
  id: string,
  revision: number,
  storage: string,
  { damaged, unread, repaired }: { damaged: readonly string[]; unread: number; repaired: number },
): Effect[] {
  const isBroken = damaged.length > 0 || unread > 0;
  if (!isBroken && repaired === 0) return [];
  const template = isBroken ? 'copy-broken' : 'copy-repaired';
  return [notifyHost(template, `audit/${id}/${template}/${storage}`, { revision, storage }, { spread: 'all' })];
}

interface OpeningAttempt {
  isOpen: boolean;
  /** Every document could be read. Some may differ from what was sealed. */
  isRead: boolean;
  hasVerified: boolean;
  /** Milliseconds since it opened. */
  waited: number;
}

/**
 * Decides about an unfinished opening. After a day without one verified document it has failed, and is tried once a day.
 * Documents that differ from what was sealed are also checked once a day. `again` in milliseconds.
 */
export function nextOpeningAttempt(opening: OpeningAttempt, attempt: number): { isLost: boolean; again: number } {
  const isLost = opening.isOpen && opening.waited >= DAY && !opening.hasVerified;
  return { isLost, again: opening.isOpen && !opening.isRead && !isLost ? Math.min(OPENING_RETRY_DELAY * attempt, DAY) : DAY };
}
