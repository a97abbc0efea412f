import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSignedWith, type Listener, listen, readBody, readSignature } from '#infra/local/entry.ts';

// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html#code-signing-examples
const CREDENTIALS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret-of-this-test' };

/** The variables with which the official clients call the account. */
export function environmentFor({ url }: Listener): Record<string, string> {
  return {
    AWS_ENDPOINT_URL: url,
    AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    AWS_SESSION_TOKEN: '',
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_PROFILE: '',
  };
}

/** A failure that an AWS service reports. */
export interface Failure {
  code: string;
  message?: string;
  status?: number;
}

export interface StackInAccount {
  name: string;
  status: string;
  isProtected?: boolean;
  /** A nested stack has one. */
  parent?: string;
  outputs?: readonly { name: string; value: string; description?: string; exportName?: string }[];
  /** Physical ids. */
  resources?: readonly string[];
  /** That of its resources. */
  resourceStatus?: string;
  /** Default: eu-central-1. */
  region?: string;
}

/** `tags`: undefined for an identity that a person has created. */
export interface MailIdentity {
  isVerified: boolean;
  tags?: { Key: string; Value: string }[];
  mailFromDomain?: string;
  forwardsBounces?: boolean;
}

/** What is in an account, as AWS would report it for the region that a request names. */
export interface Account {
  /** Replies to every request. */
  everything?: Failure;
  /** Replies to these requests, such as `lambda:GetAccountSettings`. */
  failures?: Readonly<Record<string, Failure>>;
  bootstrapVersion?: number;
  parameters?: readonly { name: string; type: string; key?: string }[];
  concurrency?: { limit: number; unreserved: number };
  /** The reserved concurrency of functions, by name. */
  reserved?: Readonly<Record<string, number>>;
  functions?: Readonly<Record<string, Record<string, string>>>;
  identities?: Record<string, MailIdentity>;
  mail?: { isProduction: boolean; isSending: boolean };
  /** AWS End User Messaging: its tier, and what the account may spend. */
  texts?: { tier: 'SANDBOX' | 'PRODUCTION'; dollars: number };
  logRole?: string;
  /** The trust policies of roles, by name. */
  roles?: Readonly<Record<string, string>>;
  stacks?: StackInAccount[];
  /** The subscriptions of the topic of alarms. Undefined: there is no topic. */
  subscriptions?: readonly { endpoint: string; arn: string }[];
  trails?: readonly { region: string; isMultiRegion: boolean }[];
  certificates?: Readonly<Record<string, { status: string; name: string }>>;
}

/**
 * An account behind the protocols of AWS. It refuses requests that are not signed with the credentials of `environmentFor`, and does
 * what a deployment changes itself.
 */
export async function startAccount(account: Account): Promise<Listener> {
  return await listen(async (request, response) => {
    const body = (await readBody(request))?.toString('utf8') ?? '';
    const call = readCall(request, body);
    try {
      if (!isSigned(request, body)) throw failed({ code: 'SignatureDoesNotMatch', status: 403 });
      const failure = account.everything ?? account.failures?.[`${call.service}:${call.operation}`];
      if (failure) throw failed(failure);
      reply(response, call, 200, answer(account, call));
    } catch (error) {
      if (!(error instanceof FailedCall)) throw error;
      replyFailure(response, call, error.failure);
    }
  });
}

class FailedCall extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

const HOME = 'eu-central-1';

const failed = (failure: Failure): FailedCall => new FailedCall(failure);

/** One request. `protocol`: https://smithy.io/2.0/aws/protocols */
interface Call {
  protocol: 'query' | 'json' | 'rest';
  service: string;
  operation: string;
  region: string;
  // biome-ignore lint/suspicious/noExplicitAny: a body is JSON without types
  input: Record<string, any>;
}

function readCall(request: IncomingMessage, body: string): Call {
  const url = new URL(request.url ?? '/', 'http://aws');
  const scope = readSignature({ method: 'GET', url, headers: request.headers })?.scope.split('/') ?? [];
  const [, region = '', service = ''] = scope;
  const target = request.headers['x-amz-target'];
  if (typeof target === 'string') return { protocol: 'json', service, operation: target.split('.')[1] ?? '', region, input: JSON.parse(body) };
  if (request.headers['content-type']?.includes('x-www-form-urlencoded')) {
    const input = Object.fromEntries(new URLSearchParams(body));
    return { protocol: 'query', service, operation: input['Action'] ?? '', region, input };
  }
  return { protocol: 'rest', service, ...restOperation(request.method ?? '', url.pathname, body), region };
}

