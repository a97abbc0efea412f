import { countersIn } from './counters.ts';
import { dueIn } from './due.ts';
import { grantsIn } from './grants.ts';
import { hostsIn } from './hosts.ts';
import { doneRequestsIn } from './idempotency.ts';
import { lanesIn } from './lanes.ts';
import { otpSessionsIn } from './otp-sessions.ts';
import { outboxIn } from './outbox.ts';
import { sentCodesIn } from './sent-codes.ts';
import { serviceClockIn } from './service-clock.ts';
import { sessionsIn } from './sessions.ts';
import { signInsIn } from './sign-ins.ts';
import { slidingWindowsIn } from './sliding-windows.ts';
import { strayRoundIn } from './stray-round.ts';
import type { Table } from './table.ts';
import { transfersIn } from './transfers.ts';
import { type Change, commit } from './unit-of-work.ts';

export type Store = ReturnType<typeof createStore>;

/** All reads, and the one way to write: `commit`. */
export function createStore(table: Table) {
  return {
    hosts: hostsIn(table),
    transfers: transfersIn(table),
    sessions: sessionsIn(table),
    otpSessions: otpSessionsIn(table),
    sentCodes: sentCodesIn(table),
    counters: countersIn(table),
    slidingWindows: slidingWindowsIn(table),
    outbox: outboxIn(table),
    lanes: lanesIn(table),
    doneRequests: doneRequestsIn(table),
    signIns: signInsIn(table),
    grants: grantsIn(table),
    due: dueIn(table),
    serviceClock: serviceClockIn(table),
    strayRound: strayRoundIn(table),
    commit: (change: Change) => commit(table, change),
  };
}
