import { describe, expect, it } from 'vitest';
import { backOff } from '#channels/rules/delivery.ts';
import { everyFunction, serviceFunctions } from '#infra/cloud/functions.ts';
import { KEYRING_CALLS } from '#infra/cloud/keyring-timing.ts';
import { type AcceptedMail, inputOf, sesEvent } from '#infra/local/entry.ts';
import { MAIL_EVENTS, type MailEventType } from '#infra/mail-events.ts';
import { MailEvent } from '#platform/mail-event.ts';
import { readEvent } from '#store/stream-record.ts';
import { passesFilter } from '#tests/world/stream-filter.ts';
import { passesPattern } from './event-pattern.ts';
import { nameOf, rolePolicies } from './policies.ts';
import { deployment, every, type Json, ofType, onlyOne } from './synthesized.ts';

const templates = deployment('named');
const { workers } = templates;
const functionOf = (id: string): string => nameOf(workers.find((resource) => resource.id === id)?.properties.FunctionName ?? id);

it('reads the stream so that one bad record does not delay the others', () => {
  expect(onlyOne(workers, 'AWS::Lambda::EventSourceMapping').properties).toMatchObject({
    BisectBatchOnFunctionError: true,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    DestinationConfig: { OnFailure: { Destination: expect.anything() } },
    MaximumRetryAttempts: 5,
    StartingPosition: 'TRIM_HORIZON',
  });
});

/** https://docs.aws.amazon.com/lambda/latest/dg/invocation-eventfiltering.html : a record passes if one pattern matches. */
function passes(record: Json): boolean {
  const patterns: Json[] = onlyOne(workers, 'AWS::Lambda::EventSourceMapping').properties.FilterCriteria.Filters.map(({ Pattern }: Json) =>
    JSON.parse(Pattern),
  );
  return patterns.some((pattern) => {
    const isKey = (name: 'pk' | 'sk') =>
      !pattern.dynamodb.Keys[name] || record.dynamodb.Keys[name].S.startsWith(pattern.dynamodb.Keys[name].S[0].prefix);
    const isUnmarked = !pattern.dynamodb.NewImage || record.dynamodb.NewImage?.claimed_until === undefined;
    return isKey('pk') && isKey('sk') && isUnmarked && (pattern.eventName ?? [record.eventName]).includes(record.eventName);
  });
}

/** Of a drive that has ended its consent. */
const ENDED = { data: { M: { endedAt: { S: '2031' }, notified: { BOOL: false } } } };

it.each([
  ['OUTBOX#1', 'INSERT', 'EFFECT', {}],
  ['OUTBOX#1', 'MODIFY', 'EFFECT', {}],
  ['OUTBOX#1', 'MODIFY', 'EFFECT', { claimed_until: { S: '2031' } }],
  ['OUTBOX#1', 'REMOVE'],
  ['TIMER#1', 'INSERT'],
  ['TIMER#1', 'MODIFY'],
  ['TIMER#1', 'REMOVE'],
  ['HOST#1', 'MODIFY'],
  ['HOST#1', 'INSERT'],
  ['HOST#1', 'INSERT', 'AUDIT#2026'],
  ['HOST#1', 'REMOVE', 'AUDIT#2026'],
  ['TRAIL#1', 'INSERT', 'AUDIT#1'],
  ['RATE#1', 'MODIFY'],
  ['CUSTODY#1', 'REMOVE'],
  ['HOST#1', 'MODIFY', 'AUDIT#2026'],
  ['OAUTH#1', 'INSERT', 'GRANT', ENDED],
  ['OAUTH#1', 'MODIFY', 'GRANT', ENDED],
  ['OAUTH#1', 'REMOVE', 'GRANT'],
] as const)(
  'starts the function for a record of %s (%s) only if there is work for it',
  (pk, eventName, sk: string = 'ROOT', NewImage: object | undefined = undefined) => {
    const record = {
      eventName,
      dynamodb: { SequenceNumber: '1', Keys: { pk: { S: pk }, sk: { S: sk } }, ...(NewImage && { NewImage: NewImage as Json }) },
    };
    expect([passes(record), passesFilter(record)]).toEqual(Array(2).fill(readEvent(record) !== undefined));
  },
);

