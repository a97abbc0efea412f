import type { Outbound } from '#platform/outbound.ts';
import { connectorConfigSchemas } from './config.ts';
import type { ChannelType, Delivery, OutgoingMessage } from './connector.ts';
import { createEmailConnector } from './email.ts';

export { connectorConfigSchemas } from './config.ts';
export type { ChannelType, Delivery, OutgoingMessage } from './connector.ts';
export { isDestination, maskDestination } from './destination.ts';

/** Every channel behind one call; the config is what the type's schema accepted. */
export interface Connectors {
  deliver(type: ChannelType, config: unknown, message: OutgoingMessage): Promise<Delivery>;
}

/** Makes the connectors. `allowLoopback` belongs to the local stack alone. */
export function createConnectors(outbound: Outbound, options: { allowLoopback: boolean }): Connectors {
  const email = createEmailConnector(outbound, options);
  return {
    async deliver(type, config, message) {
      if (type !== 'email') return { accepted: false, permanent: true, reason: `Messages over ${type} cannot be sent by this service yet.` };
      const parsed = connectorConfigSchemas.email.safeParse(config);
      if (!parsed.success) return { accepted: false, permanent: true, reason: 'The settings of this connector are not complete.' };
      return email.deliver(parsed.data, message);
    },
  };
}
