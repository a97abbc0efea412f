import type * as z from 'zod';
import { DEFAULT_READER } from '#common/moment.ts';
import type { Instant, Outage } from '#common/time.ts';
import { describeOpening, describeTransfer } from '#transfers/rules/opening-text.ts';
import type { StartedByCode } from '#transfers/start-by-code.ts';
import type { StartedTransfer } from '#transfers/start-transfer.ts';
import { openingOf, upcomingOpening } from '#wills/rules/opening.ts';
import type { Transfer } from '#wills/rules/transfer.ts';
import type { transferReply } from './replies.ts';

/** A transfer in wire names. */
export function transferObject(transfer: Transfer, wireId: string, outages: readonly Outage[]): z.infer<(typeof transferReply)[200]> {
  const names = new Map(transfer.facts.survivors.map(({ id, name }) => [id, name]));
  return {
    ...startObject(transfer, wireId, outages),
    survivors_authenticated: transfer.state.authenticated.length,
    threshold: transfer.facts.threshold,
    total_survivors: transfer.facts.survivors.length,
    authenticated_names: transfer.state.authenticated.map(({ survivor }) => names.get(survivor) ?? ''),
    initiated_at: transfer.facts.initiatedAt,
  };
}

/** The answer to a name that started or restarted a transfer. */
export function namedStartObject({ transfer, wireId, how }: StartedTransfer, now: Instant) {
  const opening = describeOpening(upcomingOpening(transfer, { now, outages: [] }), DEFAULT_READER);
  const message = `${how === 'restarted' ? RESTARTED : STARTED} ${opening}`;
  return { ...startObject(transfer, wireId, []), status: 'initiated' as const, message };
}

const STARTED =
  'The transfer has begun. We notify the person whose will this is, who can stop it. We are sending you a message with your personal link.';
const RESTARTED =
  'The transfer had stalled and was started again. We notify the person whose will this is, who can stop it. ' +
  'Everyone who has confirmed their identity still counts. We are sending you a message with your personal link.';

/** The answer to a one-time code that started or joined a transfer. */
export function provenStartObject({ started: { transfer, wireId }, host, survivorId, survivorName, outages }: StartedByCode, now: Instant) {
  return {
    verified: true as const,
    will_id: host.profile.willId,
    survivor_id: survivorId,
    survivor_name: survivorName,
    ...startObject(transfer, wireId, outages),
    message: `The transfer is running. We are sending you a message with your personal link. ${describeTransfer(transfer, { now, outages })}`,
  };
}

/** `opens_at` is null until it is known. */
function startObject(transfer: Transfer, wireId: string, outages: readonly Outage[]) {
  return {
    transfer_id: wireId,
    status: transfer.state.status,
    host_cancel_deadline: transfer.facts.cancelDeadline,
    opens_at: openingOf(transfer, { outages }).announced ?? null,
  };
}
