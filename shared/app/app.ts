import type { createConnectors } from '#connectors/index.ts';
import type { Envelope } from '#custody/envelope.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import type { Log } from '#net/log.ts';
import type { AnswerPage } from '#platform/answer-page.ts';
import type { Environment } from '#platform/env.ts';
import type { EvidenceKey } from '#platform/evidence-key.ts';
import type { Keyring } from '#platform/keyring.ts';
import type { createMailer } from '#platform/mailer.ts';
import type { Schedules } from '#platform/schedules.ts';
import type { ServiceChannels } from '#platform/service-channels.ts';
import type { createStaging } from '#platform/staging.ts';
import type { TableSettings } from '#platform/table-settings.ts';
import type { Workers } from '#platform/workers.ts';
import type { DriveAccess } from '#storages/adapters/index.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import type { Drives } from '#storages/drives/drives.ts';
import type { isHostOverdue, isTransferOverdue } from '#wills/rules/timers.ts';
import type { Store } from './store.ts';

export type { HostRecord, HostWithCustody } from '#hosts/rows/hosts.ts';

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
  serviceChannels: ServiceChannels;
  schedules: Schedules;
  workers: Workers;
  answerPage: AnswerPage;
  tableSettings: TableSettings;
  evidenceKey: EvidenceKey;
  /** Whether a deadline has passed. */
  overdue: { host: typeof isHostOverdue; transfer: typeof isTransferOverdue };
  log: Log;
  /** Only the local stack may allow a Host's storage or connector on this machine. */
  allowLoopback: boolean;
}
