import { rememberRemoved } from '#accounts/rules/recent-changes.ts';
import { assertNotRecovered } from '#accounts/rules/recovered.ts';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { aboutSurvivor } from '#effects/audit.ts';
import { assertNotSealing } from '#hosts/guards.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { assertEnoughRemain, removeWithStop } from '#sealing/rules/removal.ts';
import { survivorRow } from '#store/keys.ts';
import { recordSignOfLife } from '#wills/rules/stop.ts';
import { commitStep, type LoadedWill } from '#wills/will-state.ts';
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
