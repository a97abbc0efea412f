import { type Channel, type ContactMethod, isSameContact, parseContacts } from '#common/contact.ts';
import { UNDO_WINDOW } from '#common/limits.ts';
import type { Mailbox } from '#common/mailbox.ts';
import { seenOf } from '#common/plain-text.ts';
import { Refusal } from '#common/refusal.ts';
import { after, type Instant } from '#common/time.ts';

/** A person who may open the will. The wire id is a capability made from `id`. Contacts are stored as their canonical bytes. */
export interface Survivor {
  id: string;
  name: string;
  relationship: string;
  /** `canonicalContacts`, exactly as bound to the Survivor's key. */
  contacts: string;
  connectorPriority: Channel[];
  hasPersonalMessage: boolean;
  /** Personal messages that were replaced or deleted lately, the earliest first. Their texts are in the row of the key. */
  endedMessages?: readonly EndedMessage[];
  backupCodesRemaining: number;
  /** Language tag (BCP 47). The default is English. */
  locale?: string;
  /** Of the browser in which they answered an invitation (IANA). Before that, they read times as the Host does. */
  timezone?: string;
  createdAt: Instant;
  /** When the codes and the key on the newest paper were made. */
  paperMadeAt: Instant;
  /** The recipient of the key on the newest paper, if the Host's own device has made it. To be shown: the row of the key decides. */
  paperRecipient?: string;
  /** When the Host typed back a code from the newest paper. Absent before that. */
  paperConfirmedAt?: Instant;
  /** Recently replaced names and contacts of a sealed will, the earliest first. */
  previousContacts?: readonly PreviousDetails[];
  /** Added to a sealed will so recently that the Host can still reject it. */
  added?: { change: number; until: Instant };
  /** Contacts whose owner does not know the Host: they get no notices. */
  silenced?: readonly string[];
  /** How often contacts were saved again after that: opt-out links of earlier rounds do nothing. */
  round?: number;
  /** Of their e-mail contacts. Absent while nothing is known. */
  mailboxes?: readonly Mailbox[];
  /** Absent until the Host invites them: until then no one asks them anything. */
  invitation?: Invitation;
  /** Where they learn that a message for them is on its way. They added these places themselves. */
  alerts?: readonly AlertPlace[];
  expectedChat?: ExpectedChat;
}

/** What a Survivor was asked to confirm, and what was answered. Each answer names the contact whose link was used. */
export interface Invitation {
  /** When they were asked last: by the Host's invitation, or in a later year. */
  askedAt: Instant;
  confirmed?: { contact: ContactMethod; at: Instant };
  /** A reader said that the contact is wrong. `proposed` is unproven: anyone who reads that contact may have typed it. */
  wrongContact?: { contact: ContactMethod; at: Instant; proposed?: ContactMethod };
  /** The newest question after which the Host was notified of a wrong contact, by its time. */
  notifiedOf?: Instant;
}

