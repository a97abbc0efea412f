import { Aws } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { createAlarm } from './alarm.ts';
import type { AlarmTopic } from './alarm-topic.ts';

export const REPLICA_KEY = 'Replica';
export const REPLICATION_ROLE = 'Replication';
const RULE = 'packages';

/** Where a replica is. */
interface Place {
  stage: string;
  account: string;
  region: string;
}

export const replicaBucketName = ({ stage, account, region }: Place): string => `will-${stage}-packages-${account}-${region}`;

/** As `zoneKey` names it. */
const keyAlias = ({ stage }: Pick<Place, 'stage'>): string => `alias/will-${stage}-${REPLICA_KEY.toLowerCase()}`;

/**
 * Has S3 copy every package, and every deletion, into the bucket of another region. Raises an alarm if something cannot be copied.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/replication-config-for-kms-objects.html
 */
export function replicate(scope: Construct, bucket: Bucket, place: Place, topic: AlarmTopic): void {
  const role = new Role(scope, REPLICATION_ROLE, {
    assumedBy: new ServicePrincipal('s3.amazonaws.com', { conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } } }),
    description: 'Copies packages into another region',
  });
  const destination = `arn:aws:s3:::${replicaBucketName(place)}`;
  for (const statement of statements(bucket, destination, place)) role.addToPolicy(statement);
  configure(bucket, role, destination, place);
  const dimensionsMap = { SourceBucket: bucket.bucketName, DestinationBucket: replicaBucketName(place), RuleId: RULE };
  const metric = new Metric({ namespace: 'AWS/S3', metricName: 'OperationsFailedReplication', dimensionsMap, statistic: 'sum' });
  const description = `Packages without a second copy: S3 could not copy files to ${place.region}. Look at the role and the key of the replica there. What failed is copied again with S3 Batch Replication.`;
  createAlarm(scope, 'Replication', { metric, description, page: 'replication' }, topic);
}

function statements(bucket: Bucket, destination: string, { stage, region, account }: Place): PolicyStatement[] {
  const allow = (actions: string[], resources: string[], conditions?: Record<string, Record<string, unknown>>) =>
    new PolicyStatement({ actions, resources, ...(conditions && { conditions }) });
  const through = (home: string, arn: string) => ({
    StringEquals: { 'kms:ViaService': `s3.${home}.amazonaws.com`, 'kms:EncryptionContext:aws:s3:arn': arn },
  });
  const ofVersions = ['s3:GetObjectVersionForReplication', 's3:GetObjectVersionAcl', 's3:GetObjectVersionTagging'];
  return [
    allow(['s3:GetReplicationConfiguration', 's3:ListBucket'], [bucket.bucketArn]),
    allow(ofVersions, [bucket.arnForObjects('*')]),
    allow(['s3:ReplicateObject', 's3:ReplicateDelete'], [`${destination}/*`]),
    allow(['kms:Decrypt'], [bucket.encryptionKey?.keyArn ?? ''], through(Aws.REGION, bucket.bucketArn)),
    // The id of the key there is not known here. Its alias is, and what the key is used for.
    allow(['kms:Encrypt', 'kms:GenerateDataKey'], [`arn:aws:kms:${region}:${account}:key/*`], {
      ...through(region, destination),
      'ForAnyValue:StringEquals': { 'kms:ResourceAliases': keyAlias({ stage }) },
    }),
  ];
}

/** The construct of the CDK would need the bucket of the other region as an object, and its key's id. */
function configure(bucket: Bucket, role: Role, destination: string, place: Place): void {
  const resource = bucket.node.defaultChild;
  if (!(resource instanceof CfnBucket)) throw new Error('The bucket of packages has no resource.');
  resource.replicationConfiguration = {
    role: role.roleArn,
    rules: [
      {
        id: RULE,
        priority: 1,
        status: 'Enabled',
        filter: { prefix: '' },
        // Otherwise a deleted will would stay there for ever.
        deleteMarkerReplication: { status: 'Enabled' },
        sourceSelectionCriteria: { sseKmsEncryptedObjects: { status: 'Enabled' } },
        destination: {
          bucket: destination,
          encryptionConfiguration: { replicaKmsKeyId: `arn:aws:kms:${place.region}:${place.account}:${keyAlias(place)}` },
          metrics: { status: 'Enabled' },
        },
      },
    ],
  };
}
