import { currentApp } from '#app/current-app.ts';
import { bareError } from '#net/fault.ts';
import { faultFacts } from '#net/log.ts';

/** A function that writes its reply to a stream. */
export type StreamedHandler = ReturnType<typeof awslambda.streamifyResponse>;

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