/** The kinds of places that a Survivor can add: a browser, or a chat with the service's bot. */
export const ALERT_KINDS = ['push', 'telegram'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/**
 * A place at which a Survivor learns that a message for them is on its way. They added it themselves, with the link of an invitation
 * that they confirmed.
 */
export interface AlertPlace {
  id: string;
  kind: AlertKind;
  /** `browser`: its subscription as JSON, encrypted as the config of a connector. `chat`: the id of the chat. */
  to: { browser: string } | { chat: string };
  /** The one whose link was used. Without this contact, the place gets nothing. */
  contact: ContactMethod;
  addedAt: Instant;
}

/** A chat that the Survivor is about to start. `session`: makes its one start genuine. */
export interface ExpectedChat {
  session: string;
  contact: ContactMethod;
  until: Instant;
}

/** A kind of change of who may open a sealed will, or of what it says to one of them. */
export type SurvivorChanged = 'contacts' | 'name' | 'codes' | 'added' | 'removed' | 'message';

/** How a Survivor is called and reached: with another name or contact, someone else may start or authenticate. */
export type SurvivorDetails = Pick<Survivor, 'name' | 'contacts'>;

/** Details from before a change, which the Host can restore until `until`. `change`: the generation of shares that came with it. */
export interface PreviousDetails {
  name: string;
  contacts: string;
  change: number;
  until: Instant;
}

/**
 * A personal message that was replaced or deleted. The Host can restore it until `until`. `change`: the generation of shares that came with
 * that, or 0. `removed`: it was deleted. `isAside`: a link has put an earlier one in its place.
 */
export interface EndedMessage {
  change: number;
  until: Instant;
  removed: boolean;
  isAside?: true;
}

const MAX_PREVIOUS = 10;

/** Replaces the details and keeps the previous ones for a while. Of very many, the earliest are kept: no thief can have chosen those. */
export function replaceDetails(survivor: Survivor, { name, contacts }: SurvivorDetails, change: number, now: Instant): Survivor {
  if (name === survivor.name && contacts === survivor.contacts) return survivor;
  const kept = (survivor.previousContacts ?? []).filter(({ until }) => now < until).slice(0, MAX_PREVIOUS - 1);
  const previous = { name: survivor.name, contacts: survivor.contacts, change, until: after(now, UNDO_WINDOW) };
  return { ...survivor, name, contacts, previousContacts: [...kept, previous] };
}

/** The details from before a change, while they can still be restored. */
export function previousDetails({ previousContacts }: Survivor, change: number, now: Instant): SurvivorDetails | undefined {
  const previous = previousContacts?.find((one) => one.change === change && now < one.until);
  return previous && { name: previous.name, contacts: previous.contacts };
}

/** A new paper. `codes`: the number of its backup codes. */
interface NewPaper {
  codes: number;
  paperRecipient: string | undefined;
}

/** Records that a new paper was made: the earlier one, and what its Host confirmed, no longer counts. */
export function withNewPaper(before: Omit<Survivor, 'paperMadeAt'>, { codes, paperRecipient }: NewPaper, now: Instant): Survivor {
  const { paperConfirmedAt: _, paperRecipient: __, ...survivor } = before;
  return { ...survivor, backupCodesRemaining: codes, paperMadeAt: now, ...(paperRecipient !== undefined && { paperRecipient }) };
}

/** Whether this change has added the Survivor so recently that it can be undone. */
export function isAddedBy({ added }: Survivor, change: number, now: Instant): boolean {
  return added !== undefined && added.change === change && now < added.until;
}

/** Restores the details from before a change, and deletes all later ones. */
export function restoreDetails(survivor: Survivor, change: number, now: Instant): Survivor {
  const previous = previousDetails(survivor, change, now);
  if (!previous) return survivor;
  return { ...survivor, ...previous, previousContacts: (survivor.previousContacts ?? []).filter((previous) => previous.change < change) };
}

/** Throws Refusal `validation_failed` if a paper of this Host has the key already: each paper opens one share, and a new paper replaces its key. */
export function assertNewPaperKey(survivors: readonly Survivor[], paperRecipient: string | undefined): void {
  if (paperRecipient === undefined || survivors.every((one) => one.paperRecipient !== paperRecipient)) return;
  throw new Refusal('validation_failed', USED_KEY, [{ path: 'paper_recipient', message: USED_KEY }]);
}

const USED_KEY = 'paper_recipient belongs to a paper that you have made already. Please make a new key for this paper. Nothing was changed.';

/** Throws Refusal `validation_failed` if another Survivor of this Host has a name that differs only in its apostrophes, or in what no one sees. */
export function assertOtherName(survivors: readonly Pick<Survivor, 'id' | 'name'>[], { id, name }: Pick<Survivor, 'id' | 'name'>): void {
  if (survivors.every((one) => one.id === id || one.name === name || asRead(one.name) !== asRead(name))) return;
  throw new Refusal('validation_failed', USED_NAME, [{ path: 'name', message: USED_NAME }]);
}

const USED_NAME = 'name looks like that of another person whom you have named. Please add a second name or a year of birth. Nothing was changed.';

/** Whether two names look the same to a grieving reader: trimmed, case-folded, NFC, with any apostrophe, without what no one sees. */
export function isSameName(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

function fold(name: string): string {
  // Upper case first: lower case alone does not make a sharp s and SS the same.
  return asRead(name).toLocaleUpperCase('en').toLocaleLowerCase('en').normalize('NFC');
}

/** Keyboards and word processors write apostrophes in different ways. */
function asRead(name: string): string {
  return seenOf(name).replace(/[\u2018\u2019\u201b\u02b9\u02bb\u02bc\u2032\uff07`\u00b4]/g, "'");
}

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
