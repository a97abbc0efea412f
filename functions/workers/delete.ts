import { worker } from '#app/job.ts';
import { finishDeletion } from '#deletion/finish-deletion.ts';

/** Started when a deletion is due, and again after 1 to 6 hours until everything is deleted. */
export const handler = worker<{ effectId: string }>('delete', (app, { effectId }) => finishDeletion(app, effectId));
