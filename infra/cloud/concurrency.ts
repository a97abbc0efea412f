/** How many of a function may run at once. Kept aside: a flood elsewhere can't take it away. A cap: it can't take more from the others. */
const RESERVED: readonly [name: RegExp, runs: number][] = [
  // The clockwork, and those who perform what it decides.
  [/^scheduled\/sweep$/, 2],
  [/^scheduled\//, 10],
  // Called by the sweep alone: the gateway lets nobody else in, so nobody else can fill it.
  [/^liveness\/page-check$/, 2],
  [/^streams\/perform-effects$/, 40],
  // A Host takes two of them at most.
  [/^workers\/perform-for-host$/, 100],
  [/^workers\/open$/, 10],
  // The Host who is alive after all, and the family.
  [/^(authorizer)$/, 100],
  [/^(transfer\/cancel|liveness\/(alive|get-respond|update-respond))$/, 10],
  [/^survivor-auth\//, 20],
  [/^workers\/release-share$/, 20],
  // Slow on purpose (Argon2id), so the first to be flooded.
  [/^auth\/login$/, 20],
  [/^auth\/register$/, 10],
];

/** The reservation of a function; most have none and share what is left of the account. */
export function reservationOf(name: string): number | undefined {
  return RESERVED.find(([pattern]) => pattern.test(name))?.[1];
}