it('runs the sweep every five minutes', () => {
  const { properties } = onlyOne(templates.api, 'AWS::Scheduler::Schedule');
  expect(properties).toMatchObject({
    GroupName: 'will-test',
    ScheduleExpression: 'rate(5 minutes)',
    Target: { DeadLetterConfig: { Arn: expect.anything() } },
  });
  expect(properties.Target.Arn['Fn::Join'][1].at(-1)).toBe(':function:will-test-scheduled-sweep');
});

it('sends a schedule that cannot start its function to a queue that its role may write to and that has an alarm', () => {
  const [queue] = ofType(templates.data, 'AWS::SQS::Queue').filter(({ id }) => id.startsWith('Undeliveredschedules'));
  const arn = { 'Fn::GetAtt': [queue?.id, 'Arn'] };
  // The queue for schedules that functions create, and the queue of the sweep's own schedule.
  const given = ofType(every(templates), 'AWS::Lambda::Function').map(({ properties }) => properties.Environment?.Variables?.SCHEDULE_QUEUE_ARN);
  const sweep = onlyOne(templates.api, 'AWS::Scheduler::Schedule').properties.Target.DeadLetterConfig.Arn;
  for (const imported of [...given.filter(Boolean), sweep]) expect(JSON.stringify(imported)).toContain(`OutputFnGetAtt${queue?.id}Arn`);
  const role = ofType(templates.data, 'AWS::IAM::Role').find(({ properties }) => properties.RoleName === 'will-test-schedules');
  const writes = role?.properties.Policies[0].PolicyDocument.Statement.filter(({ Action }: Json) => Action === 'sqs:SendMessage');
  expect(writes).toEqual([{ Action: 'sqs:SendMessage', Effect: 'Allow', Resource: arn }]);
  const depth = about('ApproximateNumberOfMessagesVisible').filter(({ Dimensions }) => Dimensions[0].Value['Fn::GetAtt'][0] === queue?.id);
  expect(depth).toMatchObject([{ Threshold: 1, EvaluationPeriods: 1, AlarmActions: [expect.anything()] }]);
});

it('keeps failed calls of asynchronous functions in a queue', () => {
  const kept = ofType(workers, 'AWS::Lambda::EventInvokeConfig').map(({ properties }) => functionOf(properties.FunctionName.Ref));
  const jobs = serviceFunctions().jobs.map(({ name }) => name.replaceAll('/', '-'));
  const others = ['streams-mail-events', 'workers-audit', 'workers-delete', 'workers-open', 'workers-perform-for-host', 'workers-reseal'];
  expect(kept.sort()).toEqual([...jobs.filter((name) => name.startsWith('scheduled-')), ...others].sort());
  const policies = rolePolicies(templates);
  expect(kept.filter((name) => !policies.get(name)?.some(({ actions }) => actions.includes('sqs:SendMessage')))).toEqual([]);
});

const mailRules = ofType(workers, 'AWS::Events::Rule').map(({ properties }) => properties);
const mail: AcceptedMail = {
  messageId: 'one',
  at: new Date('2031-03-11T10:05:00.123Z'),
  from: 'no-reply@mail.will.example',
  to: ['ada@example.org'],
  subject: 'Anna, are you well?',
  configurationSet: 'will-test',
  tags: { mail: 'check-7' },
};

/** https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-transform-target-input.html */
function transformed(event: Json, { InputPathsMap, InputTemplate }: Json): Json {
  const valueAt = (path: string) =>
    path
      .split('.')
      .slice(1)
      .reduce((part, name) => part[name], event);
  return JSON.parse(InputTemplate.replace(/<([^>]+)>/g, (_all: string, name: string) => JSON.stringify(valueAt(InputPathsMap[name]))));
}

describe.each(Object.keys(MAIL_EVENTS) as MailEventType[])('an event %s of SES', (type) => {
  it('starts its function through one rule, with the input that the local stack makes and the service reads', () => {
    const event = sesEvent(type, mail);
    const [rule, ...others] = mailRules.filter(({ EventPattern }) => passesPattern(event, EventPattern));
    expect(others).toEqual([]);
    expect(functionOf(rule.Targets[0].Arn['Fn::GetAtt'][0])).toBe('streams-mail-events');
    const input = transformed(event, rule.Targets[0].InputTransformer);
    expect(input).toEqual(inputOf(event));
    expect(MailEvent.parse(input)).toMatchObject({ type, messageId: 'one', recipients: ['ada@example.org'], tags: { mail: ['check-7'] } });
    expect(JSON.stringify(input)).not.toContain('Anna');
  });

  it('of another stage starts nothing here', () => {
    const event = sesEvent(type, { ...mail, configurationSet: 'will-prod' });
    expect(mailRules.filter(({ EventPattern }) => passesPattern(event, EventPattern))).toEqual([]);
  });
});

