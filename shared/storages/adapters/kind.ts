import type * as z from 'zod';
import { Refusal } from '#common/refusal.ts';
import type { Outbound } from '#net/outbound.ts';
import type { DriveAddresses } from './drive-addresses.ts';
import type { DriveAccess } from './drive-client.ts';
import { STORAGE_FAILURES } from './failures.ts';
import type { ServiceBucket } from './service-storage.ts';
import type { Storage } from './storage.ts';

/** The values of a storage's record that openStorage needs. `config` is what the schema of the type accepted. */
export interface StoragePlace {
  type: string;
  config: unknown;
  directoryPath: string;
  /** The pinned host key of an SSH server; null before the first successful probe. */
  hostKey?: string | null;
  /** The consent for a cloud drive, which has no config. */
  access?: DriveAccess;
}

export interface StorageOptions {
  outbound: Outbound;
  /** Only for the local stack. Allows loopback, and plain HTTP to it. */
  allowLoopback: boolean;
  /** Used if the config has no endpoint. Local stack only. */
  objectStoreEndpoint?: string;
  /** The emulators of the cloud drives. Local stack only. */
  driveAddresses?: DriveAddresses;
  /** The service's own bucket for packages. Without it, storages of the type `service` cannot be opened. */
  serviceBucket?: ServiceBucket;
  /** The timeout for a complete reply that is not a file, in milliseconds; a minute by default. */
  replyMs?: number;
}

/** A type of storage that its Host describes with a config: all that the service knows of it. */
interface Declared<Config extends z.ZodType> {
  /** Unknown keys are dropped. The JSON of a config has fewer than 24,000 bytes. */
  config: Config;
  /** Does not connect yet. Throws Refusal `validation_failed` for settings that cannot be used here. */
  open(place: { config: z.infer<Config>; directoryPath: string; hostKey: string | null }, options: StorageOptions): Storage;
  /** What names the server and the account or bucket there, without keys and passwords. */
  owner(config: z.infer<Config>): unknown[];
}

/** The same for configs whose form is checked only when they are read. */
export interface StorageDeclaration<Config extends z.ZodType = z.ZodType> {
  config: Config;
  open(place: StoragePlace, options: StorageOptions): Storage;
  owner(config: unknown): unknown[];
}

export function declareStorage<Config extends z.ZodType>({ config, open, owner }: Declared<Config>): StorageDeclaration<Config> {
  return {
    config,
    open: (place, options) => {
      const parsed = config.safeParse(place.config);
      if (!parsed.success) throw new Refusal('validation_failed', STORAGE_FAILURES.settings_incomplete);
      return open({ config: parsed.data, directoryPath: place.directoryPath, hostKey: place.hostKey ?? null }, options);
    },
    owner: (given) => owner(config.parse(given)),
  };
}
