import { job } from '#platform/job.ts';
import { sweep } from '#workflows/sweep.ts';

/** Every five minutes: beats the heart of the service and performs whatever is overdue. */
export const handler = job('sweep', (app) => sweep(app));