it('sends a mail event that cannot be delivered to a queue that its rules may write to and that has an alarm', () => {
  const { id, properties } = onlyOne(workers, 'AWS::SQS::Queue');
  expect(properties).toEqual({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 14 * 24 * 3600 });
  for (const { Targets } of mailRules) expect(Targets[0].DeadLetterConfig).toEqual({ Arn: { 'Fn::GetAtt': [id, 'Arn'] } });
  const writers = onlyOne(workers, 'AWS::SQS::QueuePolicy').properties.PolicyDocument.Statement.filter(({ Effect }: Json) => Effect === 'Allow');
  expect(writers).toHaveLength(mailRules.length);
  const rulesOnly = ofType(workers, 'AWS::Lambda::Permission').filter(({ properties }) => properties.Principal === 'events.amazonaws.com');
  const callers = rulesOnly.map(({ properties: { FunctionName } }) => functionOf(FunctionName['Fn::GetAtt'][0]));
  expect(callers).toEqual(mailRules.map(() => 'streams-mail-events'));
  const depth = about('ApproximateNumberOfMessagesVisible').filter(({ Dimensions }) => Dimensions[0].Value['Fn::GetAtt'][0] === id);
  expect(depth).toMatchObject([{ Threshold: 1, AlarmActions: [expect.anything()] }]);
});

it('gives the function that creates the keys time for all its attempts, and CloudFormation waits for it', () => {
  const [caller, worker] = ['on-deployment', 'workers-create-keyring'].map(
    (name) => ofType(workers, 'AWS::Lambda::Function').find(({ properties }) => nameOf(properties.FunctionName) === name)?.properties.Timeout,
  );
  const { attempts, callMs, pauseMs } = KEYRING_CALLS;
  expect(callMs).toBeGreaterThanOrEqual((worker + 10) * 1000); // Lambda starts a function within ten seconds, or stops it
  expect(caller).toBeGreaterThan((attempts * callMs + (attempts - 1) * pauseMs) / 1000);
  expect(Number(onlyOne(workers, 'Custom::Keyring').properties.ServiceTimeout)).toBeGreaterThan(caller);
});

it('sweeps only when the keys of the service exist, and its address answers', () => {
  expect(onlyOne(templates.api, 'AWS::Scheduler::Schedule').whole.DependsOn).toContain(onlyOne(templates.api, 'AWS::ApiGateway::Stage').id);
  expect(templates.deployedAfter['will-test-api']).toContain(workers.find(({ type }) => type === 'Custom::Keyring') && 'will-test-workers');
});

it('keeps the heads of the history chains for ten years, also without the stack', () => {
  const filters = ofType(workers, 'AWS::Logs::SubscriptionFilter').map(({ properties }) => properties);
  expect(new Set(filters.map(({ FilterPattern }) => FilterPattern))).toEqual(new Set(['{ $.event = "audit_appended" }']));
  const logName = (filter: (typeof filters)[number]) => nameOf(workers.find(({ id }) => id === filter.LogGroupName.Ref)?.properties.LogGroupName);
  expect(filters.map(logName).sort()).toEqual(['/aws/lambda/will-test-scheduled-sweep', '/aws/lambda/will-test-streams-perform-effects']);
  const [to, ...others] = new Set(filters.map(({ DestinationArn }) => DestinationArn['Fn::GetAtt'][0]));
  expect(others).toEqual([]);
  const keeper = workers.find(({ id }) => id === to)?.properties;
  const log = workers.find(({ id }) => id === keeper.LoggingConfig.LogGroup.Ref);
  expect(log).toMatchObject({ properties: { RetentionInDays: 3653 }, whole: { DeletionPolicy: 'RetainExceptOnCreate' } });
});

