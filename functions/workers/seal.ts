import { worker } from '#app/job.ts';
import { type DocumentOrder, sealDocument } from '#sealing/seal-document.ts';

/** Seals one document of a sealing that runs. */
export const handler = worker<DocumentOrder>('seal', sealDocument);
