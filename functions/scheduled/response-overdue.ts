import { timerJob } from '#jobs/timer-job.ts';

/** Fires when a pending check needs a reminder, or its response time is over. */
export const handler = timerJob('response-overdue');
