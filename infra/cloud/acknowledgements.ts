import { Validations } from 'aws-cdk-lib';
import { CfnBucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';
import { PREPARE_ACCOUNT } from './account.ts';
import type { CloudStacks } from './cloud.ts';
import type { DataStack } from './data-stack.ts';
import { everyFunction, type ServiceFunction, type ServiceFunctions } from './functions.ts';
import { addressesOf, methodOf } from './gateway-methods.ts';
import { unknownPathsOf } from './gateway-responses.ts';
import { MAIL_EVENT_QUEUE } from './mail-event-rules.ts';
import { scheduleGroupName } from './names.ts';
import { REPLICATION_ROLE, replicaBucketName } from './replication.ts';
import type { GivenSettings } from './settings.ts';

/** Acknowledges each cdk-nag finding that we accept, with the reason. */
export function acknowledgeFindings({ data, replica, api, workers, pages }: CloudStacks, functions: ServiceFunctions, settings: GivenSettings): void {
  if (pages) acknowledgePages(pages, settings);
  for (const queue of [...Object.values(data.queues), workers.node.findChild(MAIL_EVENT_QUEUE)]) {
    accept(queue, 'SQS3', 'This queue is itself a dead-letter queue. A test enforces that all of them are used as one.');
  }
  accept(data.staging, 'S1', 'Access logs would list the keys of drafts and outlive them. Requests come only from our own roles and presigned URLs.');
  accept(
    data.packages,
    'S1',
    'Access logs would list when the package of each will was read, and outlive it. Requests come only from our own roles.',
  );

  accept(
    api.restApi,
    'COG4',
    'Hosts sign in with the service itself. A Lambda authorizer without a cache checks their tokens, so that a logout takes effect immediately.',
  );
  accept(
    data.node.findChild('Api'),
    'APIG2',
    'Every function parses its own request and answers in the common error format. A model of the gateway could not.',
  );
  accept(
    api.restApi.deploymentStage,
    'APIG6',
    'Execution logs contain paths, queries and bodies, and so also links, codes and ids that grant access. The access log contains route templates only.',
  );
  for (const address of functions.routes.filter(({ route }) => route.auth === 'public').flatMap(({ route }) => addressesOf(route)))
    accept(methodOf(api.restApi, address), 'APIG4', 'Public in the index of endpoints, with its own rate limit and its own authentication.');
  accept(unknownPathsOf(api.restApi), 'APIG4', 'Answers 404 for every path that is not in the index. Calls no function.');
  if (!settings.waf) accept(api.restApi, 'APIG3', 'This deployment has no firewall (waf=false). The service still limits requests itself.');
  const logWriter = 'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]';
  accept(data, logWriter, 'The account-wide role with which API Gateway writes access logs. AWS maintains its permissions.');
  const anyRole = 'IAM5[Resource::arn:aws:iam::<AWS::AccountId>:role/*]';
  accept(roleOf(data, PREPARE_ACCOUNT), anyRole, 'Only iam:GetRole: any role of the account can be the one for the logs of API Gateway.');

  if (replica) {
    accept(replica.bucket, 'S1', 'Access logs would list when the package of each will was copied, and outlive it.');
    const copies = 'Only S3 itself has this role, and copies all packages. They are in two buckets, each with its own key.';
    const role = data.node.findChild(REPLICATION_ROLE);
    for (const resource of copiedResources(data, { ...settings, region: replica.region })) accept(role, `IAM5[Resource::${resource}]`, copies);
  }

  acknowledgeReaders(data);
  for (const fn of everyFunction(functions)) {
    const stack = functions.jobs.includes(fn) ? workers : ((fn.home && api.endpoints.get(fn.home)) ?? api);
    const role = roleOf(stack, fn.name);
    for (const [pattern, reason] of wildcardReasons(fn, settings.stage)) accept(role, `IAM5[Resource::${pattern}]`, reason);
  }
}

function acknowledgeReaders({ auditor, backup }: DataStack): void {
  if (auditor) accept(auditor, 'IAM5[Resource::*]', 'Only iam:ListRoles and lambda:ListFunctions, which list everything or nothing.');
  if (backup) {
    const anyBackup = 'IAM5[Resource::arn:aws:backup:<AWS::Region>:<AWS::AccountId>:recovery-point:*]';
    accept(backup.role, anyBackup, 'AWS Backup chooses the ids of backups. They can be copied to one vault only.');
    accept(backup.role, 'IAM5[Resource::*]', 'Only kms:DescribeKey: AWS Backup looks for its own key of the account.');
  }
}

/** What the role of the replication may use, as cdk-nag names it. */
function copiedResources(data: DataStack, place: Parameters<typeof replicaBucketName>[0]): string[] {
  const own = data.packages.node.defaultChild;
  const id = own instanceof CfnBucket ? data.getLogicalId(own) : '';
  return [`<${id}.Arn>/*`, `arn:aws:s3:::${replicaBucketName(place)}/*`, `arn:aws:kms:${place.region}:${place.account}:key/*`];
}

function acknowledgePages({ site }: NonNullable<CloudStacks['pages']>, settings: GivenSettings): void {
  accept(site.bucket, 'S1', 'Everyone may read these files. Only a deployment writes them.');
  const noLogs = 'Access logs would show who opened the pages of a will, and when. The pages keep secrets after #, which no server gets.';
  accept(site.distribution, 'CFR3', noLogs);
  accept(site.distribution, 'CFR1', 'A family can be in any country.');
  accept(site.distribution, 'CFR2', 'Static files. The API has its own firewall.');
  if (!settings.site)
    accept(site.distribution, 'CFR4', 'The name that CloudFront assigns allows no choice of TLS versions. With siteDomain it is 1.2.');
}

/** Returns the wildcard resources that a function needs, each with the reason. */
function wildcardReasons(fn: ServiceFunction, stage: string): [pattern: string, reason: string][] {
  const patterns: [string, string][] = [];
  if (fn.uses.includes('scheduler')) {
    patterns.push([
      `arn:aws:scheduler:<AWS::Region>:<AWS::AccountId>:schedule/${scheduleGroupName(stage)}/*`,
      'One schedule per timer, in its own group.',
    ]);
  }
  if (fn.uses.includes('mailer')) patterns.push(['arn:aws:ses:<AWS::Region>:<AWS::AccountId>:identity/*', 'Limited by the address of the sender.']);
  if (fn.uses.includes('service-channels'))
    for (const kind of ['phone-number', 'pool', 'sender-id'])
      patterns.push([`arn:aws:sms-voice:<AWS::Region>:<AWS::AccountId>:${kind}/*`, 'The senders of the account. The settings name one of them.']);
  if (fn.uses.includes('scheduler:list')) patterns.push(['*', 'scheduler:ListSchedules, which has no resource type in IAM.']);
  if (fn.name === 'streams/perform-effects') patterns.push(['*', 'dynamodb:ListStreams, which has no resource type in IAM.']);
  return patterns;
}

function accept(scope: IConstruct, rule: string, reason: string): void {
  Validations.of(scope).acknowledge({ id: `AwsSolutions::AwsSolutions-${rule}`, reason });
}

function roleOf(stack: IConstruct, name: string): IConstruct {
  return stack.node.findChild(name.replaceAll('/', '-')).node.findChild('Role');
}
