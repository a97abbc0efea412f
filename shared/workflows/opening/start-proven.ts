import { type Effect, tellSurvivors } from '#domain/effect.ts';
import { instant } from '#domain/time.ts';
import { isRunning, type Transfer } from '#domain/transfer.ts';
import { joinRunningTransfer, startTransfer, type WillStep } from '#domain/will.ts';
import type { App } from '#platform/app.ts';
import { transferPointerKey } from '#store/keys.ts';
import { wireIds } from '#workflows/messages/links.ts';
import type { Extra, LoadedWill } from '#workflows/will-state.ts';

/** A transfer that a proof starts or joins: what is to be committed, and the transfer's wire id. */
export interface ProvenStart {
  step: WillStep;
  extra: Extra & { singles: NonNullable<Extra['singles']> };
  wireId: string;
  transfer: Transfer;
  /** False for a transfer that it starts. */
  isJoined: boolean;
}

/** Starts a transfer for a Survivor who has proven who they are, or joins the one that runs. Their personal link is sent to them. */
export async function startProven(app: App, loaded: LoadedWill, survivor: string, requestId: string): Promise<ProvenStart> {
  const ids = await wireIds(app);
  const running = loaded.state.transfer;
  if (running && isRunning(running)) {
    const key = `transfer/${running.id}/joined/${requestId}`;
    const step = joinRunningTransfer(loaded.state, survivor, instant(app.now()));
    const effects = [
      ...step.effects,
      ...tellSurvivors([survivor], 'transfer-started-survivor', key, { transferId: running.id }),
      ...(await retried(app, running, key)),
    ];
    const wireId = ids.transfer(running.id);
    return { step: { ...step, effects }, extra: { singles: [], requestId }, wireId, transfer: step.next.transfer ?? running, isJoined: true };
  }
  const id = app.newId();
  const step = startTransfer(loaded.state, { id, survivor, proven: true }, loaded.context, instant(app.now()));
  const wireId = ids.transfer(id);
  const pointer = { key: transferPointerKey(wireId), version: 0, data: { transferId: id, hostId: loaded.host.id } };
  const audit = [{ event: 'transfer_started', facts: { transfer: id, survivor, proven: true } }];
  return { step, extra: { singles: [pointer], requestId, audit }, wireId, transfer: step.next.transfer, isJoined: false };
}

/** A failed opening is tried again immediately when a Survivor proves who they are, once an hour at most. */
async function retried(app: App, { id, status }: Transfer, key: string): Promise<Effect[]> {
  if (status !== 'failed') return [];
  const admission = await app.store.counters.admit('retry-opening', id, 1, 3600, app.now());
  return admission.admitted ? [{ kind: 'retry-opening', key: `${key}/retry`, transferId: id }] : [];
}
