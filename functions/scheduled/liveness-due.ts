import { timerJob } from '#jobs/timer-job.ts';

/** Fires when the next check is due, or a reminder to the Survivors of a pending transfer. */
export const handler = timerJob('liveness-due');
