import { createCompletedRequests } from './completed-requests.ts';
import { createCounters } from './counters.ts';
import { createDueItems } from './due.ts';
import { createErasure } from './erasure.ts';
import { createGrants } from './grants.ts';
import { createHosts } from './hosts.ts';
import { createIsolatedQueues } from './isolated-queues.ts';
import { createLeases } from './leases.ts';
import { createOtpSessions } from './otp-sessions.ts';
import { createOutbox } from './outbox.ts';
import { createRepairProgress } from './repair-progress.ts';
import { createSentCodes } from './sent-codes.ts';
import { createSentMessages } from './sent-messages.ts';
import { createServiceClock } from './service-clock.ts';
import { createSessions } from './sessions.ts';
import { createSignIns } from './sign-ins.ts';
import { createSlidingWindows } from './sliding-windows.ts';
import type { Table } from './table.ts';
import { createTrail } from './trail.ts';
import { createTransfers } from './transfers.ts';
import { type Change, commit } from './unit-of-work.ts';

export type Store = ReturnType<typeof createStore>;

/** All reads, and the one way to write: `commit`. */
export function createStore(table: Table) {
  return {
    hosts: createHosts(table),
    transfers: createTransfers(table),
    trail: createTrail(table),
    sessions: createSessions(table),
    otpSessions: createOtpSessions(table),
    sentCodes: createSentCodes(table),
    sentMessages: createSentMessages(table),
    counters: createCounters(table),
    slidingWindows: createSlidingWindows(table),
    leases: createLeases(table),
    outbox: createOutbox(table),
    isolatedQueues: createIsolatedQueues(table),
    completedRequests: createCompletedRequests(table),
    signIns: createSignIns(table),
    grants: createGrants(table),
    erasure: createErasure(table),
    due: createDueItems(table),
    serviceClock: createServiceClock(table),
    repairProgress: createRepairProgress(table),
    commit: (change: Change) => commit(table, change),
  };
}
