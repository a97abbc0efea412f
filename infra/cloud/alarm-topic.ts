import { Aws, CfnOutput } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { ZoneKeys } from './keys.ts';
import type { Settings } from './settings.ts';

/** Where alarms go. They name alarms and figures, nothing of a Host, so the topic needs no key of its own. */
export function alarmTopic(scope: Construct, { stage, alarmMail }: Settings): Topic {
  const topic = new Topic(scope, 'Alarms', { topicName: `will-${stage}-alarms`, enforceSSL: true });
  // With a policy of its own the topic takes nothing by itself any more, not even from this account's alarms.
  topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com', { conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } } }));
  if (alarmMail) topic.addSubscription(new EmailSubscription(alarmMail));
  new CfnOutput(scope, 'AlarmTopic', { value: topic.topicArn, description: 'Subscribe whoever is on call' });
  return topic;
}

/** Whoever touches a key's life is heard, also when it was refused. Needs a CloudTrail trail in the account. */
export function watchKeys(scope: Construct, keys: ZoneKeys, topic: Topic): void {
  const ids = Object.values(keys).map((key) => key.keyId);
  const arns = Object.values(keys).map((key) => key.keyArn);
  new Rule(scope, 'KeysTouched', {
    description: 'Somebody tried to delete, disable or open up a key of the service',
    eventPattern: {
      source: ['aws.kms'],
      detailType: ['AWS API Call via CloudTrail'],
      detail: { eventName: ['ScheduleKeyDeletion', 'DisableKey', 'PutKeyPolicy'], requestParameters: { keyId: [...ids, ...arns] } },
    },
    targets: [new SnsTopic(topic)],
  });
}
