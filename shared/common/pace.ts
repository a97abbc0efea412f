/** The least rate at which bytes must arrive, and how long they may stop. */
export interface Pace {
  bytesPerSecond: number;
  patienceMs: number;
}

/**
 * For a storage that we read, and for a reader of ours. It is slower than the slowest telephone network, so it ends only what hangs. The
 * patience is that of our other waits for a storage.
 */
export const LEAST_PACE: Pace = { bytesPerSecond: 2048, patienceMs: 60_000 };

/**
 * Returns the milliseconds that the other side may still take, after it has taken `waitedMs` for `bytes`. It is too slow at zero and
 * below. Bytes give back time, up to the whole patience: a burst does not pay for a long silence.
 */
export function patienceLeft({ bytesPerSecond, patienceMs }: Pace, before: number, { waitedMs, bytes }: { waitedMs: number; bytes: number }): number {
  return Math.min(patienceMs, before - waitedMs + (1000 * bytes) / bytesPerSecond);
}
