import type { App } from '#app/app.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import type { DriveAccount } from '#storages/adapters/drive-oauth.ts';

/** Returns the account that a drive was connected with. */
export async function readDriveAccount(
  ports: Pick<App, 'envelope'>,
  hostId: string,
  { id, config }: Pick<StorageRecord, 'id' | 'config'>,
): Promise<DriveAccount> {
  const bytes = await ports.envelope.decrypt('storage-config', { host: hostId, storage: id }, config);
  // KMS binds it to this Host and storage, so it is what was wrapped when the drive was connected.
  return (JSON.parse(bytes.toString('utf8')) as { account: DriveAccount }).account;
}
