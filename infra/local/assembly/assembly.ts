import { join } from 'node:path';
import { jobs, pageCheck, routes } from '#functions/routes.ts';
import { type Resource, readTemplates, type Templates } from '#infra/assembly/templates.ts';
import { bundleFolder } from '#infra/cloud/bundle.ts';
import type { EmulatorEndpoints } from '#infra/local/emulators/settings.ts';
import type { Deployment } from '#infra/local/environment.ts';
import { listen, readBody } from '#infra/local/gateway/ports.ts';
import { openService, type Row, type Service } from '#infra/local/service.ts';
import type { TableStream } from '#infra/local/table/table-stream.ts';
import { type CallRecorder, createCallRecorder } from './aws-call-log.ts';
import { openDistribution } from './distribution.ts';
import { loadBundle } from './load-bundle.ts';
import { createNetwork } from './network.ts';
import { startTlsProxy, type TlsProxy } from './tls-proxy.ts';

/** The service as it is deployed, from its templates and bundles, on this machine. */
export interface DeployedService {
  names: Deployment;
  service: Service;
  binaryMediaTypes: readonly string[];
  /** The texts of the gateway's own refusals, by code. */
  refusalTexts: Record<string, string>;
  /** Records the AWS calls of the functions. */
  callRecorder: CallRecorder;
  /** Returns the stream as the function behind it receives it: filtered, and in batches of the configured size. */
  mapStream(stream: TableStream): TableStream;
  /** The address that AWS would assign to the API. */
  apiUrl: string;
  /**
   * Starts the network that the bundles see instead of the internet. With `browsers`, it also serves browsers, over TLS on `port`:
   * the pages and the API under the names that AWS would assign. `api` is the local port of the API.
   */
  startNetwork(endpoints: EmulatorEndpoints, browsers?: { port: number; api: number }): Promise<Pick<TlsProxy, 'close'>>;
  /** Writes the pages into their bucket, as a deployment does. */
  publishPages(): Promise<void>;
}

const EVENT = { RequestType: 'Create', ResourceType: '', StackId: 'local', RequestId: 'local', LogicalResourceId: 'local' };

/** Opens the output of `cdk synth` in `folder`. Names that AWS would assign come from `localNames`, all others from the templates. */
export async function openAssembly(folder: string, { now, localNames }: { now(): Date; localNames: Deployment }): Promise<DeployedService> {
  const templates = readTemplates(folder, { ...localNames, account: '000000000000' });
  const names = readNames(templates, localNames);
  const api = templates.resolve({ Ref: templates.onlyOne('AWS::ApiGateway::RestApi').id });
  const callRecorder = createCallRecorder(names, `arn:aws:execute-api:${templates.region}:000000000000:${api}`);
  const functions = new Map(templates.ofType('AWS::Lambda::Function').map((fn) => [nameOf(fn, names), fn]));
  const sources = await openService(new URL('../../../', import.meta.url));
  const loaded = new Map<string, { handler?: unknown }>();
  let tlsProxy: TlsProxy | undefined;
  let local: Record<string, string> = {};
  let clientIds: Record<string, string> = {};

  function load(name: string): { handler?: unknown } | undefined {
    const fn = functions.get(name);
    if (!fn || !tlsProxy) return undefined;
    const known = loaded.get(name);
    if (known) return known;
    const env = { ...insertClientIds(templates.resolve(fn.properties.Environment?.Variables ?? {}), clientIds), ...local };
    const modules = createNetwork(tlsProxy, (sent) => callRecorder.record(name, sent));
    // The files of the archive that the template names.
    const bundle = loadBundle(join(folder, 'bundles', bundleFolder(name), 'index.js'), { env, now, modules });
    loaded.set(name, bundle);
    return bundle;
  }

  return {
    names,
    callRecorder,
    binaryMediaTypes: templates.onlyOne('AWS::ApiGateway::RestApi').properties.BinaryMediaTypes ?? [],
    refusalTexts: readRefusalTexts(templates),
    mapStream: (stream) => applyEventSource(templates.onlyOne('AWS::Lambda::EventSourceMapping'), stream),
    apiUrl: apiUrlOf(templates),
    async startNetwork(endpoints, browsers) {
      const pages = browsers && (await openDistribution(templates, { endpoint: endpoints.s3, credentials: localNames.serviceKey }));
      const hosts = pages && hostsOf(templates, names, { pages: pages.port, api: browsers.api });
      tlsProxy = await startTlsProxy(endpoints, hosts && { port: browsers.port, hosts });
      return { close: async () => void (await Promise.all([tlsProxy?.close(), pages?.close()])) };
    },
    publishPages: () => createResource(load('publish-pages'), templates, 'Custom::Pages'),
    service: {
      rows: readRows(templates, names),
      jobs: readJobs(functions),
      limits: true,
      load: async (name) => load(name),
      async compose(env, world) {
        // Endpoints and credentials of this machine. All other variables come from the templates.
        local = Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('AWS_') || name === 'API_URL'));
        clientIds = Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('DRIVE_')));
        callRecorder.setEndpoints(local);
        const app = await sources.compose(env, world);
        return { ...app, keyring: { create: () => createResource(load('on-deployment'), templates, 'Custom::Keyring') } };
      },
      // Each bundle composes its own App.
      provide() {},
    },
  };
}

