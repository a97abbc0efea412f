import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DeploymentEvent, handler } from '#infra/cloud/keyring-resource.ts';

interface Received {
  method: string | undefined;
  url: string | undefined;
  contentType: string | undefined;
  body: string;
}

let server: Server;
let address: string;
let received: Received[] = [];
/** What Lambda answers, one after the other; the last one again and again. */
let answers: { error?: true; payload: unknown }[] = [];

beforeEach(async () => {
  received = [];
  server = createServer(async (request, response) => {
    received.push({ method: request.method, url: request.url, contentType: request.headers['content-type'], body: await text(request) });
    if (request.method === 'PUT') return response.end();
    const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
    if (answer?.error) response.setHeader('x-amz-function-error', 'Unhandled');
    return response.end(JSON.stringify(answer?.payload));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of that kind.
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, { AWS_ENDPOINT_URL_LAMBDA: address, AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'y' });
});

afterEach(() => {
  delete process.env['AWS_ENDPOINT_URL_LAMBDA'];
  server.closeAllConnections();
  server.close();
});

function event(RequestType: DeploymentEvent['RequestType']): DeploymentEvent {
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

it('has the keys made, and says so without a content type, which the signed address does not allow', async () => {
  answers = [{ payload: { result: null } }];
  await handler(event('Create'), undefined, 1);
  expect(calls().map(({ url }) => url)).toEqual(['/2015-03-31/functions/will-test-workers-create-keyring/invocations']);
  expect(told()).toEqual([
    { Status: 'SUCCESS', PhysicalResourceId: 'keyring', StackId: 'stack', RequestId: 'request', LogicalResourceId: 'Keyring' },
  ]);
  expect(received.find(({ method }) => method === 'PUT')?.contentType ?? '').toBe('');
});

it('tries again, since new permissions take a while', async () => {
  answers = [{ error: true, payload: {} }, { error: true, payload: {} }, { payload: { result: null } }];
  await handler(event('Create'), undefined, 1);
  expect(calls()).toHaveLength(3);
  expect(told()).toMatchObject([{ Status: 'SUCCESS' }]);
});

it.each([
  ['fails', { error: true, payload: { result: null, errorMessage: 'a secret' } } as const],
  ['refuses', { payload: { refused: 'record_altered', message: 'a secret' } }],
])('lets the deployment fail when the worker %s for good, and repeats none of its words', async (_how, answer) => {
  answers = [answer];
  await handler(event('Create'), undefined, 1);
  expect(told()).toMatchObject([{ Status: 'FAILED', Reason: expect.stringContaining('will-test-workers-create-keyring') }]);
  expect(JSON.stringify(told())).not.toContain('secret');
});

it('leaves the keys alone when the stack goes', async () => {
  await handler(event('Delete'), undefined, 1);
  expect(calls()).toEqual([]);
  expect(told()).toMatchObject([{ Status: 'SUCCESS' }]);
});
