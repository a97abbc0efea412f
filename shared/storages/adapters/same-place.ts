import { storageConfigSchemas } from './config.ts';

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
  return JSON.stringify([type, ...ownerOf(type, config), folder]);
}

function ownerOf(type: string, config: unknown): unknown[] {
  if (type === 'object_store') {
    const { endpoint, bucket } = storageConfigSchemas.object_store.parse(config);
    return [endpoint === undefined ? AWS : serverOf(new URL(endpoint)), bucket];
  }
  if (type === 'sftp') {
    const { host, port, username } = storageConfigSchemas.sftp.parse(config);
    return [nameOf(host), port, username];
  }
  // `storeDrive` has written it.
  return [(config as { account: { id: string } }).account.id];
}

const AWS = 'aws';

/** The name of a bucket at AWS is the same in all regions. */
function serverOf({ host }: URL): string {
  return /(^|\.)amazonaws\.com(\.cn)?$/.test(host) ? AWS : nameOf(host);
}

/** A DNS name in its one spelling: without the dot at its end, in lower case. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/\.(?=$|:\d+$)/, '');
}
