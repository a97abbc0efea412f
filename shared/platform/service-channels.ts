import { PinpointSMSVoiceV2Client } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { connectorConfigSchemas } from '#connectors/config.ts';
import type { Delivery, FailedDelivery } from '#connectors/connector.ts';
import type { ProviderAddresses, ProviderOptions } from '#connectors/provider.ts';
import { createSmsConnector } from '#connectors/sms.ts';
import { createTelegramBot, type TelegramBot } from '#connectors/telegram.ts';
import { jsonObject } from '#net/json-reply.ts';
import type { Log } from '#net/log.ts';
import { createOutbound } from '#net/outbound.ts';
import { AWS_CLIENT_TIMEOUTS } from './aws-client.ts';
import type { Environment } from './env.ts';
import type { Secrets } from './secrets.ts';
import { botSecretName, smsSecretName } from './service-secrets.ts';
import { createAwsTexts, type SendText } from './text-messages.ts';

/** The channels of the service itself, next to its mailer. Neither throws for a reply of the provider. */
export interface ServiceChannels {
  sms: SendText;
  /** `chat`: its number. */
  telegram: TelegramBot['send'];
  /** Has Telegram report to this deployment what people write to the bot. Called again, it changes nothing. */
  registerBot(url: string, secret: string): Promise<Delivery>;
}

interface World {
  env: Environment;
  secrets: Secrets;
  log: Log;
  allowLoopback: boolean;
  providerAddresses?: ProviderAddresses;
}

export function createServiceChannels(world: World): ServiceChannels {
  const bot = async (): Promise<TelegramBot | undefined> => {
    const token = world.env.TELEGRAM_BOT === '' ? undefined : await world.secrets(botSecretName(world.env.STAGE));
    return token === undefined ? undefined : createTelegramBot(providerOptions(world), { provider: 'telegram', bot_token: token });
  };
  return {
    sms: world.env.SMS_PROVIDER === 'aws' ? awsTexts(world) : providerTexts(world),
    telegram: async (chat, text) => (await bot())?.send(chat, text) ?? NO_BOT,
    registerBot: async (url, secret) => (await bot())?.register(url, secret) ?? NO_BOT,
  };
}

/** A text message is not sent again within one call: a call whose answer was lost may have sent it. */
function awsTexts({ env, log }: World): SendText {
  let send: SendText | undefined;
  return (...text) => {
    // Its client is made for the first text message: most mails need none.
    send ??= createAwsTexts(new PinpointSMSVoiceV2Client({ ...AWS_CLIENT_TIMEOUTS, maxAttempts: 1 }), env.SMS_FROM, log.alarm);
    return send(...text);
  };
}

/** Twilio or Vonage, with the operator's account. Its secret is the JSON of a connector's config without provider and sender. */
function providerTexts({ env, secrets, ...world }: World): SendText {
  const { deliver } = createSmsConnector(providerOptions(world));
  return async (to, text): Promise<Delivery> => {
    const secret = await secrets(smsSecretName(env.STAGE));
    const config = connectorConfigSchemas.sms.safeParse({
      ...jsonObject(Buffer.from(secret ?? '')),
      provider: env.SMS_PROVIDER,
      from_number: env.SMS_FROM,
    });
    return config.success ? deliver(config.data, { id: '', to, subject: '', text, html: '' }) : NOT_SET_UP;
  };
}

function providerOptions({ allowLoopback, providerAddresses }: Pick<World, 'allowLoopback' | 'providerAddresses'>): ProviderOptions {
  return { outbound: createOutbound({ allowLoopback }), ...(providerAddresses && { providerAddresses }) };
}

const NO_BOT: FailedDelivery = { accepted: false, permanent: false, reason: 'Our bot at Telegram is not set up.' };
const NOT_SET_UP: FailedDelivery = { accepted: false, permanent: false, reason: 'Our provider of text messages is not set up.' };
