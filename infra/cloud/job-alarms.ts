import { Duration, type Stack } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { createAlarm, logMetric, metricsNamespace, REPAIR_METRICS } from './alarm.ts';

const PERIOD = Duration.minutes(5);

/** Creates alarms for each scheduled job and worker. No client waits for them, so no one else would notice an error. */
export function createJobAlarms(stack: Stack, stage: string, jobs: ReadonlyMap<string, LambdaFunction>, alarms: ITopic): void {
  for (const [name, fn] of jobs) {
    createAlarm(
      fn,
      'Errors',
      {
        metric: fn.metricErrors({ period: PERIOD }),
        description: `${name} failed. Its work is still pending and will be retried. Find the cause in its log group.`,
        page: 'errors',
      },
      alarms,
    );
    createAlarm(
      fn,
      'Throttles',
      {
        metric: fn.metricThrottles({ period: PERIOD }),
        description: `${name} was throttled for fifteen minutes. Its work is still pending and will be retried. Raise its reserved concurrency if this continues.`,
        page: 'worker-throttles',
        periods: 3,
      },
      alarms,
    );
    if (name === 'streams/perform-effects') alarmOnStreamLag(fn, alarms);
    if (name === 'streams/perform-effects' || name === 'scheduled/sweep') countMissingTimers(fn, stage);
    if (name === 'scheduled/sweep') alarmOnSweep(fn, stage, alarms);
    if (name === 'scheduled/sweep') countRepairs(fn, stage);
    if (name === 'scheduled/sweep') alarmOnAnswerPage(fn, stage, alarms);
  }
  createAlarm(
    stack,
    'MissingTimers',
    {
      metric: logMetric(stage, 'MissingTimers'),
      description:
        'A will had lost its timer, or had one that was too late: no commit of ours leaves it so. It is set again, and nothing opens early. Someone may write to the table: read "event":"timer_missing" in the logs of scheduled/sweep and streams/perform-effects, then find out who has the right to write to the table.',
      page: 'missing-timers',
    },
    alarms,
  );
  createAlarm(
    stack,
    'AlarmLines',
    {
      metric: logMetric(stage, 'AlarmLines'),
      description: 'Action needed: the service logged a problem that only a person can solve. Search its log groups for "level":"alarm".',
      page: 'alarm-lines',
    },
    alarms,
  );
}

function alarmOnStreamLag(performer: LambdaFunction, alarms: ITopic): void {
  const metric = performer.metric('IteratorAge', { statistic: 'max', period: PERIOD });
  const description =
    'Effects delayed: messages and timers leave the table more than five minutes late. The sweep performs overdue ones in the meantime. Check the log of streams/perform-effects for errors first.';
  createAlarm(performer, 'IteratorAge', { metric, description, page: 'iterator-age', atLeast: Duration.minutes(5).toMilliseconds() }, alarms);
}

/** Counts timers that were missing. The stream finds one whose row was removed, and the daily walk all others. */
function countMissingTimers(fn: LambdaFunction, stage: string): void {
  new MetricFilter(fn, 'MissingTimers', {
    logGroup: fn.logGroup,
    filterPattern: FilterPattern.stringValue('$.event', '=', 'timer_missing'),
    metricNamespace: metricsNamespace(stage),
    metricName: 'MissingTimers',
    metricValue: '1',
  });
}

/** Counts sweeps by their last log line, which only a completed sweep writes. */
function alarmOnSweep(sweep: LambdaFunction, stage: string, alarms: ITopic): void {
  new MetricFilter(sweep, 'Swept', {
    logGroup: sweep.logGroup,
    filterPattern: FilterPattern.stringValue('$.event', '=', 'swept'),
    metricNamespace: metricsNamespace(stage),
    metricName: 'Swept',
    metricValue: '1',
  });
  // The work that a sweep found overdue. A few items are normal. Many, in one sweep after another, are messages that were not sent.
  new MetricFilter(sweep, 'Overdue', {
    logGroup: sweep.logGroup,
    filterPattern: FilterPattern.stringValue('$.event', '=', 'swept'),
    metricNamespace: metricsNamespace(stage),
    metricName: 'Overdue',
    metricValue: '$.overdue',
  });
  const overdue =
    'Messages and timers overdue: for half an hour, every sweep has found a hundred or more. Check first whether SES or one channel rejects messages.';
  createAlarm(sweep, 'Overdue', { metric: logMetric(stage, 'Overdue'), description: overdue, page: 'overdue', atLeast: 100, periods: 6 }, alarms);
  const description =
    'No sweep: none has completed for about fifteen minutes, so that this alarm has too little data. Overdue timers and messages wait, and the service will count this time as its own outage. Check the log and the concurrency of scheduled/sweep first.';
  // Of a sweep that never ran, the alarm Errors or that of the queue of schedules notifies.
  createAlarm(sweep, 'NotRun', { metric: logMetric(stage, 'Swept'), description, page: 'not-run', whenSilent: true }, alarms);
}

/** Counts sweeps that could not fetch the answer page. Each makes three attempts and then writes one log line. */
function alarmOnAnswerPage(sweep: LambdaFunction, stage: string, alarms: ITopic): void {
  new MetricFilter(sweep, 'AnswerPageDown', {
    logGroup: sweep.logGroup,
    filterPattern: FilterPattern.stringValue('$.event', '=', 'answer_page_down'),
    metricNamespace: metricsNamespace(stage),
    metricName: 'AnswerPageDown',
    metricValue: '1',
  });
  const description =
    'Answer page down: the service cannot fetch it through its public address, so Hosts cannot confirm that they are well. Until it is back, no deadline expires. No will opens in this time, for at most seven days. Check immediately: domain name, certificate, API gateway, and the function liveness/page-check.';
  createAlarm(sweep, 'AnswerPageDown', { metric: logMetric(stage, 'AnswerPageDown'), description, page: 'answer-page-down' }, alarms);
}

/** Counts the repairs of schedules, timers and uploads. They raise no alarm: a few are normal after lost calls, and are repaired already. */
function countRepairs(sweep: LambdaFunction, stage: string): void {
  for (const { event, field, metric } of REPAIR_METRICS) {
    new MetricFilter(sweep, metric, {
      logGroup: sweep.logGroup,
      filterPattern: FilterPattern.stringValue('$.event', '=', event),
      metricNamespace: metricsNamespace(stage),
      metricName: metric,
      metricValue: `$.${field}`,
    });
  }
}
