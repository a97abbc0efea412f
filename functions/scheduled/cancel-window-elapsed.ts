import { job } from '#app/job.ts';
import { performDue, type TimerEvent } from '#jobs/perform-due.ts';

/** Fires at a reminder within the cancel window, or at its end. */
export const handler = job<TimerEvent>('cancel-window-elapsed', (app, { id }) => performDue(app, id));
