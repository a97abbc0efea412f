import { createHash } from 'node:crypto';
import { Aws, CfnOutput, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault, type IBackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { AccountRootPrincipal, AnyPrincipal, Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';
import { zoneKey } from './keys.ts';

/** As long as the point-in-time recovery of the table: what a Host deletes is gone from all backups after 35 days. */
const RETENTION = Duration.days(35);

/** The output by which a later deployment notices that its setting is missing. */
export const COPIES_OUTPUT = 'BackupCopies';

export interface Backup {
  key: Key;
  vault: BackupVault;
  plan: BackupPlan;
  role: Role;
}

interface BackedUp {
  stage: string;
  /** The ARN of the vault in the other account. */
  target: string;
  tableArn: string;
  tableKey: Key;
}

/**
 * Backs up the table every day, and copies each backup to a vault of another account, where no one of this account can delete it. The
 * staging bucket has no backup: a document that is removed from a draft must not remain, and the Host still has it.
 */
export function createBackup(stack: Stack, { stage, target, tableArn, tableKey }: BackedUp): Backup {
  const key = zoneKey(stack, 'Backup', stage, 'Backups of the table', allowOnlyBackup());
  const vault = createVault(stack, stage, key, target);
  const role = createRole(stack, { stage, target, tableArn, tableKey, key, vault });
  const plan = new BackupPlan(stack, 'BackupPlan', { backupPlanName: `will-${stage}` });
  plan.addRule(
    new BackupPlanRule({
      ruleName: 'daily',
      backupVault: vault,
      scheduleExpression: Schedule.cron({ hour: '3', minute: '0' }),
      deleteAfter: RETENTION,
      copyActions: [{ destinationBackupVault: BackupVault.fromBackupVaultArn(stack, 'OtherVault', target), deleteAfter: RETENTION }],
    }),
  );
  plan.addSelection('Table', {
    // CloudFormation replaces a selection that changes, and creates the new one first. So another table has a selection of another name.
    backupSelectionName: selectionName(stack, tableArn),
    resources: [BackupResource.fromArn(tableArn)],
    role,
    disableDefaultBackupPolicy: true,
  });
  new CfnOutput(stack, COPIES_OUTPUT, { value: target, description: 'The vault that gets a copy of each daily backup of the table.' });
  return { key, vault, plan, role };
}

/** A restored table is named in the settings. The ARN of the own one is a reference, whose value AWS assigns. */
function selectionName(stack: Stack, tableArn: string): string {
  const isOwn = stack.resolve(tableArn) !== tableArn;
  return isOwn ? 'Table' : `Table-${createHash('sha256').update(tableArn).digest('hex').slice(0, 8)}`;
}

/** Creates the vault from which backups are copied. No one may delete a backup in it, or copy one to any other vault. */
function createVault(stack: Stack, stage: string, encryptionKey: Key, target: string): BackupVault {
  return new BackupVault(stack, 'BackupVault', {
    backupVaultName: `will-${stage}`,
    encryptionKey,
    blockRecoveryPointDeletion: true,
    accessPolicy: new PolicyDocument({
      statements: [
        new PolicyStatement({
          sid: 'NeverCopyElsewhere',
          effect: Effect.DENY,
          principals: [new AnyPrincipal()],
          actions: ['backup:CopyFromBackupVault'],
          resources: ['*'],
          conditions: { 'ForAnyValue:StringNotEquals': { 'backup:CopyTargets': [target] } },
        }),
      ],
    }),
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE, // if the creation fails, the empty vault is deleted
  });
}

const THROUGH_BACKUP = { 'kms:ViaService': 'backup.*.amazonaws.com' }; // a copy to another region comes from there
const GRANTS_FOR_VAULTS = {
  'ForAnyValue:StringEquals': { 'kms:EncryptionContextKeys': 'aws:backup:backup-vault' },
  Bool: { 'kms:GrantIsForAWSResource': 'true' },
  StringLike: THROUGH_BACKUP,
};

/** Allows everyone in the account to use the key of the vault, but only through AWS Backup. */
function allowOnlyBackup(): PolicyStatement[] {
  const allow = (sid: string, actions: string[], conditions: object) =>
    new PolicyStatement({ sid, principals: [new AccountRootPrincipal()], actions, resources: ['*'], conditions: { ...conditions } });
  // https://docs.aws.amazon.com/aws-backup/latest/devguide/create-a-vault.html
  // https://docs.aws.amazon.com/aws-backup/latest/devguide/encryption.html#backup-permissions-grants-deny-statements
  return [
    allow('OnlyThroughBackup', ['kms:Decrypt', 'kms:GenerateDataKey', 'kms:DescribeKey', 'kms:RetireGrant'], { StringLike: THROUGH_BACKUP }),
    allow('GrantOnlyForVaults', ['kms:CreateGrant'], GRANTS_FOR_VAULTS),
  ];
}

interface RoleNeeds extends BackedUp {
  key: Key;
  vault: IBackupVault;
}

/**
 * Creates the role of AWS Backup. It can back up this table and copy to one vault, and cannot restore or read. The key of the table needs
 * no change for it: the role uses that key through DynamoDB, as everyone does.
 */
function createRole(stack: Stack, { stage, target, tableArn, tableKey, key, vault }: RoleNeeds): Role {
  const allow = (actions: string[], resources: string[], conditions: object = {}) =>
    new PolicyStatement({ actions, resources, conditions: { ...conditions } });
  // The statements of AWSBackupServiceRolePolicyForBackup that a table with advanced backup features needs, for this table only:
  // https://docs.aws.amazon.com/aws-managed-policy/latest/reference/AWSBackupServiceRolePolicyForBackup.html
  const statements = [
    allow(['dynamodb:DescribeTable', 'dynamodb:ListTagsOfResource', 'dynamodb:StartAwsBackupJob'], [tableArn]),
    allow(['kms:Decrypt', 'kms:GenerateDataKey'], [tableKey.keyArn], {
      StringEquals: { 'kms:ViaService': `dynamodb.${Aws.REGION}.amazonaws.com` },
    }),
    // A copy to another region also looks for the account's key of AWS Backup. This action reads no key material.
    allow(['kms:DescribeKey'], ['*']),
    allow(['kms:Decrypt', 'kms:GenerateDataKey'], [key.keyArn], { StringLike: THROUGH_BACKUP }),
    allow(['kms:CreateGrant'], [key.keyArn], GRANTS_FOR_VAULTS),
    allow(['backup:DescribeBackupVault'], [vault.backupVaultArn, target]),
    allow(['backup:CopyIntoBackupVault'], [target]),
    allow(['backup:CopyFromBackupVault'], [ANY_BACKUP], { 'ForAnyValue:StringEquals': { 'backup:CopyTargets': [target] } }),
    allow(['backup:TagResource'], [ANY_BACKUP]),
  ];
  const role = new Role(stack, 'BackupRole', {
    roleName: `will-${stage}-backup`,
    assumedBy: new ServicePrincipal('backup.amazonaws.com'),
    inlinePolicies: { backup: new PolicyDocument({ statements }) },
  });
  // AWS Backup deletes an expired backup with the role that made it.
  role.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
  return role;
}

const ANY_BACKUP = `arn:aws:backup:${Aws.REGION}:${Aws.ACCOUNT_ID}:recovery-point:*`;
