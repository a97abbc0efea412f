import { timerJob } from '#jobs/timer-job.ts';

/** Fires at the opening, at a reminder to Survivors, or when the transfer stalls. */
export const handler = timerJob('authentication-window-elapsed');
