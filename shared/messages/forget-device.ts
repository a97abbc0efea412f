import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { notifyHost } from '#effects/notify.ts';
import type { ConnectorRecord } from '#hosts/rules/host.ts';
import { withoutConnector } from '#hosts/rules/settings.ts';
import { connectorRow } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';

/** Deletes a connector whose browser no longer takes our messages, and tells the Host over the others. */
export async function forgetDevice(ports: Pick<App, 'now' | 'store'>, hostId: string, { id, config }: ConnectorRecord): Promise<void> {
  await retryUntilCommitted(async () => {
    const host = await ports.store.hosts.load(hostId);
    const device = host?.connectors.find((one) => one.id === id && one.config === config);
    if (!host || !device) return;
    const settings = withoutConnector(host.settings, id);
    await ports.store.commit({
      hostId,
      at: instant(ports.now()),
      aggregates: [{ root: host.root, put: settings ? { SETTINGS: settings } : {}, remove: [connectorRow(id)] }],
      effects: [notifyHost('device-gone', `device-gone/${id}`, { device: device.name })],
      audit: [{ event: 'device_gone', facts: { connector: id } }],
    });
  });
}
