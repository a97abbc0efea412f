import { job } from '#app/job.ts';
import { passTime, type TimerEvent } from '#jobs/pass-time.ts';

/** Fires when a pending check needs a reminder, or its response time is over. */
export const handler = job<TimerEvent>('response-overdue', (app, { id }) => passTime(app, id));
