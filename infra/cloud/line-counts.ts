import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { type LogMetric, metricsNamespace } from './alarm.ts';
import type { ServiceFunction } from './functions.ts';

/** Counts the log lines of a function that an alarm depends on, each kind in one metric for all functions. */
export function countLogLines(fn: LambdaFunction, { uses }: ServiceFunction, stage: string): void {
  countLines(fn, stage, 'AlarmLines', ['$.level', 'alarm']);
  // The replies with which SES refuses the service as a whole (shared/platform/mailer.ts).
  if (uses.includes('mailer')) countLines(fn, stage, 'MailRefused', ['$.event', 'mail_refused']);
  // Attempts to send a message that has been pending for more than an hour (shared/channels/rules/delivery.ts).
  if (uses.includes('mailer') && uses.includes('performs:OUTBOX')) countLines(fn, stage, 'LateMessages', ['$.event', 'message_late']);
}

function countLines(fn: LambdaFunction, stage: string, metricName: LogMetric, [field, value]: [field: string, value: string]): void {
  new MetricFilter(fn, metricName, {
    logGroup: fn.logGroup,
    filterPattern: FilterPattern.stringValue(field, '=', value),
    metricNamespace: metricsNamespace(stage),
    metricName,
    metricValue: '1',
  });
}
