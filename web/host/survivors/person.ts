import { LOCALES, type Locale } from '#words/locales.ts';
import { type Contact, priorityOf } from './contacts.ts';
import type { Survivor } from './survivor.ts';

/** A person as the Host typed them. */
export interface TypedPerson {
  name: string;
  relationship: string;
  contacts: readonly Contact[];
  /** The channel that is tried first. Empty if there is only one. */
  first: string;
  locale: string;
  message: string;
  /** What happens to the message that the service has, or had: `keep`, `replace`, `remove` or `restore`. */
  messageChoice: string;
  /** The Host has checked the addresses that do not work, and wants us to write to them again. */
  areAddressesChecked: boolean;
}

/** Returns the fields of a new Survivor, as the service expects them. */
export function newSurvivor(typed: TypedPerson) {
  return { ...fieldsOf(typed, []), contact_methods: [...typed.contacts], ...messageOf(typed) };
}

/**
 * Returns the fields of a Survivor whom the Host changes. Saved addresses count as working again, so they are sent only if they
 * are other ones or the Host has checked them. The message is sent only if there is another one: it is sealed and not shown.
 */
export function survivorUpdate(typed: TypedPerson, known: Survivor) {
  const isSent = typed.areAddressesChecked || hasOtherContacts(typed.contacts, known);
  return {
    ...fieldsOf(typed, known.connector_priority),
    ...(isSent && { contact_methods: [...typed.contacts] }),
    ...(typed.messageChoice === 'remove' && { remove_personal_message: true }),
    ...(typed.messageChoice === 'restore' && { restore_personal_message: true }),
    ...(typed.messageChoice === 'replace' && messageOf(typed)),
  };
}

/** Whether these are not the addresses that the service has. */
export function hasOtherContacts(contacts: readonly Contact[], known: Survivor): boolean {
  const keys = (all: readonly Contact[]) => JSON.stringify(all.map(({ type, value }) => [type, value]));
  return keys(contacts) !== keys(known.contact_methods);
}

function messageOf({ message }: TypedPerson): { personal_message?: string } {
  return message.trim() === '' ? {} : { personal_message: message };
}

function fieldsOf({ name, relationship, contacts, first, locale }: TypedPerson, before: Survivor['connector_priority']) {
  return { name: name.trim(), relationship: relationship.trim(), connector_priority: priorityOf(contacts, first, before), locale };
}

/** Returns the languages to choose from. A Survivor may have one that the pages do not have. */
export function languagesFor(locale: string, reader: Locale): { value: string; label: string }[] {
  const isKind = (one: string) => locale === one || locale.startsWith(`${one}-`);
  const ours = LOCALES.map(({ locale: one, name }) => ({ value: isKind(one) ? locale : one, label: name }));
  if (ours.some(({ value }) => value === locale)) return ours;
  return [...ours, { value: locale, label: new Intl.DisplayNames([reader], { type: 'language' }).of(locale) ?? locale }];
}
