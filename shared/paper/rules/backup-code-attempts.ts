/** Failed attempts at one Survivor's backup codes that one client address has in any hour. */
export const ATTEMPTS_PER_ADDRESS = 20;
/** Attempts at one Survivor's backup codes that all addresses together have in any hour. */
export const ATTEMPTS_PER_SURVIVOR = 1_000;
export const ATTEMPT_WINDOW_SECONDS = 3_600;
/** The Host is notified when this many wrong backup codes are entered for one Survivor within a day. */
export const WRONG_BACKUP_CODES_ALLOWED = 10;

/**
 * Returns how many failed attempts within the hour a client address may have and still get one more. `ofAll` is the number of
 * attempts of all addresses within the hour. Above that limit only an address without a failure is admitted: a person who
 * copies a code from the paper is right the first time, and an attacker needs a new address for each attempt.
 */
export function failuresAllowed(ofAll: number): number {
  return ofAll < ATTEMPTS_PER_SURVIVOR ? ATTEMPTS_PER_ADDRESS - 1 : 0;
}

/** Returns how many attempts an address has left after `failures` within the hour. */
export function attemptsLeft(failures: number, ofAll: number): number {
  return Math.max(0, failuresAllowed(ofAll) + 1 - failures);
}
