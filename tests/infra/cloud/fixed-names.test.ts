import { expect, it } from 'vitest';
import { ALARM_PAGES } from '#infra/cloud/alarm-pages.ts';
import { deployment, every, type Json, ofType, type Resource, type Templates } from './synthesized.ts';

/**
 * The properties of each type that CloudFormation cannot change in place (`createOnlyProperties` of its schema, as in cfn-lint 1.51), and
 * the name among them. To change one, CloudFormation replaces the resource and creates the new one first, which fails if both have one name.
 */
const CREATE_ONLY: Readonly<Record<string, { name: string; others?: readonly string[] }>> = {
  'AWS::ApiGateway::Authorizer': { name: 'Name', others: ['RestApiId'] },
  'AWS::ApiGateway::BasePathMapping': { name: 'BasePath', others: ['DomainName'] },
  'AWS::ApiGateway::DomainName': { name: 'DomainName' },
  'AWS::ApiGateway::Stage': { name: 'StageName', others: ['RestApiId'] },
  'AWS::Backup::BackupSelection': { name: 'BackupSelection.SelectionName', others: ['BackupPlanId', 'BackupSelection'] },
  'AWS::Backup::BackupVault': { name: 'BackupVaultName', others: ['EncryptionKeyArn'] },
  'AWS::Budgets::Budget': { name: 'Budget.BudgetName', others: ['NotificationsWithSubscribers'] },
  'AWS::CloudFront::Function': { name: 'Name' },
  'AWS::CloudWatch::Alarm': { name: 'AlarmName' },
  'AWS::CloudWatch::Dashboard': { name: 'DashboardName' },
  'AWS::DynamoDB::GlobalTable': { name: 'TableName' },
  'AWS::Events::Rule': { name: 'Name' },
  'AWS::IAM::Role': { name: 'RoleName', others: ['Path'] },
  'AWS::KMS::Alias': { name: 'AliasName' },
  'AWS::Lambda::Function': { name: 'FunctionName', others: ['PackageType', 'TenancyConfig'] },
  'AWS::Logs::LogGroup': { name: 'LogGroupName' },
  'AWS::Logs::MetricFilter': { name: 'FilterName', others: ['LogGroupName'] },
  'AWS::Logs::SubscriptionFilter': { name: 'FilterName', others: ['LogGroupName'] },
  'AWS::S3::Bucket': { name: 'BucketName', others: ['BucketNamePrefix', 'BucketNamespace'] },
  'AWS::SES::ConfigurationSet': { name: 'Name' },
  'AWS::SNS::Topic': { name: 'TopicName', others: ['FifoTopic'] },
  'AWS::SQS::Queue': { name: 'QueueName', others: ['FifoQueue'] },
  'AWS::Scheduler::Schedule': { name: 'Name' },
  'AWS::Scheduler::ScheduleGroup': { name: 'Name' },
  'AWS::WAFv2::WebACL': { name: 'Name', others: ['Scope'] },
};

/** Types whose name CloudFormation changes in place, or which names something else. */
const CHANGED_IN_PLACE = [
  'AWS::ApiGateway::RestApi',
  'AWS::Backup::BackupPlan',
  'AWS::CloudFront::Distribution',
  'AWS::CloudFront::OriginAccessControl',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::IAM::Policy',
  'AWS::SES::ConfigurationSetEventDestination',
];

/** Why the other properties of a resource with a fixed name never change. */
const NEVER_CHANGES: Readonly<Record<string, string>> = {
  'AWS::ApiGateway::Authorizer RestApiId': 'the API is the parent, and stays',
  'AWS::ApiGateway::BasePathMapping DomainName': 'the domain is the parent: another domain has paths of its own',
  'AWS::ApiGateway::Stage RestApiId': 'the API is the parent, and stays',
  'AWS::Backup::BackupSelection BackupPlanId': 'the plan has one logical id, and is changed in place',
  'AWS::Backup::BackupSelection BackupSelection': 'only another table changes it, and then its name too (backup.test.ts)',
  'AWS::Backup::BackupVault EncryptionKeyArn': 'the key is kept, and its logical id never changes (upgrade.test.ts)',
  'AWS::WAFv2::WebACL Scope': 'it follows from the API, which is regional',
};

const DEPLOYMENTS = [deployment('named'), deployment('copied')];

const namedResources = (given: Templates): Resource[] =>
  [...every(given), ...given.site, ...given.content, ...given.replica].filter(
    ({ type, properties }) => type.startsWith('AWS::') && isNamed(type, properties),
  );

/** Whether the template gives the name, so that CloudFormation does not make one that is free. */
function isNamed(type: string, properties: Json): boolean {
  const path = CREATE_ONLY[type]?.name;
  if (path !== undefined) return typeof at(properties, path) === 'string' || 'Fn::Join' in Object(at(properties, path));
  // Of an unknown type, what looks like a name.
  return Object.entries(properties).some(([key, value]) => /^(?!Function|Domain|ConfigurationSet)\w*Name$/.test(key) && typeof value === 'string');
}

const at = (properties: Json, path: string): unknown => path.split('.').reduce((value: Json, key) => value?.[key], properties);

it('knows the properties that cannot change in place of each type with a fixed name', () => {
  const types = [...new Set(DEPLOYMENTS.flatMap(namedResources).map(({ type }) => type))];
  expect(types.filter((type) => !CREATE_ONLY[type] && !CHANGED_IN_PLACE.includes(type))).toEqual([]);
});

it('gives a fixed name only to what a later deployment changes in place, or has a reason why nothing else changes', () => {
  const fixed = DEPLOYMENTS.flatMap(namedResources).flatMap(({ type, properties }) =>
    (CREATE_ONLY[type]?.others ?? []).filter((name) => name in properties).map((name) => `${type} ${name}`),
  );
  expect([...new Set(fixed)].sort()).toEqual(Object.keys(NEVER_CHANGES));
});

// Here, because these two deployments have every alarm.
it('names in the mail of each alarm the page in docs/alarms that says what to do, and has an alarm for each page', () => {
  const named = DEPLOYMENTS.flatMap(alarmTexts).map((text) => /See docs\/alarms\/([a-z-]+)\.md\./.exec(text)?.[1] ?? text);
  expect([...new Set(named)].sort()).toEqual([...ALARM_PAGES].sort());
});

/** The texts of the alarms, and of the rules that write to their topic. */
function alarmTexts(given: Templates): string[] {
  const all = every(given);
  const topics = ofType(all, 'AWS::SNS::Topic').map(({ id }) => id);
  const targets = ofType(all, 'AWS::Events::Rule').flatMap(({ properties }) => properties.Targets);
  const mails = targets.filter(({ Arn }) => topics.includes(Arn.Ref)).map((target) => JSON.stringify(target));
  const alarms = ofType(all, 'AWS::CloudWatch::Alarm').map(({ properties }) => JSON.stringify(properties.AlarmDescription ?? properties));
  return [...mails, ...alarms];
}
