import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { newStopCode, stopCodeVerifier } from '#custody/stop-code.ts';
import { notifyHost } from '#effects/notify.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { StopCard } from '#hosts/rules/host.ts';
import type { AdmitChange } from './change-quota.ts';

/**
 * Makes the Host's stop card, in place of an earlier one, and returns it with its code, which is stored nowhere. The Host is notified
 * over all channels. Throws Refusal `recently_recovered` for a session that only a mailbox has confirmed.
 */
export async function makeStopCard(app: App, host: HostRecord, requestId: string, admit: AdmitChange): Promise<StopCard & { code: string }> {
  assertNotRecovered(host);
  await admit('change');
  const at = instant(app.now());
  const code = newStopCode();
  const number = (host.profile.stopCard?.number ?? 0) + 1;
  const stopCard: StopCard = { number, madeAt: at, verifier: stopCodeVerifier(host.id, code) };
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { PROFILE: { ...host.profile, stopCard, updatedAt: at } } }],
    effects: [notifyHost('stop-card-made', `stop-card/${number}`, { card: number }, { spread: 'all' })],
    audit: [{ event: 'stop_card_made', facts: { card: number } }],
  });
  return { ...stopCard, code };
}
