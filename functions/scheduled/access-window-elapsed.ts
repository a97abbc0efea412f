import { job } from '#app/job.ts';
import { passTime, type TimerEvent } from '#jobs/pass-time.ts';

/** Fired when the time in which the documents could be read is over. */
export const handler = job<TimerEvent>('access-window-elapsed', (app, { id }) => passTime(app, id));
