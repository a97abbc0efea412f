import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { notifyHost } from '#effects/notify.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { retryUntilCommittedFrom } from '#store/retry.ts';
import { quorumOf } from './rules/quorum.ts';
import { watchQuorum } from './rules/quorum-watch.ts';

/**
 * Notifies the Host of an active will if its quorum got worse since they know of it. Called once a day, so that a Host who replaces a
 * Survivor gets no mail about the minutes in between.
 */
export function checkQuorum(app: App, first: HostRecord): Promise<void> {
  const reload = async () => (await app.store.hosts.load(first.id)) ?? first;
  return retryUntilCommittedFrom(first, reload, async (host) => {
    if (host.will?.status !== 'active') return;
    const at = instant(app.now());
    const quorum = quorumOf(host, at);
    const { next, isWorse } = watchQuorum(host.quorumWatch, quorum, at);
    if (next === host.quorumWatch) return;
    const { reachable, margin } = quorum;
    await app.store.commit({
      hostId: host.id,
      at,
      aggregates: [{ root: host.root, put: { QUORUM: next } }],
      effects: isWorse ? [notifyHost('quorum-worse', `quorum/${at}`, { reachable, margin }, { spread: 'all' })] : [],
      audit: isWorse ? [{ event: 'quorum_worse', facts: { reachable, margin } }] : [],
    });
  });
}
