import { worker } from '#app/job.ts';
import { performForHost } from '#jobs/perform-for-host.ts';
import type { HostQueue } from '#jobs/rows/host-queues.ts';

/** Performs what may talk to servers that one Host chose: that Host's messages, or work in their storages. No other Host shares its invocation. */
export const handler = worker<HostQueue>('perform-for-host', performForHost);
