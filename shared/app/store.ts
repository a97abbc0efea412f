import { createSessions } from '#accounts/rows/sessions.ts';
import { NO_OFFERS } from '#common/offers.ts';
import { createErasure } from '#deletion/rows/erasure.ts';
import { createTrail } from '#evidence/rows/trail.ts';
import { createHosts } from '#hosts/rows/hosts.ts';
import { createHostQueues } from '#jobs/rows/host-queues.ts';
import { createRepairProgress, createWalkProgress } from '#jobs/rows/repair-progress.ts';
import { createServiceClock } from '#liveness/rows/service-clock.ts';
import { createSentMessages } from '#messages/rows/sent-messages.ts';
import { createGrants } from '#storages/rows/grants.ts';
import { createSignIns } from '#storages/rows/sign-ins.ts';
import { createCompletedRequests } from '#store/completed-requests.ts';
import { createCounters } from '#store/counters.ts';
import { createDueItems } from '#store/due.ts';
import { createHostWalk } from '#store/host-walk.ts';
import { createLeases } from '#store/leases.ts';
import { createOutbox } from '#store/outbox.ts';
import { createReceipts } from '#store/receipts.ts';
import { createSlidingWindows } from '#store/sliding-windows.ts';
import type { Table } from '#store/table.ts';
import { type Change, commit } from '#store/unit-of-work.ts';
import { createOtpSessions, createSentCodes } from '#transfers/rows/codes.ts';
import { createTransfers } from '#transfers/rows/transfers.ts';

export type Store = ReturnType<typeof createStore>;

/** All reads, and the one way to write: `commit`. */
export function createStore(table: Table, offers = NO_OFFERS) {
  return {
    hosts: createHosts(table, offers),
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
    receipts: createReceipts(table),
    hostQueues: createHostQueues(table),
    completedRequests: createCompletedRequests(table),
    signIns: createSignIns(table),
    grants: createGrants(table),
    erasure: createErasure(table),
    due: createDueItems(table),
    serviceClock: createServiceClock(table),
    hostWalk: createHostWalk(table),
    walkProgress: createWalkProgress(table),
    repairProgress: createRepairProgress(table),
    commit: (change: Change) => commit(table, change),
  };
}
