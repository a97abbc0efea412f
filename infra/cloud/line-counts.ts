import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, type IFilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { type LogMetric, metricsNamespace } from './alarm.ts';
import type { ServiceFunction } from './functions.ts';
import type { Settings } from './settings.ts';

/** What counting depends on. */
export type Counting = Pick<Settings, 'stage' | 'profile'>;

/** Where a family counts what has no alarm there. `nowhere`: the line has the level `alarm`, and is counted by that. */
const OF_A_FAMILY: Partial<Record<LogMetric, 'AlarmLines' | 'nowhere'>> = {
  AnswerPageDown: 'nowhere',
  Crashes: 'AlarmLines',
  LateMessages: 'AlarmLines',
  MailRefused: 'nowhere',
  MissingTimers: 'nowhere',
};

/** Counts the log lines of a function that an alarm depends on, each kind in one metric for all functions. */
export function countLogLines(fn: LambdaFunction, { uses }: ServiceFunction, counting: Counting): void {
  countLines(fn, counting, { metric: 'AlarmLines', pattern: lineWith('level', 'alarm') });
  if (!uses.includes('mailer')) return;
  // The replies with which SES refuses the service as a whole (shared/platform/mailer.ts).
  countLines(fn, counting, { metric: 'MailRefused', pattern: lineWith('event', 'mail_refused') });
  // Attempts to send a message that has been pending for more than an hour (shared/messages/record-attempts.ts).
  if (uses.includes('performs:OUTBOX')) countLines(fn, counting, { metric: 'LateMessages', pattern: lineWith('event', 'message_late') });
}

/** Matches the lines of our log with this value. */
export function lineWith(field: string, value: string): IFilterPattern {
  return FilterPattern.stringValue(`$.${field}`, '=', value);
}

interface LineCount {
  metric: LogMetric;
  pattern: IFilterPattern;
  /** The field that is added up. Default: each line counts as one. */
  field?: string;
}

/** Counts the matching log lines of a function. */
export function countLines(fn: LambdaFunction, { stage, profile }: Counting, { metric, pattern, field }: LineCount): void {
  const metricName = (profile === 'family' && OF_A_FAMILY[metric]) || metric;
  if (metricName === 'nowhere') return;
  new MetricFilter(fn, metric, {
    logGroup: fn.logGroup,
    filterPattern: pattern,
    metricNamespace: metricsNamespace(stage),
    metricName,
    metricValue: field === undefined ? '1' : `$.${field}`,
  });
}
