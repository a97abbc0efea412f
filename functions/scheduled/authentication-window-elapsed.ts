import { job } from '#platform/job.ts';
import { passTime, type TimerEvent } from '#workflows/timers/pass-time.ts';

/** Fired when the opening, a reminder to Survivors, or the stall. */
export const handler = job<TimerEvent>('authentication-window-elapsed', (app, { id }) => passTime(app, id));
