import { Refusal } from '#domain/refusal.ts';
import { faultFacts } from '#net/log.ts';
import type { App } from './app.ts';
import { currentApp } from './current-app.ts';
import type { WorkerAnswer } from './workers.ts';

/** A function that a schedule or a stream fires: what it throws is logged without its message and thrown on, so that it is tried again. */
export function job<Event, Result = void>(name: string, run: (app: App, event: Event) => Promise<Result>) {
  return async (event: Event): Promise<Result> => {
    const app = currentApp();
    try {
      return await run(app, event);
    } catch (error) {
      app.log.alarm('job_failed', { job: name, ...faultFacts(error) });
      throw error;
    }
  };
}

/** A function behind Lambda Invoke: a refusal is an answer for the caller, anything else a fault. */
export function worker<Payload>(name: string, run: (app: App, payload: Payload) => Promise<unknown>) {
  return job<Payload, WorkerAnswer>(name, async (app, payload) => {
    try {
      // Over the wire: what is undefined would be gone there, and with it the word that says all went well.
      return { result: (await run(app, payload)) ?? null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { refused: error.code, message: error.message };
    }
  });
}
