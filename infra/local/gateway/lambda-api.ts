import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type FaultInjector, withFaults } from './fault-injector.ts';
import { describeError, type Runtime } from './lambda-runtime.ts';
import { type Listener, listen, readBody } from './ports.ts';

const MAX_SYNCHRONOUS = 6 * 1024 * 1024;
const MAX_ASYNCHRONOUS = 1024 * 1024;

/** Returns the service's name of the function with this ARN or function name. */
type NameOf = (given: string) => string | undefined;

/**
 * Starts an HTTP server for Lambda Invoke, for functions that call other functions.
 * Source: https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html
 */
export function startLambdaApi(runtime: Runtime, nameOf: NameOf, faultInjector: FaultInjector, log: (line: string) => void): Promise<Listener> {
  const serve: RequestListener = (request, response) => {
    invoke(request, response, runtime, nameOf).catch((error: unknown) => {
      log(`Lambda Invoke: ${describeError(error)}`);
      response.destroy();
    });
  };
  return listen(
    withFaults(faultInjector, serve, (_request, response) => sendError(response, 500, 'ServiceException', 'An internal error occurred.')),
  );
}

/** Returns the name of a function (`workers/seal`) for its ARN or the last part of it. Undefined if it is unknown. */
export function resolveFunctionName(given: string, names: readonly string[], functionArnPrefix: string): string | undefined {
  const shortPrefix = functionArnPrefix.slice(functionArnPrefix.lastIndexOf(':') + 1);
  return names.find((name) => {
    const flat = name.replaceAll('/', '-');
    return given === `${functionArnPrefix}${flat}` || given === `${shortPrefix}${flat}`;
  });
}

async function invoke(request: IncomingMessage, response: ServerResponse, runtime: Runtime, nameOf: NameOf): Promise<void> {
  const given = decodeURIComponent(/^\/2015-03-31\/functions\/([^/?]+)\/invocations/.exec(request.url ?? '')?.[1] ?? '');
  const name = nameOf(given);
  const event = request.headers['x-amz-invocation-type'] === 'Event';
  const payload = await readBody(request, event ? MAX_ASYNCHRONOUS : MAX_SYNCHRONOUS);

  if (!name) return sendError(response, 404, 'ResourceNotFoundException', `Function not found: ${given}`);
  if (!payload) return sendError(response, 413, 'RequestTooLargeException', 'The payload is larger than the limit for a function.');
  const input: unknown = payload.length > 0 ? JSON.parse(payload.toString('utf8')) : {};
  if (!event) return respond(response, runtime, name, input);

  runtime.callAsync(name, input);
  response.writeHead(202).end();
}

async function respond(response: ServerResponse, runtime: Runtime, name: string, input: unknown): Promise<void> {
  try {
    const result = await runtime.call(name, input);
    response.writeHead(200, { 'content-type': 'application/json', 'x-amz-executed-version': '$LATEST' }).end(JSON.stringify(result ?? null));
  } catch (error) {
    const errorType = error instanceof Error ? error.name : 'Error';
    const errorMessage = error instanceof Error ? error.message : String(error);
    response.writeHead(200, { 'content-type': 'application/json', 'x-amz-function-error': 'Unhandled' });
    response.end(JSON.stringify({ errorType, errorMessage, trace: [] }));
  }
}

function sendError(response: ServerResponse, status: number, code: string, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': code });
  response.end(JSON.stringify({ Type: 'User', Message: message, message }));
}
