import { hostCall } from '#web/host/session.ts';
import { turnOnNotifications } from '#web/shared/this-device.ts';
import type { Connector } from './connector.ts';

/** Turns on notifications in this browser, and makes it a channel. Throws DeviceFailure if the browser refuses. */
export async function connectDevice(name: string, priority: number, requestKey: (body: object) => Record<string, string>): Promise<Connector> {
  const findKey = async () => (await hostCall((api, headers) => api.GET('/api/connectors/push-key', { headers }))).public_key;
  const body = { type: 'push' as const, name, priority, config: await turnOnNotifications(findKey) };
  return hostCall((api, headers) => api.POST('/api/connectors', { headers: { ...headers, ...requestKey(body) }, body }));
}

/** Shows a notification there: a first one switches the channel on. */
export async function testDevice(id: string): Promise<void> {
  const body = { test_destination: 'device' };
  await hostCall((api, headers) => api.POST('/api/connectors/{id}/test', { headers, params: { path: { id } }, body }));
}
