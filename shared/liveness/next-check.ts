import type { App } from '#app/app.ts';
import type { Instant } from '#common/time.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { type Liveness, nextCheckAt } from './rules/liveness.ts';

/** Returns a Host's `next_check_due`, or null without a sealed will. Reads our outages only while a check is pending: they move nothing else. */
export async function computeNextCheckDue(
  app: App,
  liveness: Liveness | undefined,
  { settings, profile }: Pick<HostRecord, 'settings' | 'profile'>,
): Promise<Instant | null> {
  if (!liveness) return null;
  const outages = liveness.phase.name === 'asking' ? await app.store.serviceClock.outages(app.now()) : [];
  return nextCheckAt(liveness, { settings, timezone: profile.timezone, outages });
}
