import type { Outbound } from '#net/outbound.ts';
import type { PushConfig } from './config.ts';
import type { ChannelType, CompletedConfig, Connector, Delivery, OutgoingMessage } from './connector.ts';
import { createEmailConnector } from './email.ts';
import type { ProviderOptions } from './provider.ts';
import { createSmsConnector } from './sms.ts';
import { createTelegramConnector } from './telegram.ts';
import { createWhatsappConnector } from './whatsapp.ts';

export type { PushConfig } from './config.ts';
export { ConnectorShape, connectorConfigSchemas, isOfferedType, isServiceConfig, type ServiceConfig, serviceConfigSchemas } from './config.ts';
export type { ChannelType, Delivery, OutgoingMessage } from './connector.ts';
export type { ProviderAddresses } from './provider.ts';
export { pushPublicKey } from './push-key.ts';

/** All channels behind one interface. `config` is what the schema of the type accepted. */
export interface Connectors {
  deliver(type: ChannelType, config: unknown, message: OutgoingMessage): Promise<Delivery>;
  check(type: ChannelType, config: unknown): Promise<Delivery>;
  /** Completes a new config with values from its provider. Calls no provider if nothing is missing. Throws Refusal `validation_failed` like the connector. */
  complete(type: ChannelType, config: unknown): Promise<CompletedConfig<unknown>>;
}

/** Only functions that send to browsers have `devices`. `allowLoopback: true` and all other options are only for the local stack and tests. */
export type ConnectorOptions = { allowLoopback: boolean; devices?: Connector<PushConfig> | undefined } & Omit<ProviderOptions, 'outbound'>;

/** Creates the connectors. Does not connect to anything yet. */
export function createConnectors(outbound: Outbound, { allowLoopback, devices, ...options }: ConnectorOptions): Connectors {
  const channels: Record<ChannelType, Checked> = {
    email: checked(createEmailConnector(outbound, { allowLoopback, ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }) })),
    sms: checked(createSmsConnector({ outbound, ...options })),
    whatsapp: checked(createWhatsappConnector({ outbound, ...options })),
    telegram: checked(createTelegramConnector({ outbound, ...options })),
    push: devices ? checked(devices) : NO_DEVICES,
  };
  return {
    deliver: (type, config, message) => channels[type].deliver(config, message),
    check: (type, config) => channels[type].check(config),
    complete: (type, config) => channels[type].complete(config),
  };
}

const NO_DEVICES: Checked = {
  deliver: async () => ({ accepted: false, reason: 'This service sends no notifications to browsers.', permanent: false }),
  check: async () => ({ accepted: true }),
  complete: async (config) => ({ config }),
};

interface Checked {
  deliver(config: unknown, message: OutgoingMessage): Promise<Delivery>;
  check(config: unknown): Promise<Delivery>;
  complete(config: unknown): Promise<CompletedConfig<unknown>>;
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

const INCOMPLETE: Delivery = { accepted: false, permanent: true, reason: 'The settings of this connector are incomplete. Please enter them again.' };
