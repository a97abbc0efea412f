import type { App } from '#app/app.ts';
import { stripControls } from '#common/plain-text.ts';
import type { DriveType } from '#common/storage-kinds.ts';
import { type Instant, instant } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import { notifyHost } from '#effects/notify.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import { endedGrants } from '#sealing/set-aside.ts';
import { storageRow } from '#store/keys.ts';
import { retryUntilCommittedFrom } from '#store/retry.ts';
import type { DriveAccount } from './adapters/drive-oauth.ts';
import { probeStorage } from './probe-storage.ts';
import { allowRenewal } from './renew-storage.ts';
import { addGrant, type DriveGrant, grantId } from './rows/grants.ts';
import type { SignIn } from './rows/sign-ins.ts';

/** The folder of the packages in a drive. The Host sees it there. */
const DIRECTORY = '/Will custody';
const NAMES: Readonly<Record<DriveType, string>> = { drive_a: 'Google Drive', drive_b: 'Dropbox', drive_c: 'OneDrive' };

type Exchanged = Awaited<ReturnType<App['drives']['oauth']['exchange']>>;

/** A sign-in that the drive has confirmed, and the Host as they were loaded. */
export interface ConfirmedSignIn {
  signIn: SignIn;
  host: HostRecord;
  given: Exchanged;
  requestId: string;
}

/**
 * Tests the drive with its new grant, and stores storage and grant in one commit: there is no grant without its storage.
 * `reload` loads the Host again after a lost race, and throws if the drive can no longer be connected.
 */
export async function storeDrive(app: App, confirmed: ConfirmedSignIn, reload: () => Promise<HostRecord>): Promise<StorageRecord> {
  const { signIn, given, host: first, requestId } = confirmed;
  const ids = { host: signIn.hostId, storage: signIn.storageId };
  const config = await app.envelope.encrypt('storage-config', ids, JSON.stringify({ account: given.account }));
  const place = { hostId: signIn.hostId, storageId: signIn.storageId, grantId: grantId(config) };
  const record = newStorage(signIn, config, given.account, instant(app.now()));
  const access = { token: async () => given.accessToken };
  const [found, grant] = await Promise.all([probeStorage(app, signIn.hostId, record, access), app.drives.grantOf(place, given)]);
  return retryUntilCommittedFrom(first, reload, async (host) => {
    const storage = asBefore(host, found);
    const audits = await allowRenewal(app, host, { tried: storage, access });
    return commitStorage(app, host, { storage, grant, audits, requestId });
  });
}

function newStorage(signIn: SignIn, config: string, account: DriveAccount, at: Instant): StorageRecord {
  return {
    id: signIn.storageId,
    type: signIn.type,
    name: [...stripControls(`${NAMES[signIn.type]} (${account.name})`)].slice(0, 100).join(''),
    directoryPath: DIRECTORY,
    isConnected: false,
    connectionError: null,
    config,
    hostKey: null,
    lastVerifiedAt: null,
    createdAt: at,
  };
}

/** A storage that is connected again keeps its name, its folder and its creation time. */
function asBefore(host: HostRecord, found: StorageRecord): StorageRecord {
  const before = host.storages.find(({ id }) => id === found.id);
  const { name, directoryPath, createdAt } = before ?? found;
  return { ...found, name, directoryPath, createdAt, lastVerifiedAt: found.lastVerifiedAt ?? before?.lastVerifiedAt ?? null };
}

interface Kept {
  storage: StorageRecord;
  grant: DriveGrant;
  audits: readonly Effect[];
  requestId: string;
}

/** Deletes the previous grant of a storage that is connected again, unless a reset can put that storage back. */
async function commitStorage(app: App, host: HostRecord, { storage, grant, audits, requestId }: Kept): Promise<StorageRecord> {
  const before = host.storages.find(({ id }) => id === storage.id);
  const put = { [storageRow(storage.id)]: storage };
  await app.store.commit({
    hostId: host.id,
    at: instant(app.now()),
    requestId,
    aggregates: [{ root: host.root, put }],
    singles: [addGrant(grantId(storage.config), grant), ...endedGrants(host, { put, remove: [] })],
    effects: [...audits, notifyHost('drive-joined', `drive-joined/${grantId(storage.config)}`, { storage: storage.id }, { spread: 'all' })],
    audit: [
      { event: 'drive_joined', facts: { storage: storage.id, type: storage.type, connected: storage.isConnected, anew: before !== undefined } },
    ],
  });
  return storage;
}
