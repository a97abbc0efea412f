import { isEmail } from '#web/shared/checks.ts';
import type { Channel } from '#words/channels.ts';

/** What the address of a channel is. It decides the field and its check. */
export function addressKind(channel: Channel): 'email' | 'phone' | 'telegram' {
  return channel === 'sms' || channel === 'whatsapp' ? 'phone' : channel;
}

/** The kind of the field for an address. */
export const FIELD_KINDS = { email: 'email', phone: 'tel', telegram: 'text' } as const;

/** A first check of an address as a person types it. The service decides. */
export function fitsChannel(channel: Channel, typed: string): boolean {
  const text = typed.trim();
  if (channel === 'email') return isEmail(text);
  if (channel === 'telegram') return /^@\w{3,}$/.test(text);
  return /^\+[1-9][\d\s().-]{6,}$/.test(text) && !/\(\s*0/.test(text);
}
