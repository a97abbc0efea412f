import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import { withinTime } from '#net/timeout.ts';
import { STORAGE_FAILURES } from './adapters/failures.ts';
import { type DriveAccess, type ProbeResult, storageFailure } from './adapters/index.ts';

/** The request has 29 seconds, for the storage and for storing the result. */
const TIMEOUT_MS = 18_000;

/** Tests a storage and returns its record: connected or not, why not, and the host key of an SSH server on first use. */
export async function probeStorage(app: App, hostId: string, record: StorageRecord, access?: DriveAccess): Promise<StorageRecord> {
  const found = await tried(app, hostId, record, access);
  const at = instant(app.now());
  if ('failure' in found) return { ...record, isConnected: false, connectionError: found.failure };
  return { ...record, isConnected: true, connectionError: null, trouble: null, hostKey: found.hostKey, lastVerifiedAt: at };
}

async function tried(app: App, hostId: string, record: StorageRecord, access?: DriveAccess): Promise<ProbeResult | { failure: string }> {
  try {
    const storage = await app.openStorage(hostId, record, access);
    return await withinTime(TIMEOUT_MS, () => storage.probe(), new Refusal('storage_failed', STORAGE_FAILURES.slow));
  } catch (error) {
    return { failure: storageFailure(error) };
  }
}
