import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { KMSClient } from '@aws-sdk/client-kms';
import { LambdaClient, type LambdaClientConfig } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { SchedulerClient } from '@aws-sdk/client-scheduler';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { isDrive } from '#common/storage-kinds.ts';
import type { PushConfig } from '#connectors/config.ts';
import type { Connector } from '#connectors/connector.ts';
import { createConnectors, type ProviderAddresses } from '#connectors/index.ts';
import { createPushConnector } from '#connectors/push.ts';
import type { Envelope } from '#custody/envelope.ts';
import type { Log } from '#net/log.ts';
import { createOutbound } from '#net/outbound.ts';
import { createAnswerPage } from '#platform/answer-page.ts';
import { AWS_CLIENT_TIMEOUTS } from '#platform/aws-client.ts';
import type { Environment } from '#platform/env.ts';
import { createEvidenceKey } from '#platform/evidence-key.ts';
import type { Keyring } from '#platform/keyring.ts';
import { createMailer } from '#platform/mailer.ts';
import { createSchedules } from '#platform/schedules.ts';
import { createSecrets, type Secrets } from '#platform/secrets.ts';
import { createServiceChannels } from '#platform/service-channels.ts';
import type { Caller } from '#platform/signed-request.ts';
import { createStaging } from '#platform/staging.ts';
import { createTableSettings } from '#platform/table-settings.ts';
import { createWorkers } from '#platform/workers.ts';
import { DRIVE_ADDRESSES, type DriveAddresses } from '#storages/adapters/drive-addresses.ts';
import { openStorage as open } from '#storages/adapters/index.ts';
import { SILENT } from '#storages/adapters/s3-handler.ts';
import type { ServiceBucket } from '#storages/adapters/service-storage.ts';
import { driveSecretName } from '#storages/drives/drive-secret-name.ts';
import type { DriveSecrets } from '#storages/drives/drives.ts';
import { createDrives } from '#storages/drives/drives.ts';
import { grantId } from '#storages/rows/grants.ts';
import { isHostOverdue, isTransferOverdue } from '#wills/rules/timers.ts';
import type { App } from './app.ts';
import type { Store } from './store.ts';

// Parts that only some functions need, one export each. A bundle contains those that its function's row declares.

/** What the parts are created from. */
export interface PartContext {
  env: Environment;
  kms: KMSClient;
  envelope: Envelope;
  keyring: Keyring;
  store: Store;
  log: Log;
  now: () => Date;
  allowLoopback: boolean;
  objectStoreEndpoint?: string;
  providerAddresses?: ProviderAddresses;
  driveAddresses?: DriveAddresses;
  devices?: Connector<PushConfig> | undefined;
}

/** The App without the parts that every function has. */
export type PartName =
  | 'staging'
  | 'connectors'
  | 'mailer'
  | 'schedules'
  | 'workers'
  | 'openStorage'
  | 'drives'
  | 'answerPage'
  | 'tableSettings'
  | 'evidenceKey'
  | 'serviceChannels'
  | 'overdue';
/** The parts that an App has under their names. */
export type AppParts = { [Name in PartName]: (base: PartContext) => App[Name] };
export interface Parts extends AppParts {
  devices(base: PartContext): Connector<PushConfig>;
}

/** The rules of deadlines, for requests that pass the time. */
export const overdue: Parts['overdue'] = () => ({ host: isHostOverdue, transfer: isTransferOverdue });

/** Parts of 5 MiB. A failed upload is deleted within the same request. */
const STAGING = { requestHandler: { connectionTimeout: 2_000, requestTimeout: 4_000, throwOnRequestTimeout: true, socketTimeout: 30_000 } };

export const staging: Parts['staging'] = ({ env }) =>
  createStaging(new S3Client({ ...STAGING, requestChecksumCalculation: 'WHEN_REQUIRED' }), env.STAGING_BUCKET);

/** Notifications to browsers. Most functions that send messages send none, so their bundles do not contain it. */
export const devices: Parts['devices'] = ({ env, keyring, now, allowLoopback }) =>
  createPushConnector({ outbound: createOutbound({ allowLoopback }) }, { key: () => keyring.key('push-key'), contact: env.FRONTEND_URL, now });

export const connectors: Parts['connectors'] = ({ devices: toBrowsers, allowLoopback, providerAddresses }) =>
  createConnectors(createOutbound({ allowLoopback }), {
    allowLoopback,
    devices: toBrowsers,
    ...(providerAddresses && { providerAddresses }),
  });

