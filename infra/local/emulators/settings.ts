import type { ProviderAddresses } from '#connectors/index.ts';
import type { TelegramConfig } from '#infra/local/providers/telegram.ts';
import type { TwilioConfig } from '#infra/local/providers/twilio.ts';
import type { VonageConfig } from '#infra/local/providers/vonage.ts';
import type { WhatsappConfig } from '#infra/local/providers/whatsapp.ts';
import type { ClockSetting } from '#infra/local/time/clock.ts';
import type { DriveAddresses, DriveClientId, DriveType } from '#storages/index.ts';
import type { Message } from './inbox.ts';
import type { ObjectStoreKey } from './object-store-guard.ts';
import type { SftpEndpoint } from './sftp.ts';
import type { SmtpEndpoint } from './smtp.ts';

/** What the emulators are told when they start, as one JSON argument. */
export interface EmulatorSettings {
  clock: ClockSetting;
  /** Where everything is kept; without it nothing is. */
  dataFolder?: string;
  /** Address of a DynamoDB that runs already. */
  database?: string;
  kmsKeyIds: readonly string[];
  kmsArnPrefix: string;
  scheduleGroups: readonly string[];
  scheduleRoleArns: readonly string[];
  scheduleArnPrefix: string;
  objectStoreKeys: readonly ObjectStoreKey[];
  /** The bucket of the service itself, and the one of its Hosts. */
  stagingBucket: string;
  documentsBucket: string;
  verifiedSender: string;
  /** Where the drives may send a Host back to. */
  redirectUri: string;
}

/** What to put into the config of a connector that uses one of the imitations. */
export interface ConnectorConfigs {
  sms: TwilioConfig;
  sms_vonage: VonageConfig;
  whatsapp: WhatsappConfig;
  telegram: TelegramConfig;
}

/** The cloud drives, by type of storage. */
export interface DriveEndpoints {
  addresses: DriveAddresses;
  clients: Readonly<Record<DriveType, DriveClientId>>;
}

/** Where the emulators listen: the one line they print when all of them are ready. */
export interface EmulatorEndpoints extends ConnectorConfigs {
  /** DynamoDB for the service, which can be made to fail, and for the local stack itself. */
  dynamodb: string;
  database: string;
  s3: string;
  kms: string;
  scheduler: string;
  ses: string;
  smtp: SmtpEndpoint;
  /** Where the imitations of the messaging providers' APIs listen. */
  providers: ProviderAddresses;
  sftp: SftpEndpoint;
  /** Where the imitations of the cloud drives listen, and what they know the service by. */
  drives: DriveEndpoints;
  /** The way in for the local stack itself. */
  admin: string;
  /** Process id of Java, where it was started here: its last guardian ends it if the emulators can't. */
  javaPid?: number;
}

/** A schedule that waits for its moment, as the clockwork sees it; `at` in ISO form. */
export interface WaitingSchedule {
  group: string;
  name: string;
  at: string;
  targetArn: string;
  input: string;
}

/** The answers of the admin address, by path. */
export interface AdminAnswers {
  '/clock': Record<string, never>;
  '/schedules': { schedules: WaitingSchedule[] };
  '/schedules/complete': Record<string, never>;
  '/messages': { messages: Message[] };
  '/messages/clear': Record<string, never>;
  '/telegram/start': Record<string, never>;
  '/faults': Record<string, never>;
}
