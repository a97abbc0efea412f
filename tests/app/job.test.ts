import { expect, it } from 'vitest';
import { createApp } from '#app/aws.ts';
import { provideApp } from '#app/current-app.ts';
import { job, worker } from '#app/job.ts';
import { handler as authorizer } from '#functions/authorizer.ts';
import { ENVIRONMENT } from '#tests/infra/cloud/bundles.ts';
import { asRuntimeReports } from '#tests/support/runtime-error.ts';

it('says on the wire that a worker without a result has done its work', async () => {
  provideApp(createApp(ENVIRONMENT));
  const answer = await worker('nothing-to-say', async () => {})({});
  expect(JSON.parse(JSON.stringify(answer))).toEqual({ result: null });
});

class MailRefused extends Error {
  override name = 'MailRefused';
  readonly address = 'ada@home.example';
}

it.each([
  ['an error with text and fields', new MailRefused('ada@home.example'), 'MailRefused'],
  ['an error with a cause', new TypeError('ada@home.example', { cause: new Error('ada@home.example') }), 'TypeError'],
  ['a thrown text', 'ada@home.example', 'string'],
])('leaves only a name of %s in the log of Lambda and in the failure queue', async (_what, thrown, name) => {
  provideApp(createApp(ENVIRONMENT));
  const error = await errorOf(job('failing', () => Promise.reject(thrown))({}));
  expect(asRuntimeReports(error)).toEqual({
    logged: { errorType: name, errorMessage: '', stack: [''] },
    reported: { errorType: name, errorMessage: '', trace: [''] },
  });
});

it('answers an invalid token with exactly the message that the gateway turns into 401, and no stack', async () => {
  provideApp(createApp(ENVIRONMENT));
  const error = await errorOf(authorizer({ authorizationToken: 'Bearer nonsense', methodArn: 'arn' }));
  expect(asRuntimeReports(error)).toEqual({
    logged: { errorType: 'Error', errorMessage: 'Unauthorized', stack: [''] },
    reported: { errorType: 'Error', errorMessage: 'Unauthorized', trace: [''] },
  });
});

function errorOf(failing: Promise<unknown>): Promise<Error> {
  return failing.then(
    () => expect.unreachable(),
    (error) => error,
  );
}
