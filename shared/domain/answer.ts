import { type CheckRecord, type Liveness, pendingCheck } from './liveness.ts';
import type { Instant } from './time.ts';
import { isRunning, type Transfer } from './transfer.ts';
import type { WillState } from './will.ts';

/** What a link in a message to the Host answers: a check, the notice of a start, or the notice that the row of misses is full. */
export type LifeLink = { kind: 'check'; number: number } | { kind: 'stop'; transferId: string } | { kind: 'pending'; checks: number };

/** What such a link does now. `used`: it has done its work, and doing it again does nothing. */
export type LifeLinkVerdict = 'sign-of-life' | 'used' | 'expired' | 'invalid';

/** What the link names: the check of its number, or the transfer it stops where that is not the will's own. */
export interface LinkTarget {
  check?: CheckRecord | undefined;
  former?: Transfer | undefined;
}

/**
 * Judges a genuine link. After the cancel deadline none stops anything: old mails in a dead Host's mailbox must not shut the
 * family out. Only the question that was put anew because the transfer stalled still counts, while it is stalled.
 */
export function checkLifeLink(link: LifeLink, state: WillState, named: LinkTarget, now: Instant): LifeLinkVerdict {
  const { will, liveness, transfer } = state;
  const running = transfer && isRunning(transfer) ? transfer : undefined;
  if (!areLinksValid(state, now) && !(running && isCheckAfterStall(link, liveness, running))) return 'expired';
  if (link.kind === 'check') return link.number === liveness.checks ? checkVerdict(named.check, will.status) : 'expired';
  if (link.kind === 'stop') {
    if (will.transferId === link.transferId) return 'sign-of-life';
    return named.former?.status === 'cancelled' && will.status === 'active' ? 'used' : 'expired';
  }
  if (link.checks !== liveness.checks) return 'expired';
  if (will.status === 'pending_transfer' || running?.fromPending) return 'sign-of-life';
  return running ? 'expired' : 'used';
}

/** Whether a link can still be a sign of life: not after the cancel deadline, nor once the access window of a transfer is over. */
export function areLinksValid({ will, liveness, transfer }: WillState, now: Instant): boolean {
  if (transfer && isRunning(transfer) && now >= transfer.cancelDeadline) return false;
  // Everyone has read the documents: what was sent before that means nothing any more.
  return will.status !== 'pending_transfer' || liveness.phase.name === 'activated';
}

/** The link with which a Host can answer now. Undefined where none does anything, or where nothing waits for an answer. */
export function currentLink(state: WillState, now: Instant): LifeLink | undefined {
  const { will, liveness, transfer } = state;
  const running = transfer && isRunning(transfer) ? transfer : undefined;
  const check = pendingCheck(liveness);
  const asked: LifeLink | undefined = check && { kind: 'check', number: check.number };
  if (!areLinksValid(state, now)) return running && asked && isCheckAfterStall(asked, liveness, running) ? asked : undefined;
  if (running) return { kind: 'stop', transferId: running.id };
  if (will.status === 'pending_transfer') return { kind: 'pending', checks: liveness.checks };
  // A missed check can be answered until the next one.
  return asked ?? (liveness.missed > 0 ? { kind: 'check', number: liveness.checks } : undefined);
}

function isCheckAfterStall(link: LifeLink, liveness: Liveness, { status, cancelDeadline }: Transfer): boolean {
  const check = pendingCheck(liveness);
  return status === 'stalled' && link.kind === 'check' && link.number === check?.number && check.createdAt >= cancelDeadline;
}

function checkVerdict(check: CheckRecord | undefined, status: WillState['will']['status']): LifeLinkVerdict {
  if (!check) return 'invalid';
  if (check.status !== 'confirmed') return 'sign-of-life';
  return status === 'active' ? 'used' : 'expired';
}
