import { job } from '#app/job.ts';
import { passTime, type TimerEvent } from '#jobs/pass-time.ts';

/** Fires at the opening, at a reminder to Survivors, or when the transfer stalls. */
export const handler = job<TimerEvent>('authentication-window-elapsed', (app, { id }) => passTime(app, id));
