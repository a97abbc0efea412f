import { worker } from '#platform/job.ts';
import { type DocumentOrder, sealDocument } from '#workflows/sealing/seal-document.ts';

/** Seals one document of a sealing that runs. */
export const handler = worker<DocumentOrder>('seal', sealDocument);
