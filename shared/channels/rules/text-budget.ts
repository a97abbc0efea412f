import type { Channel } from '#common/contact.ts';
import type { MessageEffect } from '#effects/message-effect.ts';

/**
 * Why the service sends a message over a channel that costs money.
 * - `first-contact`: to an address that no one has proven: a code to a Host's number, an invitation, a test.
 * - `upkeep`: everything that no transfer needs, also the question whether the Host is well. It goes by e-mail too.
 * - `start`: what a person needs to start a transfer.
 * - `transfer`: everything about a transfer that is running.
 */
export type TextPurpose = 'first-contact' | 'upkeep' | 'start' | 'transfer';

/** One message over a channel of the service itself. `to`: E.164 for a text message, the number of the chat at Telegram. */
export interface ServiceMessage {
  hostId: string;
  channel: Extract<Channel, 'sms' | 'telegram'>;
  to: string;
  text: string;
  purpose: TextPurpose;
}

/** How many parts of text messages a purpose may use. */
interface TextLimits {
  /** For one number in a day, by all Hosts together. */
  number: number;
  /** For one Host in a day. */
  host: number;
  /** Of the month's budget. Above it, this purpose stops. */
  share: number;
}

/** Anyone can open an account. So what strangers can cause is limited most, and what a running transfer needs has no share. */
export const TEXT_LIMITS: Readonly<Record<TextPurpose, TextLimits>> = {
  'first-contact': { number: 6, host: 20, share: 0.2 },
  upkeep: { number: 20, host: 60, share: 1 },
  start: { number: 20, host: 60, share: 2 },
  transfer: { number: 40, host: 300, share: Number.POSITIVE_INFINITY },
};

/** `first-contact` has at most this part of its share in one day, so that an attack of one day does not use up a month. */
export const DAILY_PART = 0.2;

/** From this part of the month's budget on, the operator is notified. */
export const ALARM_SHARE = 0.8;

const FIRST_CONTACT: ReadonlySet<MessageEffect['template']> = new Set<MessageEffect['template']>(['invitation']);
const START: ReadonlySet<MessageEffect['template']> = new Set<MessageEffect['template']>([
  'where-to-start',
  'fresh-link',
  'pending-transfer',
  'pending-transfer-survivor',
  'unreachable-host',
]);

/** Why a pending message leaves. */
export function purposeOf(effect: MessageEffect): TextPurpose {
  if (FIRST_CONTACT.has(effect.template)) return 'first-contact';
  if (START.has(effect.template)) return 'start';
  return 'transferId' in effect ? 'transfer' : 'upkeep';
}
