import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Construct } from 'constructs';
import { type AlarmPage, withPage } from './alarm-pages.ts';
import type { AlarmTopic } from './alarm-topic.ts';

export const metricsNamespace = (stage: string): string => `will-${stage}`;

/** The metrics that are counted from log lines. */
export const LOG_METRICS = ['Swept', 'Overdue', 'Crashes', 'AlarmLines', 'MissingTimers', 'AnswerPageDown', 'MailRefused', 'LateMessages'] as const;
export type LogMetric = (typeof LOG_METRICS)[number];

/** Returns a metric that is counted from log lines. */
export function logMetric(stage: string, metricName: LogMetric): Metric {
  return new Metric({ namespace: metricsNamespace(stage), metricName, statistic: 'sum', period: Duration.minutes(5) });
}

export interface AlarmSpec {
  metric: IMetric;
  /** The text of the mail: what happened, what it means, and what to do first. */
  description: string;
  /** The page that the mail names. */
  page: AlarmPage;
  /** The alarm is raised at this value and above. Default: 1. */
  atLeast?: number;
  /**
   * The alarm is raised instead when the metric ends: nothing of what it counts has happened in any of its periods. Before the first value
   * it is silent, so that a first deployment raises no alarm.
   */
  whenSilent?: true;
  /** The number of consecutive periods. Default: 1. */
  periods?: number;
  /** The number of periods for which the alarm stays after the last bad one, for a problem that shows only now and then. Default: 1. */
  stays?: number;
}

/** Creates an alarm that notifies the topic when the problem starts and when it ends, if the profile of the deployment has it. */
export function createAlarm(
  scope: Construct,
  id: string,
  { metric, description, page, atLeast = 1, whenSilent, periods = 1, stays = 1 }: AlarmSpec,
  topic: AlarmTopic,
): void {
  if (!topic.watches(page)) return;
  const alarm = new Alarm(scope, `${id}Alarm`, {
    metric,
    alarmDescription: withPage(description, page),
    threshold: atLeast,
    evaluationPeriods: Math.max(periods, stays),
    ...(stays > periods && { datapointsToAlarm: periods }),
    comparisonOperator: whenSilent ? ComparisonOperator.LESS_THAN_THRESHOLD : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: whenSilent ? TreatMissingData.MISSING : TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(new SnsAction(topic));
  alarm.addOkAction(new SnsAction(topic));
  // A new alarm has this state already, and only a change of the state notifies. https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarms-and-missing-data.html
  if (whenSilent) alarm.addInsufficientDataAction(new SnsAction(topic));
}
