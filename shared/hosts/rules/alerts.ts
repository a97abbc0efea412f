import { type ContactMethod, isSameContact, parseContacts } from '#common/contact.ts';
import type { AlertPlace, Survivor } from './survivor.ts';

/** A Survivor can have as many places. */
export const MAX_PLACES = 5;

/** The places that get alerts: those of a contact that the Survivor still has. */
export function alertPlacesOf({ alerts = [], contacts }: Survivor): readonly AlertPlace[] {
  const known = parseContacts(contacts);
  return alerts.filter(({ contact }) => known.some((one) => isSameContact(one, contact)));
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

/** Forgets what was added with the link to a contact whose owner does not know the Host. */
export function withoutPlacesOf({ alerts, expectedChat, ...survivor }: Survivor, contact: ContactMethod): Survivor {
  const isOther = (one: { contact: ContactMethod }) => !isSameContact(one.contact, contact);
  const others = alerts?.filter(isOther) ?? [];
  return { ...survivor, ...(others.length > 0 && { alerts: others }), ...(expectedChat && isOther(expectedChat) && { expectedChat }) };
}

function isSameChat({ to: a }: AlertPlace, { to: b }: AlertPlace): boolean {
  return 'chat' in a && 'chat' in b && a.chat === b.chat;
}
