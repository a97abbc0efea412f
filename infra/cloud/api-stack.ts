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
import type { Data } from './data-stack.ts';
import { answerUnder } from './domain.ts';
import { putUpFirewall } from './firewall.ts';
import { type FunctionFactory, functionFactory } from './function-factory.ts';
import type { ServiceFunctions } from './functions.ts';
import { answerAsTheService } from './gateway-responses.ts';
import { STAGE } from './names.ts';
import type { Settings } from './settings.ts';
import { watchApi } from './watch-api.ts';

export interface Api {
  stack: Stack;
  restApi: RestApi;
  pageCheckArn: string;
  /** Without `/api`, as in API_URL. */
  url: string;
}

/** What the sweep's role may call. */
function pageCheckArn(restApi: RestApi): string {
  return `arn:aws:execute-api:${Aws.REGION}:${Aws.ACCOUNT_ID}:${restApi.restApiId}/${STAGE}/${pageCheck.method}${pageCheck.path.replace(`/${STAGE}/`, '/')}`;
}

/** One method, one function per row of the index. */
export function apiStack(scope: Construct, settings: Settings, data: Data, functions: ServiceFunctions, code: FunctionFactory['code']): Api {
  const stack = new Stack(scope, `will-${settings.stage}-api`, { env: { region: settings.region }, description: 'Will custody: its endpoints' });
  const restApi = createApi(stack, settings);
  // From the id alone: the stage's own address would need the functions, which need this one.
  const url = `https://${settings.domain?.name ?? `${restApi.restApiId}.execute-api.${Aws.REGION}.amazonaws.com`}`;
  const make = functionFactory(stack, { settings, data, apiUrl: url, pageCheckArn: pageCheckArn(restApi), functions, code });
  const reader = make(functions.authorizer);
  const authorizer = new TokenAuthorizer(stack, 'Bearer', {
    handler: reader,
    resultsCacheTtl: Duration.seconds(0), // a cached answer would outlive a logout
    validationRegex: '^[Bb][Ee][Aa][Rr][Ee][Rr] [A-Za-z0-9_-]+[.][A-Za-z0-9_-]+[.][A-Za-z0-9_-]+$',
  });
  for (const fn of functions.routes) addRoute(restApi, fn.route, make(fn), authorizer);
  // A request without the signature of a role that may call it is answered by the gateway, as if there were nothing here.
  resourceOf(restApi, pageCheck.path).addMethod(pageCheck.method, integrationOf(make(functions.pageCheck)), {
    authorizationType: AuthorizationType.IAM,
  });
  allowFrontend(restApi, functions, settings.frontendUrl);
  answerAsTheService(restApi, settings.frontendUrl);
  if (settings.waf) putUpFirewall(stack, restApi, settings.stage);
  if (settings.domain) answerUnder(settings.domain, stack, restApi);
  watchApi(stack, restApi, reader, data.alarms);
  new CfnOutput(stack, 'ApiUrl', { value: url, description: 'The address of the service; every path begins with /api' });
  return { stack, restApi, pageCheckArn: pageCheckArn(restApi), url };
}

function createApi(stack: Stack, { stage }: Settings): RestApi {
  const accessLog = new LogGroup(stack, 'AccessLog', { retention: RetentionDays.THREE_MONTHS, removalPolicy: RemovalPolicy.DESTROY });
  return new RestApi(stack, 'Api', {
    restApiName: `will-${stage}`,
    endpointTypes: [EndpointType.REGIONAL],
    cloudWatchRole: true, // the account's permission to write access logs at all
    cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
    // Uploads arrive as they are; everything else is text.
    binaryMediaTypes: ['multipart/form-data'],
    deployOptions: {
      stageName: STAGE,
      accessLogDestination: new LogGroupLogDestination(accessLog),
      accessLogFormat: accessLogFormat(),
      // Execution logs would hold paths, queries and bodies, and with them links and codes.
      tracingEnabled: false,
    },
  });
}

/** The route's template and nothing that a client wrote: paths and queries carry capabilities and tokens. */
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
  const integration = integrationOf(fn, {
    ...(streams && { responseTransferMode: ResponseTransferMode.STREAM, timeout: Duration.seconds(row.timeout ?? 29) }),
  });
  const access = row.auth === 'bearer' ? { authorizationType: AuthorizationType.CUSTOM, authorizer } : { authorizationType: AuthorizationType.NONE };
  resourceOf(api, row.path).addMethod(row.method, integration, access);
}

function integrationOf(fn: LambdaFunction, options: LambdaIntegrationOptions = {}): LambdaIntegration {
  return new LambdaIntegration(fn, { allowTestInvoke: false, ...options });
}

/** One preflight answer a path, for the one origin there is. */
function allowFrontend(api: RestApi, { routes }: ServiceFunctions, frontendUrl: string): void {
  const methods = Map.groupBy(routes, ({ route }) => route.path);
  for (const [path, rows] of methods) {
    resourceOf(api, path).addCorsPreflight({
      allowOrigins: [frontendUrl],
      allowMethods: rows.map(({ route }) => route.method),
      allowHeaders: ['authorization', 'content-type', 'idempotency-key'],
      maxAge: Duration.minutes(10),
    });
  }
}

/** The resource of a path, whose first word is the stage. */
function resourceOf(api: RestApi, path: string): Resource {
  return api.root.resourceForPath(path.replace(`/${STAGE}/`, '/').replaceAll('<', '{').replaceAll('>', '}'));
}

/** The method that a row became. */
export function methodOf(api: RestApi, { method, path }: Row): IConstruct {
  return resourceOf(api, path).node.findChild(method);
}
