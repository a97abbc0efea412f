import { job } from '#app/job.ts';
import { performDue, type TimerEvent } from '#jobs/perform-due.ts';

/** Fires when a pending check needs a reminder, or its response time is over. */
export const handler = job<TimerEvent>('response-overdue', (app, { id }) => performDue(app, id));
