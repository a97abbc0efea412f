import { CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, StreamViewType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { AnyPrincipal, Effect, PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { Code } from 'aws-cdk-lib/aws-lambda';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { table as names } from '#infra/table.ts';
import { UPLOAD_HEADERS } from '#infra/upload-headers.ts';
import { PREPARE_ACCOUNT, prepareAccount } from './account.ts';
import { type AlarmTopic, createAlarmTopic, notifyOfKeyChanges, notifyOfStoppedMail } from './alarm-topic.ts';
import { createAuditor } from './auditor.ts';
import { type Backup, createBackup } from './backup.ts';
import { notifyOfBackupChanges, notifyOfTableChanges } from './backup-alarms.ts';
import { createBudget } from './budget.ts';
import { declareOutputs } from './declare-outputs.ts';
import { everyFunction, type ServiceFunctions } from './functions.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { createKeys, everyKey, type ZoneKeys } from './keys.ts';
import { createConfigurationSet } from './mail.ts';
import { createQueues } from './queues.ts';
import { replicate } from './replication.ts';
import { createScheduleGroup, type Schedules } from './schedules.ts';
import { PROFILE_OUTPUT, type Settings } from './settings.ts';

/** The table that the functions use. */
export interface ServiceTable {
  tableName: string;
  tableArn: string;
  tableStreamArn: string;
}

/** What the data stack is made of. `code` returns the bundle of a function by name. */
interface DataParts {
  settings: Settings;
  functions: ServiceFunctions;
  code: (name: string) => Code;
}

/**
 * Keys, table, staging bucket, bucket of packages, schedule group, dead-letter queues, the mail domain and its configuration set, and the
 * REST API without its methods.
 * They outlive every deployment of code, and the functions' permissions refer to them.
 */
export class DataStack extends Stack {
  readonly keys: ZoneKeys;
  readonly table: ServiceTable;
  readonly staging: Bucket;
  /** The sealed packages of Hosts who bring no storage. */
  readonly packages: Bucket;
  readonly queues: Record<'schedules' | 'effects' | 'calls', Queue>;
  readonly alarms: AlarmTopic;
  /** The REST API, to which the API stack adds the methods. */
  readonly gateway: Gateway;
  readonly schedules: Schedules;
  /** The backups with copies in another account, if the operator has set a vault for them. */
  readonly backup: Backup | undefined;
  /** The role of the auditor, if the operator has named one. */
  readonly auditor: Role | undefined;

  constructor(scope: Construct, id: string, { settings, functions, code }: DataParts) {
    const { stage, account, region, terminationProtection } = settings;
    super(scope, id, { env: { account, region }, description: 'Will custody: data', terminationProtection });
    this.keys = createKeys(this, { stage, users: [...everyFunction(functions), ...functions.previousUses] }, settings.profile);
    this.alarms = createAlarmTopic(this, settings);
    notifyOfStoppedMail(this, this.alarms);
    createBudget(this, settings, this.alarms);
    createConfigurationSet(this, stage);
    prepareAccount(this, settings, code(PREPARE_ACCOUNT));
    this.queues = createQueues(this, this.alarms);
    const own = createTable(this, this.keys);
    this.table = tableInUse(own, settings.tableStream);
    const target = settings.backupVault;
    this.backup = target === undefined ? undefined : createBackup(this, { stage, target, tableArn: this.table.tableArn, tableKey: this.keys.table });
    notifyOfKeyChanges(this, [...everyKey(this.keys), ...(this.backup ? [this.backup.key] : [])], this.alarms);
    notifyOfTableChanges(this, this.table, this.alarms);
    if (this.backup) notifyOfBackupChanges(this, this.backup, this.alarms);
    this.staging = createStaging(this, this.keys, settings.frontendUrl);
    this.packages = createPackages(this, this.keys);
    if (settings.replicaRegion !== undefined) replicate(this, this.packages, { stage, account, region: settings.replicaRegion }, this.alarms);
    const { auditor } = settings;
    this.auditor = auditor === undefined ? undefined : createAuditor(this, { stage, auditor, keys: this.keys, packages: this.packages });
    this.gateway = createGateway(this, settings);
    this.schedules = createScheduleGroup(this, stage, everyFunction(functions), this.queues.schedules);
    new CfnOutput(this, PROFILE_OUTPUT, { value: settings.profile, description: 'How much this stage may cost. It cannot change.' });
    declareOutputs(this, this.outputs(own));
  }

  /** What other stacks read, of the own table also while a restored one is in use. */
  private outputs({ tableName, tableArn, tableStreamArn = '' }: TableV2): string[] {
    const { custody, operations, evidence } = this.keys;
    return [
      ...[tableName, tableArn, tableStreamArn],
      ...[custody, operations, evidence].map(({ keyId }) => keyId),
      ...everyKey(this.keys).map(({ keyArn }) => keyArn),
      ...[this.staging, this.packages].flatMap(({ bucketName, bucketArn }) => [bucketName, bucketArn]),
      this.staging.bucketRegionalDomainName,
      ...Object.values(this.queues).flatMap(({ queueArn, queueName }) => [queueArn, queueName]),
      this.alarms.topicArn,
      this.schedules.scheduleRole.roleArn,
      ...[this.gateway.restApiId, this.gateway.rootResourceId],
    ];
  }
}

/**
 * Returns the restored table if there is one. The deployment's own table stays in the stack then, unused and protected, so that the
 * service can return to it.
 */
function tableInUse(own: TableV2, restoredStream: string | undefined): ServiceTable {
  const tableStreamArn = restoredStream ?? own.tableStreamArn;
  if (!tableStreamArn) throw new Error('The table has no stream.');
  if (!restoredStream) return { tableName: own.tableName, tableArn: own.tableArn, tableStreamArn };
  const tableArn = restoredStream.replace(/\/stream\/.*$/, '');
  return { tableName: tableArn.slice(tableArn.indexOf('/') + 1), tableArn, tableStreamArn };
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
    // Also after a failed creation: the roll-back could not delete a protected table, and would fail itself.
    removalPolicy: RemovalPolicy.RETAIN,
    globalSecondaryIndexes: names.indexes.map((index) => ({
      indexName: index.name,
      partitionKey: text(index.partitionKey),
      sortKey: text(index.sortKey),
      projectionType: ProjectionType.ALL, // a record is checked by its MAC, which covers all attributes
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
    versioned: false, // a document that is removed from a draft must not remain as an old version
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE, // if the creation fails, the empty bucket is deleted
    lifecycleRules: [
      // The service deletes drafts, after notices, and the sweep deletes objects that no draft names. A rule cannot distinguish drafts.
      { id: 'unfinished-drafts', prefix: 'drafts/', abortIncompleteMultipartUploadAfter: Duration.days(1) },
      // Only uploads that never became part of a draft expire automatically.
      { id: 'unclaimed-uploads', prefix: 'incoming/', expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
    // https://docs.aws.amazon.com/AmazonS3/latest/userguide/ManageCorsUsing.html : the browser uploads files to presigned URLs
    cors: [
      {
        allowedOrigins: [frontendUrl],
        allowedMethods: [HttpMethods.PUT],
        allowedHeaders: [...UPLOAD_HEADERS],
        maxAge: 600,
      },
    ],
  });
}

/**
 * A package is written once. What a fault or a thief deletes stays for 30 days as an earlier version, which no function can read or
 * delete.
 */
function createPackages(stack: Stack, keys: ZoneKeys): Bucket {
  const bucket = new Bucket(stack, 'Packages', {
    encryption: BucketEncryption.KMS,
    encryptionKey: keys.packages,
    bucketKeyEnabled: true,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    versioned: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE, // if the creation fails, the empty bucket is deleted
    lifecycleRules: [
      { id: 'unfinished-packages', abortIncompleteMultipartUploadAfter: Duration.days(1) },
      { id: 'deleted-packages', noncurrentVersionExpiration: Duration.days(30), expiredObjectDeleteMarker: true },
    ],
  });
  bucket.addToResourcePolicy(denyOverwriting(bucket));
  bucket.addToResourcePolicy(denyDeletingVersions(bucket));
  return bucket;
}

/**
 * Creating an upload in parts and sending its parts take no condition; completing it does.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes-enforce.html
 */
function denyOverwriting(bucket: Bucket): PolicyStatement {
  return new PolicyStatement({
    sid: 'NeverOverwrite',
    effect: Effect.DENY,
    principals: [new AnyPrincipal()],
    actions: ['s3:PutObject'],
    resources: [bucket.arnForObjects('*')],
    conditions: { Null: { 's3:if-none-match': 'true' }, Bool: { 's3:ObjectCreationOperation': 'true' } },
  });
}

/** Only the lifecycle rule deletes earlier versions. Even an administrator must first change this policy. */
function denyDeletingVersions(bucket: Bucket): PolicyStatement {
  return new PolicyStatement({
    sid: 'NeverDeleteVersions',
    effect: Effect.DENY,
    principals: [new AnyPrincipal()],
    actions: ['s3:DeleteObjectVersion'],
    resources: [bucket.arnForObjects('*')],
  });
}
