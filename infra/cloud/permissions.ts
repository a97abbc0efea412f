import { Aws } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Zone } from '#custody/key-purposes.ts';
import { configurationSetName } from '#infra/mail-events.ts';
import { table as names } from '#infra/table.ts';
import { opensDrives } from './drives.ts';
import type { FunctionCapability, ServiceFunction } from './functions.ts';
import { ONLY_ED25519, purposeCondition, purposesOf } from './key-purposes.ts';
import { functionArn, scheduleGroupName } from './names.ts';
import { tableStatements } from './table-permissions.ts';

/** The resources that the service's functions use, by ARN. */
export interface Resources {
  stage: string;
  tableArn: string;
  tableKeyArn: string;
  stagingArn: string;
  stagingKeyArn: string;
  packagesArn: string;
  packagesKeyArn: string;
  custodyKeyArn: string;
  operationsKeyArn: string;
  evidenceKeyArn: string;
  scheduleRoleArn: string;
  /** The address that the service's own mail comes from. */
  mailAddress: string;
  pageCheckArn: string;
  /** The parameters with the OAuth client secrets of the drives that are set up. */
  driveSecretNames: readonly string[];
  /** The parameters with the operator's accounts at providers of messages. */
  channelSecretNames: readonly string[];
  /** Whether AWS sends the service's own text messages. */
  sendsTexts: boolean;
}

/** Returns a function's whole policy, derived from the `uses` of its row. Internet access (`outbound`) needs no permission. */
export function permissionsOf(fn: ServiceFunction, to: Resources, deployed: readonly string[]): PolicyStatement[] {
  return [
    ...tableStatements(fn, to, names.indexes[0].name),
    ...keyStatements(fn.uses, 'custody', to),
    ...keyStatements(fn.uses, 'operations', to),
    ...(fn.uses.includes('sign:evidence') ? [allow(['kms:Sign'], [to.evidenceKeyArn], ONLY_ED25519)] : []),
    ...(fn.uses.includes('evidence-key') ? [allow(['kms:GetPublicKey'], [to.evidenceKeyArn])] : []),
    ...invokeStatements(fn.uses, to, deployed),
    ...(fn.uses.includes('staging') ? stagingStatements(to) : []),
    ...packagesStatements(fn.uses, to),
    ...(fn.uses.includes('scheduler') ? schedulerStatements(to) : []),
    // This action has no resource type in IAM. https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazoneventbridgescheduler.html
    ...(fn.uses.includes('scheduler:list') ? [allow(['scheduler:ListSchedules'], ['*'])] : []),
    ...(fn.uses.includes('page-check') ? [allow(['execute-api:Invoke'], [to.pageCheckArn])] : []),
    ...(fn.uses.includes('table-settings') ? [allow(['dynamodb:DescribeTable', 'dynamodb:DescribeTimeToLive'], [to.tableArn])] : []),
    ...driveSecretStatements(fn, to),
    ...channelStatements(fn, to),
    ...(fn.uses.includes('mailer') ? [mailStatement(to)] : []),
  ];
}

/**
 * Allows mail from the service's own address only. SES checks a call against the identity of the sender (its domain, or the address
 * itself), the configuration set, and in the sandbox also the identity of the recipient. So the sender is the limit, not an identity.
 * https://docs.aws.amazon.com/ses/latest/dg/control-user-access.html
 */
function mailStatement({ stage, mailAddress }: Resources): PolicyStatement {
  const place = `arn:aws:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}`;
  const resources = [`${place}:identity/*`, `${place}:configuration-set/${configurationSetName(stage)}`];
  return allow(['ses:SendEmail'], resources, { StringEqualsIgnoreCase: { 'ses:FromAddress': mailAddress } });
}

/**
 * Needs no right to a key: the policy of the key `aws/ssm` lets everyone decrypt through Parameter Store who may read the parameter.
 * https://docs.aws.amazon.com/kms/latest/developerguide/services-parameter-store.html
 */
function driveSecretStatements(fn: ServiceFunction, { driveSecretNames }: Resources): PolicyStatement[] {
  if (!opensDrives(fn) || driveSecretNames.length === 0) return [];
  const resources = driveSecretNames.map((name) => `arn:aws:ssm:${Aws.REGION}:${Aws.ACCOUNT_ID}:parameter${name}`);
  return [allow(['ssm:GetParameter'], resources)];
}

/**
 * Sending names an identity of the account: a number, a pool or a sender id. The settings say which, and there is no other limit than the
 * account's. https://docs.aws.amazon.com/service-authorization/latest/reference/list_awsendusermessagingsmsandvoicev2.html
 */
