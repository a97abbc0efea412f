import type { Effect } from '#domain/effect.ts';
import type { StorageRecord } from '#domain/host.ts';
import { notifyHost } from '#domain/messages/notify.ts';
import { stripControls } from '#domain/plain-text.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Instant, instant } from '#domain/time.ts';
import { faultFacts } from '#net/log.ts';
import type { App } from '#platform/app.ts';
import type { DriveType } from '#storages/drive-addresses.ts';
import type { DriveAccount } from '#storages/drive-oauth.ts';
import { addGrant, type DriveGrant, grantId, removeGrant } from '#store/grants.ts';
import type { HostRecord } from '#store/hosts.ts';
import { storageRow } from '#store/keys.ts';
import type { SignIn } from '#store/sign-ins.ts';
import { countNotifiedChange } from '#workflows/accounts/change-quota.ts';
import { probeStorage } from '#workflows/documents/probe-storage.ts';
import { allowRenewal } from '#workflows/documents/renew-storage.ts';
import { assertChangeable } from '#workflows/guards.ts';
import { untilCommittedFrom } from '#workflows/retry.ts';
import { assertConnectable, redirectUri } from './begin-sign-in.ts';
import { readDriveAccount } from './drive-account.ts';

/** The folder of the packages in a drive. The Host sees it there. */
const DIRECTORY = '/Will custody';
const NAMES: Readonly<Record<DriveType, string>> = { drive_a: 'Google Drive', drive_b: 'Dropbox', drive_c: 'OneDrive' };

/** The parameters with which a drive sends the Host back. */
export interface DriveCallback {
  code?: string | undefined;
  error?: string | undefined;
}

/** The sign-in of a state, or why there is none. The state is used up in any case. */
export type TakenSignIn = SignIn | 'unknown_state' | 'internal_error';

/** Takes the sign-in of a state, once. Never throws. */
export async function takeSignIn(app: App, state: string | undefined): Promise<TakenSignIn> {
  if (!state) return 'unknown_state';
  try {
    return (await app.store.signIns.take(state)) ?? 'unknown_state';
  } catch (error) {
    app.log.alarm('sign_in_failed', faultFacts(error));
    return 'internal_error';
  }
}

/** Completes a sign-in. Returns why the storage is not connected, or undefined if it is. Never throws. */
export async function connectDrive(app: App, taken: TakenSignIn, sentBack: DriveCallback, requestId: string): Promise<string | undefined> {
  if (typeof taken === 'string') return taken;
  try {
    const storage = await joined(app, taken, sentBack, requestId);
    return storage.isConnected ? undefined : 'storage_failed';
  } catch (error) {
    if (error instanceof SignInFailure) return error.reason;
    if (error instanceof Refusal) return error.code;
    app.log.alarm('sign_in_failed', { request: requestId, ...faultFacts(error) });
    return 'internal_error';
  }
}

/** A sign-in that failed, with the reason for the frontend. */
class SignInFailure extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.name = 'SignInFailure';
    this.reason = reason;
  }
}

async function joined(app: App, signIn: SignIn, { code, error }: DriveCallback, requestId: string): Promise<StorageRecord> {
  if (signIn.expiresAt <= instant(app.now())) throw new SignInFailure('expired_state');
  if (error !== undefined || !code) throw new SignInFailure(error === 'access_denied' ? 'access_denied' : 'drive_refused');
  // Counted before we know whether there is a change: that is known only when it is stored.
  const [host, spent] = await Promise.all([changeableHost(app, signIn), countNotifiedChange(app, signIn.hostId, 'change')]);
  if (spent) throw new SignInFailure('rate_limited');
  const given = await exchanged(app, signIn, code);
  await assertSameAccount(app, host, signIn, given.account);
  return keepStorage(app, { signIn, host, given, requestId });
}

/** The type of a record for which a sign-in was begun is that of a drive. */
const driveOf = ({ type }: Pick<SignIn, 'type'>): DriveType => type as DriveType;

