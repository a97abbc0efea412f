import { Aws, Duration } from 'aws-cdk-lib';
import {
  AuthorizationType,
  type IntegrationOptions,
  LambdaIntegration,
  type Resource,
  ResponseTransferMode,
  type RestApiBase,
  type TokenAuthorizer,
} from 'aws-cdk-lib/aws-apigateway';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IConstruct } from 'constructs';
import { onlyReads, type Row } from '#http/route.ts';
import { STAGE } from './names.ts';

/** An endpoint of the gateway, as far as its address goes. */
type Address = Pick<Row, 'path'> & { method: Row['method'] | 'HEAD' };

/** Adds the method of a row. Where it is a GET that only reads, HEAD calls the same function (RFC 9110, 9.3.2). */
export function addRoute(api: RestApiBase, row: Row, fn: LambdaFunction, authorizer: TokenAuthorizer): void {
  const access = row.auth === 'bearer' ? { authorizationType: AuthorizationType.CUSTOM, authorizer } : { authorizationType: AuthorizationType.NONE };
  const resource = resourceOf(api, row.path);
  // https://docs.aws.amazon.com/apigateway/latest/developerguide/response-transfer-mode-lambda.html
  const stream = { responseTransferMode: ResponseTransferMode.STREAM, timeout: Duration.seconds(row.timeout ?? 29) };
  for (const { method } of addressesOf(row)) resource.addMethod(method, callOf(resource, method, fn, row.reply === 'stream' ? stream : {}), access);
}

/** Adds a method that only roles with permission may call, signed. For all others, the gateway answers as if this address did not exist. */
export function addSignedRoute(api: RestApiBase, { method, path }: Address, fn: LambdaFunction): void {
  const resource = resourceOf(api, path);
  resource.addMethod(method, callOf(resource, method, fn), { authorizationType: AuthorizationType.IAM });
}

/**
 * Lets one method of the gateway call a function. The permission belongs to the function's stack. It names the method by its
 * address, because the method itself comes later: it needs the function.
 */
export function allowGateway(api: Pick<RestApiBase, 'restApiId'>, address: Address, fn: LambdaFunction): void {
  const name = address.method === 'HEAD' ? 'GatewayHead' : 'Gateway';
  fn.addPermission(name, { principal: new ServicePrincipal('apigateway.amazonaws.com'), sourceArn: methodArn(api, address) });
}

/** Returns the addresses of a row. */
export function addressesOf(row: Row): readonly Address[] {
  const { method, path } = row;
  return [{ method, path }, ...(onlyReads(row) ? [{ method: 'HEAD', path } as const] : [])];
}

/** Returns the ARN of a method, with an asterisk for each parameter of its path. */
export function methodArn({ restApiId }: Pick<RestApiBase, 'restApiId'>, { method, path }: Address): string {
  const address = `${STAGE}/${method}${path.replace(`/${STAGE}/`, '/').replace(/<\w+>/g, '*')}`;
  return `arn:aws:execute-api:${Aws.REGION}:${Aws.ACCOUNT_ID}:${restApiId}/${address}`;
}

/** Adds a CORS preflight response to each path, for the frontend's origin only. */
export function addPreflights(api: RestApiBase, routes: readonly { route: Row }[], frontendUrl: string): void {
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

/** Returns the gateway method of a row. */
export function methodOf(api: RestApiBase, { method, path }: Address): IConstruct {
  return resourceOf(api, path).node.findChild(method);
}

/** Returns the resource of a path. The first segment of the path is the stage. */
function resourceOf(api: RestApiBase, path: string): Resource {
  return api.root.resourceForPath(path.replace(`/${STAGE}/`, '/').replaceAll('<', '{').replaceAll('>', '}'));
}

/** Returns an integration that adds no permission: the function's own stack has it (`allowGateway`), and that of the CDK would close a circle. */
function callOf(scope: Resource, method: string, { functionArn }: LambdaFunction, options: IntegrationOptions = {}): LambdaIntegration {
  const target = LambdaFunction.fromFunctionAttributes(scope, `${method}Function`, { functionArn, skipPermissions: true });
  return new LambdaIntegration(target, { ...options, allowTestInvoke: false });
}
