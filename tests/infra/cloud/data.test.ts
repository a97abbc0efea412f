import { expect, it } from 'vitest';
import { MAIL_RECORDS } from '#infra/cloud/use-mail-domain.ts';
import { table } from '#infra/table.ts';
import { passesPattern } from './event-pattern.ts';
import { rolePolicies, statements } from './policies.ts';
import { AUDITOR, deployment, type Json, ofType, onlyOne } from './synthesized.ts';

const templates = deployment('plain');
const { data } = templates;
const keys = ofType(data, 'AWS::KMS::Key');

it('creates the table with its indexes, point-in-time recovery and deletion protection', () => {
  const { properties, whole } = onlyOne(data, 'AWS::DynamoDB::GlobalTable');
  expect(properties.KeySchema).toEqual([
    { AttributeName: table.partitionKey, KeyType: 'HASH' },
    { AttributeName: table.sortKey, KeyType: 'RANGE' },
  ]);
  expect(properties).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    StreamSpecification: { StreamViewType: table.streamView },
    TimeToLiveSpecification: { AttributeName: table.ttlAttribute, Enabled: true },
    SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
    Replicas: [
      {
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        SSESpecification: { KMSMasterKeyId: expect.anything() },
      },
    ],
  });
  const indexes = properties.GlobalSecondaryIndexes.map((index: typeof properties) => [
    index.IndexName,
    ...index.KeySchema.map((key: typeof properties) => key.AttributeName),
    index.Projection.ProjectionType,
  ]);
  expect(indexes).toEqual(table.indexes.map(({ name, partitionKey, sortKey }) => [name, partitionKey, sortKey, 'ALL']));
  expect(whole).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
});

const bucketCalled = (name: string) =>
  onlyOne(
    data.filter(({ id }) => id.startsWith(name)),
    'AWS::S3::Bucket',
  );
const deniedBy = (name: string) =>
  statements(
    onlyOne(
      data.filter(({ id }) => id.startsWith(`${name}Policy`)),
      'AWS::S3::BucketPolicy',
    ).properties.PolicyDocument,
  ).filter(({ effect }) => effect === 'Deny');

it('keeps the bucket of packages private, with what was deleted for 30 days, and refuses to overwrite', () => {
  const { properties, whole } = bucketCalled('Packages');
  expect(properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
  expect(properties.LifecycleConfiguration.Rules).toEqual([
    { Id: 'unfinished-packages', Status: 'Enabled', AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } },
    { Id: 'deleted-packages', Status: 'Enabled', ExpiredObjectDeleteMarker: true, NoncurrentVersionExpiration: { NoncurrentDays: 30 } },
  ]);
  expect(properties.PublicAccessBlockConfiguration).toEqual(bucketCalled('Staging').properties.PublicAccessBlockConfiguration);
  const { ServerSideEncryptionByDefault: key } = properties.BucketEncryption.ServerSideEncryptionConfiguration[0];
  expect(key).toEqual({ SSEAlgorithm: 'aws:kms', KMSMasterKeyID: { 'Fn::GetAtt': [expect.stringMatching(/^PackagesKey/), 'Arn'] } });
  expect(properties.CorsConfiguration).toBeUndefined();
  expect([whole.DeletionPolicy, whole.UpdateReplacePolicy]).toEqual(['RetainExceptOnCreate', 'Retain']);
  expect(deniedBy('Packages')).toMatchObject([
    { actions: ['s3:*'], conditions: { Bool: { 'aws:SecureTransport': 'false' } } },
    { actions: ['s3:*'], conditions: { NumericLessThan: { 's3:TlsVersion': 1.2 } } },
    { actions: ['s3:PutObject'], conditions: { Null: { 's3:if-none-match': 'true' }, Bool: { 's3:ObjectCreationOperation': 'true' } } },
    { actions: ['s3:DeleteObjectVersion'], conditions: {} },
  ]);
});

