import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AccountRootPrincipal, AnyPrincipal, Effect, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { type KeyPurpose, purposesOfZone, type Zone } from '#custody/key-purposes.ts';
import type { FunctionCapability } from './functions.ts';
import { ONLY_ED25519, purposeCondition } from './key-purposes.ts';
import { roleArn, roleArns } from './names.ts';
import type { KeyUser } from './previous-uses.ts';
import type { Profile } from './settings.ts';

/**
 * One key per trust zone, so that access to one key does not give access to the others. In the profile `family`, the key of operations
 * also encrypts what is at rest: its policy lets only DynamoDB and S3 do this.
 */
export interface ZoneKeys {
  custody: Key;
  operations: Key;
  table: Key;
  staging: Key;
  packages: Key;
  evidence: Key;
}

/** Returns each key once: for a family, several zones have the same one. */
export const everyKey = (keys: ZoneKeys): Key[] => [...new Set(Object.values(keys))];

interface KeyUsers {
  stage: string;
  users: readonly KeyUser[];
}

/**
 * Creates the keys: six, or three for a family. They are multi-Region from the start, because a key cannot become multi-Region later. A
 * replica has the same key material and a policy of its creator's choice, so that no one may create one before this policy has been changed.
 */
export function createKeys(scope: Construct, ring: KeyUsers, profile: Profile): ZoneKeys {
  const key = (name: string, description: string, use: PolicyStatement[]) => zoneKey(scope, name, ring.stage, description, use);
  const custody = key('Custody', 'Secrets that can open a will', allowWrapping('custody', ring));
  const atRest = profile === 'family' ? [allowOnlyThrough('dynamodb'), allowOnlyThrough('s3')] : [];
  const operations = key('Operations', 'Settings of connectors and storages, and the keys of the service', [
    ...allowWrapping('operations', ring),
    ...atRest,
  ]);
  const evidence = evidenceKey(scope, ring);
  if (profile === 'family') return { custody, operations, evidence, table: operations, staging: operations, packages: operations };
  return {
    custody,
    operations,
    evidence,
    table: key('Table', 'The table at rest', [allowOnlyThrough('dynamodb')]),
    staging: key('Staging', 'Drafts at rest, until they are sealed', [allowOnlyThrough('s3')]),
    packages: key('Packages', 'Sealed packages in the storage with the service', [allowOnlyThrough('s3')]),
  };
}

/**
 * The longest that KMS allows. Each of the first two rotations of a key costs as much as the key, for ever, and protects from no one: a
 * role that may use the key may use all of its versions, which never leave KMS. `RotateKeyOnDemand` is there for the rest.
 */
const ROTATION = Duration.days(2560);

/** Creates a key that administrators manage, and that only these statements let someone use. */
export function zoneKey(scope: Construct, name: string, stage: string, description: string, use: PolicyStatement[]): Key {
  return new Key(scope, `${name}Key`, {
    alias: `will-${stage}-${name.toLowerCase()}`,
    description: `will-${stage}: ${description}`,
    multiRegion: true,
    enableKeyRotation: true,
    rotationPeriod: ROTATION,
    // Also after a failed creation: the roll-back could not delete a key with this policy, and would fail itself.
    removalPolicy: RemovalPolicy.RETAIN,
    policy: new PolicyDocument({ statements: [allowAdministration(), denyDangerous(), ...use] }),
  });
}

/** Creates the key that signs statements. KMS cannot rotate it: what it has signed must stay verifiable. */
function evidenceKey(scope: Construct, users: KeyUsers): Key {
  const statements = [
    ...allowRoles('Sign', 'kms:Sign', rolesWith(users, 'sign:evidence'), ONLY_ED25519),
    ...allowRoles('ReadPublicKey', 'kms:GetPublicKey', rolesWith(users, 'evidence-key')),
  ];
  return new Key(scope, 'EvidenceKey', {
    alias: `will-${users.stage}-evidence`,
    description: `will-${users.stage}: Signs statements about transfers`,
    multiRegion: true,
    keySpec: KeySpec.ECC_NIST_EDWARDS25519,
    keyUsage: KeyUsage.SIGN_VERIFY,
    removalPolicy: RemovalPolicy.RETAIN,
    policy: new PolicyDocument({ statements: [allowAdministration(), denyDangerous(), ...statements] }),
  });
}

