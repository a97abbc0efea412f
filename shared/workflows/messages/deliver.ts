import { contactId } from '#custody/contacts.ts';
import {
  type Attempt,
  backOff,
  type DeliveryMode,
  type DeliveryRoute,
  isAbandoned,
  isLate,
  nextRoutes,
  pendingSince,
  routesToHost,
  routesToSurvivor,
} from '#domain/delivery.ts';
import { decide, type WillEvent } from '#domain/events.ts';
import type { MessageEffect } from '#domain/messages/message-effect.ts';
import { previousContacts } from '#domain/survivor.ts';
import { after, between, HOUR, type Instant, instant } from '#domain/time.ts';
import { faultFacts } from '#net/log.ts';
import type { App } from '#platform/app.ts';
import type { HostRecord } from '#store/hosts.ts';
import { outboxKey } from '#store/keys.ts';
import type { AuditEntry, PendingEffect } from '#store/unit-of-work.ts';
import { retryUntilCommitted } from '#workflows/retry.ts';
import { type CommitExtras, commitStep, loadWillState } from '#workflows/will-state.ts';
import type { LoadedEffect } from './message-row.ts';
import { type MessageWriter, writerOf } from './message-table.ts';
import { sendMessage } from './send-message.ts';

interface ExplainedAttempt extends Attempt {
  reason: string | null;
  /** Absent if its text could not be written, which is a fault of ours. */
  written?: true;
}

/** A pending message that is still valid. */
interface Message {
  id: string;
  hostId: string;
  spread: DeliveryMode;
  write: MessageWriter;
}

/** Sends one pending message over the routes to its person, until one has accepted it. Notices that must not be missed use all routes. */
export async function deliver(app: App, pending: PendingEffect, effect: MessageEffect, attemptNumber: number): Promise<void> {
  const host = await app.store.hosts.load(pending.hostId);
  if (!host) return app.store.outbox.done(pending.id);
  const now = instant(app.now());
  const write = writerOf({ app, host, effect, now, createdAt: pendingSince(effect, pending.createdAt), ...(await transferOf(app, host, effect)) });
  if (!write) return app.store.outbox.done(pending.id);
  const spread = 'host' in effect.to ? effect.to.spread : 'survivor';
  const attempts = await tryRoutes(app, routesOf(host, effect, now), { id: pending.id, hostId: host.id, spread, write });
  await settle(app, pending, effect, attempts, attemptNumber);
}

/** The transfer that a message is about. A fresh link is about the one that is running now. */
async function transferOf(app: App, host: HostRecord, effect: MessageEffect): Promise<Pick<LoadedEffect<MessageEffect>, 'transfer' | 'reads'>> {
  if (effect.template === 'fresh-link') return { transfer: (await loadWillState(app, host))?.state.transfer, reads: [] };
  const id = 'transferId' in effect ? effect.transferId : undefined;
  const record = id === undefined ? undefined : await app.store.transfers.load(id);
  return { transfer: record?.transfer, reads: [...(record?.reads.values() ?? [])] };
}

function routesOf(host: HostRecord, { to, template }: MessageEffect, now: Instant): DeliveryRoute[] {
  if ('host' in to) return routesToHost(host, now, to.only).filter(({ channel }) => to.over === undefined || channel === to.over);
  const survivor = host.survivors.find(({ id }) => id === to.survivor);
  const contacts = survivor && (to.former === undefined ? survivor.contacts : previousContacts(survivor, to.former, now));
  if (!survivor || contacts === undefined) return [];
  const routes = routesToSurvivor(host, { ...survivor, contacts });
  // The Survivor has asked for this one.
  if (template === 'where-to-start') return routes;
  return routes.filter(({ channel, to: value }) => !survivor.silenced?.includes(contactId(survivor, { type: channel, value })));
}

/** After this time, only our own mailer is used: routes that hang must not delay it further. */
const BUDGET_MS = 45_000;

