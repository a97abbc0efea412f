import { CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, StreamViewType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { table as names } from '#infra/table.ts';
import { alarmTopic, watchKeys } from './alarm-topic.ts';
import type { ServiceFunction } from './functions.ts';
import { createKeys, type ZoneKeys } from './keys.ts';
import { createQueues } from './queues.ts';
import { createSchedules } from './schedules.ts';
import { mailDomain, type Settings } from './settings.ts';

/** What outlives every deployment of code, and what the functions' permissions name. */
export interface Data {
  stack: Stack;
  keys: ZoneKeys;
  table: TableV2;
  staging: Bucket;
  queues: Record<'schedules' | 'effects' | 'calls', Queue>;
  scheduleRoleArn: string;
  mailIdentityArn: string;
  alarms: Topic;
}

/** Keys, table, staging bucket, schedules, queues for what could not be delivered, and the sender of mail. */
export function dataStack(scope: Construct, settings: Settings, functions: readonly ServiceFunction[]): Data {
  const { stage, region } = settings;
  const stack = new Stack(scope, `will-${stage}-data`, { env: { region }, description: 'Will custody: what it keeps', terminationProtection: true });
  const keys = createKeys(stack, { stage, functions });
  const alarms = alarmTopic(stack, settings);
  watchKeys(stack, keys, alarms);
  const queues = createQueues(stack, alarms);
  return {
    stack,
    keys,
    alarms,
    queues,
    table: createTable(stack, keys),
    staging: createStaging(stack, keys, settings.frontendUrl),
    scheduleRoleArn: createSchedules(stack, stage, functions, queues.schedules),
    mailIdentityArn: createMailIdentity(stack, mailDomain(settings.mailFrom)),
  };
}

function createTable(stack: Stack, keys: ZoneKeys): TableV2 {
  const text = (name: string) => ({ name, type: AttributeType.STRING });
  return new TableV2(stack, 'Table', {
    partitionKey: text(names.partitionKey),
    sortKey: text(names.sortKey),
    billing: Billing.onDemand(),
    encryption: TableEncryptionV2.customerManagedKey(keys.table),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    timeToLiveAttribute: names.ttlAttribute,
    dynamoStream: StreamViewType[names.streamView],
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
    globalSecondaryIndexes: names.indexes.map((index) => ({
      indexName: index.name,
      partitionKey: text(index.partitionKey),
      sortKey: text(index.sortKey),
      projectionType: ProjectionType.ALL, // a record is checked by its mac, which covers all of it
    })),
  });
}

function createStaging(stack: Stack, keys: ZoneKeys, frontendUrl: string): Bucket {
  return new Bucket(stack, 'Staging', {
    encryption: BucketEncryption.KMS,
    encryptionKey: keys.staging,
    bucketKeyEnabled: true,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    versioned: false, // what is removed from a draft is to be gone
    removalPolicy: RemovalPolicy.RETAIN,
    lifecycleRules: [
      // Drafts are forgotten by the service, after notices, and what no draft names by the sweep; a rule knows no draft from the other.
      { id: 'unfinished-drafts', prefix: 'drafts/', abortIncompleteMultipartUploadAfter: Duration.days(1) },
      // Only what never became part of one ends by itself.
      { id: 'unclaimed-uploads', prefix: 'incoming/', expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
    // https://docs.aws.amazon.com/AmazonS3/latest/userguide/ManageCorsUsing.html : the browser puts files to presigned addresses
    cors: [
      {
        allowedOrigins: [frontendUrl],
        allowedMethods: [HttpMethods.PUT],
        allowedHeaders: ['content-type', 'x-amz-checksum-sha256', 'if-none-match'],
        maxAge: 600,
      },
    ],
  });
}

/** The domain counts once its three DKIM records are in the DNS. */
function createMailIdentity(stack: Stack, domain: string): string {
  const identity = new EmailIdentity(stack, 'Mail', { identity: Identity.domain(domain) });
  identity.dkimRecords.forEach(({ name, value }, n) => {
    new CfnOutput(stack, `MailRecord${n + 1}`, { value: `${name} CNAME ${value}`, description: `For the DNS of ${domain}` });
  });
  return identity.emailIdentityArn;
}
