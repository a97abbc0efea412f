import type * as z from 'zod';
import type { HostChannel } from '#common/contact.ts';

export type ChannelType = HostChannel;

/** One message to one person. A channel that cannot show a subject or HTML omits them. */
export interface OutgoingMessage {
  /** The same for every attempt to send this message. It becomes the Message-ID or the idempotency key. */
  id: string;
  to: string;
  /** The `knownAs` of an earlier delivery to this address. */
  knownAs?: string;
  subject: string;
  text: string;
  html: string;
  /** The language in which it is written, such as `de`. */
  language?: string;
  /** What a press on it opens. Only a channel that shows no text of ours has it. */
  link?: string;
}

/**
 * The result of a delivery or a check.
 * - `accepted: true`: the provider accepted the message. Whether it arrives is not known.
 * - `knownAs`: the provider's own id for the address, if it has one. The caller stores it and passes it with the next message.
 * - `messageId`: the id under which our own mail service reports what becomes of the mail.
 * - `reason`: a sentence from us, never the provider's words, because those may contain anything, even secrets.
 * - `permanent`: a retry cannot help until someone changes the config or the address.
 * - `gone`: the address no longer exists, and never will again.
 */
export type Delivery = { accepted: true; knownAs?: string; messageId?: string } | FailedDelivery;
export type FailedDelivery = { accepted: false; reason: string; permanent: boolean; gone?: true };

/** A config completed with values from its provider. `missing` is a sentence from us about a value that could not be found. */
export interface CompletedConfig<Config> {
  config: Config;
  missing?: string;
}

/**
 * The adapter of one channel.
 * - `deliver` and `check` never throw because of the provider. They end within 25 seconds.
 * - `check` tests whether the provider still accepts these credentials. It sends no message.
 * - `deliver` rejects a destination that `isDestination` rejects, and sends to exactly one recipient.
 * - A text that is too long for one message of the channel is sent completely, in several messages.
 * - It connects only through Outbound, and never puts a part of the config into a reason or a log.
 */
export interface Connector<Config> {
  configSchema: z.ZodType<Config>;
  deliver(config: Config, message: OutgoingMessage): Promise<Delivery>;
  check(config: Config): Promise<Delivery>;
  /**
   * Asks the provider for values that a new config does not have. Absent if no value can be missing. Ends in time, like `deliver`.
   * Throws Refusal `validation_failed` only for a config that can never work where this service runs.
   */
  complete?(config: Config): Promise<CompletedConfig<Config>>;
  isDestination(value: string): boolean;
}