/** Replaces the client ids of the settings by those of the emulators. */
function insertClientIds(variables: Record<string, string>, clientIds: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, clientIds[name] ?? value]));
}

/** Returns the names of pages and API, with their ports on this machine. The pages have the name that CloudFront assigned, too. */
function hostsOf(templates: Templates, { frontendUrl }: Deployment, ports: Record<'pages' | 'api', number>): [host: string, port: number][] {
  const { id } = templates.onlyOne('AWS::CloudFront::Distribution');
  const assigned: string = templates.resolve({ 'Fn::GetAtt': [id, 'DomainName'] });
  return [
    [assigned, ports.pages],
    [hostOf(frontendUrl), ports.pages],
    [hostOf(apiUrlOf(templates)), ports.api],
  ];
}

const hostOf = (url: string): string => new URL(url).hostname;

/** Creates a custom resource as CloudFormation does: calls its function, which reports to a URL. */
async function createResource(bundle: { handler?: unknown } | undefined, templates: Templates, type: string): Promise<void> {
  const { promise: answered, resolve } = Promise.withResolvers<string>();
  const listener = await listen((request, response) => {
    readBody(request)
      .then((body) => resolve(String(body)))
      .finally(() => response.end())
      .catch(() => resolve('{}'));
  });
  const ResourceProperties = templates.resolve(templates.onlyOne(type).properties);
  try {
    if (typeof bundle?.handler !== 'function') throw new Error(`The bundle behind ${type} exports no handler.`);
    await bundle.handler({ ...EVENT, ResponseURL: `${listener.url}/`, ResourceProperties });
    const { Status, Reason } = JSON.parse(await answered);
    if (Status !== 'SUCCESS') throw new Error(`${type} was not created: ${Reason}`);
  } finally {
    await listener.close();
  }
}

/** Returns the environment that all functions of the service share. */
function variablesOf(templates: Templates) {
  const functions = templates.ofType('AWS::Lambda::Function').map(({ properties }) => properties.Environment?.Variables);
  return templates.resolve(functions.find((variables) => variables?.STAGE));
}

const apiUrlOf = (templates: Templates): string => variablesOf(templates).API_URL;

/** Returns the names with values from the functions' environment in place of the invented ones. */
function readNames(templates: Templates, localNames: Deployment): Deployment {
  const variables = variablesOf(templates);
  return {
    ...localNames,
    stage: variables.STAGE,
    region: templates.region,
    kmsArnPrefix: `arn:aws:kms:${templates.region}:000000000000:key/`,
    scheduleArnPrefix: `arn:aws:scheduler:${templates.region}:000000000000:schedule/`,
    functionArnPrefix: variables.FUNCTION_ARN_PREFIX,
    scheduleGroup: variables.SCHEDULE_GROUP,
    scheduleRoleArn: variables.SCHEDULE_ROLE_ARN,
    frontendUrl: variables.FRONTEND_URL,
    mailFrom: variables.MAIL_FROM,
    mailSet: readMailSet(templates),
    productName: variables.PRODUCT_NAME,
    brand: { mark: variables.BRAND_MARK, accent: variables.BRAND_ACCENT },
  };
}

function readMailSet(templates: Templates): Deployment['mailSet'] {
  const { Name, SuppressionOptions } = templates.onlyOne('AWS::SES::ConfigurationSet').properties;
  return { name: Name, suppresses: SuppressionOptions?.SuppressedReasons?.length !== 0 };
}

/** The ending that names the home of an endpoint's function (infra/cloud/names.ts). */
const HOME = /_[a-z]+$/;

/** Returns the name of a function: `auth/login` for `will-prod-auth-login_account`. Without such a file it is `auth-login`. */
function nameOf({ properties }: Resource, { functionArnPrefix }: Deployment): string {
  const prefix = functionArnPrefix.slice(functionArnPrefix.lastIndexOf(':') + 1);
  const flat = String(properties.FunctionName).slice(prefix.length).replace(HOME, '');
  return [...Object.keys(routes), ...Object.keys(jobs), pageCheck.name].find((name) => name.replaceAll('/', '-') === flat) ?? flat;
}

