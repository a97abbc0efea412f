import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import type { Effect } from '#effects/effect.ts';
import type { HostRecord, HostWithCustody } from '#hosts/rows/hosts.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import { withTimeout } from '#net/timeout.ts';
import { listWrittenFiles } from '#sealing/package-files.ts';
import { measure } from '#sealing/sealed-file.ts';
import { isSealedIn, packageFolder } from '#wills/rules/will.ts';
import type { DriveAccess } from './adapters/index.ts';
import type { Storage } from './adapters/storage.ts';

/** The request has 29 seconds, and the test of the storage may have taken 18 of them. */
const TIMEOUT_MS = 7_000;

/** New settings of a storage. */
export interface Renewal {
  /** The storage with the new settings, after a test. */
  tried: StorageRecord;
  access?: DriveAccess;
}

/**
 * Allows new settings for a storage, and returns the effects that follow. The storage of the sealed will has to hold the
 * current package with them: else Refusal `package_not_found_there`. The caller's commit must depend on the root of `host`.
 */
export async function allowRenewal(app: App, host: HostRecord, { tried, access }: Renewal): Promise<Effect[]> {
  if (!isSealedIn(host.will, tried.id)) return [];
  if (!tried.isConnected) throw new Refusal('package_not_found_there', `${tried.connectionError} ${UNCHANGED}`);
  const whole = await app.store.hosts.loadWithCustody(host.id);
  if (!whole?.will) throw new Refusal('no_sealed_will');
  const storage = await app.openStorage(host.id, tried, access);
  await assertPackageThere(storage, whole, packageFolder(whole.will.sealed));
  const { revision } = whole.will.sealed;
  // One at a time, however often the settings change: a later renewal replaces an audit that is still pending.
  return [{ kind: 'audit-package', key: `audit/renewed/${revision}`, revision }];
}

const UNCHANGED = 'Nothing was changed: this storage holds your sealed will, so new settings count only if we find it there.';

/**
 * Reads one small file of the package and compares its hash: the manifest, or the index while the manifest is pending. Both are
 * new in each revision, so neither is in another package. The audit checks the rest.
 */
async function assertPackageThere(storage: Storage, host: HostWithCustody, folder: string): Promise<void> {
  const witness = listWrittenFiles(host).find(({ role }) => role === 'manifest' || role === 'index');
  if (!witness) throw new Refusal('package_altered');
  const reading = storage.keepOpen(async () => measure(await storage.read(`${folder}${witness.path}`), witness.size));
  const found = await withTimeout(TIMEOUT_MS, reading, new Refusal('storage_failed')).catch(() => undefined);
  if (found?.size !== witness.size || found.sha256 !== witness.sha256) throw new Refusal('package_not_found_there');
}
