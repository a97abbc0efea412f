export const CHANNELS = ['email', 'sms', 'whatsapp', 'telegram'] as const;
export type Channel = (typeof CHANNELS)[number];

/** One way to reach a person; the form of `value` depends on `type`. */
export interface ContactMethod {
  type: Channel;
  value: string;
}

/** The one byte form of a Survivor's contacts: what is stored, what the key is bound to, and what codes are sent to. */
export function canonicalContacts(contacts: readonly ContactMethod[]): string {
  return JSON.stringify(contacts.map(({ type, value }) => [type, value]));
}

/** Reads back what `canonicalContacts` wrote. */
export function readContacts(canonical: string): ContactMethod[] {
  // Written by canonicalContacts and protected by the record's mac and the key's binding.
  const pairs = JSON.parse(canonical) as [Channel, string][];
  return pairs.map(([type, value]) => ({ type, value }));
}

/** Contacts in the order in which they are tried; a priority without a contact is skipped, a contact without a priority comes last. */
export function byPriority(contacts: readonly ContactMethod[], priority: readonly Channel[]): ContactMethod[] {
  const rank = (contact: ContactMethod) => (priority.includes(contact.type) ? priority.indexOf(contact.type) : priority.length);
  return [...contacts].sort((a, b) => rank(a) - rank(b));
}
