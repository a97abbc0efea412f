import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import { notifyHost } from '#effects/notify.ts';
import type { ConnectorRecord } from '#hosts/rules/host.ts';
import { withoutConnector } from '#hosts/rules/settings.ts';
import { connectorRow } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';

/** Deletes a connector whose browser or chat no longer takes our messages, and tells the Host over the others. */
export async function forgetConnector(ports: Pick<App, 'now' | 'store'>, hostId: string, { id, config }: ConnectorRecord): Promise<void> {
  await retryUntilCommitted(async () => {
    const host = await ports.store.hosts.load(hostId);
    const device = host?.connectors.find((one) => one.id === id && one.config === config);
    if (!host || !device) return;
    const settings = withoutConnector(host.settings, id);
    await ports.store.commit({
      hostId,
      at: instant(ports.now()),
      aggregates: [{ root: host.root, put: settings ? { SETTINGS: settings } : {}, remove: [connectorRow(id)] }],
      effects: [goneNotice(device)],
      audit: [{ event: device.type === 'push' ? 'device_gone' : 'chat_gone', facts: { connector: id } }],
    });
  });
}

function goneNotice({ id, type, name }: ConnectorRecord): Effect {
  return type === 'push' ? notifyHost('device-gone', `device-gone/${id}`, { device: name }) : notifyHost('chat-gone', `chat-gone/${id}`, {});
}
