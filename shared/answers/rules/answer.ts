import type { Context } from '#hosts/rules/context.ts';
import type { CheckRecord } from '#liveness/rules/check.ts';
import { type Liveness, pendingCheck } from '#liveness/rules/liveness.ts';
import type { Transfer } from '#wills/rules/transfer.ts';
import { runningTransfer, type WillState } from '#wills/rules/will.ts';

/**
 * What a link in a message to the Host answers: a check, the notice of a start, the notice that the last allowed check was missed, or the
 * yearly question whether everything is still right.
 */
export type LifeLink =
  | { kind: 'check'; number: number }
  | { kind: 'stop'; transferId: string }
  | { kind: 'pending'; checks: number }
  | { kind: 'review'; number: number };

/** What such a link does now. `used`: it has done its work, and using it again does nothing. */
export type LifeLinkVerdict = 'sign-of-life' | 'used' | 'expired' | 'invalid';

/** What the link names: the check of its number, or the transfer it stops if that is not the will's current one. */
export interface LinkTarget {
  check?: CheckRecord | undefined;
  previous?: Transfer | undefined;
}

/**
 * Checks a genuine link. After the cancel deadline no link stops anything: old messages in the mailbox of a Host who has
 * died must not lock out the family. Only a check that was sent because the transfer stalled still counts while it is stalled.
 */
export function checkLifeLink(state: WillState, link: LifeLink, target: LinkTarget, context: Pick<Context, 'now'>): LifeLinkVerdict {
  const { will, liveness } = state;
  const running = runningTransfer(state);
  if (!areLinksValid(state, context) && !(running && isCheckAfterStall(link, liveness, running))) return 'expired';
  if (link.kind === 'review') return reviewVerdict(will, link.number);
  if (link.kind === 'check') return link.number === liveness.checks ? checkVerdict(target.check, will.status) : 'expired';
  if (link.kind === 'stop') {
    if (will.transferId === link.transferId) return 'sign-of-life';
    return target.previous?.state.status === 'cancelled' && will.status === 'active' ? 'used' : 'expired';
  }
  if (link.checks !== liveness.checks) return 'expired';
  if (will.status === 'pending_transfer' || liveness.phase.name === 'vouched' || running?.facts.fromPending) return 'sign-of-life';
  return running ? 'expired' : 'used';
}

/** Whether a link can still be a sign of life: not after the cancel deadline, nor after the access window of a transfer. */
export function areLinksValid(state: WillState, { now }: Pick<Context, 'now'>): boolean {
  const running = runningTransfer(state);
  if (running && now >= running.facts.cancelDeadline) return false;
  // All Survivors had the time to read the documents. Links that were sent before that are invalid.
  return state.will.status !== 'pending_transfer' || state.liveness.phase.name === 'activated';
}

/** The link with which a Host can answer now. Undefined where no link does anything, or nothing waits for an answer. */
export function currentLink(state: WillState, context: Pick<Context, 'now'>): LifeLink | undefined {
  const { will, liveness } = state;
  const running = runningTransfer(state);
  const check = pendingCheck(liveness);
  const asked: LifeLink | undefined = check && { kind: 'check', number: check.number };
  if (!areLinksValid(state, context)) return running && asked && isCheckAfterStall(asked, liveness, running) ? asked : undefined;
  if (running) return { kind: 'stop', transferId: running.facts.id };
  if (will.status === 'pending_transfer') return { kind: 'pending', checks: liveness.checks };
  // A missed check can be answered until the next one.
  return asked ?? (liveness.missed > 0 ? { kind: 'check', number: liveness.checks } : undefined);
}

function isCheckAfterStall(link: LifeLink, liveness: Liveness, { facts, state }: Transfer): boolean {
  const check = pendingCheck(liveness);
  return state.status === 'stalled' && link.kind === 'check' && link.number === check?.number && check.createdAt >= facts.cancelDeadline;
}

/** It is answered while all is well: a start or a silence has its own links. */
function reviewVerdict({ status, review }: WillState['will'], number: number): LifeLinkVerdict {
  if (review?.number !== number || status !== 'active') return 'expired';
  return review.confirmedAt === undefined ? 'sign-of-life' : 'used';
}

function checkVerdict(check: CheckRecord | undefined, status: WillState['will']['status']): LifeLinkVerdict {
  if (!check) return 'invalid';
  if (check.status !== 'confirmed') return 'sign-of-life';
  return status === 'active' ? 'used' : 'expired';
}
