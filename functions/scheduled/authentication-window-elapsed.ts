import { job } from '#app/job.ts';
import { performDue, type TimerEvent } from '#jobs/perform-due.ts';

/** Fires at the opening, at a reminder to Survivors, or when the transfer stalls. */
export const handler = job<TimerEvent>('authentication-window-elapsed', (app, { id }) => performDue(app, id));