it('keeps the staging bucket private and deletes unclaimed uploads after a day', () => {
  const { properties, whole } = bucketCalled('Staging');
  expect(properties.VersioningConfiguration).toBeUndefined();
  expect(properties.LifecycleConfiguration.Rules).toEqual([
    // Drafts do not expire here: a Host can add to a draft for months.
    { Id: 'unfinished-drafts', Status: 'Enabled', Prefix: 'drafts/', AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } },
    {
      Id: 'unclaimed-uploads',
      Status: 'Enabled',
      Prefix: 'incoming/',
      ExpirationInDays: 1,
      AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
    },
  ]);
  expect(properties.PublicAccessBlockConfiguration).toEqual({
    BlockPublicAcls: true,
    BlockPublicPolicy: true,
    IgnorePublicAcls: true,
    RestrictPublicBuckets: true,
  });
  expect(properties.BucketEncryption.ServerSideEncryptionConfiguration[0]).toMatchObject({
    BucketKeyEnabled: true,
    ServerSideEncryptionByDefault: { SSEAlgorithm: 'aws:kms' },
  });
  expect(properties.CorsConfiguration.CorsRules).toMatchObject([
    { AllowedOrigins: ['https://will.example'], AllowedMethods: ['PUT'], AllowedHeaders: ['content-type', 'x-amz-checksum-sha256', 'if-none-match'] },
  ]);
  expect([whole.DeletionPolicy, whole.UpdateReplacePolicy]).toEqual(['RetainExceptOnCreate', 'Retain']);
  expect(deniedBy('Staging')).toContainEqual(
    expect.objectContaining({ actions: ['s3:*'], conditions: { Bool: { 'aws:SecureTransport': 'false' } } }),
  );
});

it('has one key per trust zone, which outlives the stack and is multi-Region', () => {
  const aliases = ofType(data, 'AWS::KMS::Alias').map(({ properties }) => properties.AliasName);
  expect(aliases.sort()).toEqual(['custody', 'evidence', 'operations', 'packages', 'staging', 'table'].map((zone) => `alias/will-test-${zone}`));
  for (const { properties, whole } of keys) {
    // KMS rotates no key that signs.
    const rotates =
      properties.KeySpec === 'ECC_NIST_EDWARDS25519' ? { KeyUsage: 'SIGN_VERIFY' } : { EnableKeyRotation: true, RotationPeriodInDays: 2560 };
    expect(properties).toMatchObject({ MultiRegion: true, ...rotates });
    expect(whole.DeletionPolicy).toBe('Retain');
  }
});

it('lets no one delete, disable or replicate a key, and no administrator use one', () => {
  for (const { properties } of keys) {
    const list = statements(properties.KeyPolicy);
    expect(list.filter(({ effect }) => effect === 'Deny')).toMatchObject([
      { actions: ['kms:ScheduleKeyDeletion', 'kms:DisableKey', 'kms:ReplicateKey', 'kms:UpdatePrimaryRegion'], conditions: {} },
    ]);
    const unconditional = list
      .filter(({ effect, conditions }) => effect === 'Allow' && Object.keys(conditions).length === 0)
      .flatMap(({ actions }) => actions);
    expect(unconditional).toContain('kms:PutKeyPolicy');
    expect(
      unconditional.filter((action) =>
        /\*|Encrypt|Decrypt|GenerateDataKey|CreateGrant|ScheduleKeyDeletion|DisableKey$|Replicate|PrimaryRegion/.test(action),
      ),
    ).toEqual([]);
  }
});

/**
 * What each service documents as the least that it must be able to do with a customer's key:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/encryption.usagenotes.html#dynamodb-customer-cmk-policy
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/UsingKMSEncryption.html
 */
const LEAST: Readonly<Record<string, string[]>> = {
  TableKey: [
    'CreateGrant',
    'Decrypt',
    'DescribeKey',
    'Encrypt',
    'GenerateDataKey',
    'GenerateDataKeyWithoutPlaintext',
    'ReEncryptFrom',
    'ReEncryptTo',
  ],
  StagingKey: ['Decrypt', 'GenerateDataKey'],
  PackagesKey: ['Decrypt', 'GenerateDataKey'],
};

it.each(Object.entries(LEAST))('lets the service behind %s do what it documents as needed, and no one use the key otherwise', (name, least) => {
  const key = keys.find(({ id }) => id.startsWith(name))?.properties;
  const uses = statements(key.KeyPolicy).filter(({ effect, conditions }) => effect === 'Allow' && Object.keys(conditions).length > 0);
  expect(uses.flatMap(({ actions }) => actions)).toEqual(expect.arrayContaining(least.map((action) => `kms:${action}`)));
  for (const { conditions } of uses) expect(Object.keys(conditions.StringEquals)).toEqual(['kms:ViaService']);
});

