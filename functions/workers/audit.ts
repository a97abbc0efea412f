import { worker } from '#app/job.ts';
import { auditPackage } from '#sealing/audit-package.ts';

/** Started once a month for a sealed will: reads its package back. */
export const handler = worker<{ effectId: string }>('audit', (app, { effectId }) => auditPackage(app, effectId));