/** Lets administrators of the account manage a key, but neither use it nor create grants. */
function allowAdministration(): PolicyStatement {
  return new PolicyStatement({
    sid: 'Administer',
    principals: [new AccountRootPrincipal()],
    actions: [
      'CancelKeyDeletion CreateAlias DeleteAlias UpdateAlias UpdateKeyDescription EnableKey EnableKeyRotation RotateKeyOnDemand',
      'DescribeKey GetKeyPolicy GetKeyRotationStatus ListGrants ListKeyPolicies ListKeyRotations ListResourceTags',
      'PutKeyPolicy RevokeGrant TagResource UntagResource',
    ]
      .flatMap((line) => line.split(' '))
      .map((action) => `kms:${action}`),
    resources: ['*'], // in a key's own policy: this key
  });
}

/** The calls that lose a key or open it to others. */
export const DANGEROUS = ['ScheduleKeyDeletion', 'DisableKey', 'ReplicateKey', 'UpdatePrimaryRegion'] as const;

/**
 * Denies everyone to delete or disable a key, because a sealed will cannot be opened without it, and to create a replica or make one the
 * primary key. Even an administrator must first change this policy, which raises an alarm.
 */
function denyDangerous(): PolicyStatement {
  return new PolicyStatement({
    sid: 'NeverDeleteOrReplicate',
    effect: Effect.DENY,
    principals: [new AnyPrincipal()],
    actions: DANGEROUS.map((action) => `kms:${action}`),
    resources: ['*'],
  });
}

/**
 * Allows the named roles to wrap and unwrap, by purpose. A role that is not named here cannot, even if its own policy allows it. Nearly every
 * function checks the seals of records, so that all roles of the stage are named by one pattern there. Their own policies decide.
 */
function allowWrapping(zone: Zone, users: KeyUsers): PolicyStatement[] {
  return purposesOfZone(zone).flatMap((purpose) => [
    ...allow('Unwrap', 'kms:Decrypt', purpose, unwrappers(users, purpose), users.stage),
    ...allow('Wrap', 'kms:Encrypt', purpose, rolesWith(users, `wrap:${purpose}`), users.stage),
  ]);
}

function unwrappers(users: KeyUsers, purpose: KeyPurpose): string[] {
  return purpose === 'record-key' ? [roleArns(users.stage)] : rolesWith(users, `unwrap:${purpose}`);
}

function rolesWith({ stage, users }: KeyUsers, use: FunctionCapability): string[] {
  return users.filter(({ uses }) => uses.includes(use)).map((fn) => roleArn(stage, fn));
}

function allow(verb: string, action: string, purpose: KeyPurpose, roles: string[], stage: string): PolicyStatement[] {
  const sid = `${verb}${purpose.replace(/(^|-)(.)/g, (_match, _dash, letter: string) => letter.toUpperCase())}`;
  return allowRoles(sid, action, roles, purposeCondition(stage, [purpose]));
}

function allowRoles(sid: string, action: string, roles: string[], more: Record<string, unknown> = {}): PolicyStatement[] {
  if (roles.length === 0) return [];
  const conditions = { ArnEquals: { 'aws:PrincipalArn': roles }, ...more };
  return [new PolicyStatement({ sid, principals: [new AccountRootPrincipal()], actions: [action], resources: ['*'], conditions })];
}

/** What a service does with the key of its data. It documents each as needed, so that a key without one of them cannot be used. */
const SERVICE_CALLS = {
  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/encryption.usagenotes.html#dynamodb-customer-cmk-policy
  dynamodb: 'Encrypt Decrypt ReEncryptFrom ReEncryptTo GenerateDataKey GenerateDataKeyWithoutPlaintext DescribeKey CreateGrant',
  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/UsingKMSEncryption.html, and Encrypt for what replication writes:
  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/replication-config-for-kms-objects.html
  s3: 'Encrypt Decrypt ReEncryptFrom ReEncryptTo GenerateDataKey DescribeKey',
};

/** Allows everyone in the account to use the key, but only through the AWS service that encrypts its data with it. */
export function allowOnlyThrough(service: keyof typeof SERVICE_CALLS): PolicyStatement {
  return new PolicyStatement({
    sid: `OnlyThrough${service}`,
    principals: [new AccountRootPrincipal()],
    actions: SERVICE_CALLS[service].split(' ').map((action) => `kms:${action}`),
    resources: ['*'],
    conditions: { StringEquals: { 'kms:ViaService': `${service}.${Aws.REGION}.amazonaws.com` } },
  });
}
