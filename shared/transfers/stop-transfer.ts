import { assertNotRecovered, rememberRemoved } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { isStopCode } from '#custody/stop-code.ts';
import { aboutSurvivor } from '#effects/audit.ts';
import { notifyHost } from '#effects/notify.ts';
import { assertNotSealing } from '#hosts/guards.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { StopCard } from '#hosts/rules/host.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { assertEnoughRemain, removeWithStop } from '#sealing/rules/removal.ts';
import { survivorRow } from '#store/keys.ts';
import { recordSignOfLife, stopWithCard } from '#wills/rules/stop.ts';
import { commitStep, type LoadedWill, loadWillState } from '#wills/will-state.ts';
import { findSurvivor } from './find-survivor.ts';

/** What becomes of the wish to remove a Survivor together with a stop. */
export type Removal = { survivor: Survivor } | { refused: Refusal };

/**
 * Decides whether a Survivor can be removed together with a stop. A refusal is returned and not thrown: the stop does not depend on
 * it. `admit` throws what the request itself may not do.
 */
export async function decideRemoval(app: App, host: HostRecord, wireId: string, admit: () => Promise<void>): Promise<Removal> {
  try {
    const survivor = await findSurvivor(app, host, wireId);
    assertNotRecovered(host);
    assertNotSealing(host);
    assertEnoughRemain(host, survivor.id);
    await admit();
    return { survivor };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error };
    throw error;
  }
}

/** Stops the running transfer of a signed-in Host, who is alive. In the same commit it removes the Survivor, if they can be removed. */
export async function stopTransfer(app: App, loaded: LoadedWill, removal: Removal | undefined, requestId: string): Promise<void> {
  const { host, state, context } = loaded;
  const stop = recordSignOfLife(state, 'signed in', context);
  const life = { event: 'sign_of_life' as const, facts: { how: 'cancelled a transfer' } };
  if (!removal || 'refused' in removal) return commitStep(app, loaded, stop, { requestId, audit: [life] });
  const { survivor } = removal;
  const others = host.survivors.map(({ id }) => id).filter((id) => id !== survivor.id);
  await commitStep(app, loaded, removeWithStop(stop, survivor.id, others), {
    put: { 'RECENT-CHANGES': rememberRemoved(host.recentChanges, survivor, context.now) },
    remove: [survivorRow(survivor.id)],
    requestId,
    audit: [life, { event: 'survivors_changed', facts: { ...aboutSurvivor(survivor), change: 'remove', generation: null } }],
  });
}

/** What the code of a stop card has stopped: a running transfer, or the wait of the Survivors for one. */
export type Stopped = 'transfer' | 'activation';

/**
 * Stops what runs, once. It is a sign of life. Throws Refusal `stop_card_not_valid` for an unknown will, and for a code that is wrong,
 * used, replaced or void: the answer does not show which. A card is not used up by `nothing_to_stop` and `documents_open`.
 */
export async function stopByCard(app: App, host: HostRecord | undefined, code: string, requestId: string): Promise<Stopped> {
  const card = host?.profile.stopCard;
  if (!host || !card?.verifier || !isStopCode({ hostId: host.id, verifier: card.verifier }, code)) throw new Refusal('stop_card_not_valid');
  const loaded = await loadWillState(app, host);
  if (!loaded) throw new Refusal('nothing_to_stop');
  await useCard(app, loaded, card, requestId);
  return loaded.state.transfer ? 'transfer' : 'activation';
}

/** Stops and uses up the card in one commit, so that two requests with one card stop once. */
async function useCard(app: App, loaded: LoadedWill, card: StopCard, requestId: string): Promise<void> {
  const { host, state, context } = loaded;
  const step = stopWithCard(state, context);
  const used: StopCard = { ...card, verifier: null, usedAt: context.now };
  const notice = notifyHost('stop-card-used', `stop-card/${used.number}/used`, { card: used.number }, { spread: 'all' });
  await commitStep(
    app,
    loaded,
    { ...step, effects: [...step.effects, notice] },
    {
      put: { PROFILE: { ...host.profile, stopCard: used } },
      requestId,
      audit: [
        { event: 'sign_of_life', facts: { how: 'stop card' } },
        { event: 'stop_card_used', facts: { card: used.number } },
      ],
    },
  );
}
