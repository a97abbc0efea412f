import type { App } from '#app/app.ts';
import { type Attempt, backOff, isAbandoned, isLate, isOurMail, isWarning, pendingSince } from '#channels/rules/delivery.ts';
import { after, between, HOUR, instant } from '#common/time.ts';
import type { AuditEntry } from '#effects/audit.ts';
import type { MessageEffect } from '#effects/message-effect.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { SentMessage } from '#messages/rows/sent-messages.ts';
import { outboxKey } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { Row } from '#store/table.ts';
import type { PendingEffect, SingleChange } from '#store/unit-of-work.ts';
import { decideAll, type WillEvent } from '#wills/rules/events.ts';
import { type CommitExtras, commitStep, loadWillState } from '#wills/will-state.ts';
import { personOf, routeId } from './mail-identity.ts';
import type { LoadedMessage } from './template.ts';

type RecordPorts = Pick<App, 'now' | 'env' | 'store' | 'log'>;

/** One attempt to send a message over one route. */
export interface ExplainedAttempt extends Attempt {
  reason: string | null;
  /** Absent if its text could not be written, which is a fault of ours. */
  written?: true;
  /** Of a mail that SES accepted. */
  messageId?: string;
}

/** Attempts over several routes in parallel. `number`: from 1, among those of the message. */
interface Round {
  number: number;
  attempts: readonly ExplainedAttempt[];
}

/** Records the result of the attempts, together with what an acceptance means for the will. */
export async function recordAttempts(ports: RecordPorts, pending: PendingEffect, message: LoadedMessage, { number, attempts }: Round): Promise<void> {
  const isSettled = await retryUntilCommitted(() => commitResult(ports, pending, message, attempts));
  if (isSettled) return;
  const { effect } = message;
  const now = instant(ports.now());
  const waited = between(pendingSince(effect, pending.createdAt), now);
  // The sweep does not find a message that waits for its next attempt. So each attempt of a late one writes a line, which is counted.
  if (isLate(attempts, waited)) ports.log.warn('message_late', { template: effect.template, hours: Math.floor(waited / HOUR) });
  await ports.store.outbox.postpone(pending.id, after(now, backOff(number)));
}

/** Writes a message's result. Returns whether nothing more is to be sent. An event about one of its mails between the read and the write repeats it. */
async function commitResult(
  ports: RecordPorts,
  pending: PendingEffect,
  message: LoadedMessage,
  tried: readonly ExplainedAttempt[],
): Promise<boolean> {
  const { effect } = message;
  const sent = await ports.store.sentMessages.get(pending.id);
  const attempts = tried.map((attempt) =>
    hasComeBack(attempt, pending.id, sent?.data) ? { ...attempt, accepted: false, reason: CAME_BACK } : attempt,
  );
  const accepted = attempts.filter((attempt) => attempt.accepted);
  const now = instant(ports.now());
  const hasArrived = accepted.length > 0 || (sent?.data.accepted ?? []).length > 0;
  // A message that we cannot write waits until we can.
  const canBeAbandoned = !hasArrived && attempts.every(({ written }) => written);
  const abandoned = canBeAbandoned && isAbandoned(effect, pending.createdAt, now, (await ports.store.serviceClock.look(ports.now())).outages);
  const isSettled = hasArrived || abandoned;
  const outbox = isSettled ? [{ key: outboxKey(pending.id), version: 'any' as const, remove: true as const }] : [];
  const receipt = ports.store.receipts.writing(pending, hasArrived ? 'sent' : abandoned ? 'abandoned' : 'tried', now);
  const singles = [...outbox, ...receipt, ...sentChange(ports, pending, sent, accepted)];
  const audit = hasArrived && attempts.length === 0 ? [] : [auditOf(message, attempts, abandoned)];
  await commitEvents(ports, pending.hostId, { singles, audit }, eventsOf(pending.id, message, attempts));
  return isSettled;
}

const CAME_BACK = 'The mail came back.';

/** Whether the event about a mail was faster than the record of its acceptance. */
function hasComeBack({ route, messageId }: ExplainedAttempt, id: string, sent: SentMessage | undefined): boolean {
  return sent?.bounced.some((one) => one.route === routeId(id, route) && one.messageId === messageId) === true;
}

/** Only a mail from our own mailer can come back to us. A message with such a mail is kept with all its acceptances. */
function sentChange(
  ports: RecordPorts,
  pending: PendingEffect,
  sent: Row<SentMessage> | undefined,
  accepted: readonly ExplainedAttempt[],
): SingleChange[] {
  if (!sent && !accepted.some(({ route }) => isOurMail(route))) return [];
  const at = instant(ports.now());
  const added = accepted.map(({ route, messageId }) => ({
    route: routeId(pending.id, route),
    channel: route.channel,
    at,
    ...(messageId !== undefined && { messageId }),
  }));
  const data = { pending, accepted: [...(sent?.data.accepted ?? []), ...added], bounced: sent?.data.bounced ?? [] };
  return [ports.store.sentMessages.changing(sent, data, ports.now())];
}

/**
 * Writes a result with what it means for the will. A result that means nothing for the will does not depend on the will's version: many
 * messages of one Host are sent in parallel, and a message whose result is not written is sent again.
 */
async function commitEvents(
  ports: RecordPorts,
  hostId: string,
  result: Pick<CommitExtras, 'singles' | 'audit'>,
  events: readonly WillEvent[],
): Promise<void> {
  const host = events.length > 0 ? await ports.store.hosts.load(hostId) : undefined;
  const loaded = host && (await loadWillState(ports, host));
  if (loaded) return commitStep(ports, loaded, decideAll(loaded.state, events, loaded.context), result);
  return ports.store.commit({ hostId, at: instant(ports.now()), ...result });
}

/** An accepted check starts its response time. An accepted notice of a start shows that the Host was notified. */
function eventsOf(id: string, { effect, transfer }: LoadedMessage, attempts: readonly Attempt[]): WillEvent[] {
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
function auditOf({ host, effect }: LoadedMessage, attempts: readonly ExplainedAttempt[], abandoned: boolean): AuditEntry {
  const tried = attempts.map(({ route, accepted, reason }) => `${route.channel} ${accepted ? 'accepted' : `failed (${reason})`}`).join(', ');
  // The event keeps the name under which earlier trails have it.
  const transfer = 'transferId' in effect ? effect.transferId : undefined;
  const about = { ...(transfer !== undefined && { transfer }), ...('check' in effect && { check: effect.check }) };
  return {
    event: abandoned ? 'message_given_up' : 'message',
    facts: { template: effect.template, to: personOf(effect), name: nameOf(host, effect), ...about, attempts: tried || 'no way to this person' },
  };
}

function nameOf({ survivors }: HostRecord, { to }: MessageEffect): string | null {
  return 'host' in to ? null : (survivors.find(({ id }) => id === to.survivor)?.name ?? null);
}
