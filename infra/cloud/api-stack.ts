import { Aws, CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogField, AccessLogFormat, EndpointType, LogGroupLogDestination, RestApi, TokenAuthorizer } from 'aws-cdk-lib/aws-apigateway';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { pageCheck } from '#functions/routes.ts';
import { createApiAlarms } from './api-alarms.ts';
import { createCustomDomain } from './domain.ts';
import { createEndpointStacks, type EndpointStack } from './endpoint-stack.ts';
import { createFirewall } from './firewall.ts';
import { type FunctionFactory, functionFactory } from './function-factory.ts';
import { addPreflights, addRoute, addSignedRoute, allowGateway, methodArn } from './gateway-methods.ts';
import { setGatewayResponses } from './gateway-responses.ts';
import type { Home } from './homes.ts';
import { functionName, STAGE } from './names.ts';
import type { Settings } from './settings.ts';
import { METHOD_LIMIT } from './throughput.ts';

/** The REST API with a method for each row of the index, and in nested stacks a function for each. */
export class ApiStack extends Stack {
  readonly restApi: RestApi;
  readonly pageCheckArn: string;
  /** The value of API_URL, without `/api`. */
  readonly url: string;
  /** The nested stacks with the functions of the endpoints. */
  readonly endpoints: ReadonlyMap<Home, EndpointStack>;

  constructor(scope: Construct, id: string, props: Omit<FunctionFactory, 'apiUrl' | 'pageCheckArn'>) {
    const { settings, data, functions } = props;
    super(scope, id, { env: { account: settings.account, region: settings.region }, description: 'Will custody: API' });
    this.restApi = createApi(this, settings);
    // Built from the id alone. The stage's own URL depends on the functions, which depend on this URL.
    this.url = `https://${settings.domain?.name ?? `${this.restApi.restApiId}.execute-api.${Aws.REGION}.amazonaws.com`}`;
    this.pageCheckArn = methodArn(this.restApi, pageCheck);
    const { authorizer, endpoints } = addMethods(this, this.restApi, { ...props, apiUrl: this.url, pageCheckArn: this.pageCheckArn });
    this.endpoints = endpoints;
    addPreflights(this.restApi, functions.routes, settings.frontendUrl);
    setGatewayResponses(this.restApi, settings.frontendUrl);
    if (settings.waf) createFirewall(this, this.restApi, settings.stage);
    if (settings.domain) createCustomDomain(settings.domain, this, this.restApi);
    createApiAlarms(this, { api: this.restApi, authorizer, settings }, data.alarms);
    new CfnOutput(this, 'ApiUrl', { value: this.url, description: 'URL of the service. Every path starts with /api.' });
  }
}

/** Adds all methods. The functions of the gateway itself (authorizer and page check) are in its own stack. */
function addMethods(stack: Stack, restApi: RestApi, inputs: FunctionFactory) {
  const { functions } = inputs;
  const make = functionFactory(stack, inputs);
  const authorizer = make(functions.authorizer);
  const bearer = new TokenAuthorizer(stack, 'Bearer', {
    handler: authorizer,
    resultsCacheTtl: Duration.seconds(0), // a cached result would outlive a logout
    validationRegex: '^[Bb][Ee][Aa][Rr][Ee][Rr] [A-Za-z0-9_-]+[.][A-Za-z0-9_-]+[.][A-Za-z0-9_-]+$',
  });
  const endpoints = createEndpointStacks(stack, restApi, inputs);
  for (const { functions: made } of endpoints.values()) for (const [row, fn] of made) addRoute(restApi, row, fn, bearer);
  const page = make(functions.pageCheck);
  allowGateway(restApi, pageCheck, page);
  addSignedRoute(restApi, pageCheck, page);
  // A method names its function by a reference. Without the names, a renamed function would not replace the deployment.
  restApi.latestDeployment?.addToLogicalId(functions.routes.map((row) => functionName(inputs.settings.stage, row)));
  return { authorizer, endpoints };
}

function createApi(stack: Stack, { stage }: Settings): RestApi {
  const accessLog = new LogGroup(stack, 'AccessLog', { retention: RetentionDays.THREE_MONTHS, removalPolicy: RemovalPolicy.DESTROY });
  return new RestApi(stack, 'Api', {
    restApiName: `will-${stage}`,
    endpointTypes: [EndpointType.REGIONAL],
    // The data stack has made sure that the account has a role for the logs.
    cloudWatchRole: false,
    // Uploads are passed on as bytes. Everything else is text.
    binaryMediaTypes: ['multipart/form-data'],
    deployOptions: {
      stageName: STAGE,
      accessLogDestination: new LogGroupLogDestination(accessLog),
      accessLogFormat: accessLogFormat(),
      ...METHOD_LIMIT,
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