it('knows the service behind each key whose users are not functions', () => {
  const through = keys.filter(({ properties }) => JSON.stringify(properties.KeyPolicy).includes('kms:ViaService'));
  expect(through.map(({ id }) => id.slice(0, -8)).sort()).toEqual(Object.keys(LEAST).sort());
});

const oneKey = ofType(data, 'AWS::KMS::Key')[0]?.id ?? '';
const TOUCHED = { source: 'aws.kms', 'detail-type': 'AWS API Call via CloudTrail' };
const REFUSED = { eventName: 'DisableKey', errorCode: 'AccessDenied' };

const BY_CLOUDFORMATION = { userIdentity: { invokedBy: 'cloudformation.amazonaws.com' } };
const ours = { requestParameters: { keyId: { Ref: oneKey } } };

it.each([
  ['to change the policy of one of our keys by id', { eventName: 'PutKeyPolicy', ...ours }, 'KeyPolicyTouched'],
  [
    'to change it through another service',
    { eventName: 'PutKeyPolicy', ...ours, userIdentity: { invokedBy: 'x.amazonaws.com' } },
    'KeyPolicyTouched',
  ],
  ['of a release to change it', { eventName: 'PutKeyPolicy', ...ours, ...BY_CLOUDFORMATION }, 'KeyPolicyDeployed'],
  ['to disable one by ARN', { eventName: 'DisableKey', requestParameters: { keyId: { 'Fn::GetAtt': [oneKey, 'Arn'] } } }, 'KeysTouched'],
  ['to delete one, also of a release', { eventName: 'ScheduleKeyDeletion', ...ours, ...BY_CLOUDFORMATION }, 'KeysTouched'],
  ['to replicate one', { eventName: 'ReplicateKey', ...ours }, 'KeysTouched'],
  ['to make a replica the primary key', { eventName: 'UpdatePrimaryRegion', ...ours }, 'KeysTouched'],
  [
    'that was refused and names the key only as a resource',
    { ...REFUSED, requestParameters: null, resources: [{ ARN: { 'Fn::GetAtt': [oneKey, 'Arn'] } }] },
    'KeysTouched',
  ],
  ['that was refused and names no key', { ...REFUSED, requestParameters: null }, 'KeysTouched'],
  ['of another key', { eventName: 'DisableKey', requestParameters: { keyId: 'another' }, resources: [{ ARN: 'another' }] }, undefined],
  ['that was refused, of another key', { ...REFUSED, requestParameters: null, resources: [{ ARN: 'another' }] }, undefined],
  ['to decrypt', { eventName: 'Decrypt', requestParameters: { keyId: { Ref: oneKey } } }, undefined],
])('notifies of a call %s: %j', (_call, detail, notified) => {
  const rules = ofType(data, 'AWS::Events::Rule').filter(({ properties }) => passesPattern({ ...TOUCHED, detail }, properties.EventPattern));
  expect(rules.map(({ id }) => id.slice(0, -8))).toEqual(notified ? [notified] : []);
});

it('notifies when AWS stops the mail of the account', () => {
  const rule = ofType(data, 'AWS::Events::Rule').find(({ id }) => id.startsWith('MailStopped'));
  expect(rule?.properties).toMatchObject({
    EventPattern: { source: ['aws.ses'], 'detail-type': ['Sending Status Disabled'] },
    Targets: [{ Arn: { Ref: onlyOne(data, 'AWS::SNS::Topic').id } }],
  });
});

it('lets only its own schedule group start functions, and only scheduled ones', () => {
  const role = ofType(data, 'AWS::IAM::Role').find(({ properties }) => properties.RoleName === 'will-test-schedules')?.properties;
  const group = onlyOne(data, 'AWS::Scheduler::ScheduleGroup');
  expect(role.AssumeRolePolicyDocument.Statement[0].Condition).toEqual({
    StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' }, 'aws:SourceArn': { 'Fn::GetAtt': [group.id, 'Arn'] } },
  });
  const [invoke] = statements(role.Policies[0].PolicyDocument);
  expect(invoke?.actions).toEqual(['lambda:InvokeFunction']);
  expect(invoke?.resources.every((arn) => arn.includes(':function:will-test-scheduled-'))).toBe(true);
});

