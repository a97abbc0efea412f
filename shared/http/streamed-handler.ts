import { Readable } from 'node:stream';
import { executionModeStreamifyResponse } from '@middy/core/StreamifyResponse';
import { currentApp } from '#app/current-app.ts';
import { bareError } from '#net/fault.ts';
import { faultFacts } from '#net/log.ts';

/** A function that writes its reply to a stream. */
export type StreamedHandler = ReturnType<typeof awslambda.streamifyResponse>;

/**
 * How Middy sends a streamed reply. It pipes nothing into a reply whose client has already gone, and would leave open the storage and the
 * lease of its body.
 */
export const STREAMED = {
  executionMode: executionModeStreamifyResponse,
  requestEnd({ response }: { response?: { body?: unknown } | null | undefined }): void {
    if (response?.body instanceof Readable) response.body.destroy();
  },
};

/**
 * Returns the same streaming function, except that it throws only the name of an error. A stream that breaks off after its head cannot
 * be answered with a refusal, so its error reaches the Lambda runtime.
 */
export function streamedHandler(run: StreamedHandler): StreamedHandler {
  return awslambda.streamifyResponse(async (event, reply, context) => {
    try {
      await run(event, reply, context);
    } catch (error) {
      currentApp().log.warn('reply_broken_off', faultFacts(error));
      throw bareError(error);
    }
  });
}
