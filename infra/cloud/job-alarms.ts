import { Duration, type Stack } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import { createAlarm, logMetric } from './alarm.ts';
import type { AlarmTopic } from './alarm-topic.ts';
import { EFFECTS } from './effects-stream.ts';
import { type Counting, countLines, lineWith } from './line-counts.ts';
import { SWEEP } from './sweep-schedule.ts';

const PERIOD = Duration.minutes(5);

type Jobs = ReadonlyMap<string, LambdaFunction>;

/** Creates the alarms for scheduled jobs and workers. No client waits for them, so no one else would notice an error. */
export function createJobAlarms(stack: Stack, counting: Counting, jobs: Jobs, alarms: AlarmTopic): void {
  alarmOnCrashes(stack, counting, jobs, alarms);
  for (const [name, fn] of jobs) {
    if (name === EFFECTS) alarmOnStreamLag(fn, alarms);
    if (name === SWEEP) alarmOnSweep(fn, counting, alarms);
    if (name === SWEEP) alarmOnAnswerPage(fn, counting, alarms);
  }
  alarmOnMissingTimers(stack, counting, jobs, alarms);
  createAlarm(
    stack,
    'AlarmLines',
    {
      metric: logMetric(counting.stage, 'AlarmLines'),
      description:
        'Action needed: the service logged a problem that only a person can solve. Search its log groups for "level":"alarm", and for a family also for "message_late", "Status: timeout" and "Status: error".',
      page: 'alarm-lines',
    },
    alarms,
  );
}

/**
 * Lambda writes these about a run that ended before our code could log why. An error of our code is an alarm line. One metric for all
 * functions: an alarm for each would cost more than all others together. https://docs.aws.amazon.com/lambda/latest/dg/troubleshooting-invocation.html
 */
const CRASH = FilterPattern.anyTerm('Task timed out', 'Runtime exited', 'Status: timeout', 'Status: error');

function alarmOnCrashes(stack: Stack, counting: Counting, jobs: Jobs, alarms: AlarmTopic): void {
  for (const fn of jobs.values()) countLines(fn, counting, { metric: 'Crashes', pattern: CRASH });
  const description =
    'A job or a worker ended before it could log why, for example at its time limit. Its work is still pending and will be retried. Search the log groups of scheduled, streams and workers for "Status: timeout" and "Status: error".';
  createAlarm(stack, 'Crashes', { metric: logMetric(counting.stage, 'Crashes'), description, page: 'errors' }, alarms);
}

function alarmOnStreamLag(performer: LambdaFunction, alarms: AlarmTopic): void {
  const metric = performer.metric('IteratorAge', { statistic: 'max', period: PERIOD });
  const description =
    'Effects delayed: messages and timers leave the table more than five minutes late. The sweep performs overdue ones in the meantime. Check the log of streams/perform-effects for errors first.';
  createAlarm(performer, 'IteratorAge', { metric, description, page: 'iterator-age', atLeast: Duration.minutes(5).toMilliseconds() }, alarms);
}

/** Counts timers that were missing. The stream finds one whose row was removed, and the daily walk all others. */
function alarmOnMissingTimers(stack: Stack, counting: Counting, jobs: Jobs, alarms: AlarmTopic): void {
  for (const name of [EFFECTS, SWEEP]) {
    const fn = jobs.get(name);
    if (fn) countLines(fn, counting, { metric: 'MissingTimers', pattern: lineWith('event', 'timer_missing') });
  }
  const description =
    'A will had lost its timer, or had one that was too late: no commit of ours leaves it so. It is set again, and nothing opens early. Someone may write to the table: read "event":"timer_missing" in the logs of scheduled/sweep and streams/perform-effects, then find out who has the right to write to the table.';
  createAlarm(stack, 'MissingTimers', { metric: logMetric(counting.stage, 'MissingTimers'), description, page: 'missing-timers' }, alarms);
}

/** How much work one sweep after another finds overdue before a person is asked. A few items are normal where many Hosts are. */
const OVERDUE = { default: 100, family: 1 };

/** Counts sweeps by their last log line, which only a completed sweep writes. */
function alarmOnSweep(sweep: LambdaFunction, counting: Counting, alarms: AlarmTopic): void {
  const { stage, profile } = counting;
  const swept = lineWith('event', 'swept');
  countLines(sweep, counting, { metric: 'Swept', pattern: swept });
  // The work that a sweep found overdue. Much, in one sweep after another, is messages that were not sent.
  countLines(sweep, counting, { metric: 'Overdue', pattern: swept, field: 'overdue' });
  const atLeast = OVERDUE[profile];
  const overdue = `Messages and timers overdue: for half an hour, every sweep has found ${atLeast} or more. Check first whether SES or one channel rejects messages.`;
  createAlarm(sweep, 'Overdue', { metric: logMetric(stage, 'Overdue'), description: overdue, page: 'overdue', atLeast, periods: 6 }, alarms);
  const description =
    'No sweep: none has completed for about fifteen minutes, so that this alarm has too little data. Overdue timers and messages wait, and the service will count this time as its own outage. Check the log and the concurrency of scheduled/sweep first.';
  // Of a sweep that never ran, the alarm Crashes or that of the queue of schedules notifies.
  createAlarm(sweep, 'NotRun', { metric: logMetric(stage, 'Swept'), description, page: 'not-run', whenSilent: true }, alarms);
}

/** Counts sweeps that could not fetch the answer page. Each makes three attempts and then writes one log line, which is an alarm line too. */
function alarmOnAnswerPage(sweep: LambdaFunction, counting: Counting, alarms: AlarmTopic): void {
  countLines(sweep, counting, { metric: 'AnswerPageDown', pattern: lineWith('event', 'answer_page_down') });
  const description =
    'Answer page down: the service cannot fetch it through its public address, so Hosts cannot confirm that they are well. Until it is back, no deadline expires. No will opens in this time, for at most seven days. Check immediately: domain name, certificate, API gateway, and the function liveness/page-check.';
  createAlarm(sweep, 'AnswerPageDown', { metric: logMetric(counting.stage, 'AnswerPageDown'), description, page: 'answer-page-down' }, alarms);
}
