import { PassThrough } from 'node:stream';
import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { expect, it } from 'vitest';
import { createApp } from '#app/aws.ts';
import { provideApp } from '#app/current-app.ts';
import { STREAMED, type StreamedHandler, streamedHandler } from '#http/streamed-handler.ts';
import { installResponseStreaming, isStreaming } from '#infra/response-streaming.ts';
import { ENVIRONMENT } from '#tests/infra/cloud/bundles.ts';
import { asRuntimeReports } from '#tests/support/runtime-error.ts';

// The context is passed on and not read.
const CONTEXT = {} as Context;

it('leaves only a name in the log of Lambda if a reply breaks off', async () => {
  installResponseStreaming();
  provideApp(createApp(ENVIRONMENT));
  const handler = streamedHandler(async (_event, reply) => {
    reply.write('the first half');
    throw Object.assign(new RangeError('ada@home.example'), { code: 'EIO', folder: '/home/ada' });
  });
  const reply = new PassThrough();
  // A pass-through is a stream that can be written. Nothing else of it is used.
  const run = async () => handler({}, reply as unknown as awslambda.HttpResponseStream, CONTEXT);
  const error = await run().then(
    () => expect.unreachable(),
    (thrown: Error) => thrown,
  );
  expect(asRuntimeReports(error).logged).toEqual({ errorType: 'RangeError', errorMessage: '', stack: [''] });
  expect(String(reply.read())).toBe('the first half');
  expect(isStreaming(handler)).toBe(true);
});

it('closes what it has opened for a client who has gone before the first byte', async () => {
  installResponseStreaming();
  provideApp(createApp(ENVIRONMENT));
  const body = new PassThrough();
  const handler = streamedHandler(middy(STREAMED).handler(async () => ({ statusCode: 200, body })) as unknown as StreamedHandler);
  const reply = new PassThrough();
  reply.destroy();
  await expect((async () => handler({}, reply as unknown as awslambda.HttpResponseStream, CONTEXT))()).rejects.toThrow();
  expect(body.destroyed).toBe(true);
});
