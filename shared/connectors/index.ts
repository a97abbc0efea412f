import type { Outbound } from '#net/outbound.ts';
import type { ChannelType, Completed, Connector, Delivery, OutgoingMessage } from './connector.ts';
import { createEmailConnector } from './email.ts';
import type { ProviderWorld } from './provider.ts';
import { createSmsConnector } from './sms.ts';
import { createTelegramConnector } from './telegram.ts';
import { createWhatsappConnector } from './whatsapp.ts';

export { ConnectorShape, connectorConfigSchemas } from './config.ts';
export type { ChannelType, Delivery, OutgoingMessage } from './connector.ts';
export type { ProviderAddresses } from './provider.ts';

/** Every channel behind one call; the config is what the type's schema accepted. */
export interface Connectors {
  deliver(type: ChannelType, config: unknown, message: OutgoingMessage): Promise<Delivery>;
  check(type: ChannelType, config: unknown): Promise<Delivery>;
  /** A new config with what only its provider knows. Asks nobody where nothing is lacking. */
  complete(type: ChannelType, config: unknown): Promise<Completed<unknown>>;
}

/** `allowLoopback` and the rest belong to the local stack and to tests alone. */
export type ConnectorOptions = { allowLoopback: boolean } & Omit<ProviderWorld, 'outbound'>;

/** Makes the connectors. */
export function createConnectors(outbound: Outbound, { allowLoopback, ...world }: ConnectorOptions): Connectors {
  const channels: Record<ChannelType, Checked> = {
    email: checked(createEmailConnector(outbound, { allowLoopback, ...(world.patienceMs !== undefined && { patienceMs: world.patienceMs }) })),
    sms: checked(createSmsConnector({ outbound, ...world })),
    whatsapp: checked(createWhatsappConnector({ outbound, ...world })),
    telegram: checked(createTelegramConnector({ outbound, ...world })),
  };
  return {
    deliver: (type, config, message) => channels[type].deliver(config, message),
    check: (type, config) => channels[type].check(config),
    complete: (type, config) => channels[type].complete(config),
  };
}

interface Checked {
  deliver(config: unknown, message: OutgoingMessage): Promise<Delivery>;
  check(config: unknown): Promise<Delivery>;
  complete(config: unknown): Promise<Completed<unknown>>;
}

function checked<Config>({ configSchema, deliver, check, complete }: Connector<Config>): Checked {
  const withConfig = async (config: unknown, work: (config: Config) => Promise<Delivery>): Promise<Delivery> => {
    const parsed = configSchema.safeParse(config);
    return parsed.success ? work(parsed.data) : INCOMPLETE;
  };
  return {
    deliver: (config, message) => withConfig(config, (read) => deliver(read, message)),
    check: (config) => withConfig(config, check),
    async complete(config) {
      const parsed = configSchema.safeParse(config);
      return parsed.success && complete ? complete(parsed.data) : { config };
    },
  };
}

const INCOMPLETE: Delivery = { accepted: false, permanent: true, reason: 'The settings of this connector are not complete.' };