async function changeableHost(app: App, { hostId, storageId, type }: SignIn): Promise<HostRecord> {
  const host = await app.store.hosts.load(hostId);
  if (!host) throw new SignInFailure('unknown_state');
  assertChangeable(host);
  const isThere = host.storages.some(({ id }) => id === storageId);
  assertConnectable(host, driveOf({ type }), isThere ? storageId : undefined);
  return host;
}

async function exchanged(app: App, signIn: SignIn, code: string) {
  const ids = { host: signIn.hostId, storage: signIn.storageId };
  const verifier = (await app.envelope.decrypt('storage-config', ids, signIn.verifier)).toString('utf8');
  try {
    return await app.drives.oauth.exchange(driveOf(signIn), { code, verifier, redirectUri: redirectUri(app) });
  } catch (error) {
    const refused = (error as { code?: string } | null)?.code === 'SignInLacks' ? 'lacks_permission' : 'drive_refused';
    app.log.warn('drive_refused', { type: signIn.type, ...faultFacts(error) });
    throw new SignInFailure(refused);
  }
}

/** A storage stays with its account: the drive of another account has none of its packages. */
async function assertSameAccount(app: App, host: HostRecord, { storageId }: SignIn, account: DriveAccount): Promise<void> {
  const before = host.storages.find(({ id }) => id === storageId);
  if (before && (await readDriveAccount(app, host.id, before)).id !== account.id) throw new SignInFailure('other_account');
}

type Exchanged = Awaited<ReturnType<App['drives']['oauth']['exchange']>>;

interface Joining {
  signIn: SignIn;
  host: HostRecord;
  given: Exchanged;
  requestId: string;
}

/** Tests the drive with its new grant, and stores storage and grant in one commit: there is no grant without its storage. */
async function keepStorage(app: App, joining: Joining): Promise<StorageRecord> {
  const { signIn, given } = joining;
  const ids = { host: signIn.hostId, storage: signIn.storageId };
  const config = await app.envelope.encrypt('storage-config', ids, JSON.stringify({ account: given.account }));
  const place = { hostId: signIn.hostId, storageId: signIn.storageId, grantId: grantId(config) };
  const record = newStorage(signIn, config, given.account, instant(app.now()));
  const access = { token: async () => given.accessToken };
  const [found, grant] = await Promise.all([probeStorage(app, signIn.hostId, record, access), app.drives.grantOf(place, given)]);
  return untilCommittedFrom(
    joining.host,
    () => changeableHost(app, signIn),
    async (host) => {
      const storage = asBefore(host, found);
      const audits = await allowRenewal(app, host, { tried: storage, access });
      return commitStorage(app, host, { storage, grant, audits, requestId: joining.requestId });
    },
  );
}

function newStorage(signIn: SignIn, config: string, account: DriveAccount, at: Instant): StorageRecord {
  return {
    id: signIn.storageId,
    type: signIn.type,
    name: [...stripControls(`${NAMES[driveOf(signIn)]} (${account.name})`)].slice(0, 100).join(''),
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

/** Deletes the previous grant of a storage that is connected again. */
async function commitStorage(app: App, host: HostRecord, { storage, grant, audits, requestId }: Kept): Promise<StorageRecord> {
  const before = host.storages.find(({ id }) => id === storage.id);
  await app.store.commit({
    hostId: host.id,
    at: instant(app.now()),
    requestId,
    aggregates: [{ root: host.root, put: { [storageRow(storage.id)]: storage } }],
    singles: [addGrant(grantId(storage.config), grant), ...(before ? [removeGrant(grantId(before.config))] : [])],
    effects: [...audits, notifyHost('drive-joined', `drive-joined/${grantId(storage.config)}`, { storage: storage.id }, { spread: 'all' })],
    audit: [
      { event: 'drive_joined', facts: { storage: storage.id, type: storage.type, connected: storage.isConnected, anew: before !== undefined } },
    ],
  });
  return storage;
}
