import type { Outbound } from '#platform/outbound.ts';
import type { ChannelType, Connector, Delivery, OutgoingMessage } from './connector.ts';
import { createEmailConnector } from './email.ts';
import type { ProviderWorld } from './provider.ts';
import { createSmsConnector } from './sms.ts';
import { createTelegramConnector } from './telegram.ts';
import { createWhatsappConnector } from './whatsapp.ts';

export { connectorConfigSchemas } from './config.ts';
export type { ChannelType, Delivery, OutgoingMessage } from './connector.ts';
export { isDestination, maskDestination } from './destination.ts';
export type { ProviderAddresses } from './provider.ts';

/** Every channel behind one call; the config is what the type's schema accepted. */
export interface Connectors {
  deliver(type: ChannelType, config: unknown, message: OutgoingMessage): Promise<Delivery>;
}

/** `allowLoopback` and the rest belong to the local stack and to tests alone. */
export type ConnectorOptions = { allowLoopback: boolean } & Omit<ProviderWorld, 'outbound'>;

/** Makes the connectors. */
export function createConnectors(outbound: Outbound, { allowLoopback, ...world }: ConnectorOptions): Connectors {
  const channels: Record<ChannelType, Deliver> = {
    email: checked(createEmailConnector(outbound, { allowLoopback, ...(world.patienceMs !== undefined && { patienceMs: world.patienceMs }) })),
    sms: checked(createSmsConnector({ outbound, ...world })),
    whatsapp: checked(createWhatsappConnector({ outbound, ...world })),
    telegram: checked(createTelegramConnector({ outbound, ...world })),
  };
  return { deliver: (type, config, message) => channels[type](config, message) };
}

type Deliver = (config: unknown, message: OutgoingMessage) => Promise<Delivery>;

function checked<Config>({ configSchema, deliver }: Connector<Config>): Deliver {
  return async (config, message) => {
    const parsed = configSchema.safeParse(config);
    if (!parsed.success) return { accepted: false, permanent: true, reason: 'The settings of this connector are not complete.' };
    return deliver(parsed.data, message);
  };
}
