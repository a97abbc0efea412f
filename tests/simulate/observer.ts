import { between, DAY } from '#common/time.ts';
import type { MessageEffect } from '#effects/message-effect.ts';
import type { Settings } from '#hosts/rules/settings.ts';
import type { CheckRecord } from '#liveness/rules/check.ts';
import { hasOpened } from '#transfers/rules/transfer.ts';
import { statusChangesOf } from '#wills/rules/status-changes.ts';
import type { WillState } from '#wills/rules/will.ts';
import { type Chronicle, isUndelivered, type ObservedCheck, type Start } from './chronicle.ts';
import type { SimulationContext } from './service.ts';

/** The changes of one commit. */
export interface Change {
  before: WillState;
  next: WillState;
  checks: readonly CheckRecord[];
  settings: Settings;
}

/** Records what a change means to people. */
export function recordChange(surrounding: SimulationContext, change: Change): void {
  const { chronicle } = surrounding;
  const at = surrounding.clock();
  for (const check of change.checks) recordCheck(chronicle, check, change.settings.hcrt_hours, at);
  recordTransfer(surrounding, change, at);
  recordWatchedPeriod(chronicle, change, at);
  const { before, next, settings } = change;
  chronicle.trail.push(...statusChangesOf(before, next));
  if (next.liveness.phase.name === 'activated' && before.liveness.phase.name !== 'activated') recordActivation(surrounding, change, at);
  const isSign = next.liveness.lastSignOfLife !== before.liveness.lastSignOfLife || settings !== chronicle.lastSign.settings;
  if (isSign) chronicle.lastSign = { at, settings };
  const isTold = (next.liveness.unheard?.notices ?? 0) > (before.liveness.unheard?.notices ?? 0);
  if (isTold || (next.liveness.cutOffNotifiedAt ?? '') > (before.liveness.cutOffNotifiedAt ?? '')) chronicle.unreachableTold.push(at);
}

/** A route accepted a message of a check. */
export function recordAcceptedMessage({ chronicle }: Pick<SimulationContext, 'chronicle'>, effect: MessageEffect, route: string): void {
  questionOf(chronicle, effect)?.accepted.add(route);
}

/** The mail of a check came back over this route. After a sign of life, no earlier check counts any longer. */
export function recordBouncedMail({ chronicle }: Pick<SimulationContext, 'chronicle'>, effect: MessageEffect, route: string): void {
  const question = questionOf(chronicle, effect);
  if (question?.closedAt === undefined || question.closedAt > chronicle.lastSign.at) question?.bounced.add(route);
}

function questionOf({ questions }: Chronicle, effect: MessageEffect): ObservedCheck | undefined {
  return effect.template === 'liveness-check' ? questions.findLast(({ number }) => number === effect.check) : undefined;
}

function recordCheck({ questions }: Chronicle, check: CheckRecord, responseHours: number, at: number): void {
  const known = questions.findLast(({ number }) => number === check.number);
  const closedAt = check.status === 'pending' ? undefined : at;
  const sentAt = check.status === 'undelivered' || !check.sentAt ? undefined : Date.parse(check.sentAt);
  // The response time starts when a channel accepts the check.
  const given = check.status === 'pending' ? { responseHours } : {};
  if (known) Object.assign(known, { status: check.status, closedAt, sentAt, ...given });
  else {
    const news = { accepted: new Set<string>(), bounced: new Set<string>(), wasSeen: false };
    questions.push({ number: check.number, at, sentAt, closedAt, responseHours, status: check.status, ...news });
  }
}

/** Whether the newest check counts as missed. All mail of it may have come back since it made the will pending. */
function isNewestMissed({ questions }: Chronicle): boolean {
  return questions.at(-1)?.status === 'missed';
}

/** The observer sees that a will is active, but not how the service handles it. */
function recordWatchedPeriod({ watched }: Chronicle, { before, next }: Change, at: number): void {
  const isActive = ({ will, liveness }: WillState): boolean => will.status === 'active' && liveness.phase.name !== 'paused';
  const isSame = isActive(before) === isActive(next) && before.will.sealed.revision === next.will.sealed.revision;
  if (isSame) return;
  const last = watched.at(-1);
  if (last) last.to = Math.min(last.to, at);
  if (isActive(next)) watched.push({ from: at, to: Number.POSITIVE_INFINITY });
}

function recordActivation({ chronicle, host, isAlive }: SimulationContext, { next }: Change, at: number): void {
  const row = chronicle.questions.filter(({ status }) => status === 'missed').slice(-next.liveness.missed);
  const answers = isAlive() && host.habit === 'prompt';
  const isFalse = row.some((one) => isUndelivered(one) || (answers && one.wasSeen));
  chronicle.activations.push({ at, isAlive: isAlive(), isFalse: isAlive() && (isFalse || row.length === 0) });
}

function recordTransfer({ chronicle, host, isAlive }: SimulationContext, { before, next }: Change, at: number): void {
  const { transfer } = next;
  if (!transfer) return;
  if (transfer.facts.id !== before.transfer?.facts.id) chronicle.starts.push(startOf(chronicle, { before, next }, at));
  const start = chronicle.starts.at(-1);
  if (!start) return;
  if (!hasOpened(transfer.state) && !isNewestMissed(chronicle)) start.fromPending = false;
  // A stalled transfer was started again by name: the Host has the full time from now on.
  if (transfer.facts.id === before.transfer?.facts.id && transfer.facts.starts !== before.transfer.facts.starts)
    Object.assign(start, { at, toldAt: undefined, waitsUntil: 0, isCooling: false });
  recordNotice(start, transfer.state.hostNotifiedAt);
  start.vouchedUntil = Date.parse(transfer.state.vouch?.until ?? '') || 0;
  const isOver = transfer.state.status === 'cancelled' || transfer.state.status === 'completed';
  if (isOver && !chronicle.ended.has(transfer.facts.id)) chronicle.ended.set(transfer.facts.id, at);
  if (transfer.state.authenticated.length > start.proofs.length) start.proofs.push(at);
  if (transfer.state.status !== 'accessible' || before.transfer?.state.status === 'accessible') return;
  const wasSeen = start.wasSeen;
  chronicle.openings.push({ at, transfer: transfer.facts.id, isAlive: isAlive(), answersInTime: host.habit === 'prompt', wasSeen });
}

/** If the mail of a notice comes back, the Host was notified later or never. The opening does not become earlier by that. */
function recordNotice(start: Start, notifiedAt: string | null): void {
  const toldAt = notifiedAt === null ? undefined : Date.parse(notifiedAt);
  if (toldAt === start.toldAt) return;
  if (start.toldAt !== undefined) start.waitsUntil = Math.max(start.waitsUntil, start.toldAt + 2 * DAY);
  start.toldAt = toldAt;
}

function startOf(chronicle: Chronicle, { before, next: { transfer } }: Pick<Change, 'before' | 'next'>, at: number): Start {
  const { lastCancelledAt, status } = before.will;
  return {
    transfer: transfer?.facts.id ?? '',
    at,
    fromPending: status === 'pending_transfer' && isNewestMissed(chronicle),
    toldAt: undefined,
    waitsUntil: 0,
    vouchedUntil: 0,
    isCooling: lastCancelledAt !== null && between(lastCancelledAt, transfer?.facts.initiatedAt ?? '') < 14 * DAY,
    threshold: transfer?.facts.threshold ?? 0,
    proofs: [],
    wasSeen: false,
  };
}
