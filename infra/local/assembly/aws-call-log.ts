import type { AwsCall, AwsCallLog } from '#infra/assembly/aws-calls.ts';
import { PAGES_BUCKET } from '#infra/assembly/templates.ts';
import type { Deployment } from '#infra/local/environment.ts';
import type { SentRequest } from './network.ts';

/** Records the AWS calls of the functions. */
export interface CallRecorder {
  /** Reads the port of each AWS service from AWS_ENDPOINT_URL_... */
  setEndpoints(env: Record<string, string>): void;
  record(name: string, sent: SentRequest): void;
  all(): AwsCallLog;
}

type IamRequest = Omit<AwsCall, 'function'>;
// biome-ignore lint/suspicious/noExplicitAny: bodies of the SDK, read without a type
type Body = any;
type Reader = (sent: SentRequest, names: Deployment) => IamRequest[];

/** Creates a recorder. `apiArn` is the gateway's ARN as in policies. */
export function createCallRecorder(names: Deployment, apiArn: string): CallRecorder {
  const { tableName, stagingBucket, packagesBucket, custodyKeyId, operationsKeyId, evidenceKeyId } = names;
  const services = new Map<number, Reader>();
  const entered = new Map<string, AwsCall>();
  return {
    setEndpoints(env) {
      for (const [service, reader] of Object.entries(readers)) {
        const address = env[`AWS_ENDPOINT_URL_${service}`];
        if (address) services.set(Number(new URL(address).port), reader);
      }
      if (env['API_URL']) services.set(Number(new URL(env['API_URL']).port), (sent) => gatewayCalls(sent, apiArn));
    },
    record(name, sent) {
      for (const asked of services.get(sent.port)?.(sent, names) ?? []) {
        const call = { function: name, ...asked };
        entered.set(JSON.stringify(call), call);
      }
    },
    all: () => ({ names: { tableName, stagingBucket, packagesBucket, custodyKeyId, operationsKeyId, evidenceKeyId }, calls: [...entered.values()] }),
  };
}

const readers: Record<string, Reader> = {
  DYNAMODB: (sent, names) => tableCalls(operationOf(sent), JSON.parse(sent.body.toString('utf8')), names),
  KMS: (sent, names) => {
    const { KeyId, EncryptionContext = {}, SigningAlgorithm, MessageType }: Body = JSON.parse(sent.body.toString('utf8'));
    const known = ['v', 'stage', 'purpose'].filter((name) => EncryptionContext[name] !== undefined);
    const signing = SigningAlgorithm === undefined ? {} : { 'kms:SigningAlgorithm': SigningAlgorithm, 'kms:MessageType': MessageType };
    const context = { ...Object.fromEntries(known.map((name) => [`kms:EncryptionContext:${name}`, String(EncryptionContext[name])])), ...signing };
    return [{ action: `kms:${operationOf(sent)}`, resource: `${names.kmsArnPrefix}${KeyId}`, context }];
  },
  S3: (sent, { stagingBucket, packagesBucket }) => {
    const bucket = [stagingBucket, packagesBucket, PAGES_BUCKET].find((name) => sent.path.startsWith(`/${name}`));
    return bucket === undefined ? [] : bucketCalls(sent, `arn:aws:s3:::${bucket}`);
  },
  SCHEDULER: ({ method, path, body }, names) => {
    const url = new URL(path, 'http://scheduler');
    const resource = `${names.scheduleArnPrefix}${names.scheduleGroup}/one`;
    if (method === 'DELETE') return [{ action: 'scheduler:DeleteSchedule', resource, context: {} }];
    if (url.pathname === '/schedules') return [{ action: 'scheduler:ListSchedules', resource: '*', context: {} }];
    const { Target }: Body = url.pathname.startsWith('/schedules/') ? JSON.parse(body.toString('utf8')) : {};
    const pass = { action: 'iam:PassRole', resource: Target.RoleArn, context: { 'iam:PassedToService': 'scheduler.amazonaws.com' } };
    return [{ action: 'scheduler:CreateSchedule', resource, context: {} }, pass];
  },
  LAMBDA: ({ path }, names) => {
    const called = decodeURIComponent(/functions\/([^/]+)\/invocations/.exec(path)?.[1] ?? '');
    const resource = called.startsWith('arn:')
      ? called
      : `${names.functionArnPrefix.slice(0, names.functionArnPrefix.lastIndexOf(':') + 1)}${called}`;
    return [{ action: 'lambda:InvokeFunction', resource, context: {} }];
  },
  SSM: (sent, { region }) => {
    const { Name }: Body = JSON.parse(sent.body.toString('utf8'));
    const action = `ssm:${operationOf(sent)}`;
    return [{ action, resource: `arn:aws:ssm:${region}:000000000000:parameter${Name}`, context: {} }];
  },
  // The local sender is a number. The others are a pool and a sender id.
  PINPOINT_SMS_VOICE_V2: (sent, { region }) => {
    const action = `sms-voice:${operationOf(sent)}`;
    return [{ action, resource: `arn:aws:sms-voice:${region}:000000000000:phone-number/one`, context: {} }];
  },
  SESV2: ({ body }, names) => {
    const domain = names.mailFrom.slice(names.mailFrom.lastIndexOf('@') + 1).replace('>', '');
    const { ConfigurationSetName: set, FromEmailAddress }: Body = JSON.parse(body.toString('utf8'));
    const context = { 'ses:FromAddress': String(FromEmailAddress).replace(/^.*<|>$/g, '') };
    const named = [`identity/${domain}`, ...(set === undefined ? [] : [`configuration-set/${set}`])];
    return named.map((name) => ({ action: 'ses:SendEmail', resource: `arn:aws:ses:${names.region}:000000000000:${name}`, context }));
  },
};