const REST: readonly [address: RegExp, operation: string][] = [
  [/^GET \/account$/, 'GetAccount'],
  [/^PATCH \/account$/, 'UpdateAccount'],
  [/^GET \/v2\/email\/account$/, 'GetAccount'],
  [/^POST \/v2\/email\/identities$/, 'CreateEmailIdentity'],
  [/^PUT \/v2\/email\/identities\/(.+)\/mail-from$/, 'PutEmailIdentityMailFromAttributes'],
  [/^PUT \/v2\/email\/identities\/(.+)\/feedback$/, 'PutEmailIdentityFeedbackAttributes'],
  [/^GET \/v2\/email\/identities\/(.+)$/, 'GetEmailIdentity'],
  [/^GET \/2016-08-19\/account-settings$/, 'GetAccountSettings'],
  [/^GET \/2019-09-30\/functions\/(.+)\/concurrency$/, 'GetFunctionConcurrency'],
  [/^GET \/2015-03-31\/functions\/(.+)\/configuration$/, 'GetFunctionConfiguration'],
];

function restOperation(method: string, path: string, body: string): Pick<Call, 'operation' | 'input'> {
  for (const [pattern, operation] of REST) {
    const match = pattern.exec(`${method} ${path}`);
    if (match) return { operation, input: { ...(body && JSON.parse(body)), name: decodeURIComponent(match[1] ?? '') } };
  }
  return { operation: path, input: {} };
}

function isSigned(request: IncomingMessage, body: string): boolean {
  const signed = { method: request.method ?? 'GET', url: new URL(request.url ?? '/', 'http://aws'), headers: request.headers };
  const signature = readSignature(signed);
  // Outside of S3, the hash of the body is signed and not sent.
  const payloadHash = createHash('sha256').update(body).digest('hex');
  return signature !== undefined && isSignedWith(CREDENTIALS.secretAccessKey, signed, { ...signature, payloadHash });
}

function answer(account: Account, call: Call): unknown {
  const { region, input } = call;
  const name = input['name'] ?? '';
  const found = <Value>(value: Value | undefined, code: string): Value => {
    if (value === undefined) throw failed({ code, status: 404 });
    return value;
  };
  const answers: Record<string, () => unknown> = {
    'sts:GetCallerIdentity': () => ({ Account: '123456789012', Arn: 'arn:aws:iam::123456789012:user/ada' }),
    'ssm:GetParameter': () => ({
      Parameter: { Name: input['Name'], Type: 'String', Value: String(found(account.bootstrapVersion, 'ParameterNotFound')) },
    }),
    'ssm:DescribeParameters': () => ({
      Parameters: (account.parameters ?? [])
        .filter(({ name: one }) => input['ParameterFilters'][0].Values.includes(one))
        .map(({ name: Name, type: Type, key: KeyId }) => ({ Name, Type, ...(KeyId && { KeyId }) })),
    }),
    'lambda:GetAccountSettings': () => {
      const { limit, unreserved } = account.concurrency ?? { limit: 10, unreserved: 10 };
      return { AccountLimit: { ConcurrentExecutions: limit, UnreservedConcurrentExecutions: unreserved }, AccountUsage: {} };
    },
    'lambda:GetFunctionConcurrency': () => ({ ReservedConcurrentExecutions: found(account.reserved?.[name], 'ResourceNotFoundException') }),
    'lambda:GetFunctionConfiguration': () => ({ Environment: { Variables: found(account.functions?.[name], 'ResourceNotFoundException') } }),
    'ses:GetEmailIdentity': () => {
      const { isVerified, tags = [] } = found(account.identities?.[name], 'NotFoundException');
      return { VerifiedForSendingStatus: isVerified, Tags: tags, DkimAttributes: { SigningAttributesOrigin: 'AWS_SES', Tokens: ['a', 'b', 'c'] } };
    },
    'ses:CreateEmailIdentity': () => {
      const { EmailIdentity, Tags } = input;
      if (account.identities?.[EmailIdentity]) throw failed({ code: 'AlreadyExistsException' });
      account.identities = { ...account.identities, [EmailIdentity]: { isVerified: false, tags: Tags } };
      return {};
    },
    'ses:PutEmailIdentityMailFromAttributes': () => {
      found(account.identities?.[name], 'NotFoundException').mailFromDomain = input['MailFromDomain'];
      return {};
    },
    'ses:PutEmailIdentityFeedbackAttributes': () => {
      found(account.identities?.[name], 'NotFoundException').forwardsBounces = input['EmailForwardingEnabled'];
      return {};
    },
    'sms-voice:DescribeAccountAttributes': () => ({ AccountAttributes: [{ Name: 'ACCOUNT_TIER', Value: account.texts?.tier ?? 'SANDBOX' }] }),
    'sms-voice:DescribeSpendLimits': () => ({
      SpendLimits: [{ Name: 'TEXT_MESSAGE_MONTHLY_SPEND_LIMIT', EnforcedLimit: account.texts?.dollars ?? 1, MaxLimit: 1, Overridden: false }],
    }),
    'ses:GetAccount': () => {
      const { isProduction, isSending } = account.mail ?? { isProduction: false, isSending: true };
      return { ProductionAccessEnabled: isProduction, SendingEnabled: isSending };
    },
    'apigateway:GetAccount': () => ({ ...(account.logRole && { cloudwatchRoleArn: account.logRole }), throttleSettings: {} }),
    'apigateway:UpdateAccount': () => {
      account.logRole = input['patchOperations'][0].value;
      return {};
    },
    'iam:GetRole': () => ({
      Role: {
        RoleName: input['RoleName'],
        AssumeRolePolicyDocument: encodeURIComponent(found(account.roles?.[input['RoleName'] ?? ''], 'NoSuchEntity')),
      },
    }),
    'cloudformation:DescribeStacks': () =>
      describeStacks(
        (account.stacks ?? []).filter((one) => (one.region ?? HOME) === region),
        input['NextToken'],
      ),
    'cloudformation:DescribeStackResources': () => describeResources(account.stacks ?? [], input['PhysicalResourceId'] ?? ''),
    'sns:ListSubscriptionsByTopic': () => ({
      Subscriptions: found(account.subscriptions, 'NotFound').map(({ endpoint, arn }) => ({ Endpoint: endpoint, SubscriptionArn: arn })),
    }),
    'cloudtrail:DescribeTrails': () => ({
      trailList: (account.trails ?? []).map(({ region: home, isMultiRegion }) => ({ HomeRegion: home, IsMultiRegionTrail: isMultiRegion })),
    }),
    'acm:DescribeCertificate': () => {
      const { status, name: DomainName } = found(account.certificates?.[input['CertificateArn'] ?? ''], 'ResourceNotFoundException');
      return { Certificate: { Status: status, DomainName, SubjectAlternativeNames: [DomainName] } };
    },
  };
  const give = answers[`${call.service}:${call.operation}`];
  const isElsewhere = account.stacks?.some((one) => one.region === region) && ['cloudformation', 'ssm'].includes(call.service);
  if (!give || (!isElsewhere && call.service !== 'iam' && region !== (/^arn:aws:acm:([^:]+)/.exec(input['CertificateArn'] ?? '')?.[1] ?? HOME)))
    throw failed({ code: 'UnknownOperationException', status: 404 });
  return give();
}

