import type { IncomingMessage, ServerResponse } from 'node:http';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { GetObjectCommand, type GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import type { Templates } from '#infra/assembly/templates.ts';
import type { GeneratedReply, ViewerRequest } from '#infra/cloud/viewer-request.ts';
import { type Listener, listen } from '#infra/local/gateway/ports.ts';

/** The S3 server with the bucket of the pages, and the credentials of its owner. */
export interface PagesOrigin {
  endpoint: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
}

// biome-ignore lint/suspicious/noExplicitAny: templates are JSON without types
type Properties = any;

/** One way to answer: for all paths, or for those that fit its pattern. */
interface Behavior {
  pattern: RegExp;
  headers: [name: string, value: string][];
  answer(request: ViewerRequest): ViewerRequest | GeneratedReply;
  compress: boolean;
}

/** Serves the pages as CloudFront does: by the distribution of the templates, with its function and its headers, from the bucket. */
export async function openDistribution(templates: Templates, origin: PagesOrigin): Promise<Listener> {
  const { DistributionConfig: config } = templates.onlyOne('AWS::CloudFront::Distribution').properties;
  // The default comes last, because every path fits.
  const behaviors = [...(config.CacheBehaviors ?? []), config.DefaultCacheBehavior].map((one) => readBehavior(one, templates));
  const bucket = templates.resolve({ Ref: templates.referencedBy(config.Origins[0].DomainName)?.id });
  const s3 = new S3Client({ ...origin, region: templates.region, forcePathStyle: true });
  const read = (key: string) => s3.send(new GetObjectCommand({ Bucket: bucket, Key: key })).catch(() => undefined);
  return listen((request, response) => {
    serve(request, response, behaviors, (key) => readOr404(read, key, config.CustomErrorResponses)).catch(() => response.writeHead(502).end());
  });
}

type Read = (key: string) => Promise<GetObjectCommandOutput | undefined>;

/** Reads an object, or the page that the distribution sends for what is not there. */
async function readOr404(
  read: Read,
  key: string,
  errorResponses: Properties[] = [],
): Promise<{ status: number; object: GetObjectCommandOutput | undefined }> {
  const object = await read(key);
  if (object?.Body) return { status: 200, object };
  // Without the right to list a bucket, S3 does not say that an object is missing.
  const error = errorResponses.find(({ ErrorCode }) => ErrorCode === 403);
  return { status: error?.ResponseCode ?? 403, object: error && (await read(error.ResponsePagePath.slice(1))) };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  behaviors: readonly Behavior[],
  read: (key: string) => ReturnType<typeof readOr404>,
): Promise<void> {
  const asked = readRequest(request);
  const behavior = behaviors.find(({ pattern }) => pattern.test(asked.uri));
  const answered = behavior?.answer(asked) ?? asked;
  if ('statusCode' in answered) {
    const headers = Object.entries(answered.headers).map(([name, { value }]): [string, string] => [name, value]);
    return void response.writeHead(answered.statusCode, Object.fromEntries(headers)).end();
  }
  for (const [name, value] of behavior?.headers ?? []) response.setHeader(name, value);
  const { status, object } = await read(answered.uri.slice(1));
  response.statusCode = status;
  if (!object?.Body) return void response.end();
  await send(request, response, object, behavior?.compress ?? false);
}

async function send(request: IncomingMessage, response: ServerResponse, object: GetObjectCommandOutput, compress: boolean): Promise<void> {
  const content = Buffer.from((await object.Body?.transformToByteArray()) ?? []);
  const isZipped = compress && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const own = { 'content-type': object.ContentType, 'cache-control': object.CacheControl, 'content-disposition': object.ContentDisposition };
  for (const [name, value] of Object.entries(own)) if (value) response.setHeader(name, value);
  if (isZipped) response.setHeader('content-encoding', 'gzip');
  response.end(isZipped ? gzipSync(content) : content);
}

function readBehavior(behavior: Properties, templates: Templates): Behavior {
  const association = behavior.FunctionAssociations?.find(({ EventType }: Properties) => EventType === 'viewer-request');
  return {
    pattern: new RegExp(`^${String(behavior.PathPattern ?? '*').replaceAll('*', '.*')}$`),
    headers: headersOf(templates.referencedBy(behavior.ResponseHeadersPolicyId)?.properties.ResponseHeadersPolicyConfig),
    answer: association ? functionOf(templates.referencedBy(association.FunctionARN)?.properties.FunctionCode) : (request) => request,
    compress: behavior.Compress === true,
  };
}

/** Runs the code as CloudFront does: as a script, which knows nothing of Node. */
function functionOf(code: string): Behavior['answer'] {
  return (request) => JSON.parse(runInContext(`${code};JSON.stringify(handler(event))`, createContext({ event: { request } })));
}

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-properties-cloudfront-responseheaderspolicy-securityheadersconfig.html */
function headersOf({ SecurityHeadersConfig: secure, CustomHeadersConfig: custom }: Properties): [name: string, value: string][] {
  return [
    ['content-security-policy', secure.ContentSecurityPolicy.ContentSecurityPolicy],
    ['strict-transport-security', `max-age=${secure.StrictTransportSecurity.AccessControlMaxAgeSec}`],
    ['referrer-policy', secure.ReferrerPolicy.ReferrerPolicy],
    ['x-frame-options', secure.FrameOptions.FrameOption],
    ['x-content-type-options', 'nosniff'],
    ...custom.Items.map(({ Header, Value }: Properties): [string, string] => [Header, Value]),
  ];
}

/** Returns the request as a function of CloudFront gets it. */
function readRequest({ method = 'GET', url = '/', headers }: IncomingMessage): ViewerRequest {
  const { pathname, searchParams } = new URL(url, 'https://site');
  return {
    method,
    uri: pathname,
    querystring: Object.fromEntries([...searchParams].map(([name, value]) => [name, { value: encodeURIComponent(value) }])),
    headers: { host: { value: headers.host ?? '' } },
  };
}
