import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COPIES_OUTPUT } from '#infra/cloud/backup.ts';
import { passesPattern } from './event-pattern.ts';
import { statements } from './policies.ts';
import { COPIES_VAULT, deployment, type Json, ofType, onlyOne, RESTORED_TABLE, type Resource } from './synthesized.ts';

const without = deployment('plain').data;
const { data, dataOutputs } = deployment('copied');

const table = onlyOne(data, 'AWS::DynamoDB::GlobalTable').id;
const vault = onlyOne(data, 'AWS::Backup::BackupVault');
const vaultName = { 'Fn::GetAtt': [vault.id, 'BackupVaultName'] };
const plan = onlyOne(data, 'AWS::Backup::BackupPlan');
const role = named('AWS::IAM::Role', 'BackupRole');
const arn = ({ id }: { id: string }) => ({ 'Fn::GetAtt': [id, 'Arn'] });

function named(type: string, prefix: string, list: readonly Resource[] = data): Resource {
  const found = ofType(list, type).find(({ id }) => id.startsWith(prefix));
  if (!found) throw new Error(`No ${type} begins with ${prefix}.`);
  return found;
}

it('backs up the table in use every day, and keeps backup and copy as long as the point-in-time recovery', () => {
  expect(plan.properties.BackupPlan.BackupPlanRule).toEqual([
    {
      RuleName: 'daily',
      ScheduleExpression: 'cron(0 3 * * ? *)',
      TargetBackupVault: vaultName,
      Lifecycle: { DeleteAfterDays: 35 },
      CopyActions: [{ DestinationBackupVaultArn: COPIES_VAULT, Lifecycle: { DeleteAfterDays: 35 } }],
    },
  ]);
  expect(dataOutputs[COPIES_OUTPUT].Value).toBe(COPIES_VAULT); // by which the preflight notices that the setting is gone
  // A lock that demands more would refuse every copy. One that demands less would let someone delete them earlier.
  expect(readFileSync('docs/copies-vault.yaml', 'utf8')).toMatch(/MinRetentionDays: 35\n +ChangeableForDays: 3\n/);
  const selection = (list: readonly Resource[]) => onlyOne(list, 'AWS::Backup::BackupSelection').properties.BackupSelection;
  expect(selection(data)).toMatchObject({ IamRoleArn: arn(role), Resources: [{ 'Fn::GetAtt': [table, 'Arn'] }] });
  // A change of the table replaces the selection: the new one is created while the old one still has its name.
  const restored = selection(deployment('named').data);
  expect(restored).toMatchObject({ Resources: [RESTORED_TABLE], SelectionName: expect.stringMatching(/^Table-[0-9a-f]{8}$/) });
  expect(selection(data).SelectionName).toBe('Table');
});

it('lets no one delete a backup or copy one to another vault, and outlives the stack', () => {
  expect(statements(vault.properties.AccessPolicy)).toEqual([
    {
      effect: 'Deny',
      actions: ['backup:CopyFromBackupVault'],
      resources: ['*'],
      conditions: { 'ForAnyValue:StringNotEquals': { 'backup:CopyTargets': [COPIES_VAULT] } },
    },
    { effect: 'Deny', actions: ['backup:DeleteRecoveryPoint', 'backup:UpdateRecoveryPointLifecycle'], resources: ['*'], conditions: {} },
  ]);
  expect([vault.whole.DeletionPolicy, vault.whole.UpdateReplacePolicy]).toEqual(['RetainExceptOnCreate', 'Retain']);
});

it('lets AWS Backup use the key of the vault for backups only, and leaves the key of the table as it is', () => {
  const key = named('AWS::KMS::Key', 'BackupKey');
  expect(vault.properties.EncryptionKeyArn).toEqual(arn(key));
  const uses = statements(key.properties.KeyPolicy).filter(({ effect, conditions }) => effect === 'Allow' && Object.keys(conditions).length > 0);
  const through = { 'kms:ViaService': 'backup.*.amazonaws.com' };
  expect(uses.map(({ actions, conditions }) => [actions, conditions])).toEqual([
    [['kms:Decrypt', 'kms:GenerateDataKey', 'kms:DescribeKey', 'kms:RetireGrant'], { StringLike: through }],
    [
      ['kms:CreateGrant'],
      {
        'ForAnyValue:StringEquals': { 'kms:EncryptionContextKeys': 'aws:backup:backup-vault' },
        Bool: { 'kms:GrantIsForAWSResource': 'true' },
        StringLike: through,
      },
    ],
  ]);
  const policy = (list: readonly Resource[]) => named('AWS::KMS::Key', 'TableKey', list).properties.KeyPolicy;
  expect(policy(data)).toEqual(policy(without));
});

