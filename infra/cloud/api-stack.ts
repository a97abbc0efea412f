import { Aws, CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AccessLogField,
  AccessLogFormat,
  AuthorizationType,
  EndpointType,
  LambdaIntegration,
  type LambdaIntegrationOptions,
  LogGroupLogDestination,
  type Resource,
  ResponseTransferMode,
  RestApi,
  TokenAuthorizer,
} from 'aws-cdk-lib/aws-apigateway';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct, IConstruct } from 'constructs';
import { pageCheck } from '#functions/routes.ts';
import type { Row } from '#http/route.ts';
import { createApiAlarms } from './api-alarms.ts';
import type { DataResources } from './data-stack.ts';
import { createCustomDomain } from './domain.ts';
import { createFirewall } from './firewall.ts';
import { type FunctionFactory, functionFactory } from './function-factory.ts';
import type { ServiceFunctions } from './functions.ts';
import { setGatewayResponses } from './gateway-responses.ts';
import { STAGE } from './names.ts';
import type { Settings } from './settings.ts';

export interface ApiResources {
  stack: Stack;
  restApi: RestApi;
  pageCheckArn: string;
  /** The value of API_URL, without `/api`. */
  url: string;
}

/** Returns the ARN of the page check, the only endpoint that the sweep's role may call. */
function pageCheckArn(restApi: RestApi): string {
  return `arn:aws:execute-api:${Aws.REGION}:${Aws.ACCOUNT_ID}:${restApi.restApiId}/${STAGE}/${pageCheck.method}${pageCheck.path.replace(`/${STAGE}/`, '/')}`;
}

/** Creates one method and one function for each row of the index. */
export function createApiStack(
  scope: Construct,
  settings: Settings,
  data: DataResources,
  functions: ServiceFunctions,
  code: FunctionFactory['code'],
): ApiResources {
  const stack = new Stack(scope, `will-${settings.stage}-api`, { env: { region: settings.region }, description: 'Will custody: API' });
  const restApi = createApi(stack, settings);
  // Built from the id alone. The stage's own URL depends on the functions, which depend on this URL.
  const url = `https://${settings.domain?.name ?? `${restApi.restApiId}.execute-api.${Aws.REGION}.amazonaws.com`}`;
  const make = functionFactory(stack, { settings, data, apiUrl: url, pageCheckArn: pageCheckArn(restApi), functions, code });
  const reader = make(functions.authorizer);
  const authorizer = new TokenAuthorizer(stack, 'Bearer', {
    handler: reader,
    resultsCacheTtl: Duration.seconds(0), // a cached result would outlive a logout
    validationRegex: '^[Bb][Ee][Aa][Rr][Ee][Rr] [A-Za-z0-9_-]+[.][A-Za-z0-9_-]+[.][A-Za-z0-9_-]+$',
  });
  for (const fn of functions.routes) addRoute(restApi, fn.route, make(fn), authorizer);
  // Without a valid signature of an allowed role, the gateway answers as if this address did not exist.
  resourceOf(restApi, pageCheck.path).addMethod(pageCheck.method, createIntegration(make(functions.pageCheck)), {
    authorizationType: AuthorizationType.IAM,
  });
  addPreflights(restApi, functions, settings.frontendUrl);
  setGatewayResponses(restApi, settings.frontendUrl);
  if (settings.waf) createFirewall(stack, restApi, settings.stage);
  if (settings.domain) createCustomDomain(settings.domain, stack, restApi);
  createApiAlarms(stack, restApi, reader, data.alarms);
  new CfnOutput(stack, 'ApiUrl', { value: url, description: 'URL of the service. Every path starts with /api.' });
  return { stack, restApi, pageCheckArn: pageCheckArn(restApi), url };
}

function createApi(stack: Stack, { stage, apiGatewayAccount }: Settings): RestApi {
  const accessLog = new LogGroup(stack, 'AccessLog', { retention: RetentionDays.THREE_MONTHS, removalPolicy: RemovalPolicy.DESTROY });
  return new RestApi(stack, 'Api', {
    restApiName: `will-${stage}`,
    endpointTypes: [EndpointType.REGIONAL],
    // Without a role, the account cannot write access logs. A region has one role for all its APIs, so another one is not replaced.
    ...(apiGatewayAccount === 'create' ? { cloudWatchRole: true, cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN } : { cloudWatchRole: false }),
    // Uploads are passed on as bytes. Everything else is text.
    binaryMediaTypes: ['multipart/form-data'],
    deployOptions: {
      stageName: STAGE,
      accessLogDestination: new LogGroupLogDestination(accessLog),
      accessLogFormat: accessLogFormat(),
      // Execution logs would contain paths, queries and bodies, and so also links and codes.
      tracingEnabled: false,
    },
  });
}

/** Returns a log format with the route's template and no client input, because paths and queries contain tokens. */
function accessLogFormat(): AccessLogFormat {
  return AccessLogFormat.custom(
    JSON.stringify({
      time: AccessLogField.contextRequestTime(),
      request: AccessLogField.contextRequestId(),
      method: AccessLogField.contextHttpMethod(),
      route: AccessLogField.contextResourcePath(),
      status: AccessLogField.contextStatus(),
      milliseconds: AccessLogField.contextResponseLatency(),
      bytes: AccessLogField.contextResponseLength(),
      refused_by_gateway: AccessLogField.contextErrorResponseType(),
    }),
  );
}

function addRoute(api: RestApi, row: Row, fn: LambdaFunction, authorizer: TokenAuthorizer): void {
  const streams = row.reply === 'stream';
  const integration = createIntegration(fn, {
    ...(streams && { responseTransferMode: ResponseTransferMode.STREAM, timeout: Duration.seconds(row.timeout ?? 29) }),
  });
  const access = row.auth === 'bearer' ? { authorizationType: AuthorizationType.CUSTOM, authorizer } : { authorizationType: AuthorizationType.NONE };
  resourceOf(api, row.path).addMethod(row.method, integration, access);
}

function createIntegration(fn: LambdaFunction, options: LambdaIntegrationOptions = {}): LambdaIntegration {
  return new LambdaIntegration(fn, { allowTestInvoke: false, ...options });
}

/** Adds a CORS preflight response to each path, for the frontend's origin only. */
function addPreflights(api: RestApi, { routes }: ServiceFunctions, frontendUrl: string): void {
  const methods = Map.groupBy(routes, ({ route }) => route.path);
  for (const [path, rows] of methods) {
    resourceOf(api, path).addCorsPreflight({
      allowOrigins: [frontendUrl],
      allowMethods: rows.map(({ route }) => route.method),
      allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'range', 'if-range'],
      maxAge: Duration.minutes(10),
    });
  }
}

/** Returns the resource of a path. The first segment of the path is the stage. */
function resourceOf(api: RestApi, path: string): Resource {
  return api.root.resourceForPath(path.replace(`/${STAGE}/`, '/').replaceAll('<', '{').replaceAll('>', '}'));
}

/** Returns the gateway method of a row. */
export function methodOf(api: RestApi, { method, path }: Row): IConstruct {
  return resourceOf(api, path).node.findChild(method);
}
