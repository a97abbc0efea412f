import { Refusal } from '#common/refusal.ts';
import type { Profile } from '#hosts/rules/host.ts';

/** A Host, as far as a reset matters. */
export interface Recovered {
  will: unknown;
  profile: Profile;
}

/** Throws after an unconfirmed password reset: such a session may only read, confirm life, cancel and sign out. */
export function assertNotRecovered(host: Recovered): void {
  if (isRecovered(host)) throw new Refusal('recently_recovered');
}

/** Whether only a mailbox has confirmed the Host of a sealed will since a reset or a rejected change. */
export function isRecovered({ will, profile }: Recovered): boolean {
  return will !== undefined && profile.recovered !== null;
}
