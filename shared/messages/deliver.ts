import type { App } from '#app/app.ts';
import {
  type Attempt,
  backOff,
  type DeliveryMode,
  type DeliveryRoute,
  isAbandoned,
  isLate,
  isWarning,
  nextRoutes,
  pendingSince,
  routesToHost,
  routesToSurvivor,
} from '#channels/rules/delivery.ts';
import { hasBounced, hasComplained } from '#common/mailbox.ts';
import { after, between, HOUR, type Instant, instant } from '#common/time.ts';
import { contactId } from '#custody/contacts.ts';
import type { AuditEntry } from '#effects/audit.ts';
import type { MessageEffect } from '#effects/message-effect.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { faultFacts } from '#net/log.ts';
import { outboxKey } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { Row } from '#store/table.ts';
import type { PendingEffect, SingleChange } from '#store/unit-of-work.ts';
import { previousDetails } from '#survivors/rules/survivor.ts';
import type { Transfer } from '#transfers/rules/transfer.ts';
import { decideAll, type WillEvent } from '#wills/rules/events.ts';
import { type CommitExtras, commitStep, loadWillState } from '#wills/will-state.ts';
import { routeId } from './mail-identity.ts';
import type { LoadedEffect } from './message-row.ts';
import { type MessageWriter, writerOf } from './message-table.ts';
import type { SentMessage } from './rows/sent-messages.ts';
import { isUpkeep } from './rules/texts.ts';
import { sendMessage } from './send-message.ts';

interface ExplainedAttempt extends Attempt {
  reason: string | null;
  /** Absent if its text could not be written, which is a fault of ours. */
  written?: true;
  /** Of a mail that SES accepted. */
  messageId?: string;
}

/** A pending message that is still valid. */
interface Message {
  id: string;
  hostId: string;
  person: string;
  spread: DeliveryMode;
  write: MessageWriter;
}

/**
 * Sends one pending message over the routes to its person, until one has accepted it. Notices that must not be missed use all routes. A
 * message whose mail came back continues with the routes that it has not used.
 */
export async function deliver(app: App, pending: PendingEffect, effect: MessageEffect, attemptNumber: number): Promise<void> {
  // The last notices of an account that is being deleted still leave.
  const host = await app.store.hosts.loadClosing(pending.hostId);
  if (!host) return app.store.outbox.done(pending.id);
  const now = instant(app.now());
  // Removed since: we have no address of theirs.
  if (!isNamed(host, effect)) return app.store.outbox.done(pending.id);
  const about = await transferOf(app, host, effect);
  const write = writerOf({ app, host, effect, now, createdAt: pendingSince(effect, pending.createdAt), ...about });
  if (!write) return app.store.outbox.done(pending.id);
  const all = routesOf(host, effect, now);
  const routes = all.filter((route) => isWanted(host, effect, route));
  if (routes.length < all.length && routes.length === 0) return app.store.outbox.done(pending.id);
  const spread = 'host' in effect.to ? effect.to.spread : 'survivor';
  const used = usedRoutes(routes, pending.id, (await app.store.sentMessages.get(pending.id))?.data);
  const attempts = await tryRoutes(app, routes, used, { id: pending.id, hostId: host.id, person: personOf(effect), spread, write });
  await settle(app, pending, { effect, name: nameOf(host, effect), transfer: about.transfer }, attempts, attemptNumber);
}

function isNamed({ survivors }: HostRecord, { to }: MessageEffect): boolean {
  return 'host' in to || survivors.some(({ id }) => id === to.survivor);
}

/** A message, what its person is called, and the transfer that it is about. */
interface PersonsMessage {
  effect: MessageEffect;
  name: string | null;
  transfer: Transfer | undefined;
}

function nameOf({ survivors }: HostRecord, { to }: MessageEffect): string | null {
  return 'host' in to ? null : (survivors.find(({ id }) => id === to.survivor)?.name ?? null);
}

/** A reader who has reported a mail of ours as unwanted gets no housekeeping there. The notice of a lost mailbox is not sent to it. */
function isWanted(host: HostRecord, effect: MessageEffect, { to }: DeliveryRoute): boolean {
  if (effect.template === 'email-bounced' && hasBounced(host.profile, to)) return false;
  const person = personOf(effect);
  const holder = person === 'host' ? host.profile : host.survivors.find(({ id }) => id === person);
  return !(isUpkeep(effect) && holder && hasComplained(holder, to));
}

function personOf({ to }: MessageEffect): string {
  return 'host' in to ? 'host' : to.survivor;
}

