import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { allowOnlyThrough, zoneKey } from './keys.ts';
import { REPLICA_KEY, replicaBucketName } from './replication.ts';
import type { GivenSettings } from './settings.ts';

interface ReplicaProps {
  settings: Pick<GivenSettings, 'stage' | 'account' | 'terminationProtection'>;
  region: string;
}

/**
 * The second copy of the packages with the service, in another region: a bucket with its own key. Only S3's replication writes there, and
 * no function may read it. Its name is fixed, because nothing refers to another region's outputs.
 */
export class ReplicaStack extends Stack {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, { settings: { stage, account, terminationProtection }, region }: ReplicaProps) {
    super(scope, id, {
      env: { account, region },
      description: 'Will custody: a second copy of the packages with the service',
      terminationProtection,
    });
    const encryptionKey = zoneKey(this, REPLICA_KEY, stage, 'A second copy of the packages with the service', [allowOnlyThrough('s3')]);
    this.bucket = new Bucket(this, 'Replica', {
      bucketName: replicaBucketName({ stage, account, region }),
      encryption: BucketEncryption.KMS,
      encryptionKey,
      bucketKeyEnabled: true,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      // What is deleted in the first bucket is deleted here, and stays as long.
      lifecycleRules: [{ id: 'deleted-packages', noncurrentVersionExpiration: Duration.days(30), expiredObjectDeleteMarker: true }],
    });
    this.bucket.addToResourcePolicy(denyAllButReplication(this.bucket));
  }
}

/** Replication has other actions, which this leaves free. Even an administrator must first change this policy. */
function denyAllButReplication(bucket: Bucket): PolicyStatement {
  return new PolicyStatement({
    sid: 'OnlyReplicationWrites',
    effect: Effect.DENY,
    principals: [new AnyPrincipal()],
    actions: ['s3:PutObject', 's3:DeleteObject', 's3:DeleteObjectVersion'],
    resources: [bucket.arnForObjects('*')],
  });
}