/** Returns one stack a page, so that a reader has to ask for the next. */
function describeStacks(stacks: readonly StackInAccount[], token: string | undefined): unknown {
  const index = Number(token ?? 0);
  const page = stacks.slice(index, index + 1).map(({ name, status, isProtected = false, parent, outputs = [] }) => ({
    StackName: name,
    ...(parent && { ParentId: parent }),
    StackStatus: status,
    CreationTime: '2026-11-01T00:00:00Z',
    EnableTerminationProtection: isProtected,
    Outputs: outputs.map((output) => ({
      OutputKey: output.name,
      OutputValue: output.value,
      Description: output.description ?? '',
      ...(output.exportName && { ExportName: output.exportName }),
    })),
  }));
  return { Stacks: page, ...(index + 1 < stacks.length && { NextToken: String(index + 1) }) };
}

function describeResources(stacks: readonly StackInAccount[], physicalId: string): unknown {
  const stack = stacks.find(({ resources = [] }) => resources.includes(physicalId));
  if (!stack) throw failed({ code: 'ValidationError', message: `Stack for ${physicalId} does not exist` });
  return {
    StackResources: stack.resources?.map((id) => ({
      StackName: stack.name,
      PhysicalResourceId: id,
      ResourceStatus: stack.resourceStatus ?? 'CREATE_COMPLETE',
    })),
  };
}

function reply(response: ServerResponse, { protocol, operation }: Call, status: number, body: unknown): void {
  if (protocol === 'query') {
    const xml = `<${operation}Response><${operation}Result>${toXml(body)}</${operation}Result></${operation}Response>`;
    response.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
  } else {
    response.writeHead(status, { 'content-type': protocol === 'json' ? 'application/x-amz-json-1.1' : 'application/json' }).end(JSON.stringify(body));
  }
}

function replyFailure(response: ServerResponse, { protocol }: Call, { code, message = code, status = 400 }: Failure): void {
  if (protocol === 'query') {
    const xml = `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`;
    response.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
  } else {
    response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': code }).end(JSON.stringify({ __type: code, message }));
  }
}

function toXml(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => `<member>${toXml(item)}</member>`).join('');
  if (typeof value !== 'object' || value === null) return String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Object.entries(value)
    .map(([name, item]) => `<${name}>${toXml(item)}</${name}>`)
    .join('');
}
