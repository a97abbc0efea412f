import { Aws, CfnOutput } from 'aws-cdk-lib';
import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { type AlarmPage, FAMILY_PAGES, withPage } from './alarm-pages.ts';
import { DANGEROUS } from './keys.ts';
import { alarmTopicName } from './names.ts';
import type { Profile, Settings } from './settings.ts';

export const RISK = 'Find out who in CloudTrail immediately.';

/** The topic for all alarms. Alarms contain no data of a Host, so the topic needs no separate key. */
export class AlarmTopic extends Topic {
  readonly #profile: Profile;

  constructor(scope: Construct, { stage, profile }: Pick<Settings, 'stage' | 'profile'>) {
    super(scope, 'Alarms', { topicName: alarmTopicName(stage), enforceSSL: true });
    this.#profile = profile;
  }

  /** Returns whether this deployment has the alarms of a page. Each costs, and also its metric. */
  watches(page: AlarmPage): boolean {
    return this.#profile === 'default' || FAMILY_PAGES.includes(page);
  }
}

export function createAlarmTopic(scope: Construct, settings: Settings): AlarmTopic {
  const { alarmMail } = settings;
  const topic = new AlarmTopic(scope, settings);
  // A topic with its own policy accepts nothing by default, not even the alarms of this account.
  topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com', { conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } } }));
  if (alarmMail && alarmMail !== 'none') topic.addSubscription(new EmailSubscription(alarmMail));
  new CfnOutput(scope, 'AlarmTopic', { value: topic.topicArn, description: 'SNS topic of all alarms. Subscribe the person who is on call.' });
  return topic;
}

/**
 * Notifies of every attempt to delete, disable, replicate or open up a key, even a rejected one. A policy that CloudFormation changes
 * has its own text: releases do this, and no one may learn to ignore the other one. Needs a CloudTrail trail in the account.
 */
export function notifyOfKeyChanges(scope: Construct, keys: readonly Key[], topic: Topic): void {
  const notify = (id: string, page: AlarmPage, text: string, detail: object) =>
    notifyOfCalls(scope, topic, { id, text, page, source: 'aws.kms', resource: 'key', parameter: 'keyId' }, { ...detail, $or: namesOneOf(keys) });
  notify('KeysTouched', 'keys-touched', `Key at risk: someone tried to delete, disable or replicate a key of the service. ${RISK}`, {
    eventName: DANGEROUS,
  });
  notify('KeyPolicyTouched', 'keys-touched', `Key at risk: someone changed the policy of a key by hand, or tried to. ${RISK}`, {
    eventName: ['PutKeyPolicy'],
    userIdentity: { invokedBy: [{ exists: false }, { 'anything-but': CLOUDFORMATION }] },
  });
  const expected = 'Is a release running? A release whose diff shows AWS::KMS::Key sends this once for each such key. Otherwise, key at risk:';
  notify('KeyPolicyDeployed', 'key-policy-deployed', `A deployment changed the policy of a key. ${expected} find out who deployed.`, {
    eventName: ['PutKeyPolicy'],
    userIdentity: { invokedBy: [CLOUDFORMATION] },
  });
}

const CLOUDFORMATION = 'cloudformation.amazonaws.com';

/** An alarm about calls to AWS. The request parameter `parameter` names the resource. */
interface CallAlarm {
  id: string;
  text: string;
  page: AlarmPage;
  source: string;
  resource: string;
  parameter: string;
}

/** Notifies of calls in CloudTrail. https://docs.aws.amazon.com/awscloudtrail/latest/userguide/cloudtrail-event-reference-record-contents.html */
export function notifyOfCalls(scope: Construct, topic: Topic, { id, text, page, source, resource, parameter }: CallAlarm, detail: object): void {
  const field = (path: string) => EventField.fromPath(`$.detail.${path}`);
  const call = `Call: ${field('eventName')} at ${EventField.time}, by ${field('userIdentity.arn')}, ${resource} ${field(`requestParameters.${parameter}`)}, error: ${field('errorCode')}.`;
  new Rule(scope, id, {
    description: withPage(text, page),
    eventPattern: { source: [source], detailType: ['AWS API Call via CloudTrail'], detail: { ...detail } },
    targets: [new SnsTopic(topic, { message: RuleTargetInput.fromText(`${withPage(text, page)} ${call}`) })],
  });
}

/** Matches calls that name one of these keys. */
function namesOneOf(keys: readonly Key[]): object[] {
  const ids = keys.map((key) => key.keyId);
  const arns = keys.map((key) => key.keyArn);
  return [
    { requestParameters: { keyId: [...ids, ...arns] } },
    { resources: { ARN: arns } },
    // CloudTrail leaves the parameters of a refused call out. Then no field may name the key, so every such call counts.
    { errorCode: [{ exists: true }], requestParameters: { keyId: [{ exists: false }] }, resources: { ARN: [{ exists: false }] } },
  ];
}

/** Notifies when AWS, or someone in this account, stops all mail of the account. https://docs.aws.amazon.com/eventbridge/latest/ref/events-ref-ses.html */
export function notifyOfStoppedMail(scope: Construct, topic: Topic): void {
  const text = 'Mail stopped: SES no longer sends for this account, so families get no mail. Read the case in the Support Center immediately.';
  const description = withPage(text, 'mail-stopped');
  new Rule(scope, 'MailStopped', {
    description,
    eventPattern: { source: ['aws.ses'], detailType: ['Sending Status Disabled'] },
    targets: [new SnsTopic(topic, { message: RuleTargetInput.fromText(`${description} Since ${EventField.time}.`) })],
  });
}
