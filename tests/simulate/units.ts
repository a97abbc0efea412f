/** Capacity units of the table, read and written. */
export interface Units {
  read: number;
  write: number;
}

/**
 * The consumption of one operation, as `npm run bench` prints it (`requests` and `timers`). docs/performance.md contains the same
 * tables. Three Survivors, one document. DynamoDB Local computes the units.
 */
export const UNITS: Readonly<Record<string, Units>> = {
  timer: { read: 4.5, write: 26 },
  'timer, too early': { read: 4, write: 16 },
  'message round': { read: 5.5, write: 15 },
  'question accepted': { read: 0, write: 12 },
  'audit-package': { read: 9, write: 16 },
  'check-ways': { read: 6.5, write: 16 },
  'mind-draft': { read: 5, write: 5 },
  'open-documents': { read: 9, write: 17 },
  // The bench calls it repeatedly at one moment, when almost nothing changes. With a pending check it writes what a link does.
  'liveness/alive': { read: 2, write: 25 },
  'liveness/update-respond': { read: 3, write: 25 },
  'host/update-settings': { read: 2, write: 5 },
  'will/encrypt': { read: 11, write: 69 },
  'transfer/initiate': { read: 3, write: 25 },
  'survivor-auth/select': { read: 8, write: 5 },
  'survivor-auth/verify-otp': { read: 9, write: 14 },
};

/**
 * One sweep of the whole service. The answer page reads a record. The sweep reads the heartbeat, writes one, queries the sixteen
 * partitions of due items, and reads the progress of the daily repair.
 */
export const SWEEP: Units = { read: 12, write: 1 };
/** The daily repair for one Host: the timer among others in the index, and the Host's record. */
export const DAILY_REPAIR: Units = { read: 2.1, write: 0 };
