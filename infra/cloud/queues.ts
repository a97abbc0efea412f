import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { type AlarmSpec, createAlarm } from './alarm.ts';
import type { AlarmTopic } from './alarm-topic.ts';

const FAILURES = {
  schedules: 'Undelivered schedules: Scheduler could not start a function.',
  effects: 'Undelivered table changes: the function for the stream failed five times.',
  calls: 'Undelivered calls: an asynchronous function failed three times.',
} as const;

/** Creates the dead-letter queues. No work is lost, because the sweep performs what is overdue. A person must still find the cause. */
export function createQueues(scope: Construct, alarms: AlarmTopic): Record<keyof typeof FAILURES, Queue> {
  const create = (name: keyof typeof FAILURES): Queue => {
    const description = `${FAILURES[name]} Nothing is lost: the sweep performs the work. Read the messages in the queue, fix the cause, and empty the queue.`;
    return createFailureQueue(scope, `Undelivered-${name}`, { description, page: 'undelivered' }, alarms);
  };
  return { schedules: create('schedules'), effects: create('effects'), calls: create('calls') };
}

/** Creates a queue for what could not be delivered, with an alarm that is raised by its first message. */
export function createFailureQueue(scope: Construct, id: string, text: Pick<AlarmSpec, 'description' | 'page'>, alarms: AlarmTopic): Queue {
  const queue = new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const metric = queue.metricApproximateNumberOfMessagesVisible({ statistic: 'max', period: Duration.minutes(5) });
  createAlarm(queue, 'Depth', { metric, ...text }, alarms);
  return queue;
}

/** Names a queue as the destination of failures. Its writer has the permission in its own policy, which is narrower than that of the CDK. */
export function toQueue({ queueArn: destination }: IQueue) {
  return { bind: () => ({ destination }) };
}
