import { countNotifiedChange } from '#accounts/change-quota.ts';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { assertChangeable } from '#hosts/guards.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { hasEnded, type StorageRecord } from '#hosts/rules/host.ts';
import { readDriveAccount } from '#messages/drive-account.ts';
import { faultFacts } from '#net/log.ts';
import type { DriveAccount } from './adapters/drive-oauth.ts';
import { assertConnectable, redirectUri } from './begin-sign-in.ts';
import type { SignIn } from './rows/sign-ins.ts';
import { storeDrive } from './store-drive.ts';
import type { TakenSignIn } from './take-sign-in.ts';

/** The parameters with which a drive sends the Host back. */
export interface DriveCallback {
  code?: string | undefined;
  error?: string | undefined;
}

/** Completes a sign-in. Returns why the storage is not connected, or undefined if it is. Never throws. */
export async function connectDrive(app: App, taken: TakenSignIn, sentBack: DriveCallback, requestId: string): Promise<string | undefined> {
  if (typeof taken === 'string') return taken;
  try {
    const storage = await complete(app, taken, sentBack, requestId);
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

async function complete(app: App, signIn: SignIn, { code, error }: DriveCallback, requestId: string): Promise<StorageRecord> {
  if (signIn.expiresAt <= instant(app.now())) throw new SignInFailure('expired_state');
  if (!code) throw new SignInFailure(error === 'access_denied' ? 'access_denied' : 'drive_refused');
  // Counted before we know whether there is a change: that is known only when it is stored.
  const [host, spent] = await Promise.all([changeableHost(app, signIn), countNotifiedChange(app, signIn.hostId, 'change')]);
  if (spent) throw new SignInFailure('rate_limited');
  const given = await exchangeCode(app, signIn, code);
  await assertSameAccount(app, host, signIn, given.account);
  return storeDrive(app, { signIn, host, given, requestId }, () => changeableHost(app, signIn));
}

async function changeableHost(app: App, { hostId, storageId, type, session }: SignIn): Promise<HostRecord> {
  const host = await app.store.hosts.load(hostId);
  if (!host) throw new SignInFailure('unknown_state');
  // A person who was signed out connects nothing with what they started before.
  if (hasEnded(host.profile, session)) throw new SignInFailure('expired_state');
  assertChangeable(host);
  const isThere = host.storages.some(({ id }) => id === storageId);
  assertConnectable(host, type, isThere ? storageId : undefined);
  return host;
}

async function exchangeCode(app: App, signIn: SignIn, code: string) {
  const ids = { host: signIn.hostId, storage: signIn.storageId };
  const verifier = (await app.envelope.decrypt('storage-config', ids, signIn.verifier)).toString('utf8');
  try {
    return await app.drives.oauth.exchange(signIn.type, { code, verifier, redirectUri: redirectUri(app) });
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
