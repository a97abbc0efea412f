import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AccountRootPrincipal, AnyPrincipal, Effect, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import type { ServiceFunction, Use } from './functions.ts';
import { roleArn } from './names.ts';
import { type KeyPurpose, PURPOSES, purposeCondition, type Zone } from './purposes.ts';

/** One key per trust zone, so that whoever gets at one of them has not got at the others. */
export interface ZoneKeys {
  custody: Key;
  operations: Key;
  table: Key;
  staging: Key;
}

interface KeyRing {
  stage: string;
  functions: readonly ServiceFunction[];
}

/** Makes the four keys. Multi-Region from the start, because a key cannot become that later. */
export function createKeys(scope: Construct, ring: KeyRing): ZoneKeys {
  return {
    custody: zoneKey(scope, 'Custody', ring.stage, 'What could open a will', wrapping('custody', ring)),
    operations: zoneKey(
      scope,
      'Operations',
      ring.stage,
      'Settings of connectors and storages, and the keys of the service itself',
      wrapping('operations', ring),
    ),
    table: zoneKey(scope, 'Table', ring.stage, 'The table at rest', [through('dynamodb')]),
    staging: zoneKey(scope, 'Staging', ring.stage, 'Drafts at rest, until they are sealed', [through('s3')]),
  };
}

function zoneKey(scope: Construct, name: string, stage: string, description: string, use: PolicyStatement[]): Key {
  return new Key(scope, `${name}Key`, {
    alias: `will-${stage}-${name.toLowerCase()}`,
    description: `will-${stage}: ${description}`,
    multiRegion: true,
    enableKeyRotation: true,
    rotationPeriod: Duration.days(365),
    removalPolicy: RemovalPolicy.RETAIN,
    policy: new PolicyDocument({ statements: [administer(), neverDelete(), ...use] }),
  });
}

/** An administrator of the account looks after a key, but neither uses it nor makes grants. */
function administer(): PolicyStatement {
  return new PolicyStatement({
    sid: 'Administer',
    principals: [new AccountRootPrincipal()],
    actions: [
      'CancelKeyDeletion CreateAlias DeleteAlias UpdateAlias UpdateKeyDescription EnableKey EnableKeyRotation RotateKeyOnDemand',
      'DescribeKey GetKeyPolicy GetKeyRotationStatus ListGrants ListKeyPolicies ListKeyRotations ListResourceTags',
      'PutKeyPolicy ReplicateKey RevokeGrant TagResource UntagResource UpdatePrimaryRegion',
    ]
      .flatMap((line) => line.split(' '))
      .map((action) => `kms:${action}`),
    resources: ['*'], // in a key's own policy: this key
  });
}

/** Without its key a sealed will's custody is lost for ever: even an administrator has to change this policy first, which is an event of its own. */
function neverDelete(): PolicyStatement {
  return new PolicyStatement({
    sid: 'NeverDelete',
    effect: Effect.DENY,
    principals: [new AnyPrincipal()],
    actions: ['kms:ScheduleKeyDeletion', 'kms:DisableKey'],
    resources: ['*'],
  });
}

/** For each purpose, who may wrap and who may unwrap: a role that is not named here can't, whatever its own policy says. */
function wrapping(zone: Zone, { stage, functions }: KeyRing): PolicyStatement[] {
  return PURPOSES[zone].flatMap((purpose) => [
    ...allow('Unwrap', 'kms:Decrypt', purpose, holders(stage, functions, `unwrap:${purpose}`), stage),
    ...allow('Wrap', 'kms:Encrypt', purpose, holders(stage, functions, `wrap:${purpose}`), stage),
  ]);
}

function holders(stage: string, functions: readonly ServiceFunction[], use: Use): string[] {
  return functions.filter(({ uses }) => uses.includes(use)).map(({ name }) => roleArn(stage, name));
}

function allow(verb: string, action: string, purpose: KeyPurpose, roles: string[], stage: string): PolicyStatement[] {
  if (roles.length === 0) return [];
  const sid = `${verb}${purpose.replace(/(^|-)(.)/g, (_match, _dash, letter: string) => letter.toUpperCase())}`;
  const conditions = { ArnEquals: { 'aws:PrincipalArn': roles }, ...purposeCondition(stage, [purpose]) };
  return [new PolicyStatement({ sid, principals: [new AccountRootPrincipal()], actions: [action], resources: ['*'], conditions })];
}

/** Everybody in the account, but only by way of the one AWS service that keeps its data under this key. */
function through(service: 'dynamodb' | 's3'): PolicyStatement {
  return new PolicyStatement({
    sid: 'OnlyThroughItsService',
    principals: [new AccountRootPrincipal()],
    actions: ['Encrypt', 'Decrypt', 'ReEncryptFrom', 'ReEncryptTo', 'GenerateDataKey', 'DescribeKey', 'CreateGrant'].map((action) => `kms:${action}`),
    resources: ['*'],
    conditions: { StringEquals: { 'kms:ViaService': `${service}.${Aws.REGION}.amazonaws.com` } },
  });
}