it('creates the keys of a new service in its first deployment', () => {
  const { properties, whole } = onlyOne(workers, 'Custom::Keyring');
  expect(functionOf(properties.ServiceToken['Fn::GetAtt'][0])).toBe('on-deployment');
  expect(functionOf(properties.FunctionName.Ref)).toBe('workers-create-keyring');
  expect(whole.DependsOn).toEqual(expect.arrayContaining([properties.FunctionName.Ref]));
  const allowed = rolePolicies(templates).get('on-deployment') ?? [];
  expect(allowed.flatMap(({ actions }) => actions)).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents', 'lambda:InvokeFunction']);
});

it('lets only alarms of this account publish to the topic', () => {
  expect(ofType(every(templates), 'AWS::SNS::Topic')).toHaveLength(1);
  const statements = ofType(every(templates), 'AWS::SNS::TopicPolicy').flatMap(({ properties }) => properties.PolicyDocument.Statement);
  const allowed = statements.filter(({ Effect }: Json) => Effect === 'Allow');
  expect(allowed.map(({ Principal, Condition }: Json) => [Principal.Service, Condition])).toContainEqual([
    'cloudwatch.amazonaws.com',
    { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
  ]);
});

const alarms = ofType(every(templates), 'AWS::CloudWatch::Alarm').map(({ properties }) => properties);
const about = (metric: string) => alarms.filter(({ MetricName }) => MetricName === metric);

it.each([
  ['5XXError', 1],
  ['Count', 1],
  ['Crashes', 1],
  ['Throttles', 2],
  ['ApproximateNumberOfMessagesVisible', 4],
  ['IteratorAge', 1],
  ['ConcurrentExecutions', 4],
  ['AlarmLines', 1],
  ['Swept', 1],
  ['AnswerPageDown', 1],
  ['Overdue', 1],
  ['MailRefused', 1],
  ['LateMessages', 1],
  ['Reputation.BounceRate', 1],
  ['Reputation.ComplaintRate', 1],
])('has alarms for %s', (metric, count) => {
  expect(about(metric)).toHaveLength(count);
});

it('gives every alarm a description and a topic', () => {
  for (const alarm of alarms) expect([alarm.AlarmDescription, alarm.AlarmActions?.length]).toEqual([expect.stringMatching(/\w{3}/), 1]);
});

it('raises an alarm if the sweep no longer runs, and none before the first sweep of a new stage', () => {
  expect(about('Swept')).toMatchObject([
    {
      TreatMissingData: 'missing',
      ComparisonOperator: 'LessThanThreshold',
      Threshold: 1,
      Period: 300,
      EvaluationPeriods: 1,
      InsufficientDataActions: [expect.anything()],
    },
  ]);
});

it.each([
  ['AlarmLines', '{ $.level = "alarm" }', everyFunction(serviceFunctions())],
  ['MailRefused', '{ $.event = "mail_refused" }', everyFunction(serviceFunctions()).filter(({ uses }) => uses.includes('mailer'))],
  [
    'LateMessages',
    '{ $.event = "message_late" }',
    everyFunction(serviceFunctions()).filter(({ uses }) => uses.includes('mailer') && uses.includes('performs:OUTBOX')),
  ],
])('counts %s in the logs of all functions that can write such a line', (metric, pattern, functions) => {
  const all = every(templates);
  const filters = ofType(all, 'AWS::Logs::MetricFilter')
    .map(({ properties }) => properties)
    .filter(({ MetricTransformations }) => MetricTransformations[0].MetricName === metric);
  const logs = filters.map(({ LogGroupName }) => nameOf(all.find(({ id }) => id === LogGroupName.Ref)?.properties.LogGroupName));
  expect(logs.sort()).toEqual(functions.map(({ name }) => `/aws/lambda/will-test-${name.replaceAll('/', '-')}`).sort());
  expect(logs.length).toBeGreaterThan(2);
  expect(new Set(filters.map(({ FilterPattern }) => FilterPattern))).toEqual(new Set([pattern]));
});

it('raises an alarm before AWS reviews the account', () => {
  for (const [metric, review] of [
    ['Reputation.BounceRate', 0.05],
    ['Reputation.ComplaintRate', 0.001],
  ] as const)
    expect(about(metric)[0]?.Threshold).toBeLessThan(review);
});

it('keeps the alarm of late messages until their next attempt is over', () => {
  const [late] = about('LateMessages');
  expect(late).toMatchObject({ DatapointsToAlarm: 1 });
  expect(late?.EvaluationPeriods * late?.Period * 1000).toBeGreaterThanOrEqual(backOff(20));
});
