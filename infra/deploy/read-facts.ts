import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { CloudFormationClient, DescribeStackResourcesCommand, paginateDescribeStacks } from '@aws-sdk/client-cloudformation';
import { CloudTrailClient, DescribeTrailsCommand } from '@aws-sdk/client-cloudtrail';
import { GetRoleCommand, IAMClient } from '@aws-sdk/client-iam';
import { GetAccountSettingsCommand, GetFunctionConcurrencyCommand, GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { DescribeAccountAttributesCommand, DescribeSpendLimitsCommand, PinpointSMSVoiceV2Client } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { GetEmailIdentityCommand, GetAccountCommand as GetMailAccountCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { NotFoundException, paginateListSubscriptionsByTopic, SNSClient } from '@aws-sdk/client-sns';
import { GetParameterCommand, paginateDescribeParameters, SSMClient } from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { channelSecretNames } from '#infra/cloud/channels.ts';
import { reservedConcurrencyOf } from '#infra/cloud/concurrency.ts';
import { driveSecretNames } from '#infra/cloud/drives.ts';
import { everyFunction, serviceFunctions } from '#infra/cloud/functions.ts';
import { alarmTopicArn, functionName } from '#infra/cloud/names.ts';
import { type Domain, type GivenSettings, mailDomain } from '#infra/cloud/settings.ts';
import type { Certificate, CertificateFact, Concurrency, Fact, Facts, MailAccount, MailIdentity, Stack, Subscription, TextAccount } from './facts.ts';
import { stopOf } from './refused-credentials.ts';
import { Stop } from './stop.ts';

/** Where and as whom AWS is called. */
export interface Access {
  region: string;
  profile?: string;
}

/** The prefix of the names of a stage's stacks. */
export const stackPrefix = (stage: string): string => `will-${stage}-`;

/** Returns the ARN of the caller. Throws a Stop if AWS cannot be reached, or if the credentials are not those of the account. */
export async function readCaller(access: Access, account: string): Promise<string> {
  const { Account, Arn = '' } = await new STSClient(access).send(new GetCallerIdentityCommand({})).catch((error: unknown) => {
    throw stopOf(error, access.region);
  });
  if (Account === account) return Arn;
  throw new Stop(
    `Your credentials are for the account ${Account} (${Arn}), but the setting account names ${account}. Use the credentials of that account:`,
    ['export AWS_PROFILE=<name>'],
  );
}

/** Reads the account. Changes nothing. */
export async function readFacts(access: Access, settings: GivenSettings): Promise<Facts> {
  const { stage } = settings;
  return together<Facts>({
    stageRegion: fact(() => regionOfStage(access, stage)),
    stacks: fact(() => stacksOf(access, settings)),
    bootstrapVersion: fact(() => readBootstrapVersion(access)),
    replicaBootstrap: fact(() => readReplicaBootstrap(access, settings)),
    concurrency: fact(() => readConcurrency(access, stage)),
    mailIdentity: fact(() => readMailIdentity(access, mailDomain(settings.mailFrom))),
    mailAccount: fact(() => readMailAccount(access)),
    alarmSubscriptions: fact(() => readSubscriptions(access, alarmTopicArn(settings))),
    hasTrail: fact(() => coversRegion(access)),
    certificates: readCertificates(access, settings),
    frontendUrl: fact(async () => (await deployedEnvironment(access, stage))['FRONTEND_URL']),
    restoredTable: fact(() => readRestoredTable(access, stage)),
    unusableDriveSecrets: fact(() => readUnusable(access, driveSecretNames(settings))),
    unusableChannelSecrets: fact(() => readUnusable(access, channelSecretNames(settings))),
    textAccount: fact(async () => (settings.texts?.provider === 'aws' ? readTextAccount(access) : undefined)),
  });
}

/** Awaits every value of an object. */
async function together<All extends object>(promised: { [Name in keyof All]: Promise<All[Name]> }): Promise<All> {
  const values = Object.entries<Promise<unknown>>(promised).map(async ([name, value]) => [name, await value]);
  // Object.fromEntries loses the type of each name.
  return Object.fromEntries(await Promise.all(values)) as All;
}

async function fact<Value>(read: () => Promise<Value>): Promise<Fact<Value>> {
  try {
    return { value: await read() };
  } catch (error) {
    return { unread: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

/** Returns undefined if the error says that there is no such thing. */
async function orNone<Value>(reply: Promise<Value>, ...absent: string[]): Promise<Value | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof Error && absent.includes(error.name)) return undefined;
    throw error;
  }
}

/**
 * The names of roles are unique in an account, over all regions. The role of the schedules trusts only schedules of one region.
 * So this role shows where a stage is, also to an operator who has never deployed it.
 */
async function regionOfStage(access: Access, stage: string): Promise<string | undefined> {
  const request = new GetRoleCommand({ RoleName: functionName(stage, { name: 'schedules' }) });
  const found = await orNone(new IAMClient(access).send(request), 'NoSuchEntityException');
  if (!found) return undefined;
  const trust = decodeURIComponent(found.Role?.AssumeRolePolicyDocument ?? '');
  const region = /arn:aws:scheduler:([a-z0-9-]+):/.exec(trust)?.[1];
  if (!region) throw new Error(`The role ${functionName(stage, { name: 'schedules' })} names no region.`);
  return region;
}

/** Returns the stacks of a stage. That of the replica is in another region. */
export async function stacksOf(access: Access, { stage, replicaRegion }: Pick<GivenSettings, 'stage' | 'replicaRegion'>): Promise<Stack[]> {
  const own = await stacksIn(access, stage);
  return replicaRegion === undefined ? own : [...own, ...(await stacksIn({ ...access, region: replicaRegion }, stage))];
}

async function stacksIn(access: Access, stage: string): Promise<Stack[]> {
  const stacks: Stack[] = [];
  for await (const { Stacks = [] } of paginateDescribeStacks({ client: new CloudFormationClient(access) }, {})) {
    for (const { StackName = '', StackStatus = '', EnableTerminationProtection = false, Outputs = [], ParentId } of Stacks) {
      // A nested stack follows its parent.
      if (!StackName.startsWith(stackPrefix(stage)) || ParentId) continue;
      // Outputs without a description are for other stacks.
      const own = Outputs.filter(({ ExportName, Description }) => ExportName === undefined && Description !== undefined);
      const outputs = own.map(({ OutputKey = '', OutputValue = '', Description = '' }) => ({
        name: OutputKey,
        value: OutputValue,
        description: Description,
      }));
      stacks.push({ name: StackName, region: access.region, status: StackStatus, isProtected: EnableTerminationProtection, outputs });
    }
  }
  return stacks;
}

/** https://docs.aws.amazon.com/cdk/v2/guide/bootstrapping-customizing.html : templates read the version from this parameter too. */
async function readBootstrapVersion(access: Access): Promise<number | undefined> {
  const request = new GetParameterCommand({ Name: '/cdk-bootstrap/hnb659fds/version' });
  const found = await orNone(new SSMClient(access).send(request), 'ParameterNotFound');
  return found && Number(found.Parameter?.Value);
}

async function readReplicaBootstrap(access: Access, { replicaRegion: region }: GivenSettings): Promise<number | undefined> {
  return region === undefined ? undefined : readBootstrapVersion({ ...access, region });
}

/** Reads no secret. https://docs.aws.amazon.com/systems-manager/latest/APIReference/API_ParameterMetadata.html */
async function readUnusable(access: Access, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const usable = new Set<string | undefined>();
  const filters = [{ Key: 'Name', Option: 'Equals', Values: [...names] }];
  for await (const { Parameters = [] } of paginateDescribeParameters({ client: new SSMClient(access) }, { ParameterFilters: filters })) {
    for (const { Name, Type, KeyId } of Parameters) if (Type === 'SecureString' && KeyId === 'alias/aws/ssm') usable.add(Name);
  }
  return names.filter((name) => !usable.has(name));
}

/** https://docs.aws.amazon.com/lambda/latest/api/API_AccountLimit.html */
async function readConcurrency(access: Access, stage: string): Promise<Concurrency> {
  const lambda = new LambdaClient({ ...access, maxAttempts: 8 });
  const { AccountLimit } = await lambda.send(new GetAccountSettingsCommand({}));
  const reserving = everyFunction(serviceFunctions()).filter(({ name }) => reservedConcurrencyOf(name) !== undefined);
  let ours = 0;
  for (const fn of reserving) {
    const request = new GetFunctionConcurrencyCommand({ FunctionName: functionName(stage, fn) });
    ours += (await orNone(lambda.send(request), 'ResourceNotFoundException'))?.ReservedConcurrentExecutions ?? 0;
  }
  return { limit: AccountLimit?.ConcurrentExecutions ?? 0, unreserved: AccountLimit?.UnreservedConcurrentExecutions ?? 0, ours };
}

/** https://docs.aws.amazon.com/pinpoint/latest/apireference_smsvoicev2/API_DescribeAccountAttributes.html */
async function readTextAccount(access: Access): Promise<TextAccount> {
  const texts = new PinpointSMSVoiceV2Client(access);
  const { AccountAttributes = [] } = await texts.send(new DescribeAccountAttributesCommand({}));
  const { SpendLimits = [] } = await texts.send(new DescribeSpendLimitsCommand({}));
  return {
    isProduction: AccountAttributes.find(({ Name }) => Name === 'ACCOUNT_TIER')?.Value === 'PRODUCTION',
    monthlyDollars: SpendLimits.find(({ Name }) => Name === 'TEXT_MESSAGE_MONTHLY_SPEND_LIMIT')?.EnforcedLimit ?? 0,
  };
}

async function readMailIdentity(access: Access, domain: string): Promise<MailIdentity | undefined> {
  const request = new GetEmailIdentityCommand({ EmailIdentity: domain });
  const found = await orNone(new SESv2Client(access).send(request), 'NotFoundException');
  return found && { isVerified: found.VerifiedForSendingStatus ?? false };
}

/** https://docs.aws.amazon.com/sns/latest/api/API_ListSubscriptionsByTopic.html */
async function readSubscriptions(access: Access, TopicArn: string): Promise<Subscription[] | undefined> {
  const found: Subscription[] = [];
  try {
    for await (const { Subscriptions = [] } of paginateListSubscriptionsByTopic({ client: new SNSClient(access) }, { TopicArn })) {
      for (const { Endpoint = '', SubscriptionArn = '' } of Subscriptions) {
        found.push({ endpoint: Endpoint, isConfirmed: SubscriptionArn.startsWith('arn:') });
      }
    }
  } catch (error) {
    if (error instanceof NotFoundException) return undefined;
    throw error;
  }
  return found;
}

async function readMailAccount(access: Access): Promise<MailAccount> {
  const { ProductionAccessEnabled = false, SendingEnabled = false } = await new SESv2Client(access).send(new GetMailAccountCommand({}));
  return { isProduction: ProductionAccessEnabled, isSending: SendingEnabled };
}

/**
 * Returns the stack that contains the resource with this physical id. CloudFormation reports an id that it does not know as a
 * ValidationError. It lists 100 resources of the stack at most, and those of a deleted stack for 90 days.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/APIReference/API_DescribeStackResources.html
 */
async function stackWith(access: Access, physicalId: string): Promise<string | undefined> {
  const request = new DescribeStackResourcesCommand({ PhysicalResourceId: physicalId });
  const found = await orNone(new CloudFormationClient(access).send(request), 'ValidationError');
  const listed = found?.StackResources ?? [];
  const resource = listed.find((one) => one.PhysicalResourceId === physicalId) ?? listed[0];
  return resource?.ResourceStatus?.startsWith('DELETE_') ? undefined : resource?.StackName;
}

/** A trail of another region, or of the organization, is listed too if it covers this one. */
async function coversRegion(access: Access): Promise<boolean> {
  const { trailList = [] } = await new CloudTrailClient(access).send(new DescribeTrailsCommand({ includeShadowTrails: true }));
  return trailList.some(({ HomeRegion, IsMultiRegionTrail }) => IsMultiRegionTrail || HomeRegion === access.region);
}

function readCertificates(access: Access, { domain, site }: GivenSettings): Promise<CertificateFact[]> {
  const named: readonly (readonly [setting: string, domain: Domain | undefined])[] = [
    ['certificateArn', domain],
    ['siteCertificateArn', site],
  ];
  const reads = named.map(async ([setting, own]) =>
    own ? [{ setting, domain: own.name, found: await fact(() => readCertificate(access, own.certificateArn)) }] : [],
  );
  return Promise.all(reads).then((facts) => facts.flat());
}

/** The ARN names the region of the certificate: that of the pages is in us-east-1. */
async function readCertificate(access: Access, arn: string): Promise<Certificate | undefined> {
  const client = new ACMClient({ ...access, region: arn.split(':')[3] ?? access.region });
  const found = (await orNone(client.send(new DescribeCertificateCommand({ CertificateArn: arn })), 'ResourceNotFoundException'))?.Certificate;
  return found && { status: found.Status ?? '', names: [found.DomainName ?? '', ...(found.SubjectAlternativeNames ?? [])] };
}

/** The authorizer has no secrets in its environment. */
async function deployedEnvironment(access: Access, stage: string): Promise<Record<string, string>> {
  const request = new GetFunctionConfigurationCommand({ FunctionName: functionName(stage, serviceFunctions().authorizer) });
  return (await orNone(new LambdaClient(access).send(request), 'ResourceNotFoundException'))?.Environment?.Variables ?? {};
}

/** A table that the stage has not created is one that an operator has restored. */
async function readRestoredTable(access: Access, stage: string): Promise<string | undefined> {
  const { TABLE_NAME: name } = await deployedEnvironment(access, stage);
  return name === undefined || (await stackWith(access, name)) === `will-${stage}-data` ? undefined : name;
}