const AUTH_BY_TYPE: Readonly<Record<string, Row['auth']>> = { CUSTOM: 'bearer', AWS_IAM: 'service' };

/** Returns a row for every method with a function behind it. */
function readRows(templates: Templates, names: Deployment): Record<string, Row> {
  const stage = templates.onlyOne('AWS::ApiGateway::Stage').properties.StageName;
  const withFunction = templates.ofType('AWS::ApiGateway::Method').filter(({ properties }) => properties.Integration.Type === 'AWS_PROXY');
  // HEAD calls the function of the same path's GET, and has no row (infra/local/gateway/router.ts).
  const isHead = ({ properties }: Resource) => properties.HttpMethod === 'HEAD';
  const pathsWithHead = new Set(withFunction.filter(isHead).map(({ properties }) => templates.referencedBy(properties.ResourceId)));
  const methods = withFunction.filter((method) => !isHead(method));
  return Object.fromEntries(
    methods.map(({ id, properties: { HttpMethod, AuthorizationType, Integration, ResourceId } }): [string, Row] => {
      const fn = templates.referencedBy(Integration.Uri);
      if (!fn) throw new Error(`The method ${id} has no function.`);
      const streams = Integration.ResponseTransferMode === 'STREAM' && JSON.stringify(Integration.Uri).includes('/response-streaming-invocations');
      return [
        nameOf(fn, names),
        {
          method: HttpMethod,
          path: `/${stage}${pathOf(templates.referencedBy(ResourceId), templates)}`,
          auth: AUTH_BY_TYPE[AuthorizationType] ?? 'public',
          ...(streams && { reply: 'stream' as const }),
          ...(HttpMethod === 'GET' && !pathsWithHead.has(templates.referencedBy(ResourceId)) && { writes: true as const }),
          // The shorter timeout of gateway and function counts.
          timeout: Math.min(fn.properties.Timeout, (Integration.TimeoutInMillis ?? 29_000) / 1000),
          memory: fn.properties.MemorySize,
        },
      ];
    }),
  );
}

/** Returns the texts by code. If several responses have the same code, the first one counts: the gateway's defaults come last. */
function readRefusalTexts(templates: Templates): Record<string, string> {
  const responses = templates
    .ofType('AWS::ApiGateway::GatewayResponse')
    .map(({ properties }) => JSON.parse(properties.ResponseTemplates['application/json']));
  return Object.fromEntries(responses.reverse().map(({ code, error }) => [code, error]));
}

function pathOf(part: Resource | undefined, templates: Templates): string {
  if (part?.type !== 'AWS::ApiGateway::Resource') return '';
  const { ParentId, PathPart } = part.properties;
  return `${pathOf(templates.referencedBy(ParentId), templates)}/${String(PathPart).replace('{', '<').replace('}', '>')}`;
}

function readJobs(functions: ReadonlyMap<string, Resource>): Service['jobs'] {
  const others = [...functions].filter(([name]) => !Object.hasOwn(routes, name));
  return Object.fromEntries(others.map(([name, { properties }]) => [name, { timeout: properties.Timeout, memory: properties.MemorySize }]));
}

/** https://docs.aws.amazon.com/lambda/latest/dg/invocation-eventfiltering.html, as far as the templates use it. */
function applyEventSource({ properties: { FilterCriteria, BatchSize } }: Resource, stream: TableStream): TableStream {
  const patterns: unknown[] = FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern));
  return {
    position: stream.position,
    async next() {
      // Reads on until a record passes the filter or none is left, because an empty result means the end of the stream.
      for (let batches = await stream.next(); batches.length > 0; batches = await stream.next()) {
        const passed = batches
          .map((batch) => batch.filter((record) => patterns.some((pattern) => fits(record, pattern))))
          .filter(({ length }) => length > 0);
        if (passed.length > 0) return passed.flatMap((batch) => splitIntoBatches(batch, BatchSize));
      }
      return [];
    },
  };
}

function fits(value: unknown, pattern: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.some((one) => fitsLeaf(value, one));
  // What is not there may still fit `exists: false` below it.
  const parts = Object.entries(pattern as Record<string, unknown>);
  const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return parts.every(([name, part]) => fits(fields[name], part));
}

/** `prefix` and `exists: false` are the only operators in use. */
function fitsLeaf(value: unknown, one: unknown): boolean {
  if (typeof one !== 'object' || one === null) return one === value;
  return 'prefix' in one ? typeof value === 'string' && value.startsWith(String(one.prefix)) : value === undefined;
}

function splitIntoBatches<One>(list: One[], size: number): One[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size));
}
