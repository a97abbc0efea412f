import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import type { Effect } from '#effects/effect.ts';
import type { HostRecord, HostWithCustody } from '#hosts/rows/hosts.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import { withinTime } from '#net/timeout.ts';
import { listFiles } from '#sealing/package-files.ts';
import { measure } from '#sealing/sealed-file.ts';
import { type BehindPlace, isSealedIn, packageFolder, type Sealing, type Will } from '#wills/rules/will.ts';
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
 * current package, or the last one that it had whole, with them: else Refusal `package_not_found_there`. The caller's commit must depend on the root of `host`.
 */
export async function allowRenewal(app: App, host: HostRecord, { tried, access }: Renewal): Promise<Effect[]> {
  if (!isSealedIn(host.will, tried.id)) return [];
  if (!tried.isConnected) throw new Refusal('package_not_found_there', `${tried.connectionError} ${UNCHANGED}`);
  const whole = await app.store.hosts.loadWithCustody(host.id);
  if (!whole?.will) throw new Refusal('no_sealed_will');
  const storage = await app.openStorage(host.id, tried, access);
  await assertPackageThere(storage, witnessesIn(whole, whole.will, tried.id));
  const { revision } = whole.will.sealed;
  // One at a time, however often the settings change: a later renewal replaces an audit that is still pending.
  return [{ kind: 'audit-package', key: `audit/renewed/${revision}`, revision }];
}

const UNCHANGED = 'Nothing was changed: this storage holds your sealed will, so new settings count only if we find it there.';

/** A small file of the package that a storage has, by its path. `size`: at most. */
interface Witness {
  path: string;
  size: number;
  sha256: string;
}

/**
 * The files that show that the package is there: its manifest, or the one that the storage had whole before it fell behind. That one is
 * deleted when the newer one is there.
 */
function witnessesIn(host: HostWithCustody, { sealed, behind = [] }: Will, storageId: string): Witness[] {
  const current = listFiles(host).find(({ role }) => role === 'manifest');
  if (!current) throw new Refusal('package_altered');
  const last = behind.find((place) => place.storageId === storageId);
  const earlier = last && { path: earlierManifest(sealed, last), size: MAX_MANIFEST_BYTES, sha256: last.manifestHash };
  return [{ ...current, path: `${packageFolder(sealed)}${current.path}` }, ...(earlier ? [earlier] : [])];
}

const earlierManifest = ({ packageId }: Sealing, { revision, generation }: BehindPlace) =>
  `${packageFolder({ packageId, revision })}manifest.${generation}.json`;

const MAX_MANIFEST_BYTES = 1_000_000;

/** Reads one small file of the package and compares its hash. The audit checks the rest. */
async function assertPackageThere(storage: Storage, witnesses: readonly Witness[]): Promise<void> {
  const isThere = async ({ path, size, sha256 }: Witness) => {
    const found = await storage
      .read(path)
      .then((stream) => measure(stream, size))
      .catch(() => undefined);
    return found?.sha256 === sha256;
  };
  const reading = () => storage.keepOpen(() => Promise.all(witnesses.map(isThere)));
  const found = await withinTime(TIMEOUT_MS, reading, new Refusal('storage_failed')).catch((): boolean[] => []);
  if (!found.includes(true)) throw new Refusal('package_not_found_there');
}
