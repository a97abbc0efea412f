import { job } from '#platform/job.ts';
import { passTime, type TimerEvent } from '#workflows/timers/pass-time.ts';

/** Fires at a reminder within the cancel window, or at its end. */
export const handler = job<TimerEvent>('cancel-window-elapsed', (app, { id }) => passTime(app, id));