async function tryRoutes(app: App, routes: readonly DeliveryRoute[], message: Message): Promise<ExplainedAttempt[]> {
  const attempts: ExplainedAttempt[] = [];
  const until = performance.now() + BUDGET_MS;
  const inTime = () => (performance.now() > until ? routes.filter(({ connector }) => connector === 'own') : routes);
  for (let next = nextRoutes(routes, attempts, message.spread); next.length > 0; next = nextRoutes(inTime(), attempts, message.spread)) {
    attempts.push(...(await Promise.all(next.map((route) => tryRoute(app, route, message)))));
  }
  return attempts;
}

async function tryRoute(app: App, route: DeliveryRoute, { id, hostId, write }: Message): Promise<ExplainedAttempt> {
  let attempt: ExplainedAttempt = { route, accepted: false, reason: 'Something went wrong on our side.' };
  try {
    const text = await write(route);
    attempt = { ...attempt, written: true };
    const delivery = await sendMessage(app, hostId, route, { ...text, id });
    return { ...attempt, accepted: delivery.accepted, reason: delivery.accepted ? null : delivery.reason };
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
  effect: MessageEffect,
  attempts: readonly ExplainedAttempt[],
  attemptNumber: number,
): Promise<void> {
  const accepted = attempts.find((attempt) => attempt.accepted);
  const last = accepted ?? attempts.at(-1);
  const now = instant(app.now());
  // A message that we cannot write waits until we can.
  const canBeAbandoned = !accepted && attempts.every(({ written }) => written);
  const abandoned = canBeAbandoned && isAbandoned(effect, pending.createdAt, now, (await app.store.serviceClock.look(app.now())).outages);
  const settled = accepted !== undefined || abandoned;
  const singles = settled ? [{ key: outboxKey(pending.id), version: 'any' as const, remove: true as const }] : [];
  const result = { singles, audit: [auditOf(effect, attempts, abandoned)] };
  const event = last && eventOf(effect, last);
  await retryUntilCommitted(() => commitResult(app, pending.hostId, result, event));
  if (settled) return;
  const waited = between(pendingSince(effect, pending.createdAt), now);
  // The sweep does not find a message that waits for its next attempt. So each attempt of a late one writes a line, which is counted.
  if (isLate(attempts, waited)) app.log.warn('message_late', { template: effect.template, hours: Math.floor(waited / HOUR) });
  await app.store.outbox.postpone(pending.id, after(now, backOff(attemptNumber)));
}

/**
 * Writes a message's result, with what it means for the will. A result that means nothing for the will does not depend on the will's
 * version: many messages of one Host are sent in parallel, and a message whose result is not written is sent again.
 */
async function commitResult(app: App, hostId: string, result: Pick<CommitExtras, 'singles' | 'audit'>, event: WillEvent | undefined): Promise<void> {
  const host = event && (await app.store.hosts.load(hostId));
  const loaded = host && (await loadWillState(app, host));
  if (loaded) return commitStep(app, loaded, decide(loaded.state, event, loaded.context), result);
  return app.store.commit({ hostId, at: instant(app.now()), ...result });
}

/** An accepted check starts its response time. An accepted notice of a start shows that the Host was notified. */
function eventOf(effect: MessageEffect, { accepted, route: { channel } }: Attempt): WillEvent | undefined {
  if (effect.template === 'liveness-check') return { kind: accepted ? 'check-accepted' : 'check-rejected', number: effect.check, channel };
  return accepted && effect.template === 'transfer-started' ? { kind: 'notice-accepted', transferId: effect.transferId } : undefined;
}

/** One entry for each round: `email accepted, sms failed (…)`. */
function auditOf(effect: MessageEffect, attempts: readonly ExplainedAttempt[], abandoned: boolean): AuditEntry {
  const to = 'host' in effect.to ? 'host' : effect.to.survivor;
  const tried = attempts.map(({ route, accepted, reason }) => `${route.channel} ${accepted ? 'accepted' : `failed (${reason})`}`).join(', ');
  // The event keeps the name under which earlier trails have it.
  return { event: abandoned ? 'message_given_up' : 'message', facts: { template: effect.template, to, attempts: tried || 'no way to this person' } };
}
