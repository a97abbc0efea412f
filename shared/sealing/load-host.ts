import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';

/** Loads a Host with their custody rows. Throws Refusal `unauthorized` if there is no such Host. */
export async function loadHost(app: App, hostId: string): Promise<HostWithCustody> {
  const host = await app.store.hosts.loadWithCustody(hostId);
  if (!host) throw new Refusal('unauthorized');
  return host;
}
