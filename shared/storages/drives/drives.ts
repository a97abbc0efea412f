import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '#common/refusal.ts';
import type { DriveType } from '#common/storage-kinds.ts';
import { after, instant, MINUTE, SECOND } from '#common/time.ts';
import { type Envelope, MAX_DIRECT_BYTES } from '#custody/envelope.ts';
import type { Outbound } from '#net/outbound.ts';
import type { Environment } from '#platform/env.ts';
import type { DriveAddresses } from '#storages/adapters/drive-addresses.ts';
import type { DriveAccess } from '#storages/adapters/drive-client.ts';
import { type DriveOAuth, type DriveTokens, driveOAuth } from '#storages/adapters/drive-oauth.ts';
import { STORAGE_FAILURES } from '#storages/adapters/failures.ts';
import { fault } from '#storages/adapters/fault.ts';
import { storageRefusal } from '#storages/adapters/storage.ts';
import type { DriveGrant, Grants } from '#storages/rows/grants.ts';

/** The cloud drives of this deployment, and the consents of Hosts to use them. */
export interface Drives {
  isSetUp(type: DriveType): boolean;
  oauth: DriveOAuth;
  /** Returns the result of a sign-in as a grant that can be stored. */
  grantOf(place: GrantOwner, tokens: DriveTokens): Promise<DriveGrant>;
  access(type: DriveType, grant: GrantOwner): DriveAccess;
}

/** Reads the OAuth client secret of a drive. Undefined if it cannot be read. */
export type DriveSecrets = (type: DriveType) => Promise<string | undefined>;

/** The owner of a grant, and its storage. The tokens are bound to both. */
export interface GrantOwner {
  hostId: string;
  storageId: string;
  grantId: string;
}

interface World {
  env: Environment;
  store: { grants: Grants };
  envelope: Envelope;
  outbound: Outbound;
  allowLoopback: boolean;
  addresses: DriveAddresses;
  secrets: DriveSecrets;
  now(): Date;
}

export function createDrives(world: World): Drives {
  const id = (type: DriveType): string => {
    const found = clientIdIn(world.env, type);
    if (found === '') throw new Refusal('storage_type_unavailable');
    return found;
  };
  const secret = async (type: DriveType): Promise<string> => {
    const found = await world.secrets(type);
    if (found === undefined) throw fault('ServiceUnavailable');
    return found;
  };
  const oauth = driveOAuth(world, world.addresses, { id, secret });
  return {
    oauth,
    isSetUp: (type) => clientIdIn(world.env, type) !== '',
    grantOf: async (place, tokens) => {
      const { hostId, storageId } = place;
      const { refresh, ...renewed } = await wrapped(world, place, tokens);
      if (!refresh) throw new Error('A sign-in gave no refresh token.');
      return { hostId, storageId, renewing: false, endedAt: null, notified: false, ...renewed, refresh };
    },
    access: (type, place) => access(world, (refreshToken) => oauth.renew(type, refreshToken), place),
  };
}

function clientIdIn(env: Environment, type: DriveType): string {
  return { drive_a: env.DRIVE_A_CLIENT_ID, drive_b: env.DRIVE_B_CLIENT_ID, drive_c: env.DRIVE_C_CLIENT_ID }[type];
}

type Renew = (refreshToken: string) => Promise<DriveTokens>;

interface Held {
  token: string;
  until: string;
}

/** Shares one access token among all parallel callers. Reads or renews it when the previous one has expired. */
function access(world: World, renew: Renew, place: GrantOwner): DriveAccess {
  let held: Held | undefined;
  let getting: Promise<Held> | undefined;
  return {
    async token(refused) {
      if (held && held.token !== refused && isFresh(world, held.until)) return held.token;
      getting ??= obtain(world, renew, place, refused).finally(() => {
        getting = undefined;
      });
      held = await getting.catch((error) => {
        throw storageRefusal(error);
      });
      return held.token;
    },
  };
}

/** A token that would expire during the request counts as expired. */
function isFresh({ now }: World, until: string): boolean {
  return until > after(instant(now()), MINUTE);
}

