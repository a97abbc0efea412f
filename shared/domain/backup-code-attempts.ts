/** Failed backup codes of one Survivor that one client address may try in any hour. */
export const ATTEMPTS_PER_ADDRESS = 20;
/** Backup codes of one Survivor that all addresses together may try in any hour. */
export const ATTEMPTS_PER_SURVIVOR = 1_000;
export const ATTEMPT_WINDOW_SECONDS = 3_600;

/**
 * Returns how many failed tries within the hour a client address may have and still try once more. `ofAll` is the number of
 * tries of all addresses within the hour. Above their budget only an address without a failure is admitted: a person who
 * copies a code from the paper is right the first time, and an attacker needs a new address for each try.
 */
export function failuresAllowed(ofAll: number): number {
  return ofAll < ATTEMPTS_PER_SURVIVOR ? ATTEMPTS_PER_ADDRESS - 1 : 0;
}

/** Returns how many tries an address has left after `failures` within the hour. */
export function attemptsLeft(failures: number, ofAll: number): number {
  return Math.max(0, failuresAllowed(ofAll) + 1 - failures);
}