/** The operator's own accounts at providers. One worker alone has them. */
export const serviceChannels: Parts['serviceChannels'] = (base) => createServiceChannels({ ...base, secrets: secrets(base) });

export const mailer: Parts['mailer'] = ({ env, log: { alarm } }) =>
  createMailer(new SESv2Client(AWS_CLIENT_TIMEOUTS), { from: env.MAIL_FROM, configurationSet: env.MAIL_CONFIGURATION_SET, alarm });

export const schedules: Parts['schedules'] = ({ env }) =>
  createSchedules(new SchedulerClient(AWS_CLIENT_TIMEOUTS), {
    group: env.SCHEDULE_GROUP,
    roleArn: env.SCHEDULE_ROLE_ARN,
    queueArn: env.SCHEDULE_QUEUE_ARN,
    functionArnPrefix: env.FUNCTION_ARN_PREFIX,
  });

// A call is never repeated, so it must not use a connection that the other side is about to close.
const ONE_CALL: LambdaClientConfig = { maxAttempts: 1, requestHandler: { httpAgent: { keepAlive: false }, httpsAgent: { keepAlive: false } } };

export const workers: Parts['workers'] = ({ env }) => createWorkers(new LambdaClient(ONE_CALL), env.FUNCTION_ARN_PREFIX);

export const drives: Parts['drives'] = ({ driveAddresses: addresses = DRIVE_ADDRESSES, ...base }) =>
  createDrives({ ...base, addresses, secrets: driveSecrets(base), outbound: createOutbound(base) });

/** The package of a will, in the service's own bucket. A large file is sent in one request, which has its own limit. */
const PACKAGES = { connectionTimeout: 2_000, requestTimeout: 10_000, throwOnRequestTimeout: true, socketTimeout: 30_000 };

function serviceBucket({ env, log: { alarm } }: PartContext): ServiceBucket {
  const s3 = new S3Client({
    requestHandler: PACKAGES,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: SILENT,
  });
  return { s3, bucket: env.PACKAGES_BUCKET, alarm: (code) => alarm('package_bucket_failed', { code }) };
}

export const openStorage: Parts['openStorage'] = (base) => {
  const { envelope, allowLoopback, objectStoreEndpoint, driveAddresses = DRIVE_ADDRESSES } = base;
  const outbound = createOutbound({ allowLoopback });
  const reach = { outbound, allowLoopback, driveAddresses, ...(objectStoreEndpoint && { objectStoreEndpoint }) };
  let bucket: ServiceBucket | undefined;
  const { access } = createDrives({ ...base, addresses: driveAddresses, secrets: driveSecrets(base), outbound });
  return async (hostId, { id, type, config, directoryPath, hostKey }, given) => {
    if (isDrive(type)) {
      const grant = { hostId, storageId: id, grantId: grantId(config) };
      return open({ type, config: undefined, directoryPath, access: given ?? access(type, grant) }, reach);
    }
    if (type === 'service') {
      // Its client is made for the first one only: most functions that open storages meet none.
      bucket ??= serviceBucket(base);
      return open({ type, config: undefined, directoryPath }, { ...reach, serviceBucket: bucket });
    }
    const opened = await envelope.decrypt('storage-config', { host: hostId, storage: id }, config);
    return open({ type, config: JSON.parse(opened.toString('utf8')), directoryPath, hostKey }, reach);
  };
};

export const answerPage: Parts['answerPage'] = ({ env, now }) => createAnswerPage({ apiUrl: env.API_URL, caller: ownRole, now });

export const evidenceKey: Parts['evidenceKey'] = ({ env, kms }) => createEvidenceKey(kms, env.EVIDENCE_KEY_ID);

export const tableSettings: Parts['tableSettings'] = ({ env }) => createTableSettings(new DynamoDBClient(AWS_CLIENT_TIMEOUTS), env.TABLE_NAME);

function driveSecrets(base: PartContext): DriveSecrets {
  const read = secrets(base);
  return (type) => read(driveSecretName(base.env.STAGE, type));
}

/** Without the SDK's client, which every bundle that opens storages would contain for this one call. */
function secrets({ log: { alarm }, now }: PartContext): Secrets {
  const address = process.env['AWS_ENDPOINT_URL_SSM'] ?? `https://ssm.${ownRole().region}.amazonaws.com`;
  return createSecrets({ address, caller: ownRole, now, alarm });
}

/** Lambda provides the credentials of a function's role here. They change while it runs. */
function ownRole(): Caller {
  const { AWS_REGION: region = '', AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = process.env;
  return { region, accessKeyId, secretAccessKey, sessionToken: process.env['AWS_SESSION_TOKEN'] };
}
