import type { createConnectors } from '#connectors/index.ts';
import type { Envelope } from '#custody/envelope.ts';
import type { StorageRecord } from '#domain/host.ts';
import type { Log } from '#net/log.ts';
import type { DriveAccess } from '#storages/index.ts';
import type { Storage } from '#storages/storage.ts';
import type { Store } from '#store/store.ts';
import type { AnswerPage } from './answer-page.ts';
import type { Drives } from './drives.ts';
import type { Environment } from './env.ts';
import type { EvidenceKey } from './evidence-key.ts';
import type { Keyring } from './keyring.ts';
import type { createMailer } from './mailer.ts';
import type { Schedules } from './schedules.ts';
import type { createStaging } from './staging.ts';
import type { TableSettings } from './table-settings.ts';
import type { Workers } from './workers.ts';

/** Everything outside the service's code that it can use: time, randomness and adapters. */
export interface App {
  now(): Date;
  newId(): string;
  env: Environment;
  store: Store;
  keyring: Keyring;
  envelope: Envelope;
  staging: ReturnType<typeof createStaging>;
  /** Unwraps the config of a Host's storage and opens it. `access`: for a cloud drive whose grant is not stored yet. */
  openStorage(
    hostId: string,
    storage: Pick<StorageRecord, 'id' | 'type' | 'directoryPath' | 'config' | 'hostKey'>,
    access?: DriveAccess,
  ): Promise<Storage>;
  /** The sign-in at cloud drives. */
  drives: Drives;
  connectors: ReturnType<typeof createConnectors>;
  mailer: ReturnType<typeof createMailer>;
  schedules: Schedules;
  workers: Workers;
  answerPage: AnswerPage;
  tableSettings: TableSettings;
  evidenceKey: EvidenceKey;
  log: Log;
  /** Only the local stack may allow a Host's storage or connector on this machine. */
  allowLoopback: boolean;
}
