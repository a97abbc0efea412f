import { ArnPrincipal, PolicyDocument, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { everyKey, type ZoneKeys } from './keys.ts';

/** What an auditor may read. */
interface Audited {
  stage: string;
  /** Who is the auditor, as an ARN of IAM. */
  auditor: string;
  keys: ZoneKeys;
  packages: Bucket;
}

/**
 * Creates the role with which an auditor compares functions and policies with a release. It reads settings and no data: no object, no
 * row, no log. Its name does not begin with that of the stage, because the keys name all roles of the stage by that.
 */
export function createAuditor(scope: Construct, { stage, auditor, keys, packages }: Audited): Role {
  const statements = [
    new PolicyStatement({ actions: ['iam:ListRoles', 'lambda:ListFunctions'], resources: ['*'] }),
    new PolicyStatement({
      actions: ['kms:DescribeKey', 'kms:GetKeyPolicy', 'kms:ListGrants'],
      resources: everyKey(keys).map(({ keyArn }) => keyArn),
    }),
    new PolicyStatement({ actions: ['s3:GetBucketPolicy'], resources: [packages.bucketArn] }),
  ];
  return new Role(scope, 'Auditor', {
    roleName: `auditor-of-will-${stage}`,
    assumedBy: new ArnPrincipal(auditor),
    inlinePolicies: { reads: new PolicyDocument({ statements }) },
  });
}
