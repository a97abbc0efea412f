import { worker } from '#platform/job.ts';
import { seal } from '#workflows/sealing/seal.ts';

/** Seals the sealed documents anew under a fresh key, after somebody who held a share is no longer named. */
export const handler = worker<{ hostId: string }>('reseal', (app, { hostId }) =>
  seal(app, { hostId, storageId: null, background: true, owner: app.newId() }),
);
