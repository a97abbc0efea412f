import type { Stack } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, type IFilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { type LogMetric, metricsNamespace } from './alarm.ts';
import type { ServiceFunction } from './functions.ts';
import { logGroupName } from './names.ts';

/** The log groups of all functions. Those of the API stack are found by name, because that stack has almost no room for more resources. */
export interface LogGroups {
  stage: string;
  jobs: ReadonlyMap<string, LambdaFunction>;
}

/** Counts the log lines of these functions that match, in one metric. */
export function countLines(
  stack: Stack,
  { stage, jobs }: LogGroups,
  { metricName, pattern, functions }: { metricName: LogMetric; pattern: IFilterPattern; functions: readonly ServiceFunction[] },
): void {
  const filters = new Construct(stack, metricName);
  for (const { name } of functions) {
    new MetricFilter(filters, name.replaceAll('/', '-'), {
      logGroup: jobs.get(name)?.logGroup ?? LogGroup.fromLogGroupName(filters, `${name.replaceAll('/', '-')}-log`, logGroupName(stage, name)),
      filterPattern: pattern,
      metricNamespace: metricsNamespace(stage),
      metricName,
      metricValue: '1',
    });
  }
}

/** Counts the log lines of the level `alarm` of every function. */
export function countAlarmLines(stack: Stack, groups: LogGroups, functions: readonly ServiceFunction[]): void {
  countLines(stack, groups, { metricName: 'AlarmLines', pattern: FilterPattern.stringValue('$.level', '=', 'alarm'), functions });
}
