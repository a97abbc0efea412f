import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { isStopCode } from '#custody/stop-code.ts';
import { notifyHost } from '#effects/notify.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { StopCard } from '#hosts/rules/host.ts';
import { stopWithCard } from '#wills/rules/stop.ts';
import { commitStep, type LoadedWill, loadWillState } from '#wills/will-state.ts';

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
