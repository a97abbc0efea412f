import { type ContactMethod, isSameContact, parseContacts, sortByPriority } from '#common/contact.ts';
import { hasBounced, hasComplained } from '#common/mailbox.ts';
import { type Offers, reaches } from '#common/offers.ts';
import { after, between, DAY, earliest, type Instant } from '#common/time.ts';
import { type Invitation, type Survivor, withoutPlacesOf } from './survivor.ts';

/** What the reader of an invitation can answer. */
export const INVITATION_ANSWERS = ['confirmed', 'not_me', 'wrong_contact'] as const;

/** How long the link of an invitation works, and how long its answer is awaited. */
export const ANSWER_TIME = 60 * DAY;
/** Once invited, a Survivor is asked again each year. */
export const ASK_AGAIN_AFTER = 365 * DAY;
/** A confirmation counts until the question of the next year has had its time to be answered. */
const CONFIRMATION_LIFE = ASK_AGAIN_AFTER + ANSWER_TIME;

/** A Host sends at most this many invitations in any 24 hours, and at most one to a contact in 30 days, sealed or not. */
export const INVITATIONS_A_DAY = 10;
export const CONTACT_PAUSE = 30 * DAY;

/** One mail that asked to confirm. `contact`: a hash, which stays the same if the person is removed and named again. */
export interface SentInvitation {
  contact: string;
  at: Instant;
}

/** A contact that can be invited, with its hash. */
export interface InvitableContact {
  contact: ContactMethod;
  hash: string;
}

/** A limit that is reached, and when the next invitation is admitted. */
export interface InvitationLimit {
  limit: 'day' | 'contact';
  again: Instant;
}

/**
 * The contacts that can be asked: e-mail in the Survivor's order, then the numbers that the service itself reaches, which costs. Only
 * what we send ourselves holds a personal link. A mailbox that does not exist, or whose reader does not want our mail, is left out until
 * the Host saves it again.
 */
export function contactsToInvite(survivor: Survivor, offers: Offers, isSilenced: (contact: ContactMethod) => boolean): ContactMethod[] {
  const contacts = sortByPriority(parseContacts(survivor.contacts), survivor.connectorPriority);
  const emails = contacts.filter(({ type }) => type === 'email');
  return [...emails, ...contacts.filter((contact) => reaches(offers, contact))].filter(
    (contact) => !isSilenced(contact) && !hasBounced(survivor, contact.value) && !hasComplained(survivor, contact.value),
  );
}

/**
 * Chooses the contact to invite: the first that was not asked in 30 days. A Survivor who was asked today is not asked at their next
 * contact yet, so that a button that is pressed twice sends one mail.
 */
export function chooseInvited<Of extends InvitableContact>(
  contacts: readonly Of[],
  { sent, askedAt }: { sent: readonly SentInvitation[]; askedAt: Instant | undefined },
  now: Instant,
): { invited: Of } | InvitationLimit {
  const isOver = (until: Instant | undefined) => until === undefined || until <= now;
  const pauses = contacts.map((one) => ({ one, until: pauseOf(sent, one.hash) }));
  const free = pauses.find(({ until }) => isOver(until));
  const next = free ? askedAt && after(askedAt, DAY) : earliest(pauses.map(({ until }) => until));
  if (!free || !isOver(next)) return { limit: 'contact', again: next ?? now };
  const first = sent.filter(({ at }) => between(at, now) < DAY).at(-INVITATIONS_A_DAY);
  return first ? { limit: 'day', again: after(first.at, DAY) } : { invited: free.one };
}

/** Until when a contact is not asked again. */
function pauseOf(sent: readonly SentInvitation[], hash: string): Instant | undefined {
  const last = sent.findLast(({ contact }) => contact === hash);
  return last && after(last.at, CONTACT_PAUSE);
}

/** Adds an invitation to the list, and removes those that no longer limit anything. */
export function rememberInvitation(sent: readonly SentInvitation[], contact: string, now: Instant): SentInvitation[] {
  return [...sent.filter(({ at }) => between(at, now) < CONTACT_PAUSE), { contact, at: now }];
}

/** Records that the Survivor was asked. Earlier answers stay until there is another one. */
export function markAsked(survivor: Survivor, now: Instant): Survivor {
  return { ...survivor, invitation: { ...survivor.invitation, askedAt: now } };
}

