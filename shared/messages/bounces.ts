import { addressesOf } from '#accounts/rules/account.ts';
import type { App } from '#app/app.ts';
import { routesToHost } from '#channels/rules/delivery.ts';
import { parseContacts } from '#common/contact.ts';
import { hasBounced, hasComplained, markBounced, markComplained, markDelivered, wasNotified } from '#common/mailbox.ts';
import { earliest, type Instant, instant } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import type { MessageEffect } from '#effects/message-effect.ts';
import { notifyHost } from '#effects/notify.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { SentMessage } from '#messages/rows/sent-messages.ts';
import type { MailEvent } from '#platform/mail-event.ts';
import { type RowName, survivorRow } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { Row } from '#store/table.ts';
import type { PendingEffect, SingleChange } from '#store/unit-of-work.ts';
import { decide, type WillEvent } from '#wills/rules/events.ts';
import { commitStep, loadWillState } from '#wills/will-state.ts';
import { addressHash, type KnownMail, ownRouteId, readIdentity } from './mail-identity.ts';
import { doesTakeBack, isLasting } from './rules/bounce.ts';

/**
 * Records what SES reports about one of our mails. A mail that came back takes its own acceptance back, and its message is sent over the
 * next route. Events come late, twice and in any order: each is decided on what is true now. An event about a mail that we have not sent
 * changes nothing.
 */
export async function recordMailEvent(app: App, event: MailEvent): Promise<void> {
  const mail = await readIdentity(app, event);
  if (!mail) return app.log.warn('mail_event_unknown', { type: event.type });
  await retryUntilCommitted(() => commitEvent(app, event, mail));
  app.log.info('mail_event', { type: event.type, bounce: event.bounceType ?? undefined });
}

async function commitEvent(app: App, event: MailEvent, mail: KnownMail): Promise<void> {
  const host = await app.store.hosts.load(mail.host);
  if (!host) return;
  const report = await loadReport(app, event, mail);
  if (!report) return;
  const at = instant(app.now());
  // The clock of SES may be ahead of ours.
  const seenAt = earliest([event.at, at]) ?? at;
  const { put, effects, isNews } = markMailbox(host, mail, event, { seenAt, now: at });
  const { singles, takenBack } = takeBack(app, mail, event, report);
  const facts = { to: mail.person, type: event.type, bounce: event.bounceType ?? null, taken_back: takenBack !== undefined };
  // Mail to one mailbox can come back any number of times. The audit trail has what it changed.
  const audit = isNews || singles.length > 0 ? [{ event: 'mail_event' as const, facts }] : [];
  const extra = { ...(put && { put }), singles, audit };
  const loaded = takenBack?.event && (await loadWillState(app, host));
  if (!loaded || !takenBack?.event)
    return app.store.commit({ hostId: host.id, at, ...(put && { aggregates: [{ root: host.root, put }] }), singles, effects, audit });
  const step = decide(loaded.state, takenBack.event, loaded.context);
  return commitStep(app, loaded, { ...step, effects: [...step.effects, ...effects] }, extra);
}

/** What is known of the message of a mail. `sent`: undefined for a code, and before its first acceptance is stored. */
interface Report {
  sent: Row<SentMessage> | undefined;
  /** The message while it is still to be sent. */
  pending: PendingEffect | undefined;
}

/**
 * Undefined for an event that was recorded before, or whose mail is not the one that we know under its message. The acceptance is
 * written when the message leaves the outbox, in one transaction. So the outbox is read first, and again if there is a row: only then
 * does what was read belong together, which the version of the row shows.
 */
async function loadReport(app: App, { type, messageId }: MailEvent, mail: KnownMail): Promise<Report | undefined> {
  if (type === 'Delivery' || type === 'DeliveryDelay') return { sent: undefined, pending: undefined };
  const before = await app.store.outbox.get(mail.message);
  const sent = await app.store.sentMessages.get(mail.message);
  if (!sent) return { sent, pending: before };
  const route = ownRouteId(mail.message, mail.address);
  const known = sent.data.accepted.find((one) => one.route === route);
  if (known && known.messageId !== messageId) return undefined;
  if (type !== 'Complaint' && sent.data.bounced.some((one) => one.route === route && one.messageId === messageId)) return undefined;
  return { sent, pending: await app.store.outbox.get(mail.message) };
}

