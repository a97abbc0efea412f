import type { Effect } from './effect.ts';
import type { ConnectorRecord, StorageRecord, Trouble } from './host.ts';
import { notifyHost } from './messages/notify.ts';
import { between, HOUR, type Instant } from './time.ts';

/** How long something may fail before it counts as broken and its Host hears of it. */
const FAILURE_TOLERANCE = 72 * HOUR;

/** A record after it was tried, and what its Host is told. */
interface Checked<Of> {
  next: Of;
  effects: Effect[];
  /** It fails, and nobody knows yet whether for good: to be tried again. */
  isOpen: boolean;
}

/** A connector after its account was asked; `reason` is why it did not work. One that works again after it was given up is verified again. */
export function recordConnectorCheck(connector: ConnectorRecord, reason: string | null, now: Instant): Checked<ConnectorRecord> {
  const trouble = troubleAfter(connector.trouble, reason, now);
  if (!trouble)
    return {
      next: { ...connector, trouble: null, isVerified: connector.isVerified || connector.trouble?.told === true },
      effects: [],
      isOpen: false,
    };
  const isNews = trouble.told && !connector.trouble?.told;
  return {
    next: { ...connector, trouble, isVerified: connector.isVerified && !trouble.told },
    effects: isNews ? [broken('connector-broken', connector.id, trouble, reason)] : [],
    isOpen: !trouble.told,
  };
}

/** A storage after it was tried; `tried` is its record as the trial has left it. `isWill`: that it is out of reach is told by the audit of the will. */
export function recordStorageCheck(before: StorageRecord, tried: StorageRecord, isWill: boolean, now: Instant): Checked<StorageRecord> {
  const trouble = troubleAfter(before.trouble, tried.connectionError, now);
  if (!trouble) return { next: { ...tried, trouble: null }, effects: [], isOpen: false };
  if (!trouble.told) return { next: { ...before, trouble }, effects: [], isOpen: true };
  const isNews = !before.trouble?.told && before.isConnected && !isWill;
  return { next: { ...tried, trouble }, effects: isNews ? [broken('storage-broken', before.id, trouble, tried.connectionError)] : [], isOpen: false };
}

function troubleAfter(before: Trouble | null | undefined, reason: string | null, now: Instant): Trouble | null {
  if (reason === null) return null;
  const since = before?.since ?? now;
  return { since, told: before?.told === true || between(since, now) >= FAILURE_TOLERANCE };
}

function broken(template: 'connector-broken' | 'storage-broken', id: string, { since }: Trouble, reason: string | null): Effect {
  const key = `trouble/${id}/${since}`;
  const why = { reason: reason ?? '' };
  return template === 'connector-broken'
    ? notifyHost(template, key, { connector: id, ...why }, { spread: 'all' })
    : notifyHost(template, key, { storage: id, ...why }, { spread: 'all' });
}
