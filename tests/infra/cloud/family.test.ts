import { expect, it } from 'vitest';
import { FAMILY_PAGES } from '#infra/cloud/alarm-pages.ts';
import { nameOf, statements } from './policies.ts';
import { deployment, every, type Json, ofType, onlyOne } from './synthesized.ts';

const templates = deployment('family');
const all = every(templates);
const keys = ofType(templates.data, 'AWS::KMS::Key');
const keyCalled = (name: string): Json => keys.find(({ id }) => id.startsWith(name));

it('has three keys, and that of the secrets which open a will encrypts nothing else', () => {
  const aliases = ofType(templates.data, 'AWS::KMS::Alias').map(({ properties }) => properties.AliasName);
  expect(aliases.sort()).toEqual(['custody', 'evidence', 'operations'].map((zone) => `alias/will-test-${zone}`));
  expect(JSON.stringify(keyCalled('CustodyKey').properties.KeyPolicy)).not.toContain('kms:ViaService');
});

it('encrypts table and buckets with the key of operations, which only DynamoDB and S3 use for this', () => {
  const operations = { 'Fn::GetAtt': [keyCalled('OperationsKey').id, 'Arn'] };
  const [replica] = onlyOne(templates.data, 'AWS::DynamoDB::GlobalTable').properties.Replicas;
  expect(replica.SSESpecification.KMSMasterKeyId).toEqual(operations);
  for (const { properties } of ofType(templates.data, 'AWS::S3::Bucket'))
    expect(properties.BucketEncryption.ServerSideEncryptionConfiguration[0].ServerSideEncryptionByDefault.KMSMasterKeyID).toEqual(operations);
  const uses = statements(keyCalled('OperationsKey').properties.KeyPolicy).filter(({ actions }) => actions.includes('kms:GenerateDataKey'));
  const through = uses.map(({ conditions }) => JSON.stringify(conditions));
  expect(through).toEqual([expect.stringContaining('dynamodb.'), expect.stringContaining('s3.')]);
  for (const conditions of through) expect(conditions).toContain('kms:ViaService');
});

it('lets no function use the key of operations without a purpose, or through a bucket of ours', () => {
  const roles = all.filter(({ type }) => type === 'AWS::IAM::Role');
  const open = roles.flatMap(({ properties }) =>
    (properties.Policies ?? [])
      .flatMap((policy: Json) => statements(policy.PolicyDocument))
      .filter(({ actions }: Json) => actions.some((action: string) => /^kms:(Decrypt|Encrypt|GenerateDataKey)$/.test(action)))
      .filter(({ conditions }: Json) => !/EncryptionContext:purpose|kms:ViaService/.test(JSON.stringify(conditions)))
      .map(() => nameOf(properties.RoleName)),
  );
  expect(open).toEqual([]);
});

it('has the alarms of its pages, ten at most, and counts late messages as lines that ask for a person', () => {
  const alarms = ofType(all, 'AWS::CloudWatch::Alarm').map(({ properties }) => properties);
  const pages = alarms.map(({ AlarmDescription }) => /docs\/alarms\/([a-z-]+)\.md/.exec(AlarmDescription)?.[1]);
  // Only a second copy of the packages has the one that is missing.
  expect([...new Set(pages)].sort()).toEqual(FAMILY_PAGES.filter((page) => page !== 'replication'));
  expect(alarms.length).toBeLessThanOrEqual(10);
  const late = ofType(all, 'AWS::Logs::MetricFilter').filter(({ properties }) => properties.FilterPattern.includes('message_late'));
  expect(late.map(({ properties }) => properties.MetricTransformations[0].MetricName)).toEqual(late.map(() => 'AlarmLines'));
  expect(late.length).toBeGreaterThan(2);
});

it('watches every metric that it pays for, so that no metric is counted for nothing', () => {
  const watched = ofType(all, 'AWS::CloudWatch::Alarm').map(({ properties }) => properties.MetricName);
  const counted = ofType(all, 'AWS::Logs::MetricFilter').map(({ properties }) => properties.MetricTransformations[0].MetricName);
  expect([...new Set(counted)].filter((metric) => !watched.includes(metric))).toEqual([]);
});
