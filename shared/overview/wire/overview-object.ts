import type * as z from 'zod';
import { quorumOf } from '#channels/rules/quorum.ts';
import { type Instant, instant, type Outage } from '#common/time.ts';
import { deletionObject } from '#deletion/wire/deletion-object.ts';
import type { HostRecord, HostWithCustody } from '#hosts/rows/hosts.ts';
import type { Context } from '#hosts/rules/context.ts';
import { undoableDeletion } from '#hosts/rules/deletion.ts';
import type { StopCard } from '#hosts/rules/host.ts';
import { nextRehearsalAt, rehearsalsLeft } from '#hosts/rules/rehearsal.ts';
import { answerDeadline } from '#liveness/rules/check.ts';
import { type Liveness, nextCheckAt, pendingCheck } from '#liveness/rules/liveness.ts';
import { pauseDaysLeft, runningPause } from '#liveness/rules/pause.ts';
import { type Forecast, forecastSilence } from '#overview/rules/forecast.ts';
import { accountState, setupSteps } from '#overview/rules/overview.ts';
import { problemsOf } from '#overview/rules/problems.ts';
import { type Protection, protectionOf } from '#overview/rules/protection.ts';
import { rehearsalObject } from '#rehearsals/wire/rehearsal-object.ts';
import { reviewOf } from '#sealing/review.ts';
import type { TransferRecord } from '#transfers/rows/transfers.ts';
import { listReads } from '#transfers/rules/reads.ts';
import { copyParts, wholeCopies } from '#wills/rules/archive.ts';
import { openingOf } from '#wills/rules/opening.ts';
import { isRunning } from '#wills/rules/transfer.ts';
import type { Will } from '#wills/rules/will.ts';
import { willObject } from '#wills/wire/will-objects.ts';
import type { forecastReply, overviewReply, TransferOverview } from './overview-replies.ts';

type Overview = z.infer<(typeof overviewReply)[200]>;

/** What an overview is made of. `transferWireId`: of the running transfer. `survivorWireId` returns the id that a Survivor has outside the service. */
export interface OverviewParts {
  host: HostWithCustody;
  record: TransferRecord | undefined;
  transferWireId: string;
  survivorWireId: (id: string) => string;
  outages: readonly Outage[];
  now: Date;
}

/** Everything that a Host's first page shows. */
export function overviewObject(parts: OverviewParts): Overview {
  const { host, record, outages, now } = parts;
  const context = { settings: host.settings, timezone: host.profile.timezone, outages, now: instant(now) };
  const deletion = undoableDeletion(host.deletions);
  const protection = protectionOf(host);
  const hasChosenChecks = host.profile.checksChosenAt !== undefined;
  return {
    state: accountState(host, context.now),
    will: willObject(host, host.custody.sealing) ?? null,
    liveness: host.liveness ? livenessObject(host.liveness, context) : null,
    transfer: record && isRunning(record.transfer) ? runningTransfer(parts, record) : null,
    deletion: deletion ? deletionObject(deletion) : null,
    protection: protection ? protectionObject(protection) : null,
    quorum: quorumOf(host, context.now),
    copy: host.will ? copiesObject(host.will) : null,
    offered: { sms: host.offers.sms.map(({ country }) => country), telegram: host.offers.telegram !== '' },
    review: host.will?.review ? { asked_at: host.will.review.askedAt, confirmed_at: host.will.review.confirmedAt ?? null } : null,
    stop_card: host.profile.stopCard ? stopCardObject(host.profile.stopCard) : null,
    rehearsal: rehearsalOverview(parts),
    problems: problemsOf({ ...host, isReviewNeeded: reviewOf(host).isNeeded }, context.now),
    steps: setupSteps({ ...host, hasDraft: (host.draft?.documents.length ?? 0) > 0, hasChosenChecks }),
  };
}