function channelStatements({ uses }: ServiceFunction, { channelSecretNames, sendsTexts }: Resources): PolicyStatement[] {
  if (!uses.includes('service-channels')) return [];
  const secrets = channelSecretNames.map((name) => `arn:aws:ssm:${Aws.REGION}:${Aws.ACCOUNT_ID}:parameter${name}`);
  const senders = ['phone-number', 'pool', 'sender-id'].map((kind) => `arn:aws:sms-voice:${Aws.REGION}:${Aws.ACCOUNT_ID}:${kind}/*`);
  return [
    ...(secrets.length > 0 ? [allow(['ssm:GetParameter'], secrets)] : []),
    ...(sendsTexts ? [allow(['sms-voice:SendTextMessage'], senders)] : []),
  ];
}

function keyStatements(uses: readonly FunctionCapability[], zone: Zone, to: Resources): PolicyStatement[] {
  const key = zone === 'custody' ? to.custodyKeyArn : to.operationsKeyArn;
  const unwrapped = purposesOf(uses, 'unwrap', zone);
  const wrapped = purposesOf(uses, 'wrap', zone);
  return [
    ...(unwrapped.length > 0 ? [allow(['kms:Decrypt'], [key], purposeCondition(to.stage, unwrapped))] : []),
    ...(wrapped.length > 0 ? [allow(['kms:Encrypt'], [key], purposeCondition(to.stage, wrapped))] : []),
  ];
}

/** Grants access only to workers that are deployed. */
function invokeStatements(uses: readonly FunctionCapability[], { stage }: Resources, deployed: readonly string[]): PolicyStatement[] {
  const workers = uses.filter((use) => use.startsWith('invoke:')).map((use) => use.replace('invoke:', 'workers/'));
  const arns = workers.filter((worker) => deployed.includes(worker)).map((worker) => functionArn(stage, worker));
  return arns.length > 0 ? [allow(['lambda:InvokeFunction'], arns)] : [];
}

function stagingStatements({ stagingArn, stagingKeyArn }: Resources): PolicyStatement[] {
  return [
    allow(['s3:GetObject', 's3:PutObject', 's3:DeleteObject', 's3:AbortMultipartUpload'], [`${stagingArn}/drafts/*`, `${stagingArn}/incoming/*`]),
    // Without a condition on the prefix, which a read does not have: with one, S3 reports a missing object as AccessDenied. The bucket
    // has no other prefixes. https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html
    allow(['s3:ListBucket'], [stagingArn]),
    allow(['kms:Decrypt', 'kms:GenerateDataKey'], [stagingKeyArn], throughBucket(stagingArn)),
  ];
}

/** The bucket's own policy denies every write that could replace an object (data-stack.ts). */
function packagesStatements(uses: readonly FunctionCapability[], { packagesArn, packagesKeyArn }: Resources): PolicyStatement[] {
  const [reads, writes, deletes] = (['packages:read', 'packages:write', 'packages:delete'] as const).map((use) => uses.includes(use));
  const actions = [
    ...(reads ? ['s3:GetObject'] : []),
    ...(writes ? ['s3:PutObject', 's3:AbortMultipartUpload'] : []),
    ...(deletes ? ['s3:DeleteObject'] : []),
  ];
  // S3 decrypts the parts of an upload to complete it. https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html
  const keyActions = [...(reads || writes ? ['kms:Decrypt'] : []), ...(writes ? ['kms:GenerateDataKey'] : [])];
  return [
    ...(reads || uses.includes('packages:list') ? [allow(['s3:ListBucket'], [packagesArn])] : []),
    ...(actions.length > 0 ? [allow(actions, [`${packagesArn}/*`])] : []),
    ...(keyActions.length > 0 ? [allow(keyActions, [packagesKeyArn], throughBucket(packagesArn))] : []),
  ];
}

/** With bucket keys, the encryption context is the bucket's ARN. https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucket-key.html */
function throughBucket(bucketArn: string): Record<string, Record<string, unknown>> {
  return { StringEquals: { 'kms:ViaService': `s3.${Aws.REGION}.amazonaws.com`, 'kms:EncryptionContext:aws:s3:arn': bucketArn } };
}

function schedulerStatements({ stage, scheduleRoleArn }: Resources): PolicyStatement[] {
  const schedules = `arn:aws:scheduler:${Aws.REGION}:${Aws.ACCOUNT_ID}:schedule/${scheduleGroupName(stage)}/*`;
  return [
    allow(['scheduler:CreateSchedule', 'scheduler:DeleteSchedule'], [schedules]),
    allow(['iam:PassRole'], [scheduleRoleArn], { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } }),
  ];
}

function allow(actions: string[], resources: string[], conditions?: Record<string, Record<string, unknown>>): PolicyStatement {
  return new PolicyStatement({ actions, resources, ...(conditions && { conditions }) });
}
