import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

export const metricsNamespace = (stage: string): string => `will-${stage}`;

/** Figures of the daily look for strays, by the fields of its log line. */
export const STRAY_METRICS = { schedules: 'StraySchedules', silent: 'SilentTimers', timers: 'StrayTimers', uploads: 'StrayUploads' } as const;
type StrayMetric = (typeof STRAY_METRICS)[keyof typeof STRAY_METRICS];

/** A figure that the functions' own log lines make. */
export function logMetric(stage: string, metricName: 'AlarmLines' | 'Swept' | 'Overdue' | 'AnswerPageDown' | StrayMetric): Metric {
  return new Metric({ namespace: metricsNamespace(stage), metricName, statistic: 'sum', period: Duration.minutes(5) });
}

export interface Watched {
  metric: IMetric;
  /** What has happened, and what to do first: this is what arrives in the mail. */
  says: string;
  /** Rings at this value and above; 1 unless told. */
  from?: number;
  /** Rings below this value instead, and also when there is no figure at all. */
  below?: number;
  /** Periods in a row; 1 unless told. */
  periods?: number;
}

/** Rings once something is wrong, and again when it is over. */
export function watch(scope: Construct, id: string, { metric, says, from = 1, below, periods = 1 }: Watched, topic: ITopic): Alarm {
  const alarm = new Alarm(scope, `${id}Alarm`, {
    metric,
    alarmDescription: says,
    threshold: below ?? from,
    evaluationPeriods: periods,
    comparisonOperator: below === undefined ? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD : ComparisonOperator.LESS_THAN_THRESHOLD,
    treatMissingData: below === undefined ? TreatMissingData.NOT_BREACHING : TreatMissingData.BREACHING,
  });
  alarm.addAlarmAction(new SnsAction(topic));
  alarm.addOkAction(new SnsAction(topic));
  return alarm;
}
