import { Duration, type Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnEventSourceMapping, FilterCriteria, FilterRule, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Data } from './data-stack.ts';

/** What Lambda needs to read the stream in the function's name. https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-eventsourcemapping.html */
export function streamPermissions(data: Data): PolicyStatement[] {
  return [
    new PolicyStatement({ actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'], resources: [streamArn(data)] }),
    new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }), // AWS knows no resource for this action
    new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [data.queues.effects.queueArn] }),
  ];
}

/** Effects, timers and lost drives leave the table within a second or two; whatever fails here is still owed, and the sweep finds it. */
export function readStream(stack: Stack, performer: LambdaFunction, data: Data): void {
  new CfnEventSourceMapping(stack, 'Effects', {
    functionName: performer.functionName,
    eventSourceArn: streamArn(data),
    startingPosition: 'TRIM_HORIZON',
    batchSize: 10,
    parallelizationFactor: 4, // records of one partition key stay in order
    bisectBatchOnFunctionError: true,
    functionResponseTypes: ['ReportBatchItemFailures'],
    maximumRetryAttempts: 5,
    maximumRecordAgeInSeconds: Duration.hours(1).toSeconds(),
    destinationConfig: { onFailure: { destination: data.queues.effects.queueArn } },
    // Most changes ask for nothing, and then no function has to start.
    filterCriteria: {
      filters: [
        changeOf('OUTBOX#', { eventName: FilterRule.isEqual('INSERT') }),
        changeOf('TIMER#', {}),
        changeOf('OAUTH#', { eventName: FilterRule.isEqual('MODIFY') }),
      ],
    },
  });
}

function changeOf(prefix: string, more: Record<string, unknown>): { pattern: string } {
  return { pattern: FilterCriteria.filter({ ...more, dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(prefix) } } } }).pattern };
}

function streamArn({ table }: Data): string {
  if (!table.tableStreamArn) throw new Error('The table has no stream.');
  return table.tableStreamArn;
}
