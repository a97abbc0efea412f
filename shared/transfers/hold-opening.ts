import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import { lacksNotice, waitForNotice } from '#wills/rules/host-notice.ts';
import { isUnheard } from '#wills/rules/opening.ts';
import { noticeOfStart } from '#wills/rules/start.ts';
import type { WillState } from '#wills/rules/will.ts';

/** What the decision begins with, and the notice that is put back. */
interface Held {
  state: WillState;
  effects: Effect[];
}

/** Delays an opening by a day if the Host was not notified of the start and no receipt shows that this was tried. Call it before each decision that can open. */
export async function holdOpening({ store, now, log }: Pick<App, 'store' | 'now' | 'log'>, hostId: string, state: WillState): Promise<Held> {
  const { transfer } = state;
  if (!transfer || !isUnheard(transfer)) return { state, effects: [] };
  const notice = noticeOfStart(transfer);
  const at = instant(now());
  if (!lacksNotice(transfer, undefined, at)) return { state, effects: [] };
  if (!lacksNotice(transfer, await store.receipts.get(await store.outbox.idOf(hostId, notice)), at)) return { state, effects: [] };
  log.alarm('effect_missing', { host: hostId, effect: notice.template });
  return { state: { ...state, transfer: waitForNotice(transfer, at) }, effects: [notice] };
}
