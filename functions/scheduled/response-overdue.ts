import { job } from '#platform/job.ts';
import { passTime, type TimerEvent } from '#workflows/timers/pass-time.ts';

/** Fired when a check has waited long enough for a reminder, or for its answer. */
export const handler = job<TimerEvent>('response-overdue', (app, { id }) => passTime(app, id));
