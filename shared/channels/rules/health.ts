import { between, HOUR, type Instant } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import { notifyHost } from '#effects/notify.ts';
import type { ConnectorRecord, OngoingFailure, StorageRecord } from '#hosts/rules/host.ts';

/** How long something may fail before it counts as broken and its Host is notified. */
const FAILURE_TOLERANCE = 72 * HOUR;

/** A record after a check, and the notices to its Host. */
interface Checked<Of> {
  next: Of;
  effects: Effect[];
  /** It fails, perhaps only for a short time: check it again. */
  isOpen: boolean;
}

/** Records the check of a connector. `reason`: why it failed, null if it works. A broken one that works again is verified again. */
export function recordConnectorCheck(connector: ConnectorRecord, reason: string | null, now: Instant): Checked<ConnectorRecord> {
  const trouble = troubleAfter(connector.trouble, reason, now);
  if (!trouble)
    return {
      next: { ...connector, trouble: null, isVerified: connector.isVerified || connector.trouble?.notified === true },
      effects: [],
      isOpen: false,
    };
  const isNews = trouble.notified && !connector.trouble?.notified;
  return {
    next: { ...connector, trouble, isVerified: connector.isVerified && !trouble.notified },
    effects: isNews ? [broken('connector-broken', connector.id, trouble, reason)] : [],
    isOpen: !trouble.notified,
  };
}

/** Records the check of a storage. `tried` is its record after the check. `isWill`: it stores the will, and the audit of the will sends the notice. */
export function recordStorageCheck(before: StorageRecord, tried: StorageRecord, isWill: boolean, now: Instant): Checked<StorageRecord> {
  const trouble = troubleAfter(before.trouble, tried.connectionError, now);
  if (!trouble) return { next: { ...tried, trouble: null }, effects: [], isOpen: false };
  if (!trouble.notified) return { next: { ...before, trouble }, effects: [], isOpen: true };
  const isNews = !before.trouble?.notified && before.isConnected && !isWill;
  return { next: { ...tried, trouble }, effects: isNews ? [broken('storage-broken', before.id, trouble, tried.connectionError)] : [], isOpen: false };
}

function troubleAfter(before: OngoingFailure | null | undefined, reason: string | null, now: Instant): OngoingFailure | null {
  if (reason === null) return null;
  const since = before?.since ?? now;
  return { since, notified: before?.notified === true || between(since, now) >= FAILURE_TOLERANCE };
}

function broken(template: 'connector-broken' | 'storage-broken', id: string, { since }: OngoingFailure, reason: string | null): Effect {
  const key = `trouble/${id}/${since}`;
  const why = { reason: reason ?? '' };
  return template === 'connector-broken'
    ? notifyHost(template, key, { connector: id, ...why }, { spread: 'all' })
    : notifyHost(template, key, { storage: id, ...why }, { spread: 'all' });
}
