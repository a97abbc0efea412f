import { Aws } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { hasBudgets } from './regions.ts';
import type { Settings } from './settings.ts';

/**
 * Notifies before the month's costs of the account reach the budget. A flood from many addresses passes the limit for each address, and
 * AWS charges for refused requests too. The CDK has no L2 construct for budgets. Where CloudFormation knows no budgets there is none: the
 * checks before a deployment print the command that creates one.
 * https://docs.aws.amazon.com/cost-management/latest/userguide/budgets-sns-policy.html
 */
export function createBudget(scope: Construct, { region, monthlyBudget }: Settings, topic: Topic): void {
  if (!hasBudgets(region)) return;
  topic.grantPublish(new ServicePrincipal('budgets.amazonaws.com', { conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } } }));
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number): CfnBudget.NotificationWithSubscribersProperty => ({
    notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
    subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
  });
  new CfnBudget(scope, 'Budget', {
    // Without a name: with another threshold CloudFormation replaces the budget, and creates the new one before it deletes this one.
    budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: monthlyBudget, unit: 'USD' } },
    notificationsWithSubscribers: [notify('ACTUAL', 50), notify('ACTUAL', 100), notify('FORECASTED', 100)],
  });
}
