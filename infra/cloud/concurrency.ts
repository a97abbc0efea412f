/**
 * Reserved concurrency by function. A reservation is also a limit: a flood elsewhere cannot use it up, and the function cannot
 * use more than its reservation. `kind`: names in shared/common/counters.ts who can use it up,
 * and what others lose then.
 */
export const RESERVED: readonly [name: RegExp, runs: number, kind: string][] = [
  // Scheduled jobs, and the workers that perform their effects.
  [/^scheduled\/sweep$/, 2, 'jobs'],
  [/^scheduled\//, 10, 'jobs'],
  // The gateway accepts only the sweep here, so no one else can use up these two.
  [/^liveness\/page-check$/, 2, 'page-check'],
  [/^streams\/perform-effects$/, 40, 'effects'],
  // Lambda keeps further events for six hours.
  [/^streams\/mail-events$/, 10, 'mail-events'],
  // One Host uses at most two of them.
  [/^workers\/perform-for-host$/, 100, 'effects'],
  [/^workers\/open$/, 10, 'effects'],
  // Apart from the scheduled jobs: requests cannot use up their runs.
  [/^workers\/pass-time$/, 5, 'pass-time'],
  // Hosts who stop a transfer, and Survivors.
  [/^(authorizer)$/, 100, 'authorizer'],
  [/^(transfer\/cancel|liveness\/(alive|get-respond|update-respond))$/, 10, 'stops'],
  // Each run may take minutes: it waits for the storage of a Host, or for a reader with a slow connection. One Host has a few of them at a
  // time (shared/common/leases.ts).
  [/^survivor-auth\/download$/, 60, 'readers'],
  [/^survivor-auth\/archive$/, 40, 'readers'],
  [/^will\/package$/, 10, 'readers'],
  [/^survivor-auth\/will-access$/, 30, 'will-access'],
  [/^survivor-auth\/(alerts|confirm|confirmation|evidence|get-inner-shares|update-inner-shares)$/, 5, 'survivor-auth'],
  [/^survivor-auth\//, 20, 'survivor-auth'],
  [/^workers\/release-share$/, 20, 'proofs'],
  // Slow on purpose (Argon2id), so easy to flood.
  [/^auth\/login$/, 20, 'sign-in'],
  [/^auth\/register$/, 10, 'sign-in'],
];

/** The functions whose runs take so long that many Hosts together could use up the reservation. */
export const LONG_RUNS = ['survivor-auth/download', 'survivor-auth/archive', 'survivor-auth/will-access', 'will/package'] as const;

/** Returns the reservation of a function. Most functions have none and share the rest of the account's concurrency. */
export function reservedConcurrencyOf(name: string): number | undefined {
  return RESERVED.find(([pattern]) => pattern.test(name))?.[1];
}
