import { emailKey, isEmail, typedEmail } from './email.ts';
import { typedText } from './typed.ts';

export const CHANNELS = ['email', 'sms', 'whatsapp', 'telegram'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The channels over which a Host can be reached: `push` is a browser of theirs, which has no address that a person could type. */
export const HOST_CHANNELS = [...CHANNELS, 'push'] as const;
export type HostChannel = (typeof HOST_CHANNELS)[number];

/** One channel and a person's address on it. The form of `value` depends on `type`. */
export interface ContactMethod {
  type: Channel;
  value: string;
}

/** The one byte form of a Survivor's contacts: what is stored, what the key is bound to, and what codes are sent to. */
export function canonicalContacts(contacts: readonly ContactMethod[]): string {
  return JSON.stringify(contacts.map(({ type, value }) => [type, value]));
}

/** Reads back what `canonicalContacts` wrote. */
export function parseContacts(canonical: string): ContactMethod[] {
  // Written by canonicalContacts and protected by the record's mac and the key's binding.
  const pairs = JSON.parse(canonical) as [Channel, string][];
  return pairs.map(([type, value]) => ({ type, value }));
}

/** Sorts contacts into the order in which they are used. A priority without a contact is skipped. A contact without a priority comes last. */
export function sortByPriority(contacts: readonly ContactMethod[], priority: readonly Channel[]): ContactMethod[] {
  const rank = (contact: ContactMethod) => (priority.includes(contact.type) ? priority.indexOf(contact.type) : priority.length);
  return [...contacts].sort((a, b) => rank(a) - rank(b));
}

/** Parses an address of this channel that a person typed. Returns it as it is stored and used, or undefined if it is none. */
export function parseDestination(type: HostChannel, typed: string): string | undefined {
  const value = FACTS[type].read(typed);
  return isDestination(type, value) ? value : undefined;
}

/**
 * Returns a typed phone number without spaces, dots, dashes and parentheses. A number with `(0` stays as it is and fits no form: its
 * zero may or may not be dialled, and a code must not reach a stranger. For the same reason a leading 00 does not become +:
 * in countries with the international prefix 011, 00 means something else.
 */
export function normalizeNumber(typed: string): string {
  const text = typedText(typed);
  return /\( *0/.test(text) ? text : text.replace(/[ \p{Pd}\u2212.()]/gu, '');
}

/** Whether `value` is an address of this channel: e-mail, E.164, + and digits, or @username. */
export function isDestination(type: HostChannel, value: string): boolean {
  return FACTS[type].fits(value);
}

/** The same key for all spellings of one contact. */
export function contactKey({ type, value }: ContactMethod): string {
  return type === 'email' ? emailKey(value.trim()) : value.normalize('NFC').trim().toLowerCase();
}

/** Whether these are two spellings of one contact. */
export function isSameContact(a: ContactMethod, b: ContactMethod): boolean {
  return a.type === b.type && contactKey(a) === contactKey(b);
}

/** What an address of this channel looks like, in words. */
export const describeDestination = (type: HostChannel): string => FACTS[type].words;

/** Stands for the address of a channel that reaches exactly one device. */
export const THIS_DEVICE = 'device';

/** Hides most of an address, and its length. */
export const maskDestination = (type: HostChannel, value: string): string => FACTS[type].mask(value);

/** The letter in a link that names the channel over which it was sent. */
export const channelLetter = (type: HostChannel): string => FACTS[type].letter;

/** All that the service knows of the addresses of one channel. */
interface ChannelFacts {
  letter: string;
  /** What an address looks like. */
  words: string;
  /** Reads what a person typed. */
  read(typed: string): string;
  fits(value: string): boolean;
  mask(value: string): string;
}

// https://www.itu.int/rec/T-REC-E.164: 15 digits at most, no country code begins with 0
const PHONE = {
  words: 'a phone number with + and the country code, without (0), such as +431234567',
  read: normalizeNumber,
  fits: (value: string) => /^\+[1-9]\d{6,14}$/.test(value),
  mask: (value: string) => `${value.slice(0, 3)}*****${value.slice(-2)}`,
};

const FACTS: Record<HostChannel, ChannelFacts> = {
  email: { letter: 'e', words: 'an e-mail address', read: typedEmail, fits: isEmail, mask: maskEmail },
  sms: { letter: 's', ...PHONE },
  whatsapp: { letter: 'w', ...PHONE },
  telegram: {
    letter: 't',
    words: 'a name such as @username',
    read: typedText,
    fits: (value) => /^@[A-Za-z][A-Za-z0-9_]{2,31}$/.test(value),
    mask: (value) => `${value.slice(0, 2)}***`,
  },
  push: { letter: 'p', words: `the word ${THIS_DEVICE}`, read: typedText, fits: (value) => value === THIS_DEVICE, mask: (value) => value },
};

function maskEmail(value: string): string {
  const at = value.lastIndexOf('@');
  const shown = at > 2 ? value.slice(0, 1) : '';
  return `${shown}***${value.slice(at)}`;
}
