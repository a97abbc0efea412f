import { worker } from '#platform/job.ts';
import { auditPackage } from '#workflows/documents/audit-package.ts';

/** Started once a month for a sealed will: reads its package back. */
export const handler = worker<{ effectId: string }>('audit', (app, { effectId }) => auditPackage(app, effectId));
