import { worker } from '#platform/job.ts';
import { finishDeletion } from '#workflows/deletion/finish-deletion.ts';

/** Started when a deletion is due, and every hour until everything is deleted. */
export const handler = worker<{ effectId: string }>('delete', (app, { effectId }) => finishDeletion(app, effectId));
