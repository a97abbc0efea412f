import { after, type Instant, MINUTE } from '#common/time.ts';

/**
 * Someone who may not be the Host has seen the ids of the Survivors and of the transfer: they were signed in after a reset by e-mail,
 * or their session was rejected. From then on the two ids of a Survivor read only shortly after that Survivor has authenticated.
 */
export interface IdsExposed {
  since: Instant;
  /**
   * A session that had seen the ids was rejected, or another reset took its place. Its reader knows them forever, and no later
   * proof is about them. A Survivor keeps their id, and anyone who starts a transfer by name learns its id.
   */
  rejected?: true;
}

/** The account whose ids these are. */
interface Exposable {
  idsExposed?: IdsExposed;
}

/** How long a Survivor's two ids read after this Survivor has authenticated, from the same client address. */
export const IDS_READ_AFTER_PROOF = 15 * MINUTE;

/** Marks the ids as seen by a session that nothing but the mailbox proves. One before it was ended without proof. */
export function exposeIds<P extends Exposable>(profile: P, now: Instant): P {
  return profile.idsExposed ? rejectExposure(profile, now) : { ...profile, idsExposed: { since: now } };
}

/** Marks the ids as seen by a person whom no later proof can prove. */
export function rejectExposure<P extends Exposable>(profile: P, now: Instant): P {
  return { ...profile, idsExposed: { since: profile.idsExposed?.since ?? now, rejected: true } };
}

/** Lifts the exposure, because more than the mailbox has proven the one person who saw the ids: it was the Host. */
export function liftExposure<P extends Exposable>({ idsExposed, ...profile }: P): Omit<P, 'idsExposed'> & Exposable {
  return { ...profile, ...(idsExposed?.rejected && { idsExposed }) };
}

/** Whether a person other than the Host may know the ids with which Survivors read. */
export function areIdsExposed({ idsExposed }: Exposable): boolean {
  return idsExposed !== undefined;
}

/** Whether two ids alone may still read after an exposure: this Survivor has just authenticated at `provenAt` from the same client address. */
export function isJustProven(provenAt: Instant, now: Instant): boolean {
  return now < after(provenAt, IDS_READ_AFTER_PROOF);
}
