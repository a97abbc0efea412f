import { Duration, type Stack } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { ServiceFunction } from './functions.ts';
import { logGroupName } from './names.ts';
import { logMetric, metricsNamespace, STRAY_METRICS, watch } from './watch.ts';

const PERIOD = Duration.minutes(5);

/** Alarms for the clockwork and the workers, each by itself: nobody waits for these, so nobody would complain. */
export function watchJobs(stack: Stack, stage: string, jobs: ReadonlyMap<string, LambdaFunction>, alarms: ITopic): void {
  for (const [name, fn] of jobs) {
    watch(
      fn,
      'Errors',
      {
        metric: fn.metricErrors({ period: PERIOD }),
        says: `${name} has failed. Its log says where; what it was to do is still owed and will be tried again.`,
      },
      alarms,
    );
    watch(
      fn,
      'Throttles',
      { metric: fn.metricThrottles({ period: PERIOD }), says: `${name} was throttled. Raise its reservation if this lasts.`, periods: 3 },
      alarms,
    );
    if (name === 'streams/perform-effects') watchLag(fn, alarms);
    if (name === 'scheduled/sweep') watchSweep(fn, stage, alarms);
    if (name === 'scheduled/sweep') countStrays(fn, stage);
    if (name === 'scheduled/sweep') watchAnswerPage(fn, stage, alarms);
  }
  watch(
    stack,
    'AlarmLines',
    { metric: logMetric(stage, 'AlarmLines'), says: 'The service has asked for a person. Search its log groups for "level":"alarm".' },
    alarms,
  );
}

function watchLag(performer: LambdaFunction, alarms: ITopic): void {
  const metric = performer.metric('IteratorAge', { statistic: 'max', period: PERIOD });
  const says = 'Effects leave the table more than five minutes late. Messages and timers are waiting; the sweep helps meanwhile.';
  watch(performer, 'IteratorAge', { metric, says, from: Duration.minutes(5).toMilliseconds() }, alarms);
}

/** Counted by its own last line, which only a sweep that came to its end writes. */
function watchSweep(sweep: LambdaFunction, stage: string, alarms: ITopic): void {
  new MetricFilter(sweep, 'Swept', {
    logGroup: sweep.logGroup,
    filterPattern: FilterPattern.stringValue('$.event', '=', 'swept'),
    metricNamespace: metricsNamespace(stage),
    metricName: 'Swept',
    metricValue: '1',
  });
  // What a sweep found overdue: a few that are due right now are usual, many that stay are messages nobody has got.
  new MetricFilter(sweep, 'Overdue', {
    logGroup: sweep.logGroup,
    filterPattern: FilterPattern.stringValue('$.event', '=', 'swept'),
    metricNamespace: metricsNamespace(stage),
    metricName: 'Overdue',
    metricValue: '$.overdue',
  });
  const owed = 'Messages and timers stay owed: for half an hour every sweep has found a hundred or more. Look whether a channel or SES refuses.';
  watch(sweep, 'Overdue', { metric: logMetric(stage, 'Overdue'), says: owed, from: 100, periods: 6 }, alarms);
  const says =
    'No sweep has come to its end for fifteen minutes. Overdue timers and messages wait, and the service will count this as an outage of its own.';
  watch(sweep, 'NotRun', { metric: logMetric(stage, 'Swept'), says, below: 1, periods: 3 }, alarms);
}

/** Each sweep that could not fetch the answer page says so in a line, after three attempts of its own. */
function watchAnswerPage(sweep: LambdaFunction, stage: string, alarms: ITopic): void {
  new MetricFilter(sweep, 'AnswerPageDown', {
    logGroup: sweep.logGroup,
    filterPattern: FilterPattern.stringValue('$.event', '=', 'answer_page_down'),
    metricNamespace: metricsNamespace(stage),
    metricName: 'AnswerPageDown',
    metricValue: '1',
  });
  const says =
    'The service cannot fetch its own answer page through the public address: Hosts cannot answer. No deadline is judged meanwhile. Nothing opens for up to seven days, so look at once: name, certificate, gateway, the function liveness/page-check.';
  watch(sweep, 'AnswerPageDown', { metric: logMetric(stage, 'AnswerPageDown'), says }, alarms);
}

/** A few now and then are what a lost call leaves; they are set right already, so nobody is called. */
function countStrays(sweep: LambdaFunction, stage: string): void {
  for (const [field, metricName] of Object.entries(STRAY_METRICS)) {
    new MetricFilter(sweep, metricName, {
      logGroup: sweep.logGroup,
      filterPattern: FilterPattern.stringValue('$.event', '=', 'strays_cleared'),
      metricNamespace: metricsNamespace(stage),
      metricName,
      metricValue: `$.${field}`,
    });
  }
}

/** Lines that ask for a person become one figure over all functions, those of the other stack too: by name, since that stack is nearly full. */
export function countAlarmLines(stack: Stack, stage: string, functions: readonly ServiceFunction[], jobs: ReadonlyMap<string, LambdaFunction>): void {
  const filters = new Construct(stack, 'AlarmLines');
  for (const { name } of functions) {
    new MetricFilter(filters, name.replaceAll('/', '-'), {
      logGroup: jobs.get(name)?.logGroup ?? LogGroup.fromLogGroupName(filters, `${name.replaceAll('/', '-')}-log`, logGroupName(stage, name)),
      filterPattern: FilterPattern.stringValue('$.level', '=', 'alarm'),
      metricNamespace: metricsNamespace(stage),
      metricName: 'AlarmLines',
      metricValue: '1',
    });
  }
}
