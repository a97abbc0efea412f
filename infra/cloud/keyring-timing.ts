/** New permissions take some seconds to become effective everywhere, so the first calls of the worker can be refused. */
export const KEYRING_CALLS = {
  attempts: 6,
  pauseMs: 10_000,
  /** Above the time limit of the worker (29 s) and its start (10 s). */
  callMs: 40_000,
} as const;

/** The longest time of all calls and the report to CloudFormation, in seconds. */
export const KEYRING_SECONDS = (KEYRING_CALLS.attempts * (KEYRING_CALLS.callMs + KEYRING_CALLS.pauseMs)) / 1000;
