import { MIN_THRESHOLD, UNDO_WINDOW } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { after, type Instant } from '#common/time.ts';
import type { Effect, Step } from '#effects/effect.ts';
import type { Settings } from '#hosts/rules/settings.ts';
import { notifySurvivorChange } from '#wills/rules/notify-changes.ts';
import type { Transfer } from '#wills/rules/transfer.ts';
import type { Will, WillState, WillStep } from '#wills/rules/will.ts';

/** What decides whether a Survivor can be removed. */
interface Named {
  survivors: readonly { id: string }[];
  settings: Settings;
  will: Will | undefined;
}

/** Throws Refusal `below_threshold` if too few Survivors would remain: for the threshold of now, or to open the sealed will. */
export function assertEnoughRemain({ survivors, settings: { survivor_threshold: threshold }, will }: Named, survivor: string): void {
  const left = survivors.map(({ id }) => id).filter((id) => id !== survivor);
  if (left.length < threshold) throw new Refusal('below_threshold', `Your threshold is ${threshold}: name another Survivor or lower it first.`);
  if (will && left.filter((id) => will.sealed.survivors.includes(id)).length < Math.max(will.sealed.threshold, MIN_THRESHOLD))
    throw new Refusal(
      'below_threshold',
      'Fewer Survivors than the sealed will needs would remain. Name another one or seal the will with a lower threshold first.',
    );
}

/**
 * Removes a Survivor in the step that stops a transfer. They can do nothing from the commit on, because their record is deleted with
 * it. Their key, codes and share follow: the effect splits the key again, and then encrypts the documents under a fresh one.
 */
export function removeWithStop(stop: WillStep, survivor: string, others: readonly string[]): WillStep {
  const { removalAsked: _, ...will } = stop.next.will;
  const key = `stop/${stop.next.will.lastCancelledAt}`;
  return {
    ...stop,
    next: { ...stop.next, will: { ...will, resealDue: true } },
    effects: [
      ...stop.effects.filter((effect) => !isTo(effect, survivor)),
      // No generation of shares comes with it, and nothing but the sessions can be undone.
      ...notifySurvivorChange({ what: 'removed', survivor, others, change: 0, key }),
      { kind: 'reseal', key: `reseal/${key}` },
    ],
  };
}

function isTo(effect: Effect, survivor: string): boolean {
  return effect.kind === 'message' && 'survivor' in effect.to && effect.to.survivor === survivor;
}

/** Whether someone who is no longer named still has a share of the sealed will: it has to be split again. */
export function hasUnnamedHolder({ will, survivors }: Pick<Named, 'will' | 'survivors'>): boolean {
  return will?.sealed.survivors.some((id) => !survivors.some((survivor) => survivor.id === id)) ?? false;
}

/** Records with a stop that the Host wants to remove the Survivor who had started the transfer. */
export function askRemoval<Stop extends Step<WillState>>(stop: Stop, { facts }: Transfer, now: Instant): Stop {
  return { ...stop, next: { ...stop.next, will: { ...stop.next.will, removalAsked: { survivor: facts.startedBy, at: now } } } };
}

/** The Survivor whom the Host has asked to remove, and since when. Undefined after a week, and once they are removed. */
export function pendingRemoval<Person extends { id: string }>(
  { will, survivors }: { will: Will | undefined; survivors: readonly Person[] },
  now: Instant,
): { survivor: Person; at: Instant } | undefined {
  const asked = will?.removalAsked;
  const survivor = asked && survivors.find(({ id }) => id === asked.survivor);
  return asked && survivor && now < after(asked.at, UNDO_WINDOW) ? { survivor, at: asked.at } : undefined;
}

/** The name of the Survivor whom the page of a stop link offers to remove: they have proven that they started, and are still named. */
export function removableStarter(transfer: Transfer | undefined, survivors: readonly { id: string; name: string }[]): string | undefined {
  return transfer?.facts.withProof && survivors.find(({ id }) => id === transfer.facts.startedBy)?.name;
}

/**
 * Returns the settings if the threshold has to come down with a withdrawal: a person who added strangers may have raised it too, and
 * that must not keep the strangers named.
 */
export function loweredThreshold({ settings, survivors }: Pick<Named, 'settings' | 'survivors'>): Settings | undefined {
  const left = survivors.length - 1;
  return left >= settings.survivor_threshold ? undefined : { ...settings, survivor_threshold: Math.max(left, MIN_THRESHOLD) };
}
