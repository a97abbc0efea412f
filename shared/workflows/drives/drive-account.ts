import type { StorageRecord } from '#domain/host.ts';
import type { App } from '#platform/app.ts';
import type { DriveAccount } from '#storages/drive-oauth.ts';

/** The account that a drive was joined with. */
export async function accountOf(app: App, hostId: string, { id, config }: Pick<StorageRecord, 'id' | 'config'>): Promise<DriveAccount> {
  const bytes = await app.envelope.decrypt('storage-config', { host: hostId, storage: id }, config);
  // Bound to this Host and storage by KMS, so it is what was wrapped when it was joined.
  return (JSON.parse(bytes.toString('utf8')) as { account: DriveAccount }).account;
}
