import { worker } from '#app/job.ts';
import { verifyDocuments } from '#transfers/verify-documents.ts';

/** Started when a will opens: reads its documents back and remembers which of them are what was sealed. */
export const handler = worker<{ transferId: string }>('open', (app, { transferId }) => verifyDocuments(app, transferId));
