import { Duration, type Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, FilterCriteria, FilterRule, type Function as LambdaFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import type { DataStack } from './data-stack.ts';
import { toQueue } from './queues.ts';
import { STREAM_READER } from './throughput.ts';

/** The function that performs what the stream of the table says. */
export const EFFECTS = 'streams/perform-effects';

/** Returns the permissions with which Lambda reads the stream for the function. https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-eventsourcemapping.html */
export function streamPermissions(data: DataStack): PolicyStatement[] {
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
 * If processing fails here, the sweep performs effects, timers and lost drives. History entries wait for the daily repair, or without a
 * sealed will for the Host's next entry.
 */
export function connectEffectsStream(stack: Stack, performer: LambdaFunction, data: DataStack): void {
  new EventSourceMapping(stack, 'Effects', {
    target: performer,
    eventSourceArn: data.table.tableStreamArn,
    startingPosition: StartingPosition.TRIM_HORIZON,
    ...STREAM_READER,
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    retryAttempts: 5,
    maxRecordAge: Duration.hours(1),
    onFailure: toQueue(data.queues.effects),
    // Most changes need no processing, so that no function has to start.
    filters: [
      // A commit may replace a row that someone has placed there. A worker that claims or postpones an effect leaves a mark.
      FilterCriteria.filter({
        eventName: FilterRule.or('INSERT', 'MODIFY'),
        dynamodb: { Keys: { pk: { S: FilterRule.beginsWith('OUTBOX#') } }, NewImage: { claimed_until: { S: FilterRule.notExists() } } },
      }),
      FilterCriteria.filter({
        eventName: FilterRule.isEqual('INSERT'),
        dynamodb: { Keys: { pk: { S: FilterRule.beginsWith('HOST#') }, sk: { S: FilterRule.beginsWith('AUDIT#') } } },
      }),
      changeOf('TIMER#', {}),
      changeOf('OAUTH#', { eventName: FilterRule.isEqual('MODIFY') }),
    ],
  });
}

function changeOf(prefix: string, more: Record<string, unknown>): Record<string, string> {
  return FilterCriteria.filter({ ...more, dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(prefix) } } } });
}