const LOOK_EVERY_MS = 250;
/** Longer than a renewal can take, with a slow Parameter Store and key: after this many reads, the function that holds the turn has crashed. */
const LOOKS = 160;

/**
 * Returns the stored token, or a new one. A refresh token may be valid only once, and a second use may end the consent. So only one
 * function at a time renews: it claims the turn in the grant's row, and all others wait for the result.
 */
async function obtain(world: World, renew: Renew, place: GrantOwner, refused: string | undefined): Promise<Held> {
  let seen = 0;
  for (let looks = 0; ; looks += 1) {
    const row = await world.store.grants.get(place.grantId);
    if (!row || row.data.endedAt) throw new Refusal('storage_failed', STORAGE_FAILURES.sign_in_ended);
    const kept = await keptToken(world, place, row.data);
    if (kept && kept.token !== refused) return kept;
    if (row.version !== seen) looks = 0;
    seen = row.version;
    if (row.data.renewing && looks < LOOKS) {
      await sleep(LOOK_EVERY_MS);
      continue;
    }
    const hasTurn = await world.store.grants.put(place.grantId, { ...row.data, renewing: true }, row.version);
    const renewed = hasTurn && (await renewInTurn(world, renew, place, { data: row.data, version: row.version + 1 }));
    if (renewed) return renewed;
  }
}

async function keptToken(world: World, place: GrantOwner, { access: kept, accessUntil }: DriveGrant): Promise<Held | undefined> {
  if (kept === null || !isFresh(world, accessUntil)) return undefined;
  return { token: await unwrapped(world, place, kept), until: accessUntil };
}

/** A grant whose turn this function has claimed, with the version of that row. */
interface Claimed {
  data: DriveGrant;
  version: number;
}

/** Returns undefined if another function claimed the turn first. The caller reads again. */
async function renewInTurn(world: World, renew: Renew, place: GrantOwner, { data: grant, version }: Claimed): Promise<Held | undefined> {
  const write = (data: DriveGrant, at: number) => world.store.grants.put(place.grantId, { ...data, renewing: false }, at);
  let tokens: DriveTokens;
  try {
    tokens = await renew(await unwrapped(world, place, grant.refresh));
  } catch (error) {
    const hasEnded = (error as { code?: string } | null)?.code === 'SignInEnded';
    const written = await write({ ...grant, ...(hasEnded && { endedAt: instant(world.now()) }) }, version);
    // Refused because another function had used it. The tokens of that function count.
    if (hasEnded && !written) return undefined;
    throw error;
  }
  const { refresh, ...renewed } = await wrapped(world, place, tokens);
  const next = { ...grant, ...renewed, refresh: refresh ?? grant.refresh };
  if (!(await write(next, version)) && !(await writtenOver(world, place, grant, next, write))) return undefined;
  return { token: tokens.accessToken, until: renewed.accessUntil };
}

/** This function took too long, and another one may have claimed its turn. Unless that one stored other tokens, these are the only valid ones. */
async function writtenOver(
  { store }: World,
  { grantId }: GrantOwner,
  before: DriveGrant,
  next: DriveGrant,
  write: (data: DriveGrant, at: number) => Promise<boolean>,
): Promise<boolean> {
  const row = await store.grants.get(grantId);
  return row?.data.refresh === before.refresh && write(next, row.version);
}

async function wrapped(world: World, place: GrantOwner, { accessToken, refreshToken, expiresInSeconds }: DriveTokens) {
  const ids = { host: place.hostId, storage: place.storageId };
  const wrap = (token: string) => world.envelope.encrypt('storage-config', ids, token);
  const [access, refresh] = await Promise.all([
    Buffer.byteLength(accessToken) <= MAX_DIRECT_BYTES ? wrap(accessToken) : null,
    refreshToken === null ? null : wrap(refreshToken),
  ]);
  return { access, refresh, accessUntil: after(instant(world.now()), expiresInSeconds * SECOND) };
}

async function unwrapped({ envelope }: World, { hostId, storageId }: GrantOwner, token: string): Promise<string> {
  return (await envelope.decrypt('storage-config', { host: hostId, storage: storageId }, token)).toString('utf8');
}
