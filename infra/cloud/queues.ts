import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { watch } from './watch.ts';

const WHAT = {
  schedules: 'A schedule could not reach its function.',
  effects: 'Changes of the table could not be handled.',
  calls: 'A function that nobody waits for has failed three times.',
} as const;

/** Where it ends what could not be delivered. Nothing is lost by it, since the sweep performs whatever is overdue; somebody has to look all the same. */
export function createQueues(scope: Construct, alarms: ITopic): Record<keyof typeof WHAT, Queue> {
  const create = (name: keyof typeof WHAT): Queue => {
    const queue = new Queue(scope, `Undelivered-${name}`, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const metric = queue.metricApproximateNumberOfMessagesVisible({ statistic: 'max', period: Duration.minutes(5) });
    watch(queue, 'Depth', { metric, says: `${WHAT[name]} The queue's messages say which; the sweep makes up for it.` }, alarms);
    return queue;
  };
  return { schedules: create('schedules'), effects: create('effects'), calls: create('calls') };
}
