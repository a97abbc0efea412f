import type { Numbers } from '#web/host/parts/telephone.ts';
import { hasSpace } from '#web/shared/checks.ts';
import { addressKind, fitsChannel } from '#web/shared/contact.ts';
import { CHANNELS, type Channel } from '#words/channels.ts';

/** An address as it was typed, for one channel. */
export interface Contact {
  type: Channel;
  value: string;
}

/** What is wrong with an address, so that the page can say what to type instead. */
export type AddressProblem = 'email' | 'space' | 'telegram' | 'phone' | 'countryCode' | 'doubleZero' | 'zeroAfterCode';

/**
 * Countries whose numbers begin with a 0 only within the country. A 0 after their code reaches no one.
 * https://www.itu.int/oth/T0202.aspx?parent=T0202 (national numbering plans)
 */
const WITHOUT_ZERO = /^\+(31|32|33|41|43|44|46|49|353|381|385|386|387|421)0/;

/** Returns what is wrong with an address, or null if the service will accept it. */
export function problemOfAddress(contact: Contact, read: Numbers['read'] = unread): AddressProblem | null {
  const { type, value } = cleaned(contact);
  const kind = addressKind(type);
  if (kind !== 'phone') return fitsChannel(type, value) ? null : kind === 'email' && hasSpace(value) ? 'space' : kind;
  const digits = value.replace(/[^\d+]/g, '');
  if (!value.startsWith('+') && read(value)) return null;
  if (digits.startsWith('00')) return 'doubleZero';
  if (!digits.startsWith('+') && /\d{4}/.test(digits)) return 'countryCode';
  if (WITHOUT_ZERO.test(digits)) return 'zeroAfterCode';
  return fitsChannel(type, value) ? null : 'phone';
}

const unread: Numbers['read'] = () => undefined;

/** The addresses that were typed, as the service takes them. Empty rows are not used. */
export function typedContacts(rows: readonly Contact[], read: Numbers['read'] = unread): Contact[] {
  return rows
    .map(cleaned)
    .filter(({ value }) => value !== '')
    .map((contact) => completed(contact, read));
}

/** A number that was typed without its country is one of the reader's own country. */
function completed({ type, value }: Contact, read: Numbers['read']): Contact {
  const isLocal = addressKind(type) === 'phone' && !value.startsWith('+');
  return { type, value: (isLocal && read(value)) || value };
}

/** Many people write a slash after the area code. The service takes spaces. */
function cleaned({ type, value }: Contact): Contact {
  return { type, value: (addressKind(type) === 'phone' ? value.replace(/\//g, ' ') : value).trim() };
}

/** The channels of these addresses, without repetition, in the order of the menu. */
export function channelsOf(contacts: readonly Contact[]): Channel[] {
  return CHANNELS.filter((channel) => contacts.some(({ type }) => type === channel));
}

/** Returns the order in which channels are tried: the chosen one first, the others as before. */
export function priorityOf(contacts: readonly Contact[], first: string, before: readonly Channel[]): Channel[] {
  const rank = (channel: Channel) => (channel === first ? -1 : before.includes(channel) ? before.indexOf(channel) : before.length);
  return channelsOf(contacts).sort((a, b) => rank(a) - rank(b));
}

/**
 * Returns the addresses with a proposed one in place of the only one of its channel. Next to several of them it is one more: the
 * service does not say which one is wrong.
 */
export function withProposed(known: readonly Contact[], proposed: Contact): Contact[] {
  const replaced = replacedBy(known, proposed);
  return replaced ? known.map((contact) => (contact === replaced ? proposed : contact)) : [...known, proposed];
}

/** Returns the address in whose place a proposed one comes. Undefined if it is one more. */
export function replacedBy(known: readonly Contact[], { type }: Contact): Contact | undefined {
  const [only, ...others] = known.filter((contact) => contact.type === type);
  return others.length === 0 ? only : undefined;
}

/** A person with the addresses by which they confirm who they are. */
export interface NamedContacts {
  name: string;
  contact_methods: readonly Contact[];
}

/** An address that stands for more than one person. `isHost`: it is also that of the account. */
export interface SharedAddress {
  address: string;
  people: NamedContacts[];
  isHost: boolean;
}

/** Returns the addresses that several people have, or one of them and the Host: one mailbox could then open the will. */
export function sharedAddresses(people: readonly NamedContacts[], own: string | null): SharedAddress[] {
  const found = new Map<string, SharedAddress>();
  for (const person of people) {
    for (const contact of person.contact_methods) {
      const key = keyOf(contact);
      const shared = found.get(key) ?? { address: contact.value, people: [], isHost: own !== null && key === keyOf({ type: 'email', value: own }) };
      if (!shared.people.includes(person)) shared.people.push(person);
      found.set(key, shared);
    }
  }
  return [...found.values()].filter(({ people: owners, isHost }) => isHost || owners.length > 1);
}

/** Two spellings of an address have the same key. A number is one telephone, over SMS and over WhatsApp. */
function keyOf({ type, value }: Contact): string {
  const kind = addressKind(type);
  return `${kind} ${kind === 'phone' ? value.replace(/\D/g, '') : value.trim().toLowerCase()}`;
}
