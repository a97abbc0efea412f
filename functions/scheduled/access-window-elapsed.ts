import { timerJob } from '#jobs/timer-job.ts';

/** Fired when the time in which the documents could be read is over. */
export const handler = timerJob('access-window-elapsed');
