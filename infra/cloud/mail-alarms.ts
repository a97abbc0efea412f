import { Duration, type Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { createAlarm, logMetric } from './alarm.ts';
import type { AlarmTopic } from './alarm-topic.ts';

/** Creates the alarms for mail that does not leave, or that does not arrive. */
export function createMailAlarms(stack: Stack, stage: string, alarms: AlarmTopic): void {
  const refused =
    'Mail refused: SES refuses the mail of the service, so families get none of it. Check immediately: aws sesv2 get-account. The line mail_refused in the logs names the error.';
  createAlarm(
    stack,
    'MailRefused',
    { metric: logMetric(stage, 'MailRefused'), description: refused, page: 'mail-refused', stays: HOUR_OF_PERIODS },
    alarms,
  );
  const late =
    'Messages late: the mailer of the service has not accepted a message for more than an hour. It is tried again, for 72 hours. Check whether SES works and whether the functions reach it.';
  createAlarm(
    stack,
    'LateMessages',
    { metric: logMetric(stage, 'LateMessages'), description: late, page: 'late-messages', stays: 4 * HOUR_OF_PERIODS },
    alarms,
  );
  alarmOnReputation(stack, alarms);
}

/** A message is tried again after four hours at the latest, so that an alarm ends only when nothing is left. */
const HOUR_OF_PERIODS = 12;

/**
 * AWS reviews an account at a bounce rate of 5 % or a complaint rate of 0.1 %, and can then pause it. The metrics are those of the
 * whole account, and exist only after its first mails. https://docs.aws.amazon.com/ses/latest/dg/reputationdashboard-cloudwatch-alarm.html
 */
function alarmOnReputation(stack: Stack, alarms: AlarmTopic): void {
  const rate = (metricName: string) => new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Average', period: Duration.hours(1) });
  const bounces =
    'Bounce rate: three of a hundred mails of this account come back. AWS reviews an account at five and can stop its mail. Find out which addresses bounce, and remove test and invalid accounts.';
  createAlarm(stack, 'BounceRate', { metric: rate('Reputation.BounceRate'), description: bounces, page: 'reputation', atLeast: 0.03 }, alarms);
  const complaints =
    'Complaint rate: six of ten thousand mails of this account are reported as spam. AWS reviews an account at ten and can stop its mail. Find out which message it is.';
  createAlarm(
    stack,
    'ComplaintRate',
    { metric: rate('Reputation.ComplaintRate'), description: complaints, page: 'reputation', atLeast: 0.0006 },
    alarms,
  );
}
