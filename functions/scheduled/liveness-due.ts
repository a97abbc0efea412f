import { job } from '#app/job.ts';
import { passTime, type TimerEvent } from '#jobs/pass-time.ts';

/** Fires when the next check is due, or a reminder to the Survivors of a pending transfer. */
export const handler = job<TimerEvent>('liveness-due', (app, { id }) => passTime(app, id));
