/**
 * How many streams or requests may run at the same time. `holder`: for each holder. `host`: for all holders of a Host together, but the
 * first one of a holder is always admitted, so no one can keep another person out.
 */
export interface LeaseLimits {
  holder: number;
  host: number;
}

/**
 * Downloads of a running transfer. Each Survivor is a holder. A Survivor whose connection broke continues with the second one while the
 * first is still open on our side.
 */
export const READING_LIMITS: LeaseLimits = { holder: 2, host: 4 };

/** Requests of a signed-in Host that wait for a server of the Host's choice. */
export const HOST_REQUEST_LIMITS: LeaseLimits = { holder: 4, host: 4 };

/** Requests of Survivors of a transfer that wait until its documents have been read back. The others do not wait. */
export const VERIFICATION_WAIT_LIMITS: LeaseLimits = { holder: 2, host: 2 };

/** Seconds after which a refused request may be sent again. */
export const BUSY_RETRY_SECONDS = 10;
