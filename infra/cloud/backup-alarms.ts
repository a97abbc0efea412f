import { Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { withPage } from './alarm-pages.ts';
import { notifyOfCalls, RISK } from './alarm-topic.ts';
import type { Backup } from './backup.ts';

/** CloudTrail leaves the parameters of a refused call out. Then no field names the resource, so every such call counts. */
const refused = (...names: string[]) => ({
  errorCode: [{ exists: true }],
  requestParameters: Object.fromEntries(names.map((name) => [name, [{ exists: false }]])),
});

/** Notifies of every attempt to delete the table or what protects it, even a rejected one. Needs a CloudTrail trail in the account. */
export function notifyOfTableChanges(scope: Construct, { tableName, tableArn }: Record<'tableName' | 'tableArn', string>, topic: Topic): void {
  const ours = { tableName: [tableName, tableArn] };
  const text = 'Table at risk: someone tried to delete the table, or to turn off its point-in-time recovery or its deletion protection.';
  notifyOfCalls(
    scope,
    topic,
    { id: 'TableTouched', text: `${text} ${RISK}`, page: 'table-touched', source: 'aws.dynamodb', resource: 'of', parameter: 'tableName' },
    {
      $or: [
        // Also a shorter period of the recovery. A deployment creates the table with it, and never changes it.
        { eventName: ['DeleteTable', 'UpdateContinuousBackups'], requestParameters: ours },
        { eventName: ['UpdateTable'], requestParameters: { ...ours, deletionProtectionEnabled: [false] } },
        { eventName: ['DeleteTable', 'UpdateContinuousBackups', 'UpdateTable'], ...refused('tableName') },
      ],
    },
  );
}

/** Notifies of every attempt to delete backups or to stop them, and of each backup or copy that fails. */
export function notifyOfBackupChanges(scope: Construct, { vault, plan, role }: Backup, topic: Topic): void {
  const text = 'Backups at risk: someone tried to delete or detach a backup, or to change or delete the vault, its policy or the plan.';
  notifyOfCalls(
    scope,
    topic,
    { id: 'BackupsTouched', text: `${text} ${RISK}`, page: 'backups-touched', source: 'aws.backup', resource: 'of', parameter: 'backupVaultName' },
    {
      $or: [
        { eventName: OF_VAULT, requestParameters: { backupVaultName: [vault.backupVaultName] } },
        { eventName: OF_PLAN, requestParameters: { backupPlanId: [plan.backupPlanId] } },
        { eventName: [...OF_VAULT, ...OF_PLAN], ...refused('backupVaultName', 'backupPlanId') },
      ],
    },
  );
  const failed = 'No backup: a backup of the table or its copy to the other account failed. Read the reason in AWS Backup, Jobs.';
  // https://docs.aws.amazon.com/aws-backup/latest/devguide/eventbridge.html
  new Rule(scope, 'BackupFailed', {
    eventPattern: {
      source: ['aws.backup'],
      detailType: ['Backup Job State Change', 'Copy Job State Change'],
      detail: { state: ['ABORTED', 'EXPIRED', 'FAILED', 'PARTIAL'], iamRoleArn: [role.roleArn] },
    },
    targets: [new SnsTopic(topic, { message: RuleTargetInput.fromText(withPage(failed, 'backup-failed')) })],
  });
}

const OF_VAULT = [
  'DeleteBackupVault',
  'DeleteBackupVaultAccessPolicy',
  'DeleteRecoveryPoint',
  'DisassociateRecoveryPoint',
  'PutBackupVaultAccessPolicy',
  'UpdateRecoveryPointLifecycle',
];
const OF_PLAN = ['DeleteBackupPlan', 'DeleteBackupSelection', 'UpdateBackupPlan'];
