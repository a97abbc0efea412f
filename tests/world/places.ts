import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { isDrive } from '#common/storage-kinds.ts';
import { instant } from '#common/time.ts';
import type { FaultTarget } from '#infra/local/entry.ts';
import { readDriveAccount } from '#messages/drive-account.ts';
import { openBucket } from '#storages/adapters/bucket.ts';
import { STORAGE_FAILURES } from '#storages/adapters/failures.ts';
import { fault } from '#storages/adapters/fault.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import { grantId } from '#storages/rows/grants.ts';
import { chanceOf, worldChance } from './chance.ts';
import { nowOfWorld } from './events.ts';
import { bodyOf, type ObjectInput, s3Error } from './objects.ts';
import { worldNow } from './state.ts';
import { travel } from './travel.ts';

// A place is a Host's own storage: a bucket (named by its bucket), an SSH server (by its host) or a drive (by type and account, such as
// `drive_a:anna`). All keep their files as objects. A bucket is reached through the real adapter and its S3 client. An SSH server and a
// drive are replaced at the interface of a storage: how their protocols are spoken, and how replies of their providers are read, stays on
// the real parts (tests/storages).

/**
 * How a place behaves:
 * - `gone`: the bucket, the server or the consent no longer exists.
 * - `read_only`, `full`: nothing can be written. `silent`: it never answers. `slow`: each call takes up to three seconds longer.
 * - `unsteady`: for a moment it works, and for the next one it does not.
 * - `lying`: a byte of each file is another one. `truncating`: the end of each file is missing.
 */
export type PlaceMode = 'well' | 'gone' | 'read_only' | 'full' | 'silent' | 'slow' | 'unsteady' | 'lying' | 'truncating';

let modes = new Map<string, PlaceMode>();

/** Sets how a place behaves from now on. `older`: it is as it was at this time, and behaves well. */
export function setPlace(name: string, mode: PlaceMode | { older: Date }): void {
  if (typeof mode === 'object') worldNow().objects.restoreBucket(name, mode.older);
  modes.set(name, typeof mode === 'object' ? 'well' : mode);
}

export const endPlaces = (): void => modes.clear();

export function keepPlaces(): () => void {
  const kept = new Map(modes);
  return () => {
    modes = new Map(kept);
  };
}

const modeOf = (name = ''): PlaceMode => modes.get(name) ?? 'well';
const SILENCE_MS = 60_000;
const WRITES = new Set(['PutObject', 'CreateMultipartUpload', 'UploadPart', 'CompleteMultipartUpload', 'DeleteObject', 'DeleteObjects']);

/** How much longer than usual a place takes, milliseconds. */
export function paceOf(name: string): number {
  if (modeOf(name) === 'silent') return SILENCE_MS;
  return modeOf(name) === 'slow' ? worldChance() * 3_000 : 0;
}

/** Performs an operation of S3 on a place, as it behaves now. */
export async function runPlace(operation: string, input: ObjectInput): Promise<object> {
  const mode = modeOf(input.Bucket);
  if (mode === 'gone') throw s3Error('NoSuchBucket', 404);
  if (mode === 'silent') throw Object.assign(new Error('The other side did not answer in time.'), { name: 'TimeoutError' });
  if (mode === 'read_only' && WRITES.has(operation)) throw s3Error('AccessDenied', 403);
  if (mode === 'full' && WRITES.has(operation) && !operation.startsWith('Delete')) throw s3Error('QuotaExceeded', 507);
  if (mode === 'unsteady' && isDown(input.Bucket)) throw s3Error('ServiceUnavailable', 503);
  const answer = await worldNow().objects.run(operation, input);
  return operation === 'GetObject' && 'Body' in answer ? { ...answer, Body: await spoiled(answer.Body as Readable, mode) } : answer;
}

/** Whether an unsteady place is down at this moment. */
const isDown = (name = ''): boolean => chanceOf(`${name} ${Math.floor(nowOfWorld() / MOMENT_MS)}`).next() < 0.5;
const MOMENT_MS = 150;

async function spoiled(body: Readable, mode: PlaceMode): Promise<Readable> {
  if (mode !== 'lying' && mode !== 'truncating') return body;
  const bytes = Buffer.concat(await body.toArray());
  const at = Math.floor(worldChance() * bytes.length);
  if (mode === 'truncating') return bodyOf(bytes.subarray(0, at));
  if (bytes.length > 0) bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  return bodyOf(bytes);
}

