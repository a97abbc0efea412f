import { Duration, type Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnEventSourceMapping, FilterCriteria, FilterRule, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { DataResources } from './data-stack.ts';

/** Returns the permissions with which Lambda reads the stream for the function. https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-eventsourcemapping.html */
export function streamPermissions(data: DataResources): PolicyStatement[] {
  return [
    new PolicyStatement({
      actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
      resources: [data.table.tableStreamArn],
    }),
    new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }), // this action has no resource type in IAM
    new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [data.queues.effects.queueArn] }),
  ];
}

/**
 * Sends changes of effects, timers and drives, and new audit entries, from the table to their function, within a second or two.
 * If processing fails here, the work stays pending and the sweep performs it.
 */
export function connectEffectsStream(stack: Stack, performer: LambdaFunction, data: DataResources): void {
  new CfnEventSourceMapping(stack, 'Effects', {
    functionName: performer.functionName,
    eventSourceArn: data.table.tableStreamArn,
    startingPosition: 'TRIM_HORIZON',
    batchSize: 10,
    parallelizationFactor: 4, // records of one partition key stay in order
    bisectBatchOnFunctionError: true,
    functionResponseTypes: ['ReportBatchItemFailures'],
    maximumRetryAttempts: 5,
    maximumRecordAgeInSeconds: Duration.hours(1).toSeconds(),
    destinationConfig: { onFailure: { destination: data.queues.effects.queueArn } },
    // Most changes need no processing, so that no function has to start.
    filterCriteria: {
      filters: [
        changeOf('OUTBOX#', { eventName: FilterRule.isEqual('INSERT') }),
        {
          pattern: FilterCriteria.filter({
            eventName: FilterRule.isEqual('INSERT'),
            dynamodb: { Keys: { pk: { S: FilterRule.beginsWith('HOST#') }, sk: { S: FilterRule.beginsWith('AUDIT#') } } },
          }).pattern,
        },
        changeOf('TIMER#', {}),
        changeOf('OAUTH#', { eventName: FilterRule.isEqual('MODIFY') }),
      ],
    },
  });
}

function changeOf(prefix: string, more: Record<string, unknown>): { pattern: string } {
  return { pattern: FilterCriteria.filter({ ...more, dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(prefix) } } } }).pattern };
}
