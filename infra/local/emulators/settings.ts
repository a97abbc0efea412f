import type { DriveType } from '#common/storage-kinds.ts';
import type { ProviderAddresses } from '#connectors/index.ts';
import type { FaultMode } from '#infra/local/gateway/fault-injector.ts';
import type { PushSubscription } from '#infra/local/providers/push.ts';
import type { TelegramConfig } from '#infra/local/providers/telegram.ts';
import type { TwilioConfig } from '#infra/local/providers/twilio.ts';
import type { VonageConfig } from '#infra/local/providers/vonage.ts';
import type { WhatsappConfig } from '#infra/local/providers/whatsapp.ts';
import type { ClockSetting } from '#infra/local/time/clock.ts';
import type { DriveAddresses, DriveClientId } from '#storages/adapters/index.ts';
import type { Message } from './inbox.ts';
import type { MailboxMode } from './mailboxes.ts';
import type { ObjectStoreKey } from './object-store-guard.ts';
import type { MailSet } from './ses.ts';
import type { BusEvent } from './ses-events.ts';
import type { SftpEndpoint } from './sftp.ts';
import type { SmtpEndpoint } from './smtp.ts';

/** The settings of the emulators, passed as one JSON argument. */
export interface EmulatorSettings {
  clock: ClockSetting;
  /** The folder for all data. Without it, nothing is kept. */
  dataFolder?: string;
  /** The address of a running DynamoDB. */
  database?: string;
  stage: string;
  kmsKeyIds: readonly string[];
  kmsArnPrefix: string;
  scheduleGroups: readonly string[];
  scheduleRoleArns: readonly string[];
  scheduleArnPrefix: string;
  objectStoreKeys: readonly ObjectStoreKey[];
  /** The buckets of the service, and the bucket of its Hosts. */
  stagingBucket: string;
  packagesBucket: string;
  documentsBucket: string;
  verifiedSender: string;
  mailSet: MailSet;
  /** The redirect address of the drives. */
  redirectUri: string;
}

/** The configs of connectors for the emulators. */
export interface ConnectorConfigs {
  sms: TwilioConfig;
  sms_vonage: VonageConfig;
  whatsapp: WhatsappConfig;
  telegram: TelegramConfig;
  /** One browser that has subscribed. */
  push: PushSubscription;
}

/** The cloud drives, by type of storage. */
export interface DriveEndpoints {
  addresses: DriveAddresses;
  clients: Readonly<Record<DriveType, DriveClientId>>;
}

/** The addresses of the emulators: the one line that they print when all of them are ready. */
export interface EmulatorEndpoints extends ConnectorConfigs {
  /** DynamoDB for the service, with a fault injector, and for the local stack itself. */
  dynamodb: string;
  database: string;
  s3: string;
  kms: string;
  scheduler: string;
  ses: string;
  ssm: string;
  smtp: SmtpEndpoint;
  /** AWS End User Messaging. */
  texts: string;
  /** The addresses of the messaging providers' emulators. */
  providers: ProviderAddresses;
  sftp: SftpEndpoint;
  /** The addresses of the cloud drives' emulators, and the service's OAuth clients there. */
  drives: DriveEndpoints;
  /** The address for the local stack itself. */
  admin: string;
  /** The process id of Java, if it was started here. The parent process stops it if the emulators cannot. */
  javaPid?: number;
}

/** A pending schedule, as the local stack sees it. `at` is in ISO form. */
export interface WaitingSchedule {
  group: string;
  name: string;
  at: string;
  targetArn: string;
  input: string;
}

/** The replies of the admin address, by path. */
export interface AdminAnswers {
  '/clock': Record<string, never>;
  '/schedules': { schedules: WaitingSchedule[] };
  '/schedules/complete': Record<string, never>;
  '/messages': { messages: Message[] };
  '/messages/clear': Record<string, never>;
  '/telegram/start': Record<string, never>;
  '/telegram/follow': Record<string, never>;
  '/telegram/block': Record<string, never>;
  '/faults': Record<string, never>;
  '/faults/unanswered': { unanswered: number };
  '/mailbox': Record<string, never>;
  '/mailboxes': { mailboxes: Record<string, MailboxMode> };
  '/mail-events/take': { events: BusEvent[] };
  '/moments/keep': Record<string, never>;
  '/moments/return': Record<string, never>;
  '/faults/set': { faults: Record<string, FaultMode> };
}
