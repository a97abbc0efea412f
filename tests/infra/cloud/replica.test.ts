import { expect, it } from 'vitest';
import { statements } from './policies.ts';
import { deployment, type Json, onlyOne, type Resource } from './synthesized.ts';

const without = deployment('plain');
const { data, replica, deployedAfter, environments, protectedStacks } = deployment('copied');
const NAME = 'will-test-packages-000000000000-eu-west-1';
const bucketIn = (list: readonly Resource[], name: string) =>
  list.find(({ id, type }) => type === 'AWS::S3::Bucket' && id.startsWith(name))?.properties;

it('exists only with its setting, in its own region, before the bucket that is copied', () => {
  expect(without.replica).toEqual([]);
  expect(Object.keys(without.deployedAfter)).not.toContain('will-test-replica');
  expect(JSON.stringify(without.data)).not.toContain('Replication');
  expect(environments).toEqual(['000000000000/eu-central-1', '000000000000/eu-west-1']);
  expect(deployedAfter['will-test-data']).toContain('will-test-replica');
});

it('is protected as all other stacks are, if the operator wants it', () => {
  expect(protectedStacks.sort()).toEqual(Object.keys(deployedAfter).sort());
  expect(without.protectedStacks).toEqual([]);
});

it('is a private bucket in versions with its own key, kept when the stack is deleted', () => {
  const { properties, whole } = onlyOne(replica, 'AWS::S3::Bucket');
  expect(properties).toMatchObject({
    BucketName: NAME,
    VersioningConfiguration: { Status: 'Enabled' },
    PublicAccessBlockConfiguration: { BlockPublicAcls: true, BlockPublicPolicy: true, IgnorePublicAcls: true, RestrictPublicBuckets: true },
    BucketEncryption: { ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'aws:kms' } }] },
    LifecycleConfiguration: { Rules: [{ NoncurrentVersionExpiration: { NoncurrentDays: 30 } }] },
  });
  expect(whole.DeletionPolicy).toBe('RetainExceptOnCreate');
  expect(onlyOne(replica, 'AWS::KMS::Alias').properties.AliasName).toBe('alias/will-test-replica');
});

it('takes writes and deletions from replication only', () => {
  const denied = statements(onlyOne(replica, 'AWS::S3::BucketPolicy').properties.PolicyDocument).filter(({ effect }) => effect === 'Deny');
  expect(denied.flatMap(({ actions }) => actions)).toEqual(expect.arrayContaining(['s3:PutObject', 's3:DeleteObject', 's3:DeleteObjectVersion']));
  expect(denied.flatMap(({ actions }) => actions).filter((action) => /Replicate/.test(action))).toEqual([]);
});

it('gets every file and every deletion, encrypted with its key', () => {
  const { Role: _, ...configuration } = bucketIn(data, 'Packages').ReplicationConfiguration;
  expect(configuration.Rules).toMatchObject([
    {
      Status: 'Enabled',
      DeleteMarkerReplication: { Status: 'Enabled' },
      SourceSelectionCriteria: { SseKmsEncryptedObjects: { Status: 'Enabled' } },
      Destination: {
        Bucket: `arn:aws:s3:::${NAME}`,
        EncryptionConfiguration: { ReplicaKmsKeyID: 'arn:aws:kms:eu-west-1:000000000000:alias/will-test-replica' },
        Metrics: { Status: 'Enabled' },
      },
    },
  ]);
  expect(bucketIn(data, 'Staging').ReplicationConfiguration).toBeUndefined();
});

it('is written by a role that only S3 of this account has, and that reads this bucket and writes that one', () => {
  const role = data.find(({ id, type }) => type === 'AWS::IAM::Role' && id.startsWith('Replication'))?.properties;
  expect(role.AssumeRolePolicyDocument.Statement).toMatchObject([
    { Principal: { Service: 's3.amazonaws.com' }, Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } } },
  ]);
  const policy: Json = data.find(({ id, type }) => type === 'AWS::IAM::Policy' && id.startsWith('Replication'))?.properties;
  const actions = statements(policy.PolicyDocument).flatMap((one) => one.actions);
  expect(actions.filter((action) => /Put|Delete(?!d)|\*/.test(action)).sort()).toEqual(['s3:ReplicateDelete']);
  expect(JSON.stringify(policy)).toContain(`"kms:EncryptionContext:aws:s3:arn":"arn:aws:s3:::${NAME}"`);
});

it('raises an alarm for what could not be copied', () => {
  const alarm = data.find(({ type, properties }) => type === 'AWS::CloudWatch::Alarm' && properties.MetricName === 'OperationsFailedReplication');
  expect(alarm?.properties).toMatchObject({
    Namespace: 'AWS/S3',
    Threshold: 1,
    Dimensions: expect.arrayContaining([{ Name: 'DestinationBucket', Value: NAME }]),
  });
});
