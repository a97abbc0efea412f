import { CfnOutput, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import type { Code, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, RetentionDays, SubscriptionFilter } from 'aws-cdk-lib/aws-logs';
import { LambdaDestination } from 'aws-cdk-lib/aws-logs-destinations';
import { createServiceFunction } from './service-function.ts';

export const KEEP_HEADS = 'keep-heads';

/**
 * Copies each head of a history chain from the logs of the functions that append entries into a log that is kept for ten years, also
 * when the stack is deleted. The other logs expire after 90 days.
 */
export function keepHistoryHeads(stack: Stack, stage: string, appending: readonly LambdaFunction[], code: Code): void {
  const keeper = createServiceFunction(stack, {
    stage,
    name: KEEP_HEADS,
    description: 'Keeps the heads of the history chains in its log',
    code,
    memory: 128,
    timeout: 10,
    environment: {},
    statements: [],
    log: { retention: RetentionDays.TEN_YEARS, removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
  });
  new CfnOutput(stack, 'HistoryHeads', {
    value: keeper.logGroup.logGroupName,
    description: 'The log group with the heads of the history chains. It stays for ten years.',
  });
  for (const fn of appending)
    new SubscriptionFilter(fn, 'Heads', {
      logGroup: fn.logGroup,
      destination: new LambdaDestination(keeper),
      filterPattern: FilterPattern.stringValue('$.event', '=', 'audit_appended'),
    });
}
