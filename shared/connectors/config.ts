import net from 'node:net';
import * as z from 'zod';
import { HOST_CHANNELS, isDestination, normalizeNumber } from '#common/contact.ts';
import { typedEmail } from '#common/email.ts';
import { typed } from '#net/typed-shape.ts';
import type { ChannelType } from './connector.ts';
import { isPushKey } from './push-key.ts';

// KMS wraps a config, and accepts at most 4,096 bytes.
const MAX_BYTES = 3500;
const SMS_PROVIDERS = ['twilio', 'vonage'] as const;

const HOST_NAME = /^(?=.{1,253}$)[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9])?)*\.?$/;
/** A value for the URL of a provider's API. It cannot leave its path segment. */
const pathWord = (most: number) =>
  typed(
    z
      .string()
      .regex(/^[A-Za-z0-9:_-]+$/, 'Use letters, digits, hyphens, colons and underscores only.')
      .max(most),
  );
/** A value for an HTTP header: printable ASCII without spaces. */
const headerWord = (most: number) =>
  typed(
    z
      .string()
      .min(1)
      .max(most)
      .regex(/^[\x21-\x7e]+$/, 'Use visible ASCII characters only, without spaces.'),
  );

const SMS_CHOICE = `Use one of these providers: ${SMS_PROVIDERS.join(', ')}, service.`;
const TELEGRAM_CHOICE = 'Use the provider telegram or service.';

/** Host name or address, without scheme, port or path. */
const hostName = typed(
  z
    .string()
    .refine((value) => net.isIP(value) !== 0 || HOST_NAME.test(value), 'Give a host name such as smtp.example.com.')
    .meta({ maxLength: 253 }),
);

const email = z.object({
  smtp_host: hostName,
  smtp_port: z
    .int()
    .min(1)
    .max(65535)
    .describe('A deployed service accepts 587, 465 and 2525 only. AWS blocks port 25. The local stack accepts every port.'),
  username: typed(z.string().min(1).max(254)),
  password: z.string().min(1).max(512),
  from_address: typed(
    z
      .string()
      .refine((value) => isDestination('email', value), 'Give an e-mail address.')
      .meta({ format: 'idn-email', maxLength: 254 }),
    typedEmail,
  ),
});

const sms = z.object({
  provider: z.enum(SMS_PROVIDERS, `Use one of these providers: ${SMS_PROVIDERS.join(', ')}.`),
  api_key_sid: pathWord(128),
  api_key_secret: headerWord(256),
  from_number: z
    .string()
    .transform(normalizeNumber)
    .pipe(z.string().regex(/^\+?[0-9]{3,15}$/, 'Give the number with country code, such as +15550100.')),
  account_sid: z.optional(pathWord(64)),
});

const whatsapp = z.object({
  provider: z.literal('whatsapp', 'Use the provider whatsapp.'),
  access_token: headerWord(1024),
  phone_number_id: pathWord(64),
  business_account_id: pathWord(64),
  template_name: z.optional(pathWord(512)),
});

const telegram = z.object({
  provider: z.literal('telegram', 'Use the provider telegram.'),
  bot_token: pathWord(128),
});

const SERVICE = 'service';
/** The service sends over its own account. `number`: the Host's, to which a code is sent. */
const serviceSms = z.object({
  provider: z.literal(SERVICE),
  number: typed(
    z
      .string()
      .max(40)
      .refine((value) => isDestination('sms', value), 'Give your number with country code, such as +436641234567.'),
    normalizeNumber,
  ),
});
/** The Host then presses Start in the chat with the service's bot. */
const serviceTelegram = z.object({ provider: z.literal(SERVICE) });

/** As a browser's `PushSubscription.toJSON()` returns it. */
const push = z.object({
  endpoint: z.url({ protocol: /^https?$/, error: 'Give the endpoint of the subscription.' }).max(1024),
  keys: z.object({
    p256dh: z.string().max(100).refine(isPushKey, 'Give the p256dh key of the subscription.'),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/, 'Give the auth secret of the subscription.'),
  }),
});

export type EmailConfig = z.infer<typeof email>;
export type SmsConfig = z.infer<typeof sms>;
export type WhatsappConfig = z.infer<typeof whatsapp>;
export type TelegramConfig = z.infer<typeof telegram>;
export type PushConfig = z.infer<typeof push>;

/** The config of each type of connector. Unknown keys are dropped. The JSON of a config has fewer than 3,500 bytes. */
export const connectorConfigSchemas = {
  email: small(email),
  sms: small(sms),
  whatsapp: small(whatsapp),
  telegram: small(telegram),
  push: small(push),
} satisfies Record<ChannelType, z.ZodType>;

/** The config of a channel of the service itself, by type. It has no secret and is not stored. */
export const serviceConfigSchemas = { sms: serviceSms, telegram: serviceTelegram } as const;

export function isOfferedType(type: ChannelType): type is keyof typeof serviceConfigSchemas {
  return Object.hasOwn(serviceConfigSchemas, type);
}
export type ServiceConfig = z.infer<typeof serviceSms> | z.infer<typeof serviceTelegram>;

/** Whether a config that a schema accepted is one of the service itself. */
export function isServiceConfig(config: object): config is ServiceConfig {
  return 'provider' in config && config.provider === SERVICE;
}

/** What a new connector of these types may have as config: an account of the Host, or the service itself. */
const EITHER = {
  sms: z.discriminatedUnion('provider', [connectorConfigSchemas.sms, serviceSms], SMS_CHOICE),
  telegram: z.discriminatedUnion('provider', [connectorConfigSchemas.telegram, serviceTelegram], TELEGRAM_CHOICE),
} satisfies Record<keyof typeof serviceConfigSchemas, z.ZodType>;

const shapes = HOST_CHANNELS.map((type) =>
  z.object({ type: z.literal(type), config: isOfferedType(type) ? EITHER[type] : connectorConfigSchemas[type] }),
);

/** A connector of each type with its config. */
export const ConnectorShape = z.discriminatedUnion(
  'type',
  // There is one for each channel.
  shapes as [(typeof shapes)[number], ...typeof shapes],
  `type must be one of ${HOST_CHANNELS.join(', ')}.`,
);

function small<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema
    .refine(
      (config) => Buffer.byteLength(JSON.stringify(config)) < MAX_BYTES,
      `These settings are too long. They can have at most ${MAX_BYTES} bytes together.`,
    )
    .meta({ description: `${MAX_BYTES} bytes of JSON at most.` });
}
