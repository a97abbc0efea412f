import { worker } from '#platform/job.ts';
import type { HostQueue } from '#store/isolated-queues.ts';
import { performForHost } from '#workflows/effects/perform-for-host.ts';

/** Performs what may talk to servers that one Host chose: that Host's messages, or work in their storages. No other Host shares its invocation. */
export const handler = worker<HostQueue>('perform-for-host', performForHost);
