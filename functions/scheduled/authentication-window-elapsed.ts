import { job } from '#platform/job.ts';
import { passTime, type TimerEvent } from '#workflows/timers/pass-time.ts';

/** Fires at the opening, at a reminder to Survivors, or when the transfer stalls. */
export const handler = job<TimerEvent>('authentication-window-elapsed', (app, { id }) => passTime(app, id));
