import { UNDO_WINDOW } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { after, DAY, enforcementTime, type Instant, type Outage } from '#common/time.ts';
import { type Effect, type Step, stepTo } from '#effects/effect.ts';
import { notifyHost, notifySurvivors } from '#effects/notify.ts';
import {
  type Deletion,
  type DeletionSubject,
  type Deletions,
  type PackageChoice,
  type PackageOutcome,
  type StartedDeletion,
  undoableDeletion,
} from '#hosts/rules/deletion.ts';
import { isBehind } from '#wills/rules/behind.ts';
import { deletionKey, notifyDeletionEnd } from '#wills/rules/notify-changes.ts';
import { placesOf, type Will } from '#wills/rules/will.ts';

/** How long a Host can undo it. With a sealed will, each Survivor has the same time to start a transfer. */
const WAIT = { sealed: 30 * DAY, unsealed: 7 * DAY } as const;
/** When the Host is reminded. The last reminder is sent a day before. */
const REMINDERS = { sealed: [7 * DAY, 21 * DAY, 29 * DAY], unsealed: [6 * DAY] } as const;
/** A storage that cannot be reached is tried for this long. Then everyone is notified of what was left. */
const STORAGE_PATIENCE = 7 * DAY;
/** The last notices have this long to reach someone, also over a second channel, before the contacts are deleted. */
const LAST_NOTICES = DAY;

/** What a Host asks for. `survivors`: those who are named and hold a share. */
export interface DeletionRequest {
  of: DeletionSubject;
  packages: PackageChoice;
  isSealed: boolean;
  survivors: readonly string[];
}

/** Requests a deletion. The Host is notified over all channels and reminded, and all Survivors are notified immediately. */
export function requestDeletion(deletions: Deletions, { of, packages, isSealed, survivors }: DeletionRequest, now: Instant): Step<Deletions> {
  if (deletions.current) throw new Refusal('deletion_requested');
  const wait = isSealed ? 'sealed' : 'unsealed';
  const number = deletions.requests + 1;
  const takesEffectAt = after(now, WAIT[wait]);
  const current: Deletion = { number, of, packages, requestedAt: now, takesEffectAt, notified: survivors };
  return stepTo({ requests: number, current }, effectsOfRequest(current));
}

/** What is committed with a request: the notices of it, and the effect that finishes it. They follow from the request alone. */
export function effectsOfRequest(request: Deletion): Effect[] {
  const { number: deletion, requestedAt, takesEffectAt, notified } = request;
  const key = deletionKey(request);
  const wait = takesEffectAt >= after(requestedAt, WAIT.sealed) ? 'sealed' : 'unsealed';
  const reminders = REMINDERS[wait].map((time, n) =>
    notifyHost('deletion-reminder', `${key}/reminder/${n + 1}`, { deletion }, { spread: 'all' }, { notBefore: after(requestedAt, time) }),
  );
  return [
    notifyHost('deletion-requested', key, { deletion }, { spread: 'all' }),
    ...notifySurvivors(notified, 'deletion-requested-survivor', key, { deletion }),
    ...reminders,
    { kind: 'finish-deletion', key, deletion, notBefore: takesEffectAt },
  ];
}

/** Undoes the current deletion: everything stays as it is. Throws if there is none, or if it has started. */
export function undoDeletion(deletions: Deletions, survivors: readonly string[]): Step<Deletions> {
  const deletion = undoableDeletion(deletions);
  if (!deletion) throw new Refusal('no_deletion');
  const key = deletionKey(deletion);
  return stepTo({ ...deletions, current: null }, [
    notifyDeletionEnd(deletion, 'kept'),
    ...notifySurvivors(survivors, 'deletion-undone-survivor', `${key}/undone`, {}),
  ]);
}

/**
 * Undoes the current deletion because the Host rejects what was done with the account: it was requested within the time in which a
 * change can be rejected, or since the rejected change. Undefined if there is no such deletion, or if it has started.
 */
export function rejectDeletion(
  deletions: Deletions,
  { survivors, changedAt }: { survivors: readonly string[]; changedAt?: Instant | undefined },
  now: Instant,
): Step<Deletions> | undefined {
  const deletion = undoableDeletion(deletions);
  if (!deletion) return undefined;
  const isRecent = now < after(deletion.requestedAt, UNDO_WINDOW);
  const isSince = changedAt !== undefined && changedAt <= deletion.requestedAt;
  return isRecent || isSince ? undoDeletion(deletions, survivors) : undefined;
}

/** When the deletion starts. Our own outages move it, because no Host could undo it then. */
export function deletionTime({ requestedAt, takesEffectAt }: Deletion, outages: readonly Outage[]): Instant {
  return enforcementTime(requestedAt, takesEffectAt, outages);
}

/** Whether shares that the storage lacks are still awaited: papers open a package that is kept only with them. */
export function awaitsPackage({ packages, takesEffectAt }: Deletion, will: Will | undefined, now: Instant): boolean {
  return packages === 'keep' && will !== undefined && isBehind(will) && now < after(takesEffectAt, STORAGE_PATIENCE);
}

/** What a deletion starts with. `survivors`: everyone whom the Host names. `rest`: as it is stored. */
export interface DeletionFacts {
  will: Will | undefined;
  survivors: readonly string[];
  rest: string[];
}

/** Starts the deletion. From now on it cannot be undone. Without a package to delete, everyone is notified immediately. */
export function startDeletion(deletion: Deletion, { will, survivors, rest }: DeletionFacts, now: Instant): Step<Deletion> {
  const held = will ? survivors.filter((id) => will.sealed.survivors.includes(id)) : [];
  const started: StartedDeletion = {
    at: now,
    survivors: held,
    package: will ? { storageIds: placesOf(will.sealed), folder: `${will.sealed.packageId}/` } : null,
    rest,
    outcome: null,
    settledAt: null,
  };
  const next = { ...deletion, started };
  if (!will) return settle(next, started, null, now);
  if (deletion.packages === 'delete') return stepTo(next);
  return settle(next, started, isBehind(will) ? 'behind' : 'kept', now);
}

/** Records what became of the package, and notifies everyone. */
export function settleDeletion(deletion: Deletion, outcome: PackageOutcome, now: Instant): Step<Deletion> {
  const { started } = deletion;
  if (!started || started.settledAt !== null) return stepTo(deletion);
  return settle(deletion, started, outcome, now);
}

function settle(deletion: Deletion, before: StartedDeletion, outcome: PackageOutcome | null, now: Instant): Step<Deletion> {
  const next = { ...deletion, started: { ...before, outcome, settledAt: now } };
  return stepTo(next, lastNotices(next));
}

/** The notices of what was deleted. They are the last ones of an account that is deleted. */
export function lastNotices(deletion: Deletion): Effect[] {
  const { of, started } = deletion;
  if (!started) return [];
  const key = `${deletionKey(deletion)}/done`;
  const { outcome, survivors } = started;
  const host = notifyHost('deletion-done', key, { of, packages: outcome }, { spread: 'all' });
  return [host, ...(outcome ? notifySurvivors(survivors, 'deletion-done-survivor', key, { of, packages: outcome }) : [])];
}

/** Whether a storage that cannot be reached is no longer tried. */
export function hasLostPatience({ started }: Deletion, now: Instant): boolean {
  return started !== undefined && now >= after(started.at, STORAGE_PATIENCE);
}

/** Whether the last notices have had the time to reach someone. */
export function areNoticesOver({ started }: Deletion, now: Instant): boolean {
  return started?.settledAt != null && now >= after(started.settledAt, LAST_NOTICES);
}
