import { tellHost } from '#domain/effect.ts';
import type { StorageRecord } from '#domain/host.ts';
import { withoutControls } from '#domain/plain-text.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Instant, instant } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import { faultFacts } from '#platform/log.ts';
import type { DriveType } from '#storages/drive-addresses.ts';
import type { DriveAccount } from '#storages/drive-oauth.ts';
import { forgottenGrant, grantId } from '#store/grants.ts';
import type { HostRecord } from '#store/hosts.ts';
import type { SignIn } from '#store/sign-ins.ts';
import { Conflict } from '#store/unit-of-work.ts';
import { assertJoinable, redirectUri } from './begin-sign-in.ts';
import { accountOf } from './drive-account.ts';
import { assertChangeable } from './guards.ts';
import { probeStorage } from './probe-storage.ts';
import { untilCommitted } from './retry.ts';

/** Where packages lie in a drive; the Host sees it there. */
const DIRECTORY = '/Will custody';
const NAMES: Readonly<Record<DriveType, string>> = { drive_a: 'Google Drive', drive_b: 'Dropbox', drive_c: 'OneDrive' };

/** What a drive says when it sends the Host back. */
export interface SentBack {
  code?: string | undefined;
  state?: string | undefined;
  error?: string | undefined;
}

/** Ends a sign-in; the reason why there is no connected storage, or undefined when there is one. Never throws. */
export async function endSignIn(app: App, sentBack: SentBack, requestId: string): Promise<string | undefined> {
  try {
    const storage = await joined(app, sentBack, requestId);
    return storage.isConnected ? undefined : 'storage_failed';
  } catch (error) {
    if (error instanceof SignInFailure) return error.reason;
    if (error instanceof Refusal) return error.code;
    app.log.alarm('sign_in_failed', { request: requestId, ...faultFacts(error) });
    return 'internal_error';
  }
}

/** A sign-in that came to nothing, for a reason that the frontend is told. */
class SignInFailure extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.name = 'SignInFailure';
    this.reason = reason;
  }
}

async function joined(app: App, { code, state, error }: SentBack, requestId: string): Promise<StorageRecord> {
  // Whatever comes of it, this state is used up.
  const signIn = state ? await app.store.signIns.take(state) : undefined;
  if (!signIn) throw new SignInFailure('unknown_state');
  if (signIn.expiresAt <= instant(app.now())) throw new SignInFailure('expired_state');
  if (error !== undefined || !code) throw new SignInFailure(error === 'access_denied' ? 'access_denied' : 'drive_refused');
  const host = await changeableHost(app, signIn);
  const given = await exchanged(app, signIn, code);
  await assertSameAccount(app, host, signIn, given.account);
  return keepStorage(app, signIn, given, requestId);
}

/** The type of a record that a sign-in was begun for is a drive's. */
const driveOf = ({ type }: Pick<SignIn, 'type'>): DriveType => type as DriveType;

async function changeableHost(app: App, { hostId, storageId, type }: SignIn): Promise<HostRecord> {
  const host = await app.store.hosts.load(hostId);
  if (!host) throw new SignInFailure('unknown_state');
  assertChangeable(host);
  const isThere = host.storages.some(({ id }) => id === storageId);
  assertJoinable(host, driveOf({ type }), isThere ? storageId : undefined);
  return host;
}

async function exchanged(app: App, signIn: SignIn, code: string) {
  const ids = { host: signIn.hostId, storage: signIn.storageId };
  const verifier = Buffer.from(await app.envelope.decrypt('storage-config', ids, Buffer.from(signIn.verifier, 'base64'))).toString('utf8');
  try {
    return await app.drives.oauth.exchange(driveOf(signIn), { code, verifier, redirectUri: redirectUri(app) });
  } catch (error) {
    const refused = (error as { code?: string } | null)?.code === 'SignInLacks' ? 'lacks_permission' : 'drive_refused';
    app.log.warn('drive_refused', { type: signIn.type, ...faultFacts(error) });
    throw new SignInFailure(refused);
  }
}

/** A storage stays with its account: another one's drive holds none of what was sealed there. */
async function assertSameAccount(app: App, host: HostRecord, { storageId }: SignIn, account: DriveAccount): Promise<void> {
  const before = host.storages.find(({ id }) => id === storageId);
  if (before && (await accountOf(app, host.id, before)).id !== account.id) throw new SignInFailure('other_account');
}

type Exchanged = Awaited<ReturnType<App['drives']['oauth']['exchange']>>;

/** The grant first, since the storage is tried with it; one that no storage came of is forgotten. */
async function keepStorage(app: App, signIn: SignIn, given: Exchanged, requestId: string): Promise<StorageRecord> {
  const ids = { host: signIn.hostId, storage: signIn.storageId };
  const wrapped = await app.envelope.encrypt('storage-config', ids, Buffer.from(JSON.stringify({ account: given.account })));
  const config = Buffer.from(wrapped).toString('base64');
  const place = { hostId: signIn.hostId, storageId: signIn.storageId, grantId: grantId(config) };
  await app.drives.keep(place, given);
  const record = newStorage(signIn, config, given.account, instant(app.now()));
  const found = await probeStorage(app, signIn.hostId, record);
  try {
    return await untilCommitted(() => commitStorage(app, signIn, found, requestId));
  } catch (error) {
    // Only what surely was not committed is taken back: an answer that got lost may have been a yes.
    if (error instanceof Conflict || error instanceof Refusal) await app.store.grants.remove(place.grantId);
    throw error;
  }
}

function newStorage(signIn: SignIn, config: string, account: DriveAccount, at: Instant): StorageRecord {
  return {
    id: signIn.storageId,
    type: signIn.type,
    name: [...withoutControls(`${NAMES[driveOf(signIn)]} (${account.name})`)].slice(0, 100).join(''),
    directoryPath: DIRECTORY,
    isConnected: false,
    connectionError: null,
    config,
    hostKey: null,
    lastVerifiedAt: null,
    createdAt: at,
  };
}

/** A storage that is joined anew keeps its name, its folder and its age; its earlier grant goes. */
async function commitStorage(app: App, signIn: SignIn, found: StorageRecord, requestId: string): Promise<StorageRecord> {
  const host = await changeableHost(app, signIn);
  const before = host.storages.find(({ id }) => id === found.id);
  const { name, directoryPath, createdAt } = before ?? found;
  const lastVerifiedAt = found.lastVerifiedAt ?? before?.lastVerifiedAt ?? null;
  const storage = { ...found, name, directoryPath, createdAt, lastVerifiedAt };
  await app.store.commit({
    hostId: host.id,
    at: instant(app.now()),
    requestId,
    aggregates: [{ root: host.root, put: { [`STORAGE#${storage.id}`]: storage } }],
    singles: before ? [forgottenGrant(grantId(before.config))] : [],
    effects: [tellHost('drive-joined', `drive-joined/${grantId(found.config)}`, { spread: 'all', subject: storage.id })],
    audit: [
      { event: 'drive_joined', facts: { storage: storage.id, type: storage.type, connected: storage.isConnected, anew: before !== undefined } },
    ],
  });
  return storage;
}
