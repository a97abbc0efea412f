import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { notifyHost } from '#effects/notify.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { ConnectorRecord } from '#hosts/rules/host.ts';
import { connectorRow } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';

/** Deletes a connector whose browser no longer takes our messages, and tells the Host over the others. */
export async function forgetDevice(ports: Pick<App, 'now' | 'store'>, hostId: string, { id, config }: ConnectorRecord): Promise<void> {
  await retryUntilCommitted(async () => {
    const host = await ports.store.hosts.load(hostId);
    const device = host?.connectors.find((one) => one.id === id && one.config === config);
    if (!host || !device) return;
    await ports.store.commit({
      hostId,
      at: instant(ports.now()),
      aggregates: [{ root: host.root, put: withoutPreference(host, id), remove: [connectorRow(id)] }],
      effects: [notifyHost('device-gone', `device-gone/${id}`, { device: device.name })],
      audit: [{ event: 'device_gone', facts: { connector: id } }],
    });
  });
}

function withoutPreference({ settings }: HostRecord, id: string) {
  return settings.preferred_connector_id === id ? { SETTINGS: { ...settings, preferred_connector_id: null } } : {};
}
