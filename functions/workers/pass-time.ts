import { worker } from '#app/job.ts';
import { performDue } from '#jobs/perform-due.ts';

/** Called by a request that reads a will after a deadline: the request itself need not be able to write what time changes. */
export const handler = worker<{ hostId: string }>('pass-time', (app, { hostId }) => performDue(app, hostId));
