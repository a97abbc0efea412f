import { randomBytes } from 'node:crypto';
import { type Brand, DEFAULT_BRAND } from '#common/brand.ts';
import { PAGES_BUCKET } from '#infra/assembly/templates.ts';
import { SERVICE_NAME } from '#infra/cloud/settings.ts';
import { configurationSetName } from '#infra/mail-events.ts';
import type { ObjectStoreKey } from './emulators/object-store-guard.ts';
import type { MailSet } from './emulators/ses.ts';
import type { EmulatorEndpoints } from './emulators/settings.ts';
import { LOCAL_SENDER } from './emulators/texts.ts';

const ACCOUNT = '000000000000';

/** The names and keys of one local deployment. Each has its own, so that several can share one DynamoDB Local. */
export interface Deployment {
  stage: string;
  region: string;
  tableName: string;
  stagingBucket: string;
  packagesBucket: string;
  custodyKeyId: string;
  operationsKeyId: string;
  evidenceKeyId: string;
  kmsArnPrefix: string;
  functionArnPrefix: string;
  scheduleGroup: string;
  scheduleRoleArn: string;
  scheduleArnPrefix: string;
  frontendUrl: string;
  mailFrom: string;
  mailSet: MailSet;
  productName: string;
  brand: Brand;
  /** The service's own credentials, which give access to its three buckets. */
  serviceKey: ObjectStoreKey;
  documentsBucket: string;
  /** The credentials for an object_store config of a Host. */
  hostKey: ObjectStoreKey;
}

/** Creates names and keys for one local deployment. */
export function inventDeployment(): Deployment {
  const region = 'eu-central-1';
  const id = randomBytes(4).toString('hex');
  const stagingBucket = 'will-local-staging';
  const packagesBucket = 'will-local-packages';
  const documentsBucket = 'host-documents';
  return {
    stage: 'local',
    region,
    tableName: `will-local-${id}`,
    stagingBucket,
    packagesBucket,
    custodyKeyId: `custody-${id}`,
    operationsKeyId: `operations-${id}`,
    evidenceKeyId: `evidence-${id}`,
    kmsArnPrefix: `arn:aws:kms:${region}:${ACCOUNT}:key/`,
    functionArnPrefix: `arn:aws:lambda:${region}:${ACCOUNT}:function:will-local-`,
    scheduleGroup: 'will-local',
    scheduleRoleArn: `arn:aws:iam::${ACCOUNT}:role/will-local-scheduler`,
    scheduleArnPrefix: `arn:aws:scheduler:${region}:${ACCOUNT}:schedule/`,
    frontendUrl: 'http://localhost:5173',
    mailFrom: 'Will Custody <no-reply@will.example>',
    // As deployed (infra/cloud/mail.ts).
    mailSet: { name: configurationSetName('local'), suppresses: false },
    productName: SERVICE_NAME,
    brand: DEFAULT_BRAND,
    serviceKey: createAccessKey('LOCALSERVICE', [stagingBucket, packagesBucket, PAGES_BUCKET]),
    documentsBucket,
    hostKey: createAccessKey('LOCALHOSTKEY', [documentsBucket]),
  };
}

/** Returns the environment of every function, as the cloud stacks set it. Only the endpoints are local. */
export function functionEnvironment(names: Deployment, endpoints: EmulatorEndpoints, urls: { api: string; lambda: string }): Record<string, string> {
  return {
    TABLE_NAME: names.tableName,
    STAGE: names.stage,
    STAGING_BUCKET: names.stagingBucket,
    PACKAGES_BUCKET: names.packagesBucket,
    CUSTODY_KEY_ID: names.custodyKeyId,
    OPERATIONS_KEY_ID: names.operationsKeyId,
    EVIDENCE_KEY_ID: names.evidenceKeyId,
    FUNCTION_ARN_PREFIX: names.functionArnPrefix,
    SCHEDULE_GROUP: names.scheduleGroup,
    SCHEDULE_ROLE_ARN: names.scheduleRoleArn,
    SCHEDULE_QUEUE_ARN: `arn:aws:sqs:${names.region}:${ACCOUNT}:will-local-schedules`,
    FRONTEND_URL: names.frontendUrl,
    API_URL: urls.api,
    MAIL_FROM: names.mailFrom,
    MAIL_CONFIGURATION_SET: names.mailSet.name,
    PRODUCT_NAME: names.productName,
    OPERATOR: '',
    OPERATOR_PRICE: '',
    BRAND_MARK: names.brand.mark,
    BRAND_ACCENT: names.brand.accent,
    ACCESS_WINDOW_DAYS: '14',
    SURVIVOR_SESSION: 'optional',
    ...driveEnvironment(endpoints),
    ...channelEnvironment,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'WARN',
    AWS_REGION: names.region,
    AWS_ACCESS_KEY_ID: names.serviceKey.accessKeyId,
    AWS_SECRET_ACCESS_KEY: names.serviceKey.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ENDPOINT_URL_S3: endpoints.s3,
    AWS_ENDPOINT_URL_KMS: endpoints.kms,
    AWS_ENDPOINT_URL_SCHEDULER: endpoints.scheduler,
    AWS_ENDPOINT_URL_LAMBDA: urls.lambda,
    AWS_ENDPOINT_URL_SESV2: endpoints.ses,
    AWS_ENDPOINT_URL_SSM: endpoints.ssm,
    AWS_ENDPOINT_URL_PINPOINT_SMS_VOICE_V2: endpoints.texts,
  };
}

/** The channels of the local service itself. Numbers of other countries get no text messages. */
const channelEnvironment = {
  SMS_COUNTRIES: process.env['SMS_COUNTRIES'] ?? 'AT+43,DE+49,CH+41',
  SMS_PROVIDER: 'aws',
  SMS_FROM: LOCAL_SENDER,
  SMS_MONTHLY_PARTS: '10000',
  TELEGRAM_BOT: process.env['TELEGRAM_BOT'] ?? 'will_local_bot',
};

function driveEnvironment({ drives: { clients } }: EmulatorEndpoints): Record<string, string> {
  return {
    DRIVE_A_CLIENT_ID: clients.drive_a.id,
    DRIVE_B_CLIENT_ID: clients.drive_b.id,
    DRIVE_C_CLIENT_ID: clients.drive_c.id,
  };
}

/** Creates an access key of letters and digits. DynamoDB Local accepts no other characters, and separates tables by access key. */
function createAccessKey(prefix: string, buckets: readonly string[]): ObjectStoreKey {
  return { accessKeyId: `${prefix}${randomBytes(4).toString('hex').toUpperCase()}`, secretAccessKey: randomBytes(20).toString('hex'), buckets };
}
