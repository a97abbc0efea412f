import { after, type Instant, MINUTE } from './time.ts';

/**
 * Someone who may not be the Host has seen the ids of the Survivors and of the transfer: they were signed in after a reset by e-mail,
 * or their session was rejected. From then on the two ids of a Survivor open nothing for a stranger.
 */
export interface IdsExposed {
  since: Instant;
  /** A session that had seen the ids was rejected: its reader knows them forever, also after the Host is proven. */
  rejected?: true;
  /** When the Host was proven after a rejection. A transfer that starts later has an id that no one has seen. */
  provenAt?: Instant;
}

/** The account whose ids these are. */
interface Exposable {
  idsExposed?: IdsExposed;
}

/** How long a Survivor's two ids read after this Survivor has authenticated, from the same client address. */
export const IDS_READ_AFTER_PROOF = 15 * MINUTE;

/** Marks the ids as seen. Nothing but proof of the Host takes it back. */
export function exposeIds<P extends Exposable>(profile: P, now: Instant): P {
  const { provenAt: _, ...before } = profile.idsExposed ?? { since: now };
  return { ...profile, idsExposed: before };
}

/** Marks the ids as seen by a session that its Host has rejected. */
export function rejectExposure<P extends Exposable>(profile: P, now: Instant): P {
  return { ...profile, idsExposed: { since: profile.idsExposed?.since ?? now, rejected: true } };
}

/**
 * Lifts the exposure, because more than the mailbox has proven the Host: codes of as many Survivors as the threshold, another channel,
 * or a settled factor. If no session was rejected, it was the Host who saw the ids.
 */
export function liftExposure<P extends Exposable>({ idsExposed, ...profile }: P, now: Instant): Omit<P, 'idsExposed'> & Exposable {
  return { ...profile, ...(idsExposed?.rejected && { idsExposed: { ...idsExposed, provenAt: now } }) };
}

/** Whether a person other than the Host may know the ids of a transfer. `startedAt`: when it started. */
export function areIdsExposed({ idsExposed }: Exposable, startedAt: Instant): boolean {
  return idsExposed !== undefined && !(idsExposed.provenAt !== undefined && startedAt > idsExposed.provenAt);
}

/** Whether two ids alone may still read after an exposure: this Survivor has just authenticated at `provenAt` from the same client address. */
export function isJustProven(provenAt: Instant, now: Instant): boolean {
  return now < after(provenAt, IDS_READ_AFTER_PROOF);
}
