import { timerJob } from '#jobs/timer-job.ts';

/** Fires at a reminder within the cancel window, or at its end. */
export const handler = timerJob('cancel-window-elapsed');
