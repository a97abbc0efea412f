import { Duration, type Stack } from 'aws-cdk-lib';
import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { CONFIGURATION_SET_TAG, configurationSetName, MAIL_EVENTS } from '#infra/mail-events.ts';
import type { AlarmTopic } from './alarm-topic.ts';
import { createFailureQueue } from './queues.ts';

export const MAIL_EVENT_QUEUE = 'Undelivered-mail-events';

/** Creates the queue for mail events that were lost. The table does not have them, so a person must repeat them. */
export function createMailEventQueue(stack: Stack, alarms: AlarmTopic): Queue {
  const description =
    'Undelivered mail events: the service does not know of some bounced mails and counts them as delivered. Fix the cause, and pass each message of the queue to streams/mail-events again.';
  return createFailureQueue(stack, MAIL_EVENT_QUEUE, { description, page: 'undelivered-mail-events' }, alarms);
}

/** Passes what SES reports about the mails of this stage to their function, one rule for each kind of event. */
export function connectMailEvents(stack: Stack, stage: string, reader: LambdaFunction, deadLetterQueue: Queue): void {
  for (const [type, { detailType, input }] of Object.entries(MAIL_EVENTS)) {
    new Rule(stack, `Mail${type}`, {
      description: `What SES reports about our mails: ${type}`,
      eventPattern: {
        source: ['aws.ses'],
        detailType: [detailType],
        detail: { mail: { tags: { [CONFIGURATION_SET_TAG]: [configurationSetName(stage)] } } },
      },
      targets: [
        new LambdaTarget(reader, {
          event: RuleTargetInput.fromObject({ type, ...eventFields(input) }),
          deadLetterQueue,
          maxEventAge: Duration.hours(24),
          retryAttempts: 185,
        }),
      ],
    });
  }
}

function eventFields(paths: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, EventField.fromPath(path)]));
}
