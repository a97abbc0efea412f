import { job } from '#app/job.ts';
import { performDue, type TimerEvent } from '#jobs/perform-due.ts';

/** Fires when the next check is due, or a reminder to the Survivors of a pending transfer. */
export const handler = job<TimerEvent>('liveness-due', (app, { id }) => performDue(app, id));