/** When the Survivor confirmed, if that still counts: for a contact that they still have, and not longer ago than the yearly question allows. */
export function confirmedAt({ contacts, invitation }: Survivor, now: Instant): Instant | undefined {
  const confirmed = invitation?.confirmed;
  if (!confirmed || between(confirmed.at, now) >= CONFIRMATION_LIFE) return undefined;
  return parseContacts(contacts).some((contact) => isSameContact(contact, confirmed.contact)) ? confirmed.at : undefined;
}

/** Since when an invitation waits for an answer, if its time is over. Undefined if it was answered or is recent. */
export function unansweredSince(survivor: Survivor, now: Instant): Instant | undefined {
  const { askedAt, wrongContact } = survivor.invitation ?? {};
  if (askedAt === undefined || wrongContact || survivor.silenced?.length || between(askedAt, now) < UNANSWERED_AFTER) return undefined;
  return (confirmedAt(survivor, now) ?? '') < askedAt ? askedAt : undefined;
}

const UNANSWERED_AFTER = 14 * DAY;

/** What the reader of this contact has answered to the newest question. Undefined for nothing yet. */
export function answerAt(survivor: Survivor, contact: ContactMethod): { answer: 'confirmed' | 'wrong_contact'; at: Instant } | undefined {
  const { askedAt = '', confirmed, wrongContact } = survivor.invitation ?? {};
  if (wrongContact && isSameContact(wrongContact.contact, contact)) return { answer: 'wrong_contact', at: wrongContact.at };
  const isAnswered = confirmed && isSameContact(confirmed.contact, contact) && confirmed.at >= askedAt;
  return isAnswered ? { answer: 'confirmed', at: confirmed.at } : undefined;
}

/** The reader of this contact is the right person and is ready. Returns the same Survivor if that is recorded already. */
export function confirmContact(survivor: Survivor, contact: ContactMethod, now: Instant): Survivor {
  const { invitation } = survivor;
  if (!invitation || answerAt(survivor, contact)?.answer === 'confirmed') return survivor;
  const { wrongContact, ...rest } = invitation;
  const others = wrongContact && !isSameContact(wrongContact.contact, contact) ? { wrongContact } : {};
  return { ...survivor, invitation: { ...rest, ...others, confirmed: { contact, at: now } } };
}

/** The reader of this contact says that it is the wrong one. Returns the same Survivor if that is recorded already. Nothing else changes. */
export function reportWrongContact(survivor: Survivor, contact: ContactMethod, proposed: ContactMethod | undefined, now: Instant): Survivor {
  const { invitation } = survivor;
  if (!invitation || isReported(invitation, contact, proposed)) return survivor;
  const wrongContact = { contact, at: now, ...(proposed && { proposed }) };
  return { ...survivor, invitation: { ...unconfirmed(invitation, contact), wrongContact, notifiedOf: invitation.askedAt } };
}

/** Whether this question has not yet led to a notice of a wrong contact. Anyone with the link could cause any number of them. */
export function isFirstReport({ invitation }: Survivor): boolean {
  return invitation !== undefined && invitation.notifiedOf !== invitation.askedAt;
}

function isReported({ wrongContact }: Invitation, contact: ContactMethod, proposed: ContactMethod | undefined): boolean {
  if (!wrongContact || !isSameContact(wrongContact.contact, contact)) return false;
  const before = wrongContact.proposed;
  return before && proposed ? isSameContact(before, proposed) : before === proposed;
}

/** The reader of this contact does not know the Host: it gets no more notices, no longer counts as confirmed, and what was added with its link is forgotten. `id`: its `contactId`. */
export function markSilenced(survivor: Survivor, contact: ContactMethod, id: string): Survivor {
  const { invitation, silenced = [] } = survivor;
  return { ...withoutPlacesOf(survivor, contact), ...(invitation && { invitation: unconfirmed(invitation, contact) }), silenced: [...silenced, id] };
}

function unconfirmed(invitation: Invitation, contact: ContactMethod): Invitation {
  const { confirmed, ...rest } = invitation;
  return confirmed && isSameContact(confirmed.contact, contact) ? rest : invitation;
}

/** The Host has saved the contacts again, and so has decided about what was proposed. */
export function withoutProposal({ invitation }: Survivor): Pick<Survivor, 'invitation'> {
  if (!invitation?.wrongContact) return {};
  const { wrongContact: _, ...rest } = invitation;
  return { invitation: rest };
}
