import type { App } from '#app/app.ts';
import { type ContactMethod, parseContacts } from '#common/contact.ts';
import { DEFAULT_READER } from '#common/moment.ts';
import { Refusal } from '#common/refusal.ts';
import { type Instant, instant } from '#common/time.ts';
import { contactId } from '#custody/contacts.ts';
import { aboutSurvivor } from '#effects/audit.ts';
import { notifyHost } from '#effects/notify.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { answerAt, confirmContact, type INVITATION_ANSWERS, isFirstReport, markSilenced, reportWrongContact } from '#hosts/rules/invitation.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { isGenuineConfirm, readConfirm } from '#messages/links.ts';
import { survivorRow } from '#store/keys.ts';

/** A genuine link of an invitation that can still be answered, and what it asks. */
export interface Question {
  host: HostRecord;
  found: FoundContact;
  expiresAt: Instant;
}

/** What a reader says. */
export interface InvitationAnswer {
  answer: (typeof INVITATION_ANSWERS)[number];
  proposed?: ContactMethod | undefined;
  locale?: string | undefined;
  timezone?: string | undefined;
}

/** What is recorded of the reader's answers. */
export interface RecordedAnswer {
  answer: InvitationAnswer['answer'] | null;
  at: Instant | null;
}

/**
 * Loads what a link asks. Changes nothing, so that mail scanners may open it. Throws `invalid_link` for a token that we did not make,
 * `link_expired` after its time, and `invitation_withdrawn` if the Host has removed the Survivor or the contact since.
 */
export async function loadQuestion(app: App, token: string): Promise<Question> {
  const read = readConfirm(token);
  const host = read && (await app.store.hosts.load(read.hostId));
  if (!host || !(await isGenuineConfirm(app, host, token))) throw new Refusal('invalid_link');
  if (read.expires * 1000 <= app.now().getTime()) throw new Refusal('link_expired');
  const found = findContact(host, read.contact);
  if (!found?.survivor.invitation) throw new Refusal('invitation_withdrawn');
  return { host, found, expiresAt: instant(new Date(read.expires * 1000)) };
}

/** What this reader has answered so far. */
export function recordedAnswer({ found }: Question): RecordedAnswer {
  if (isSilenced(found)) return { answer: 'not_me', at: null };
  return answerAt(found.survivor, found.contact) ?? { answer: null, at: null };
}

/**
 * Records an answer. The same one again changes nothing. After `not_me` no other counts: a copy of an earlier request must not make us
 * write to someone who does not want it. `admit` counts what changes something.
 */
export async function answerInvitation(
  app: App,
  asked: Question,
  given: InvitationAnswer,
  { requestId, admit }: { requestId: string; admit: () => Promise<void> },
): Promise<RecordedAnswer> {
  const { host, found } = asked;
  const at = instant(app.now());
  if (isSilenced(found)) {
    if (given.answer !== 'not_me') throw new Refusal('link_expired', DECLINED);
    return recordedAnswer(asked);
  }
  if (given.answer === 'not_me') {
    await admit();
    await silenceContact(app, host, found, requestId);
    return { answer: 'not_me', at };
  }
  const next = survivorAfter(found, given, at);
  if (next !== found.survivor) {
    await admit();
    await commitAnswer(app, asked, { next, answer: given.answer }, requestId);
  }
  return recordedAnswer({ ...asked, found: { ...found, survivor: next } });
}

const DECLINED = 'You have answered with this link that you do not know this person, and we stopped our notices. Nothing was changed now.';

function survivorAfter({ survivor, contact }: FoundContact, { answer, proposed, ...reader }: InvitationAnswer, at: Instant): Survivor {
  const next = answer === 'confirmed' ? confirmContact(survivor, contact, at) : reportWrongContact(survivor, contact, proposed, at);
  const { locale = DEFAULT_READER.locale, timezone } = survivor;
  const read = { locale: reader.locale ?? locale, timezone: reader.timezone ?? timezone };
  if (read.locale === locale && read.timezone === timezone) return next;
  return { ...next, locale: read.locale, ...(read.timezone && { timezone: read.timezone }) };
}

async function commitAnswer(
  app: App,
  { host, found }: Question,
  { next, answer }: { next: Survivor; answer: 'confirmed' | 'wrong_contact' },
  requestId: string,
): Promise<void> {
  const { id } = next;
  const isNews = answer === 'wrong_contact' && isFirstReport(found.survivor);
  await app.store.commit({
    hostId: host.id,
    at: instant(app.now()),
    requestId,
    aggregates: [{ root: host.root, put: { [survivorRow(id)]: next } }],
    effects: isNews ? [notifyHost('contact-reported', `reported/${id}/${next.invitation?.askedAt}`, { survivor: id })] : [],
    audit: [{ event: answer === 'confirmed' ? 'survivor_confirmed' : 'contact_reported_wrong', facts: aboutSurvivor(next) }],
  });
}

/** A Survivor's contact that a link names by `contactId`. */
export interface FoundContact {
  survivor: Survivor;
  contact: ContactMethod;
  id: string;
}

/** Returns the contact that a link names. Undefined if the Survivor or the contact was removed, or saved again after it was silenced. */
export function findContact({ survivors }: Pick<HostRecord, 'survivors'>, id: string): FoundContact | undefined {
  for (const survivor of survivors) {
    const contact = parseContacts(survivor.contacts).find((one) => contactId(survivor, one) === id);
    if (contact) return { survivor, contact, id };
  }
  return undefined;
}

/** Whether the owner of the contact does not know the Host. */
export function isSilenced({ survivor, id }: FoundContact): boolean {
  return survivor.silenced?.includes(id) === true;
}

/** Stops notices to this contact, and notifies the Host. Codes that are requested are still sent. */
export async function silenceContact(app: App, host: HostRecord, { survivor, contact, id }: FoundContact, requestId: string): Promise<void> {
  await app.store.commit({
    hostId: host.id,
    at: instant(app.now()),
    requestId,
    aggregates: [{ root: host.root, put: { [survivorRow(survivor.id)]: markSilenced(survivor, contact, id) } }],
    effects: [notifyHost('notices-stopped', `silenced/${id}`, { survivor: survivor.id }, { spread: 'all' })],
    audit: [{ event: 'notices_stopped', facts: aboutSurvivor(survivor) }],
  });
}
