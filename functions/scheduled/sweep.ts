import { job } from '#app/job.ts';
import { sweep } from '#jobs/sweep.ts';

/** Every five minutes: checks whether Hosts can answer, and performs everything that is overdue. */
export const handler = job('sweep', (app) => sweep(app));
