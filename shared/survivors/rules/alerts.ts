import { parseContacts } from '#common/contact.ts';
import type { Instant } from '#common/time.ts';
import { contactId } from '#custody/contacts.ts';
import type { Survivor } from './survivor.ts';

/** The kinds of places that a Survivor can add: a browser, or a chat with the service's bot. */
export const ALERT_KINDS = ['push', 'telegram'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** A Survivor can have as many places. */
export const MAX_PLACES = 5;

/**
 * A place at which a Survivor learns that a message for them is on its way. They added it themselves, with the link of an invitation
 * that they confirmed.
 */
export interface AlertPlace {
  id: string;
  kind: AlertKind;
  /** `browser`: its subscription as JSON, encrypted as the config of a connector. `chat`: the id of the chat. */
  to: { browser: string } | { chat: string };
  /** The contact whose link was used, by `contactId`. Without this contact, the place gets nothing. */
  contact: string;
  addedAt: Instant;
}

/** A chat that the Survivor is about to start. `session`: makes its one start genuine. */
export interface ExpectedChat {
  session: string;
  contact: string;
  until: Instant;
}

/** The places that get alerts: those of a contact that the Survivor still has, and whose owner wants our notices. */
export function alertPlacesOf(survivor: Survivor): readonly AlertPlace[] {
  const contacts = parseContacts(survivor.contacts).map((contact) => contactId(survivor, contact));
  return (survivor.alerts ?? []).filter(({ contact }) => contacts.includes(contact) && !survivor.silenced?.includes(contact));
}

/** Adds a place and forgets those that get no more alerts. A chat that was added before stays one place. Undefined if there are too many. */
export function withPlace(survivor: Survivor, place: AlertPlace): Survivor | undefined {
  const others = alertPlacesOf(survivor).filter((one) => !isSameChat(one, place));
  return others.length < MAX_PLACES ? { ...survivor, alerts: [...others, place] } : undefined;
}

/** Removes a place and those that get no more alerts. Returns the same Survivor if there is no such place. */
export function withoutPlace(survivor: Survivor, id: string): Survivor {
  const places = alertPlacesOf(survivor);
  return places.some((one) => one.id === id) ? { ...survivor, alerts: places.filter((one) => one.id !== id) } : survivor;
}

function isSameChat({ to: a }: AlertPlace, { to: b }: AlertPlace): boolean {
  return 'chat' in a && 'chat' in b && a.chat === b.chat;
}
