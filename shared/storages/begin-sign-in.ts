import { createHash, randomBytes } from 'node:crypto';
import type { App } from '#app/app.ts';
import { MAX_STORAGES } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import type { DriveType } from '#common/storage-kinds.ts';
import { after, instant, MINUTE } from '#common/time.ts';
import { assertChangeable } from '#hosts/guards.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';

const SIGN_IN_TIME = 10 * MINUTE;

/**
 * Begins a sign-in at a cloud drive, for a new storage or to connect `storageId` again. The state is valid once, for ten minutes and for
 * this Host, until `sessionId` ends.
 */
export async function beginSignIn(
  app: App,
  host: HostRecord,
  { type, storageId, sessionId }: { type: DriveType; storageId: string | undefined; sessionId: string },
): Promise<{ url: string; state: string }> {
  if (!app.drives.isSetUp(type)) throw new Refusal('storage_type_unavailable');
  assertChangeable(host);
  assertConnectable(host, type, storageId);
  const state = randomBytes(32).toString('base64url');
  const verifier = randomBytes(32).toString('base64url');
  const id = storageId ?? app.newId();
  const wrapped = await app.envelope.encrypt('storage-config', { host: host.id, storage: id }, verifier);
  const expiresAt = after(instant(app.now()), SIGN_IN_TIME);
  const session = { id: sessionId, epoch: host.profile.sessionsEpoch };
  await app.store.signIns.begin(state, { hostId: host.id, storageId: id, type, verifier: wrapped, expiresAt, session });
  // https://www.rfc-editor.org/rfc/rfc7636#section-4.2
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { url: app.drives.oauth.authorizeUrl(type, { state, challenge, redirectUri: redirectUri(app) }), state };
}

/** Throws if the id is not a storage of this Host and type, or if the Host has the maximum number of storages. */
export function assertConnectable(host: HostRecord, type: DriveType, storageId: string | undefined): void {
  const record = host.storages.find(({ id }) => id === storageId);
  if (storageId !== undefined && !record) throw new Refusal('storage_not_found');
  if (record && record.type !== type) throw new Refusal('validation_failed', `Type: This storage is of the type ${record.type}.`);
  if (!record && host.storages.length >= MAX_STORAGES) throw new Refusal('storage_limit_reached');
}

/** The address to which drives send the Host back. It is registered there with this deployment. */
export function redirectUri(app: App): string {
  return `${app.env.API_URL}/api/storages/oauth/callback`;
}
