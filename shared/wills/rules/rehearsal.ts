import { Refusal } from '#common/refusal.ts';
import { after, DAY, type Instant } from '#common/time.ts';
import type { AuditActor, AuditEntry } from '#effects/audit.ts';
import { type Effect, type Step, stepTo } from '#effects/effect.ts';
import { notifyHost, notifySurvivors } from '#effects/notify.ts';
import {
  hasComeThrough,
  nextRehearsalAt,
  ofLastYear,
  type RealEvent,
  type Rehearsal,
  type RehearsalEnd,
  type Rehearsals,
  type RehearsedBy,
  runningRehearsal,
} from '#hosts/rules/rehearsal.ts';

const REHEARSAL_TIME = 14 * DAY;
/** When those who have not come through are reminded. */
const REMINDER = 7 * DAY;

/** What a new rehearsal is made of. */
type NewRehearsal = Pick<Rehearsal, 'id' | 'threshold' | 'asked'>;

/** Starts a rehearsal. Everyone is notified. Throws Refusal `rehearsal_running` or `rehearsals_used_up`. */
export function startRehearsal(rehearsals: Rehearsals, rehearsal: NewRehearsal, now: Instant): Step<Rehearsals> {
  if (runningRehearsal(rehearsals)) throw new Refusal('rehearsal_running');
  if (nextRehearsalAt(rehearsals, now)) throw new Refusal('rehearsals_used_up');
  const { id, asked } = rehearsal;
  const endsAt = after(now, REHEARSAL_TIME);
  const key = rehearsalKey(rehearsal);
  const survivors = asked.map(({ survivor }) => survivor);
  return stepTo(
    [{ ...rehearsal, startedAt: now, endsAt, came: [] }, ...ofLastYear(rehearsals, now)],
    [
      notifyHost('rehearsal-started', key, { rehearsal: id }, { spread: 'all' }),
      ...notifySurvivors(survivors, 'rehearsal', key, { rehearsal: id }),
      ...notifySurvivors(survivors, 'rehearsal-reminder', `${key}/reminder`, { rehearsal: id }, { notBefore: after(now, REMINDER) }),
      { kind: 'end-rehearsal', key, rehearsal: id, notBefore: endsAt },
    ],
  );
}

/** A Survivor of a rehearsal who has confirmed their identity. `named`: everyone whom the Host names now. */
export interface Confirmed {
  id: string;
  survivor: string;
  proof: RehearsedBy;
  named: readonly string[];
}

/**
 * Counts a Survivor who came through, once. It ends when everyone has who is still named. Throws Refusal `no_rehearsal` if this one does not
 * run, or did not ask them.
 */
export function countParticipation(rehearsals: Rehearsals, { id, survivor, proof, named }: Confirmed, now: Instant): Step<Rehearsals> {
  const running = assertAsked(rehearsals, survivor);
  if (running.id !== id) throw new Refusal('no_rehearsal');
  if (hasComeThrough(running, survivor)) return stepTo(rehearsals);
  const next = { ...running, came: [...running.came, { ...proof, survivor, at: now }] };
  const isComplete = next.asked.every((one) => hasComeThrough(next, one.survivor) || !named.includes(one.survivor));
  const counted = [next, ...rehearsals.slice(1)];
  return isComplete ? endRehearsal(counted, 'complete', now) : stepTo(counted);
}

/** Returns the running rehearsal if it asks this Survivor. Throws Refusal `no_rehearsal`. */
export function assertAsked(rehearsals: Rehearsals, survivor: string): Rehearsal {
  const running = runningRehearsal(rehearsals);
  if (!running?.asked.some((one) => one.survivor === survivor)) throw new Refusal('no_rehearsal');
  return running;
}

/** Ends the running rehearsal, if there is one. The Host gets its report. Of something real, everyone is notified that it is no rehearsal. */
export function endRehearsal(rehearsals: Rehearsals, why: RehearsalEnd, now: Instant): Step<Rehearsals> {
  const running = runningRehearsal(rehearsals);
  if (!running) return stepTo(rehearsals);
  const key = `${rehearsalKey(running)}/ended`;
  const survivors = running.asked.map(({ survivor }) => survivor);
  const effects: Effect[] = [
    notifyHost('rehearsal-ended', key, { rehearsal: running.id, why }, isReal(why) ? { spread: 'all' } : {}),
    ...(isReal(why) ? notifySurvivors(survivors, 'no-rehearsal', key, { why }) : []),
  ];
  return stepTo([{ ...running, ended: { at: now, why } }, ...rehearsals.slice(1)], effects);
}

function isReal(why: RehearsalEnd): why is RealEvent {
  return why === 'started' || why === 'silent' || why === 'deletion';
}

/** Names a rehearsal in the keys of its effects. */
function rehearsalKey({ id }: Pick<Rehearsal, 'id'>): string {
  return `rehearsal/${id}`;
}

/** What a commit adds for a step of a rehearsal. */
export interface RehearsalChange {
  put: { REHEARSALS?: Rehearsals };
  effects: Effect[];
  audit: AuditEntry[];
}

/** Returns what a commit adds for this step: the row if it changed, the effects, and the entry in the history if it ended. */
export function rehearsalChange(before: Rehearsals, { next, effects }: Step<Rehearsals>): RehearsalChange {
  return { put: next === before ? {} : { REHEARSALS: next }, effects, audit: endEntries(before, next) };
}

/** Returns what a commit adds that ends the running rehearsal, if there is one. */
export function endingRehearsal(before: Rehearsals, why: RehearsalEnd, now: Instant): RehearsalChange {
  return rehearsalChange(before, endRehearsal(before, why, now));
}

const ENDED_BY: Partial<Record<RehearsalEnd, AuditActor>> = { stopped: 'host', rejected: 'link' };

/** The entry in the history of the rehearsal that a step ended. */
export function endEntries(before: Rehearsals, next: Rehearsals): AuditEntry[] {
  const ended = runningRehearsal(before) && next[0]?.ended;
  if (!ended) return [];
  const by = ENDED_BY[ended.why];
  return [{ event: 'rehearsal_ended', ...(by && { by }), facts: { why: ended.why } }];
}
