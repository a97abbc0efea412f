import { worker } from '#platform/job.ts';
import { sealDocument } from '#workflows/seal-document.ts';

/** Seals one document of a sealing that runs. */
export const handler = worker<{ hostId: string; documentId: string }>('seal', (app, { hostId, documentId }) => sealDocument(app, hostId, documentId));
