import { job } from '#app/job.ts';
import { passTime, type TimerEvent } from '#jobs/pass-time.ts';

/** Fires at a reminder within the cancel window, or at its end. */
export const handler = job<TimerEvent>('cancel-window-elapsed', (app, { id }) => passTime(app, id));
