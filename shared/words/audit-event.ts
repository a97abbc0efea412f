import type { paths } from '#api';

/** Every event that the history can have. A text that a language lacks for one does not compile. */
export type AuditEvent = paths['/api/host/audit']['get']['responses'][200]['content']['application/json']['entries'][number]['event'];
