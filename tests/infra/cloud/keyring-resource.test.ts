import { expect, it } from 'vitest';
import type { DeploymentEvent } from '#infra/cloud/custom-resource.ts';
import { handler } from '#infra/cloud/keyring-resource.ts';
import { KEYRING_CALLS } from '#infra/cloud/keyring-timing.ts';
import { asRuntimeReports } from '#tests/support/runtime-error.ts';
import { deploymentHere } from './deployment.ts';

const QUICK = { ...KEYRING_CALLS, pauseMs: 1 };

/** The responses of Lambda in order. The last one repeats. */
let answers: { error?: true; hangs?: true; payload?: unknown }[] = [];

const deployment = deploymentHere((response) => {
  const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
  if (answer?.hangs) return;
  if (answer?.error) response.setHeader('x-amz-function-error', 'Unhandled');
  response.end(JSON.stringify(answer?.payload));
});
const event = (type: DeploymentEvent<unknown>['RequestType']) => deployment.event(type, { FunctionName: 'will-test-workers-create-keyring' });

it('creates the keys and reports success without a content type, because the signed URL allows none', async () => {
  answers = [{ payload: { result: null } }];
  await handler(event('Create'), undefined, QUICK);
  expect(deployment.calls().map(({ path }) => path)).toEqual(['/2015-03-31/functions/will-test-workers-create-keyring/invocations']);
  expect(deployment.outcomes()).toEqual([
    { Status: 'SUCCESS', Data: {}, PhysicalResourceId: 'keyring', StackId: 'stack', RequestId: 'request', LogicalResourceId: 'Resource' },
  ]);
  expect(deployment.reports().map(({ contentType }) => contentType ?? '')).toEqual(['']);
});

it('retries, because new permissions take some seconds to become effective', async () => {
  answers = [{ error: true, payload: {} }, { error: true, payload: {} }, { payload: { result: null } }];
  await handler(event('Create'), undefined, QUICK);
  expect(deployment.calls()).toHaveLength(3);
  expect(deployment.outcomes()).toMatchObject([{ Status: 'SUCCESS' }]);
});

it.each([
  ['fails', { error: true, payload: { result: null, errorMessage: 'a secret' } } as const],
  ['refuses', { payload: { refused: 'record_altered', message: 'a secret' } }],
])('fails the deployment if the worker %s every time, without repeating its message', async (_how, answer) => {
  answers = [answer];
  await handler(event('Create'), undefined, QUICK);
  expect(deployment.outcomes()).toMatchObject([{ Status: 'FAILED', Reason: expect.stringContaining('will-test-workers-create-keyring') }]);
  expect(JSON.stringify(deployment.outcomes())).not.toContain('secret');
});

it('fails the deployment if the worker never answers, before its own time limit', async () => {
  answers = [{ hangs: true }];
  await handler(event('Create'), undefined, { ...QUICK, callMs: 20 });
  expect(deployment.outcomes()).toMatchObject([{ Status: 'FAILED', Reason: expect.stringContaining('could not be called') }]);
});

it('keeps the keys when the stack is deleted', async () => {
  await handler(event('Delete'), undefined, QUICK);
  expect(deployment.calls()).toEqual([]);
  expect(deployment.outcomes()).toMatchObject([{ Status: 'SUCCESS' }]);
});

it('leaves only a name in the log if CloudFormation rejects the outcome', async () => {
  const error = await handler(deployment.expired(event('Delete')), undefined, QUICK).catch((thrown: Error) => thrown);
  expect(error && asRuntimeReports(error).logged).toEqual({ errorType: 'OutcomeRejected403', errorMessage: '', stack: [''] });
});