/** The routes that a message has used before: those that accepted it, and those whose mail came back. */
function usedRoutes(routes: readonly DeliveryRoute[], id: string, sent: SentMessage | undefined): Attempt[] {
  return routes.flatMap((route): Attempt[] => {
    const isRoute = (one: { route: string }) => one.route === routeId(id, route);
    if (sent?.accepted.some(isRoute)) return [{ route, accepted: true }];
    return sent?.bounced.some(isRoute) ? [{ route, accepted: false }] : [];
  });
}

/** The transfer that a message is about. A fresh link is about the one that is running now. */
async function transferOf(app: App, host: HostRecord, effect: MessageEffect): Promise<Pick<LoadedEffect<MessageEffect>, 'transfer' | 'reads'>> {
  if (effect.template === 'fresh-link') return { transfer: (await loadWillState(app, host))?.state.transfer, reads: [] };
  const id = 'transferId' in effect ? effect.transferId : undefined;
  const record = id === undefined ? undefined : await app.store.transfers.load(id);
  return { transfer: record?.transfer, reads: [...(record?.reads.values() ?? [])] };
}

function routesOf(host: HostRecord, effect: MessageEffect, now: Instant): DeliveryRoute[] {
  const { to, template } = effect;
  if ('host' in to && to.at !== undefined) return [{ channel: 'email', to: to.at, connector: 'own' }];
  if ('host' in to) return routesToHost(host, now, to).filter(({ channel }) => to.over === undefined || channel === to.over);
  const survivor = host.survivors.find(({ id }) => id === to.survivor);
  const contacts = survivor && (to.former === undefined ? survivor.contacts : previousDetails(survivor, to.former, now)?.contacts);
  if (!survivor || contacts === undefined) return [];
  const routes = routesToSurvivor(host, { ...survivor, contacts });
  // The Survivor has asked for this one.
  if (template === 'where-to-start') return routes;
  return routes.filter((route) => {
    const contact = contactId(survivor, { type: route.channel, value: route.to });
    return !survivor.silenced?.includes(contact) && (effect.template !== 'invitation' || effect.contact === contact);
  });
}

/** After this time, only our own mailer is used: routes that hang must not delay it further. */
const BUDGET_MS = 45_000;

async function tryRoutes(app: App, routes: readonly DeliveryRoute[], used: readonly Attempt[], message: Message): Promise<ExplainedAttempt[]> {
  const attempts: ExplainedAttempt[] = [];
  const until = performance.now() + BUDGET_MS;
  const inTime = () => (performance.now() > until ? routes.filter(({ connector }) => connector === 'own') : routes);
  const next = (left: readonly DeliveryRoute[]) => nextRoutes(left, [...used, ...attempts], message.spread);
  for (let now = next(routes); now.length > 0; now = next(inTime())) {
    attempts.push(...(await Promise.all(now.map((route) => tryRoute(app, route, message)))));
  }
  return attempts;
}

async function tryRoute(app: App, route: DeliveryRoute, { id, hostId, person, write }: Message): Promise<ExplainedAttempt> {
  let attempt: ExplainedAttempt = { route, accepted: false, reason: 'Something went wrong on our side.' };
  try {
    const text = await write(route);
    attempt = { ...attempt, written: true };
    const delivery = await sendMessage(app, hostId, route, { ...text, id, person });
    if (!delivery.accepted) return { ...attempt, reason: delivery.reason };
    const { messageId } = delivery;
    return { ...attempt, accepted: true, reason: null, ...(messageId !== undefined && { messageId }) };
  } catch (error) {
    // A fault of ours on one route must not keep the message from the others.
    app.log.alarm('send_failed', { channel: route.channel, ...faultFacts(error) });
    return attempt;
  }
}

/** Records the result of the attempts, together with what an acceptance means for the will. */
async function settle(
  app: App,
  pending: PendingEffect,
  message: PersonsMessage,
  attempts: readonly ExplainedAttempt[],
  attemptNumber: number,
): Promise<void> {
  const isSettled = await retryUntilCommitted(() => commitResult(app, pending, message, attempts));
  if (isSettled) return;
  const { effect } = message;
  const now = instant(app.now());
  const waited = between(pendingSince(effect, pending.createdAt), now);
  // The sweep does not find a message that waits for its next attempt. So each attempt of a late one writes a line, which is counted.
  if (isLate(attempts, waited)) app.log.warn('message_late', { template: effect.template, hours: Math.floor(waited / HOUR) });
  await app.store.outbox.postpone(pending.id, after(now, backOff(attemptNumber)));
}

