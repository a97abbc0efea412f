import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import { LambdaClient, type LambdaClientConfig } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { SchedulerClient } from '@aws-sdk/client-scheduler';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createConnectors, type ProviderAddresses } from '#connectors/index.ts';
import { createEnvelope } from '#custody/envelope.ts';
import { openStorage } from '#storages/index.ts';
import { createStore } from '#store/store.ts';
import type { App } from './app.ts';
import { readEnvironment } from './env.ts';
import { createKeyring } from './keyring.ts';
import { createLog } from './log.ts';
import { createMailer } from './mailer.ts';
import { createOutbound } from './outbound.ts';
import { createSchedules } from './schedules.ts';
import { createStaging } from './staging.ts';
import { createWorkers } from './workers.ts';

/** What the local stack may set and a deployed function never does. */
export interface World {
  now?: () => Date;
  allowLoopback?: boolean;
  objectStoreEndpoint?: string;
  providerAddresses?: ProviderAddresses;
}

/** A service of AWS answers in milliseconds; one that hangs is asked three times, within the 29 seconds of a request. Without it a call waits for ever. */
const PROMPT = { requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true } };
/** Parts of 5 MiB; a failed upload is cleared away within the same request. */
const STAGING = { requestHandler: { connectionTimeout: 2_000, requestTimeout: 4_000, throwOnRequestTimeout: true, socketTimeout: 30_000 } };
// Nothing is repeated, so nothing may go over a connection that the other side is about to close.
const ONE_CALL: LambdaClientConfig = { maxAttempts: 1, requestHandler: { httpAgent: { keepAlive: false }, httpsAgent: { keepAlive: false } } };

/** The composition root: the only place that wires adapters to AWS. Endpoints come from the environment, read by the SDK itself. */
export function createApp(variables: Record<string, string | undefined>, world: World = {}): App {
  const env = readEnvironment(variables);
  const { now = () => new Date(), allowLoopback = false, objectStoreEndpoint, providerAddresses } = world;
  const log = createLog(now);
  const db = DynamoDBDocumentClient.from(new DynamoDBClient(PROMPT), { marshallOptions: { removeUndefinedValues: true } });
  const envelope = createEnvelope(new KMSClient(PROMPT), {
    stage: env.STAGE,
    custodyKeyId: env.CUSTODY_KEY_ID,
    operationsKeyId: env.OPERATIONS_KEY_ID,
  });
  const keyring = createKeyring(db, env.TABLE_NAME, envelope);
  const outbound = createOutbound({ allowLoopback });
  const reach = { outbound, allowLoopback, ...(objectStoreEndpoint && { objectStoreEndpoint }) };
  return {
    now,
    newId: randomUUID,
    env,
    log,
    allowLoopback,
    envelope,
    keyring,
    store: createStore({ db, name: env.TABLE_NAME, recordKey: () => keyring.key('record-key'), alarm: log.alarm }),
    staging: createStaging(new S3Client({ ...STAGING, requestChecksumCalculation: 'WHEN_REQUIRED' }), env.STAGING_BUCKET),
    connectors: createConnectors(outbound, { allowLoopback, ...(providerAddresses && { providerAddresses }) }),
    mailer: createMailer(new SESv2Client(PROMPT), env.MAIL_FROM),
    schedules: createSchedules(new SchedulerClient(PROMPT), {
      group: env.SCHEDULE_GROUP,
      roleArn: env.SCHEDULE_ROLE_ARN,
      functionArnPrefix: env.FUNCTION_ARN_PREFIX,
    }),
    workers: createWorkers(new LambdaClient(ONE_CALL), env.FUNCTION_ARN_PREFIX),
    openStorage: async (hostId, storage) => {
      const config = await envelope.decrypt('storage-config', { host: hostId, storage: storage.id }, Buffer.from(storage.config, 'base64'));
      const { type, directoryPath, hostKey } = storage;
      return openStorage({ type, config: JSON.parse(Buffer.from(config).toString('utf8')), directoryPath, hostKey }, reach);
    },
  };
}
