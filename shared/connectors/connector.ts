import type * as z from 'zod';
import type { Channel } from '#domain/contact.ts';

export type ChannelType = Channel;

/** One message to one person; what a channel cannot show (a subject, HTML) it leaves out. */
export interface OutgoingMessage {
  /** The same for every attempt at the same message: becomes the Message-ID or the idempotency key. */
  id: string;
  to: string;
  /** What an earlier delivery to this address was `knownAs`. */
  knownAs?: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * `accepted: true`: the peer took responsibility for the message; no more is known. `knownAs`: what the peer knows the
 * address as, where that is something else; to be kept and given back with the next message.
 * `reason` is a sentence of ours from a closed list, never the peer's words: those may carry anything, secrets included.
 * `permanent`: trying again cannot help until somebody changes the config or the address.
 */
export type Delivery = { accepted: true; knownAs?: string } | { accepted: false; reason: string; permanent: boolean };

/** A config with what its provider knows and the Host did not say; `missing` is a sentence of ours about what could not be learned. */
export interface Completed<Config> {
  config: Config;
  missing?: string;
}

/**
 * A way to reach people.
 * - `deliver` and `check` never throw for what the peer does or does not do; they end within 25 seconds.
 * - `check` asks whether the peer still takes these credentials, and sends nothing to anybody.
 * - It refuses a destination that `isDestination` refuses, and sends to exactly one recipient.
 * - A text that is too long for one message of the channel arrives whole, in several.
 * - It dials only through Outbound and puts no part of the config into a reason or a log.
 */
export interface Connector<Config> {
  configSchema: z.ZodType<Config>;
  deliver(config: Config, message: OutgoingMessage): Promise<Delivery>;
  check(config: Config): Promise<Delivery>;
  /** Asks the provider for what a new config lacks; absent where nothing can be lacking. Ends in time and never throws, as `deliver`. */
  complete?(config: Config): Promise<Completed<Config>>;
  isDestination(value: string): boolean;
}