it('lets an auditor read the settings of functions, keys and the bucket of packages, and nothing else', () => {
  const { data: audited } = deployment('copied');
  const role = ofType(audited, 'AWS::IAM::Role').find(({ properties }) => properties.AssumeRolePolicyDocument.Statement[0].Principal.AWS === AUDITOR);
  // The keys let each role of the stage unwrap some keys, so that it must not have such a name.
  expect(role?.properties.RoleName).toBe('auditor-of-will-test');
  const granted = statements(role?.properties.Policies[0].PolicyDocument);
  expect(granted.flatMap(({ actions }) => actions)).toEqual([
    'iam:ListRoles',
    'lambda:ListFunctions',
    'kms:DescribeKey',
    'kms:GetKeyPolicy',
    'kms:ListGrants',
    's3:GetBucketPolicy',
  ]);
  expect(granted[1]?.resources).toHaveLength(6);
  expect(ofType(deployment('plain').data, 'AWS::IAM::Role').map(({ properties }) => properties.RoleName)).not.toContain('auditor-of-will-test');
});

it('has SES report what becomes of each mail, and keep no mail back', () => {
  const set = onlyOne(data, 'AWS::SES::ConfigurationSet').properties;
  expect(set).toMatchObject({
    Name: 'will-test',
    SuppressionOptions: { SuppressedReasons: [] },
    ReputationOptions: { ReputationMetricsEnabled: true },
    DeliveryOptions: { TlsPolicy: 'REQUIRE' },
  });
  const { EventDestination } = onlyOne(data, 'AWS::SES::ConfigurationSetEventDestination').properties;
  expect(EventDestination.MatchingEventTypes).toEqual(['delivery', 'bounce', 'complaint', 'reject', 'deliveryDelay']);
  expect(JSON.stringify(EventDestination.EventBridgeDestination)).toContain('event-bus/default');
});

it('gives the mail domain of its sender to SES, and shows the records for its DNS', () => {
  const { id, properties } = onlyOne(data, 'Custom::MailDomain');
  expect(properties).toMatchObject({ Domain: 'mail.will.example', MailFromDomain: 'bounce.mail.will.example', Stage: 'test' });
  const shown = Object.entries<Json>(templates.dataOutputs).filter(([name]) => /^Mail(From)?Record\d$/.test(name));
  expect(shown.map(([, { Value }]) => Value['Fn::GetAtt'])).toEqual(MAIL_RECORDS.map((name) => [id, name]));
});

it('lets the function that prepares the account touch nothing but the log role and this domain', () => {
  const own = rolePolicies(templates).get('prepare-account') ?? [];
  const lastPart = (arn: string) => /([^:]*?)(?:"\]\]})?$/.exec(arn)?.[1];
  const changes = own
    .filter(({ actions }) => !actions.some((action) => action.startsWith('logs:')))
    .flatMap(({ actions, resources }) => actions.map((action) => `${action} ${resources.map(lastPart).join()}`));
  expect(changes).toEqual([
    'apigateway:GET /account',
    'apigateway:PATCH /account',
    'iam:GetRole role/*',
    expect.stringMatching(/^iam:PassRole /),
    'ses:CreateEmailIdentity identity/mail.will.example',
    'ses:GetEmailIdentity identity/mail.will.example',
    'ses:PutEmailIdentityFeedbackAttributes identity/mail.will.example',
    'ses:PutEmailIdentityMailFromAttributes identity/mail.will.example',
    'ses:TagResource identity/mail.will.example',
  ]);
});

it('notifies of the costs of the account before and when they reach the budget', () => {
  const { Budget, NotificationsWithSubscribers } = onlyOne(data, 'AWS::Budgets::Budget').properties;
  expect(Budget).toMatchObject({ BudgetLimit: { Amount: 100, Unit: 'USD' }, TimeUnit: 'MONTHLY' });
  const topic = { Ref: onlyOne(data, 'AWS::SNS::Topic').id };
  for (const { Subscribers } of NotificationsWithSubscribers) expect(Subscribers).toEqual([{ SubscriptionType: 'SNS', Address: topic }]);
});

it('keeps undelivered calls for two weeks, encrypted and over TLS only', () => {
  const queues = ofType(data, 'AWS::SQS::Queue');
  expect(queues).toHaveLength(3);
  for (const { properties } of queues) expect(properties).toEqual({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 14 * 24 * 3600 });
  expect(ofType(data, 'AWS::SQS::QueuePolicy')).toHaveLength(3);
});
