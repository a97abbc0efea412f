import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, type IFilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { type LogMetric, metricsNamespace } from './alarm.ts';
import type { ServiceFunction } from './functions.ts';
import type { Settings } from './settings.ts';

type Deployed = Pick<Settings, 'stage' | 'profile'>;

/** Counts the log lines of a function that an alarm depends on, each kind in one metric for all functions. */
export function countLogLines(fn: LambdaFunction, { uses }: ServiceFunction, { stage, profile }: Deployed): void {
  countLines(fn, { stage, metric: 'AlarmLines', pattern: lineWith('level', 'alarm') });
  // The replies with which SES refuses the service as a whole (shared/platform/mailer.ts). Each is an alarm line too.
  if (uses.includes('mailer') && profile === 'default') countLines(fn, { stage, metric: 'MailRefused', pattern: lineWith('event', 'mail_refused') });
  // Attempts to send a message that has been pending for more than an hour (shared/messages/settle.ts).
  if (!uses.includes('mailer') || !uses.includes('performs:OUTBOX')) return;
  const metric = profile === 'default' ? 'LateMessages' : 'AlarmLines';
  countLines(fn, { stage, metric, pattern: lineWith('event', 'message_late'), id: 'LateMessages' });
}

/** Matches the lines of our log with this value. */
export function lineWith(field: string, value: string): IFilterPattern {
  return FilterPattern.stringValue(`$.${field}`, '=', value);
}

interface LineCount {
  stage: string;
  metric: LogMetric;
  pattern: IFilterPattern;
  /** Default: the name of the metric. */
  id?: string;
  /** The field that is added up. Default: each line counts as one. */
  field?: string;
}

/** Counts the matching log lines of a function. */
export function countLines(fn: LambdaFunction, { stage, metric, pattern, id = metric, field }: LineCount): void {
  new MetricFilter(fn, id, {
    logGroup: fn.logGroup,
    filterPattern: pattern,
    metricNamespace: metricsNamespace(stage),
    metricName: metric,
    metricValue: field === undefined ? '1' : `$.${field}`,
  });
}