function rehearsalOverview({ host, survivorWireId, now }: OverviewParts): Overview['rehearsal'] {
  const [newest] = host.rehearsals;
  const at = instant(now);
  return {
    newest: newest ? rehearsalObject(newest, host, survivorWireId) : null,
    left: rehearsalsLeft(host.rehearsals, at),
    next_at: nextRehearsalAt(host.rehearsals, at) ?? null,
  };
}

function stopCardObject({ madeAt, verifier, usedAt }: StopCard): Overview['stop_card'] {
  return { made_at: madeAt, state: verifier ? 'valid' : usedAt ? 'used' : 'void', used_at: usedAt ?? null };
}

function copiesObject(will: Will): NonNullable<Overview['copy']> {
  const taken = wholeCopies(will).map(({ at, isCurrent }) => ({ taken_at: at, is_current: isCurrent }));
  return { parts: copyParts(will.sealed.documents).length, taken };
}

function protectionObject({ reason, since, endsAt, channels }: Protection): NonNullable<Overview['protection']> {
  return { reason, since, ends_at: endsAt, channels };
}

function livenessObject(liveness: Liveness, context: Pick<Context, 'settings' | 'timezone' | 'outages' | 'now'>): Overview['liveness'] {
  const check = pendingCheck(liveness);
  return {
    last_sign_of_life_at: liveness.lastSignOfLife,
    next_check_at: nextCheckAt(liveness, context),
    paused_until: runningPause(liveness.pauses, context.now)?.until ?? null,
    pause_days_left: pauseDaysLeft(liveness.pauses, context.now),
    vouched_until: liveness.phase.name === 'vouched' ? liveness.phase.until : null,
    activation_at: forecastSilence(liveness, context)?.activationAt ?? null,
    check: check
      ? {
          id: check.id,
          number: Math.min(liveness.missed + 1, context.settings.hcrac),
          of: context.settings.hcrac,
          sent_at: check.sentAt,
          answer_by: answerDeadline(check, context) ?? null,
          channels: check.channel ? [check.channel] : [],
        }
      : null,
  };
}

function runningTransfer(
  { host, transferWireId, survivorWireId, outages }: OverviewParts,
  record: TransferRecord,
): NonNullable<Overview['transfer']> {
  const { startedBy, withProof } = record.transfer.facts;
  const isNamed = host.survivors.some(({ id }) => id === startedBy);
  return {
    ...transferOverview(host, record, transferWireId, outages),
    started_with_proof: withProof === true,
    starter_id: isNamed ? survivorWireId(startedBy) : null,
  };
}

export function transferOverview(
  { will }: HostRecord,
  { transfer, reads }: TransferRecord,
  transferWireId: string,
  outages: readonly Outage[],
): z.infer<typeof TransferOverview> {
  const { facts, state } = transfer;
  const names = new Map(facts.survivors.map(({ id, name }) => [id, name]));
  const read = listReads([...reads.values()], facts.survivors, will?.sealed.documents ?? []);
  return {
    transfer_id: transferWireId,
    started_by: names.get(facts.startedBy) ?? '',
    proven: state.proven,
    started_at: facts.initiatedAt,
    cancel_deadline: facts.cancelDeadline,
    opens_at: openingOf(transfer, { outages }).announced ?? null,
    threshold: facts.threshold,
    authenticated: state.authenticated.map(({ survivor, at }) => ({ name: names.get(survivor) ?? '', at })),
    documents_read: read.map(({ survivorName, document, at }) => ({ name: survivorName, document: document?.filename ?? '', at })),
  };
}

/** Returns a forecast that begins with a sign of life now. */
export function forecastObject(from: Instant, { checks, activationAt, earliestOpeningAt }: Forecast): z.infer<(typeof forecastReply)[200]> {
  return {
    from,
    checks: checks.map(({ sentAt, reminders, answerBy, isLast }) => ({ sent_at: sentAt, reminders, answer_by: answerBy, is_last: isLast })),
    activation_at: activationAt,
    earliest_opening_at: earliestOpeningAt,
  };
}