/** The operation that a request of a JSON protocol names, such as `PutItem`. */
function operationOf({ headers }: SentRequest): string {
  return String(headers['x-amz-target']).split('.')[1] ?? '';
}

/** Returns the IAM request for a signed call of the gateway. Unsigned calls are not checked: https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-control-access-using-iam-policies-to-invoke-api.html */
function gatewayCalls({ method, path, headers }: SentRequest, apiArn: string): IamRequest[] {
  if (!String(headers['authorization']).startsWith('AWS4-')) return [];
  const { pathname } = new URL(path, 'http://api');
  return [{ action: 'execute-api:Invoke', resource: `${apiArn}/api/${method}${pathname.replace(/^\/api/, '')}`, context: {} }];
}

/** Returns the IAM requests of a DynamoDB call. A transaction has one for each action, with the keys of all its items. */
function tableCalls(operation: string, body: Body, names: Deployment): IamRequest[] {
  const place = `arn:aws:dynamodb:${names.region}:000000000000:table/${body.TableName ?? names.tableName}`;
  if (operation.startsWith('Describe')) return [{ action: `dynamodb:${operation}`, resource: place, context: {} }];
  if (operation === 'Scan') {
    // The filter of ours names the same attributes.
    const context = { 'dynamodb:Select': body.Select, 'dynamodb:Attributes': String(body.ProjectionExpression).split(', ') };
    return [{ action: 'dynamodb:Scan', resource: place, context }];
  }
  const keys = new Map<string, string[]>();
  const add = (action: string, pk: unknown) => keys.set(action, [...new Set([...(keys.get(action) ?? []), keyPrefixOf(pk)])].sort());
  for (const item of body.TransactItems ?? []) {
    for (const [verb, { Item, Key }] of Object.entries<Body>(item)) add(ACTION_OF[verb] ?? verb, (Item ?? Key).pk.S);
  }
  if (!body.TransactItems) add(operation, keyOf(operation, body));
  const resource = body.IndexName ? `${place}/index/${body.IndexName}` : place;
  return [...keys].map(([action, fences]) => ({ action: `dynamodb:${action}`, resource, context: { 'dynamodb:LeadingKeys': fences } }));
}

const ACTION_OF: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  Get: 'GetItem',
  ConditionCheck: 'ConditionCheckItem',
};

function keyOf(operation: string, { Item, Key, ExpressionAttributeValues = {} }: Body): unknown {
  if (operation !== 'Query') return (Item ?? Key)?.pk?.S;
  // The partition key's value is the only one that starts with a prefix such as `HOST#`.
  return Object.values<Body>(ExpressionAttributeValues).find(({ S }) => /^[A-Z]+#/.test(S ?? ''))?.S;
}

/** Returns the key with a fixed id: `HOST#one` for `HOST#4711`. */
function keyPrefixOf(pk: unknown): string {
  return `${String(pk).split('#')[0]}#one`;
}

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html */
function bucketCalls({ method, path, headers, body }: SentRequest, bucket: string): IamRequest[] {
  const url = new URL(path, 'http://s3');
  const key = url.pathname.split('/').slice(2).join('/');
  const at = (place: string) => `${bucket}/${place.split('/')[0]}/one`;
  if (method === 'POST' && url.searchParams.has('delete')) {
    const removed = [...body.toString('utf8').matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name = '']) => at(name));
    return [...new Set(removed)].map((resource) => ({ action: 's3:DeleteObject', resource, context: {} }));
  }
  if (key === '') {
    const prefix = `${url.searchParams.get('prefix')?.split('/')[0]}/one`;
    return [{ action: 's3:ListBucket', resource: bucket, context: { 's3:prefix': prefix } }];
  }
  const aborts = method === 'DELETE' && url.searchParams.has('uploadId');
  const action = aborts
    ? 'AbortMultipartUpload'
    : method === 'DELETE'
      ? 'DeleteObject'
      : method === 'PUT' || method === 'POST'
        ? 'PutObject'
        : 'GetObject';
  // Parts of an upload take no condition, only what completes it. https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes-enforce.html
  const creates = action === 'PutObject' && !url.searchParams.has('partNumber') && !url.searchParams.has('uploads');
  const condition = headers['if-none-match'] === undefined ? {} : { 's3:if-none-match': String(headers['if-none-match']) };
  const context = action === 'PutObject' ? { 's3:ObjectCreationOperation': String(creates), ...condition } : {};
  return [{ action: `s3:${action}`, resource: at(key), context }];
}
