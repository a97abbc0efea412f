import { job } from '#platform/job.ts';
import { passTime, type TimerEvent } from '#workflows/timers/pass-time.ts';

/** Fired when a reminder within the Host's 48 hours, or their end. */
export const handler = job<TimerEvent>('cancel-window-elapsed', (app, { id }) => passTime(app, id));
