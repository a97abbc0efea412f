import { worker } from '#app/job.ts';
import { seal } from '#sealing/seal.ts';

/** Re-encrypts the sealed documents under a fresh key, after a person who has a share is no longer named. */
export const handler = worker<{ hostId: string }>('reseal', (app, { hostId }) =>
  seal(app, { hostId, storageId: null, background: true, owner: app.newId() }),
);