/** What follows for the message: its row, perhaps its place in the outbox, and what it means for the will. */
interface TakenBack {
  singles: SingleChange[];
  takenBack?: { event: WillEvent | undefined };
}

function takeBack(app: App, mail: KnownMail, event: MailEvent, { sent, pending }: Report): TakenBack {
  const before = sent?.data ?? (pending && { pending, accepted: [], bounced: [] });
  const route = ownRouteId(mail.message, mail.address);
  const known = before?.accepted.find((one) => one.route === route);
  if (!before || !doesTakeBack(event, known?.at)) return { singles: [] };
  const accepted = before.accepted.filter((one) => one !== known);
  const data = { ...before, accepted, bounced: [...before.bounced, { route, messageId: event.messageId }] };
  const changed = app.store.sentMessages.changing(sent, data, app.now());
  // The worker that sends the message finds this row and does not count the mail.
  if (!known) return { singles: [changed] };
  const resumes = !pending && !isReached(data);
  const now = instant(app.now());
  const again = resumes ? [app.store.sentMessages.resuming(data, now), ...app.store.receipts.writing(data.pending, 'tried', now)] : [];
  return { singles: [changed, ...again], takenBack: { event: willEventOf(before.pending.effect, route) } };
}

/** Whether another acceptance is enough. The links of a Survivor are only in their e-mail. */
function isReached({ pending: { effect }, accepted }: SentMessage): boolean {
  const isToSurvivor = effect.kind === 'message' && 'survivor' in effect.to;
  return accepted.some(({ channel }) => !isToSurvivor || channel === 'email');
}

function willEventOf(effect: PendingEffect['effect'], route: string): WillEvent | undefined {
  if (effect.kind !== 'message') return undefined;
  const message: MessageEffect = effect;
  if (message.template === 'liveness-check') return { kind: 'check-bounced', number: message.check, route };
  return message.template === 'transfer-started' ? { kind: 'notice-bounced', transferId: message.transferId, route } : undefined;
}

/** When SES saw the event, in our time, and when it reached us. */
interface Times {
  seenAt: Instant;
  now: Instant;
}

interface Marked {
  put?: { [Name in RowName]?: unknown };
  effects: Effect[];
  /** Mail to the address comes back, arrives again or is unwanted, and did or was not before. */
  isNews: boolean;
}

/** Marks the address of the mail, if it is still one of its person's. The Host is notified once, until the address is entered again. */
function markMailbox(host: HostRecord, { person, address }: KnownMail, event: MailEvent, { seenAt, now }: Times): Marked {
  const mark = isLasting(event) ? markBounced : event.type === 'Delivery' ? markDelivered : event.type === 'Complaint' ? markComplained : undefined;
  const isAddress = (email: string) => addressHash(email) === address;
  const survivor = host.survivors.find(({ id }) => id === person);
  const holder = survivor ?? (person === 'host' ? host.profile : undefined);
  const known = survivor
    ? parseContacts(survivor.contacts).flatMap(({ type, value }) => (type === 'email' ? value : []))
    : addressesOf(host.profile, now);
  const email = known.find(isAddress);
  if (!mark || !holder || email === undefined) return UNMARKED;
  const next = mark(holder, email, seenAt);
  if (next === holder) return UNMARKED;
  const isNews = hasBounced(next, email) !== hasBounced(holder, email) || hasComplained(next, email) !== hasComplained(holder, email);
  const effects = mark === markBounced && !wasNotified(holder, email) ? notifyOfBounce(host, { person, address }, { seenAt, now }) : [];
  return { put: survivor ? { [survivorRow(survivor.id)]: next } : { PROFILE: next }, effects, isNews };
}

const UNMARKED: Marked = { effects: [], isNews: false };

/** The Host is notified that a Survivor cannot be reached, or over their other routes that they cannot. */
function notifyOfBounce(host: HostRecord, { person, address }: Pick<KnownMail, 'person' | 'address'>, { seenAt, now }: Times): Effect[] {
  const key = `bounced/${person}/${address}/${seenAt}`;
  if (person !== 'host') return [notifyHost('survivor-unreachable', key, { survivor: person }, { spread: 'all' })];
  const isOther = ({ channel, to }: { channel: string; to: string }) =>
    channel !== 'email' || (addressHash(to) !== address && !hasBounced(host.profile, to));
  return routesToHost(host, now).some(isOther) ? [notifyHost('email-bounced', key, {}, { spread: 'all' })] : [];
}