/** Writes a message's result. Returns whether nothing more is to be sent. An event about one of its mails between the read and the write repeats it. */
async function commitResult(app: App, pending: PendingEffect, message: PersonsMessage, tried: readonly ExplainedAttempt[]): Promise<boolean> {
  const { effect } = message;
  const sent = await app.store.sentMessages.get(pending.id);
  const attempts = tried.map((attempt) =>
    hasComeBack(attempt, pending.id, sent?.data) ? { ...attempt, accepted: false, reason: CAME_BACK } : attempt,
  );
  const accepted = attempts.filter((attempt) => attempt.accepted);
  const now = instant(app.now());
  const hasArrived = accepted.length > 0 || (sent?.data.accepted ?? []).length > 0;
  // A message that we cannot write waits until we can.
  const canBeAbandoned = !hasArrived && attempts.every(({ written }) => written);
  const abandoned = canBeAbandoned && isAbandoned(effect, pending.createdAt, now, (await app.store.serviceClock.look(app.now())).outages);
  const isSettled = hasArrived || abandoned;
  const outbox = isSettled ? [{ key: outboxKey(pending.id), version: 'any' as const, remove: true as const }] : [];
  const singles = [...outbox, ...sentChange(app, pending, sent, accepted)];
  const audit = hasArrived && attempts.length === 0 ? [] : [auditOf(message, attempts, abandoned)];
  await commitEvents(app, pending.hostId, { singles, audit }, eventsOf(pending.id, message, attempts));
  return isSettled;
}

const CAME_BACK = 'The mail came back.';

/** Whether the event about a mail was faster than the record of its acceptance. */
function hasComeBack({ route, messageId }: ExplainedAttempt, id: string, sent: SentMessage | undefined): boolean {
  return sent?.bounced.some((one) => one.route === routeId(id, route) && one.messageId === messageId) === true;
}

/** Only a mail from our own mailer can come back to us. A message with such a mail is kept with all its acceptances. */
function sentChange(app: App, pending: PendingEffect, sent: Row<SentMessage> | undefined, accepted: readonly ExplainedAttempt[]): SingleChange[] {
  if (!sent && !accepted.some(({ route }) => route.connector === 'own')) return [];
  const at = instant(app.now());
  const added = accepted.map(({ route, messageId }) => ({
    route: routeId(pending.id, route),
    channel: route.channel,
    at,
    ...(messageId !== undefined && { messageId }),
  }));
  const data = { pending, accepted: [...(sent?.data.accepted ?? []), ...added], bounced: sent?.data.bounced ?? [] };
  return [app.store.sentMessages.changing(sent, data, app.now())];
}

/**
 * Writes a result with what it means for the will. A result that means nothing for the will does not depend on the will's version: many
 * messages of one Host are sent in parallel, and a message whose result is not written is sent again.
 */
async function commitEvents(app: App, hostId: string, result: Pick<CommitExtras, 'singles' | 'audit'>, events: readonly WillEvent[]): Promise<void> {
  const host = events.length > 0 ? await app.store.hosts.load(hostId) : undefined;
  const loaded = host && (await loadWillState(app, host));
  if (loaded) return commitStep(app, loaded, decideAll(loaded.state, events, loaded.context), result);
  return app.store.commit({ hostId, at: instant(app.now()), ...result });
}

/** An accepted check starts its response time. An accepted notice of a start shows that the Host was notified. */
function eventsOf(id: string, { effect, transfer }: PersonsMessage, attempts: readonly Attempt[]): WillEvent[] {
  const routes = attempts.filter((attempt) => attempt.accepted).map(({ route }) => route);
  if (effect.template === 'transfer-started') {
    const warnings = routes.filter((route) => transfer && isWarning(route, transfer.facts.initiatedAt));
    return warnings.map((route) => ({ kind: 'notice-accepted', transferId: effect.transferId, route: routeId(id, route) }));
  }
  const accepted = routes.map((route) => ({ route: routeId(id, route), channel: route.channel }));
  if (effect.template !== 'liveness-check') return [];
  const number = effect.check;
  if (accepted.length > 0) return accepted.map((by) => ({ kind: 'check-accepted', number, ...by }));
  const last = attempts.at(-1);
  return last ? [{ kind: 'check-rejected', number, channel: last.route.channel }] : [];
}

/** One entry for each round: `email accepted, sms failed (…)`. */
function auditOf({ effect, name }: PersonsMessage, attempts: readonly ExplainedAttempt[], abandoned: boolean): AuditEntry {
  const tried = attempts.map(({ route, accepted, reason }) => `${route.channel} ${accepted ? 'accepted' : `failed (${reason})`}`).join(', ');
  // The event keeps the name under which earlier trails have it.
  const transfer = 'transferId' in effect ? effect.transferId : undefined;
  const about = { ...(transfer !== undefined && { transfer }), ...('check' in effect && { check: effect.check }) };
  return {
    event: abandoned ? 'message_given_up' : 'message',
    facts: { template: effect.template, to: personOf(effect), name, ...about, attempts: tried || 'no way to this person' },
  };
}
