import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DeploymentEvent } from '#infra/cloud/custom-resource.ts';
import { handler } from '#infra/cloud/keyring-resource.ts';
import { KEYRING_CALLS } from '#infra/cloud/keyring-timing.ts';
import { asRuntimeReports } from '#tests/support/runtime-error.ts';

interface Received {
  method: string | undefined;
  url: string | undefined;
  contentType: string | undefined;
  body: string;
}

const QUICK = { ...KEYRING_CALLS, pauseMs: 1 };

let server: Server;
let address: string;
let received: Received[] = [];
/** The responses of Lambda in order. The last one repeats. */
let answers: { error?: true; hangs?: true; payload?: unknown }[] = [];

beforeEach(async () => {
  received = [];
  server = createServer(async (request, response) => {
    received.push({ method: request.method, url: request.url, contentType: request.headers['content-type'], body: await text(request) });
    if (request.method === 'PUT') return response.writeHead(request.url?.includes('expired') ? 403 : 200).end();
    const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
    if (answer?.hangs) return undefined;
    if (answer?.error) response.setHeader('x-amz-function-error', 'Unhandled');
    return response.end(JSON.stringify(answer?.payload));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The address of a TCP server is always an AddressInfo.
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, { AWS_ENDPOINT_URL_LAMBDA: address, AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'y' });
});

afterEach(() => {
  delete process.env['AWS_ENDPOINT_URL_LAMBDA'];
  server.closeAllConnections();
  server.close();
});

function event(RequestType: DeploymentEvent<unknown>['RequestType']): DeploymentEvent<{ FunctionName: string }> {
  return {
    RequestType,
    ResponseURL: `${address}/answer?signature=s`,
    StackId: 'stack',
    RequestId: 'request',
    LogicalResourceId: 'Keyring',
    ResourceProperties: { FunctionName: 'will-test-workers-create-keyring' },
  };
}

const calls = () => received.filter(({ method }) => method === 'POST');
const told = () => received.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body));

it('creates the keys and reports success without a content type, because the signed URL allows none', async () => {
  answers = [{ payload: { result: null } }];
  await handler(event('Create'), undefined, QUICK);
  expect(calls().map(({ url }) => url)).toEqual(['/2015-03-31/functions/will-test-workers-create-keyring/invocations']);
  expect(told()).toEqual([
    { Status: 'SUCCESS', PhysicalResourceId: 'keyring', StackId: 'stack', RequestId: 'request', LogicalResourceId: 'Keyring' },
  ]);
  expect(received.find(({ method }) => method === 'PUT')?.contentType ?? '').toBe('');
});

it('retries, because new permissions take some seconds to become effective', async () => {
  answers = [{ error: true, payload: {} }, { error: true, payload: {} }, { payload: { result: null } }];
  await handler(event('Create'), undefined, QUICK);
  expect(calls()).toHaveLength(3);
  expect(told()).toMatchObject([{ Status: 'SUCCESS' }]);
});

it.each([
  ['fails', { error: true, payload: { result: null, errorMessage: 'a secret' } } as const],
  ['refuses', { payload: { refused: 'record_altered', message: 'a secret' } }],
])('fails the deployment if the worker %s every time, without repeating its message', async (_how, answer) => {
  answers = [answer];
  await handler(event('Create'), undefined, QUICK);
  expect(told()).toMatchObject([{ Status: 'FAILED', Reason: expect.stringContaining('will-test-workers-create-keyring') }]);
  expect(JSON.stringify(told())).not.toContain('secret');
});

it('fails the deployment if the worker never answers, before its own time limit', async () => {
  answers = [{ hangs: true }];
  await handler(event('Create'), undefined, { ...QUICK, callMs: 20 });
  expect(told()).toMatchObject([{ Status: 'FAILED', Reason: expect.stringContaining('could not be called') }]);
});

it('keeps the keys when the stack is deleted', async () => {
  await handler(event('Delete'), undefined, QUICK);
  expect(calls()).toEqual([]);
  expect(told()).toMatchObject([{ Status: 'SUCCESS' }]);
});

it('leaves only a name in the log if CloudFormation rejects the outcome', async () => {
  const expired = { ...event('Delete'), ResponseURL: `${address}/expired?signature=s` };
  const error = await handler(expired, undefined, QUICK).catch((thrown: Error) => thrown);
  expect(error && asRuntimeReports(error).logged).toEqual({ errorType: 'OutcomeRejected403', errorMessage: '', stack: [''] });
});