const TARGETS: Record<string, FaultTarget> = { sftp: 'sftp', drive_a: 'gdrive', drive_b: 'dropbox', drive_c: 'onedrive' };
/** What SSH servers and drives say where a bucket has an error of S3. */
const SAYS: Record<string, { sftp: string; drive: string }> = {
  NoSuchBucket: { sftp: 'ECONNREFUSED', drive: 'SignInEnded' },
  AccessDenied: { sftp: 'PermissionDenied', drive: 'SignInLacks' },
  ServiceUnavailable: { sftp: 'Failure', drive: 'ServiceUnavailable' },
  QuotaExceeded: { sftp: 'Failure', drive: 'QuotaExceeded' },
};

/** A storage that is not a bucket, with the rules of paths of one. */
function openPlace(name: string, type: string, directoryPath: string): Storage {
  const send = (command: { constructor: { name: string }; input: ObjectInput }): Promise<object> => {
    const { input } = command;
    const operation = command.constructor.name.replace(/Command$/, '');
    const about = JSON.stringify(input.Key ?? input.Prefix);
    return travel({ kind: `${type} ${operation}`, about, target: TARGETS[type] ?? 'sftp', ms: paceOf(name) }, () =>
      runPlace(operation, { ...input, Bucket: name }).catch((error: Error) => {
        const says = SAYS[error.name];
        throw says ? fault(type === 'sftp' ? says.sftp : says.drive) : error;
      }),
    );
  };
  return openBucket({ send } as unknown as S3Client, { bucket: name, directoryPath, refusesExisting: true });
}

/** Opens Hosts' storages: `real` those that are buckets. */
export const openStorageOfWorld =
  (app: Pick<App, 'envelope' | 'store' | 'now'>, real: App['openStorage']): App['openStorage'] =>
  async (hostId, storage, access) => {
    const { type, id, config, directoryPath, hostKey } = storage;
    if (isDrive(type)) {
      const account = await readDriveAccount(app, hostId, storage);
      const name = `${type}:${account.id}`;
      if (!access) await assertConsent(app, name, grantId(config));
      return openPlace(name, type, directoryPath);
    }
    if (type !== 'sftp') return real(hostId, storage, access);
    const { host } = JSON.parse((await app.envelope.decrypt('storage-config', { host: hostId, storage: id }, config)).toString('utf8'));
    const place = openPlace(host, type, directoryPath);
    const probe = async () => ({ ...(await place.probe()), hostKey: `ssh-ed25519 SHA256:${host}` });
    return hostKey === null ? { ...untested, probe } : { ...place, probe };
  };

/** As the tokens of a drive do: a consent that has ended is recorded, and never comes back. */
async function assertConsent({ store, now }: Pick<App, 'store' | 'now'>, name: string, grant: string): Promise<void> {
  const row = await store.grants.get(grant);
  const hasEnded = modeOf(name) === 'gone';
  if (row && !row.data.endedAt && hasEnded) await store.grants.put(grant, { ...row.data, endedAt: instant(now()) }, row.version);
  if (!row || row.data.endedAt || hasEnded) throw new Refusal('storage_failed', STORAGE_FAILURES.sign_in_ended);
}

const refuse = async (): Promise<never> => {
  throw new Refusal('storage_failed', STORAGE_FAILURES.not_tested);
};
const untested: Omit<Storage, 'probe'> = { write: refuse, read: refuse, remove: refuse, list: refuse, browse: refuse, keepOpen: (work) => work() };

const CONSENT = 'http://drive.world';

/** The sign-in at drives. Every account has consented, and a code names it. */
export const drivesOfWorld = (real: App['drives']): App['drives'] => ({
  ...real,
  oauth: {
    authorizeUrl: (type, { state, redirectUri }) => `${CONSENT}/${type}?${new URLSearchParams({ state, redirect_uri: redirectUri })}`,
    exchange: (type, { code }) =>
      travel({ kind: 'sign in', about: type, target: TARGETS[type] ?? 'gdrive' }, () => {
        const account = { id: code, name: `${code}@drive.example` };
        return { accessToken: `access ${code}`, refreshToken: `refresh ${code}`, expiresInSeconds: 3600, account };
      }),
    // Nothing renews: `openStorageOfWorld` needs no token.
    renew: async () => ({ accessToken: 'access', refreshToken: null, expiresInSeconds: 3600 }),
  },
});

/** Answers the consent page of a drive, where a test presses a button (tests/support/consent.ts). */
export function answerConsent(page: string, body: URLSearchParams): Response | undefined {
  if (!page.startsWith(CONSENT)) return undefined;
  const { searchParams } = new URL(page);
  const answer = body.get('consent') === 'allow' ? { code: body.get('account') || 'anna' } : { error: 'access_denied' };
  const back = new URLSearchParams({ state: searchParams.get('state') ?? '', ...answer } as Record<string, string>);
  return new Response(null, { status: 302, headers: { location: `${searchParams.get('redirect_uri')}?${back}` } });
}
