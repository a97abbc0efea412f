import { CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogField, AccessLogFormat, LogGroupLogDestination, TokenAuthorizer } from 'aws-cdk-lib/aws-apigateway';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { pageCheck } from '#functions/routes.ts';
import { createApiAlarms } from './api-alarms.ts';
import { createCustomDomain } from './domain.ts';
import { createEndpointStacks, type EndpointStack } from './endpoint-stack.ts';
import { createFirewall } from './firewall.ts';
import { type FunctionFactory, functionFactory } from './function-factory.ts';
import { type Gateway, GatewayMethods } from './gateway.ts';
import { addPreflights, addRoute, addSignedRoute, allowGateway } from './gateway-methods.ts';
import { answerUnknownPaths, setGatewayResponses } from './gateway-responses.ts';
import type { Home } from './homes.ts';
import { functionName } from './names.ts';
import { sweepEveryFiveMinutes } from './sweep-schedule.ts';
import { METHOD_LIMIT } from './throughput.ts';

/** A method of the REST API for each row of the index, and in nested stacks a function for each. When they answer, the sweep starts. */
export class ApiStack extends Stack {
  readonly restApi: GatewayMethods;
  /** The nested stacks with the functions of the endpoints. */
  readonly endpoints: ReadonlyMap<Home, EndpointStack>;

  constructor(scope: Construct, id: string, props: FunctionFactory) {
    const { settings, data, functions } = props;
    const { account, region, terminationProtection } = settings;
    super(scope, id, { env: { account, region }, description: 'Will custody: API', terminationProtection });
    this.restApi = createMethods(this, data.gateway);
    const { authorizer, endpoints } = addMethods(this, this.restApi, props);
    this.endpoints = endpoints;
    addPreflights(this.restApi, functions.routes, settings.frontendUrl);
    setGatewayResponses(this.restApi, settings.frontendUrl);
    answerUnknownPaths(this.restApi, settings.frontendUrl);
    if (settings.waf) createFirewall(this, this.restApi, settings.stage);
    if (settings.domain) createCustomDomain(settings.domain, this, this.restApi);
    sweepEveryFiveMinutes(this, settings.stage, data, this.restApi.deploymentStage);
    createApiAlarms(this, { api: this.restApi, authorizer, settings }, data.alarms);
    new CfnOutput(this, 'ApiUrl', { value: data.gateway.url, description: 'URL of the service. Every path starts with /api.' });
  }
}

/** Adds all methods. The functions of the gateway itself (authorizer and page check) are in its own stack. */
function addMethods(stack: Stack, restApi: GatewayMethods, inputs: FunctionFactory) {
  const { functions } = inputs;
  const make = functionFactory(stack, inputs);
  const authorizer = make(functions.authorizer);
  const bearer = new TokenAuthorizer(stack, 'Bearer', {
    handler: authorizer,
    resultsCacheTtl: Duration.seconds(0), // a cached result would outlive a logout
    validationRegex: '^[Bb][Ee][Aa][Rr][Ee][Rr] [A-Za-z0-9_-]+[.][A-Za-z0-9_-]+[.][A-Za-z0-9_-]+$',
  });
  const endpoints = createEndpointStacks(stack, inputs);
  for (const { functions: made } of endpoints.values()) for (const [row, fn] of made) addRoute(restApi, row, fn, bearer);
  const page = make(functions.pageCheck);
  allowGateway(restApi, pageCheck, page);
  addSignedRoute(restApi, pageCheck, page);
  // A method names its function by a reference. Without the names, a renamed function would not replace the deployment.
  restApi.latestDeployment.addToLogicalId(functions.routes.map((row) => functionName(inputs.settings.stage, row)));
  return { authorizer, endpoints };
}

function createMethods(stack: Stack, gateway: Gateway): GatewayMethods {
  const accessLog = new LogGroup(stack, 'AccessLog', { retention: RetentionDays.THREE_MONTHS, removalPolicy: RemovalPolicy.DESTROY });
  // The data stack has made sure that the account has a role for the logs.
  return new GatewayMethods(stack, 'Api', gateway, {
    accessLogDestination: new LogGroupLogDestination(accessLog),
    accessLogFormat: accessLogFormat(),
    ...METHOD_LIMIT,
    // Execution logs would contain paths, queries and bodies, and so also links and codes.
    tracingEnabled: false,
  });
}

/** Returns a log format with the route's template and no client input, because paths and queries contain tokens. */
function accessLogFormat(): AccessLogFormat {
  return AccessLogFormat.custom(
    JSON.stringify({
      time: AccessLogField.contextRequestTime(),
      request: AccessLogField.contextExtendedRequestId(),
      method: AccessLogField.contextHttpMethod(),
      route: AccessLogField.contextResourcePath(),
      status: AccessLogField.contextStatus(),
      milliseconds: AccessLogField.contextResponseLatency(),
      bytes: AccessLogField.contextResponseLength(),
      refused_by_gateway: AccessLogField.contextErrorResponseType(),
    }),
  );
}
