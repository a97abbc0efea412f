import { job } from '#platform/job.ts';
import { sweep } from '#workflows/timers/sweep.ts';

/** Every five minutes: looks whether Hosts can answer, and performs whatever is overdue. */
export const handler = job('sweep', (app) => sweep(app));
