import { Aws, CfnOutput } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { ZoneKeys } from './keys.ts';
import type { Settings } from './settings.ts';

/** Creates the topic for all alarms. Alarms contain no data of a Host, so the topic needs no separate key. */
export function createAlarmTopic(scope: Construct, { stage, alarmMail }: Settings): Topic {
  const topic = new Topic(scope, 'Alarms', { topicName: `will-${stage}-alarms`, enforceSSL: true });
  // A topic with its own policy accepts nothing by default, not even the alarms of this account.
  topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com', { conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } } }));
  if (alarmMail) topic.addSubscription(new EmailSubscription(alarmMail));
  new CfnOutput(scope, 'AlarmTopic', { value: topic.topicArn, description: 'SNS topic of all alarms. Subscribe the person who is on call.' });
  return topic;
}

/** Notifies of every attempt to delete, disable or open up a key, even a rejected one. Needs a CloudTrail trail in the account. */
export function notifyOfKeyChanges(scope: Construct, keys: ZoneKeys, topic: Topic): void {
  const ids = Object.values(keys).map((key) => key.keyId);
  const arns = Object.values(keys).map((key) => key.keyArn);
  new Rule(scope, 'KeysTouched', {
    description:
      'Key at risk: someone tried to delete or disable a key of the service, or to change its policy. Find out who in CloudTrail immediately.',
    eventPattern: {
      source: ['aws.kms'],
      detailType: ['AWS API Call via CloudTrail'],
      detail: {
        eventName: ['ScheduleKeyDeletion', 'DisableKey', 'PutKeyPolicy'],
        $or: [
          { requestParameters: { keyId: [...ids, ...arns] } },
          { resources: { ARN: arns } },
          // CloudTrail leaves the parameters of a refused call out. Then no field may name the key, so every such call counts.
          { errorCode: [{ exists: true }], requestParameters: { keyId: [{ exists: false }] }, resources: { ARN: [{ exists: false }] } },
        ],
      },
    },
    targets: [new SnsTopic(topic)],
  });
}

/** Notifies when AWS, or someone in this account, stops all mail of the account. https://docs.aws.amazon.com/eventbridge/latest/ref/events-ref-ses.html */
export function notifyOfStoppedMail(scope: Construct, topic: Topic): void {
  new Rule(scope, 'MailStopped', {
    description: 'Mail stopped: SES no longer sends for this account, so families get no mail. Read the case in the Support Center immediately.',
    eventPattern: { source: ['aws.ses'], detailType: ['Sending Status Disabled'] },
    targets: [new SnsTopic(topic)],
  });
}
