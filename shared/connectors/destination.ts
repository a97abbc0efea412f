import type { ChannelType } from './connector.ts';

/** Whether `value` is an address of this channel: e-mail, E.164, + and digits, or @username. */
export function isDestination(type: ChannelType, value: string): boolean {
  return FORMS[type](value);
}

/** The address with most of it hidden; its length doesn't show. */
export function maskDestination(type: ChannelType, value: string): string {
  if (type === 'email') return maskEmail(value);
  if (type === 'telegram') return `${value.slice(0, 2)}***`;
  return `${value.slice(0, 3)}*****${value.slice(-2)}`;
}

const FORMS: Record<ChannelType, (value: string) => boolean> = {
  email: isEmail,
  // https://www.itu.int/rec/T-REC-E.164: 15 digits at most, no country code begins with 0
  sms: (value) => /^\+[1-9]\d{6,14}$/.test(value),
  whatsapp: (value) => /^\+[1-9]\d{6,14}$/.test(value),
  telegram: (value) => /^@[A-Za-z][A-Za-z0-9_]{2,31}$/.test(value),
};

// The forms people have, not all that RFC 5322 knows: no quotes, comments, lists or line breaks, so nothing can be smuggled into a header.
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$/;

function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  return value.length <= 254 && at > 0 && at <= 64 && LOCAL.test(value.slice(0, at)) && DOMAIN.test(value.slice(at + 1));
}

function maskEmail(value: string): string {
  const at = value.lastIndexOf('@');
  const shown = at > 2 ? value.slice(0, 1) : '';
  return `${shown}***${value.slice(at)}`;
}
