import type { Instant } from '#common/time.ts';
import type { AuditActor, AuditEntry } from '#effects/audit.ts';
import type { Effect, Step } from '#effects/effect.ts';
import { type RehearsalEnd, type Rehearsals, runningRehearsal } from '#hosts/rules/rehearsal.ts';
import { endRehearsal } from './rehearsal-transitions.ts';

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