it('gives AWS Backup this table, its vault and the vault of the copies, and no right to read or restore', () => {
  expect(role.properties.AssumeRolePolicyDocument.Statement[0].Principal).toEqual({ Service: 'backup.amazonaws.com' });
  const actions = statements(role.properties.Policies[0].PolicyDocument).flatMap((one) => one.actions.map((action) => [action, one] as const));
  const of = (wanted: string) => actions.filter(([action]) => action === wanted).map(([, { resources }]) => resources);
  expect([...new Set(actions.map(([action]) => action))].sort()).toEqual([
    'backup:CopyFromBackupVault',
    'backup:CopyIntoBackupVault',
    'backup:DescribeBackupVault',
    'backup:TagResource',
    'dynamodb:DescribeTable',
    'dynamodb:ListTagsOfResource',
    'dynamodb:StartAwsBackupJob',
    'kms:CreateGrant',
    'kms:Decrypt',
    'kms:DescribeKey',
    'kms:GenerateDataKey',
  ]);
  expect(of('backup:CopyIntoBackupVault')).toEqual([[COPIES_VAULT]]);
  expect(of('dynamodb:StartAwsBackupJob')).toEqual([[JSON.stringify({ 'Fn::GetAtt': [table, 'Arn'] })]]);
  const copies = actions.find(([action]) => action === 'backup:CopyFromBackupVault')?.[1];
  expect(copies?.conditions).toEqual({ 'ForAnyValue:StringEquals': { 'backup:CopyTargets': [COPIES_VAULT] } });
  for (const [action, { conditions }] of actions) {
    if (/^kms:(Decrypt|GenerateDataKey|CreateGrant)$/.test(action)) expect(JSON.stringify(conditions)).toContain('kms:ViaService');
  }
});

it('creates none of this without the setting', () => {
  expect(without.filter(({ type, id }) => type.startsWith('AWS::Backup::') || id.startsWith('Backup'))).toEqual([]);
});

const ofTable = { requestParameters: { tableName: { Ref: table } } };
const ofVault = { requestParameters: { backupVaultName: vaultName } };
const ofPlan = { requestParameters: { backupPlanId: { 'Fn::GetAtt': [plan.id, 'BackupPlanId'] } } };
const REFUSED = { errorCode: 'AccessDenied', requestParameters: null };
const jobOfOurs = { iamRoleArn: arn(role) };

it.each<[string, string, Json, string | undefined]>([
  ['a call to delete the table', 'aws.dynamodb', { eventName: 'DeleteTable', ...ofTable }, 'TableTouched'],
  [
    'a call to delete it by its ARN',
    'aws.dynamodb',
    { eventName: 'DeleteTable', requestParameters: { tableName: arn({ id: table }) } },
    'TableTouched',
  ],
  ['a call to change its recovery', 'aws.dynamodb', { eventName: 'UpdateContinuousBackups', ...ofTable }, 'TableTouched'],
  [
    'a call to turn off its protection',
    'aws.dynamodb',
    { eventName: 'UpdateTable', requestParameters: { ...ofTable.requestParameters, deletionProtectionEnabled: false } },
    'TableTouched',
  ],
  ['another change of the table', 'aws.dynamodb', { eventName: 'UpdateTable', ...ofTable }, undefined],
  ['a refused call that names no table', 'aws.dynamodb', { eventName: 'DeleteTable', ...REFUSED }, 'TableTouched'],
  ['a call to delete another table', 'aws.dynamodb', { eventName: 'DeleteTable', requestParameters: { tableName: 'other' } }, undefined],
  [
    'a refused call at another table',
    'aws.dynamodb',
    { eventName: 'DeleteTable', errorCode: 'X', requestParameters: { tableName: 'other' } },
    undefined,
  ],
  ['a call to delete the vault', 'aws.backup', { eventName: 'DeleteBackupVault', ...ofVault }, 'BackupsTouched'],
  ['a call to delete a backup', 'aws.backup', { eventName: 'DeleteRecoveryPoint', ...ofVault }, 'BackupsTouched'],
  ['a call to open up the vault', 'aws.backup', { eventName: 'PutBackupVaultAccessPolicy', ...ofVault }, 'BackupsTouched'],
  ['a call to delete the plan', 'aws.backup', { eventName: 'DeleteBackupPlan', ...ofPlan }, 'BackupsTouched'],
  ['a call to take the table out of the plan', 'aws.backup', { eventName: 'DeleteBackupSelection', ...ofPlan }, 'BackupsTouched'],
  ['a refused call that names no vault', 'aws.backup', { eventName: 'DeleteRecoveryPoint', ...REFUSED }, 'BackupsTouched'],
  ['a call to delete another plan', 'aws.backup', { eventName: 'DeleteBackupPlan', requestParameters: { backupPlanId: 'other' } }, undefined],
])('notifies of %s, or not', (_what, source, detail, notified) => {
  expect(rulesFor({ source, 'detail-type': 'AWS API Call via CloudTrail', detail })).toEqual(notified ? [notified] : []);
});

it.each([
  ['Backup Job State Change', { state: 'FAILED', ...jobOfOurs }, ['BackupFailed']],
  ['Copy Job State Change', { state: 'FAILED', ...jobOfOurs }, ['BackupFailed']],
  ['Copy Job State Change', { state: 'COMPLETED', ...jobOfOurs }, []],
  ['Copy Job State Change', { state: 'FAILED', iamRoleArn: 'other' }, []],
])('on %s with %j notifies %j', (type, detail, notified) => {
  expect(rulesFor({ source: 'aws.backup', 'detail-type': type, detail })).toEqual(notified);
});

it('notifies of attempts at the key of the vault, and at the table without the setting too', () => {
  const key = named('AWS::KMS::Key', 'BackupKey');
  const detail = { eventName: 'ScheduleKeyDeletion', requestParameters: { keyId: { Ref: key.id } } };
  expect(rulesFor({ source: 'aws.kms', 'detail-type': 'AWS API Call via CloudTrail', detail })).toEqual(['KeysTouched']);
  expect(rulesOf(without)).toContain('TableTouched');
});

function rulesFor(event: Json): string[] {
  return rulesOf(data.filter(({ properties }) => properties.EventPattern && passesPattern(event, properties.EventPattern)));
}

function rulesOf(list: readonly Resource[]): string[] {
  return ofType(list, 'AWS::Events::Rule').map(({ id }) => id.slice(0, -8));
}
