import { notifyHost } from '#domain/messages/notify.ts';
import { quorumOf } from '#domain/quorum.ts';
import { watchQuorum } from '#domain/quorum-watch.ts';
import { instant } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import type { HostRecord } from '#store/hosts.ts';
import { retryUntilCommittedFrom } from '#workflows/retry.ts';

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
