import { worker } from '#platform/job.ts';
import type { HostLane } from '#store/lanes.ts';
import { performForHost } from '#workflows/effects/perform-for-host.ts';

/** Performs what may talk to servers that one Host chose: that Host's messages, or work in their storages. No other Host shares its invocation. */
export const handler = worker<HostLane>('perform-for-host', performForHost);
