import { isOwnStorage, OWN_STORAGES } from './index.ts';

/** What names the place of a storage. `config`: as its Host entered it, for a drive the account. */
export interface NamedPlace {
  type: string;
  config: unknown;
  directoryPath: string;
}

/**
 * Returns the same text for two storages of one Host where a file in one is a file in the other. Keys and passwords do not count.
 * All folders of the service are one place: they are lost together. Two names of one server cannot be recognized.
 */
export function placeName({ type, config, directoryPath }: NamedPlace): string {
  if (type === 'service') return type;
  // A login's own folder may be the root of its server, so a leading slash does not count.
  const folder = directoryPath.split('/').filter(Boolean).join('/');
  // `storeDrive` has written the account of a drive.
  const owner = isOwnStorage(type) ? OWN_STORAGES[type].owner(config) : [(config as { account: { id: string } }).account.id];
  return JSON.stringify([type, ...owner, folder]);
}
