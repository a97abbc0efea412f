import { Refusal } from '#common/refusal.ts';
import { bareError } from '#net/fault.ts';
import { faultFacts } from '#net/log.ts';
import { type Invocation, withinInvocation } from '#net/timeout.ts';
import type { WorkerAnswer } from '#platform/workers.ts';
import type { App } from './app.ts';
import { currentApp } from './current-app.ts';

/** Creates a function that a schedule or a stream starts. Logs an error without its message and throws its name, so that Lambda retries. */
export function job<Event, Result = void>(name: string, run: (app: App, event: Event) => Promise<Result>) {
  return async (event: Event, context?: Invocation): Promise<Result> => {
    const app = currentApp();
    try {
      return await withinInvocation(context, () => run(app, event));
    } catch (error) {
      app.log.alarm('job_failed', { job: name, ...faultFacts(error) });
      throw bareError(error);
    }
  };
}

/** Creates a function that is called by Lambda Invoke. A refusal is a reply for the caller; anything else is a fault. */
export function worker<Payload>(name: string, run: (app: App, payload: Payload) => Promise<unknown>) {
  return job<Payload, WorkerAnswer>(name, async (app, payload) => {
    try {
      // JSON drops undefined, and with it the field that reports success. So it becomes null.
      return { result: (await run(app, payload)) ?? null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { refused: error.code, message: error.message, details: error.details };
    }
  });
}
