import { job } from '#app/job.ts';
import { performDue, type TimerEvent } from '#jobs/perform-due.ts';

/** Fired when the time in which the documents could be read is over. */
export const handler = job<TimerEvent>('access-window-elapsed', (app, { id }) => performDue(app, id));
