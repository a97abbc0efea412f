import type { App } from '#app/app.ts';
import { aboutMember } from '#effects/audit.ts';
import type { Effect } from '#effects/effect.ts';
import { notifySurvivors } from '#effects/notify.ts';
import { wireIds } from '#messages/links.ts';
import { transferPointerKey } from '#store/keys.ts';
import { joinRunningTransfer, startTransfer } from '#wills/rules/start.ts';
import { isRunning, type Transfer } from '#wills/rules/transfer.ts';
import type { WillStep } from '#wills/rules/will.ts';
import type { CommitExtras, LoadedWill } from '#wills/will-state.ts';

/** A request to start a transfer. */
export interface StartRequest {
  /** The Survivor's internal id. */
  survivor: string;
  /** True for a Survivor who showed a one-time code or a backup code, false for one who only gave their name. */
  proven: boolean;
  requestId: string;
}

/** A transfer that a request starts, restarts or joins, and everything that has to be committed for it. */
export interface StartedTransfer {
  transfer: Transfer;
  wireId: string;
  how: 'started' | 'restarted' | 'joined';
  step: WillStep;
  extra: CommitExtras & { singles: NonNullable<CommitExtras['singles']> };
}

/**
 * Decides what a request to start a transfer does; the caller commits it. The Survivor is sent their personal link.
 * - If a transfer is running, a proof joins it. A name only restarts a stalled one, with a fresh cancel window and the same id.
 *   While any other one is running, a name is refused with `transfer_running`.
 * - Otherwise the transfer starts.
 */
export async function startOrJoin(app: App, loaded: LoadedWill, request: StartRequest): Promise<StartedTransfer> {
  const running = loaded.state.transfer;
  return request.proven && running && isRunning(running) ? join(app, loaded, running, request) : startOrRestart(app, loaded, request);
}

/** The same for a request that cannot join: a name alone proves nothing. */
export async function startOrRestart(app: App, loaded: LoadedWill, { survivor, proven, requestId }: StartRequest): Promise<StartedTransfer> {
  const { transfer } = loaded.state;
  const stalled = !proven && transfer?.state.status === 'stalled' ? transfer.facts.id : undefined;
  const id = stalled ?? app.newId();
  const step = startTransfer(loaded.state, { id, survivor, proven }, loaded.context);
  const wireId = (await wireIds(app)).transfer(id);
  const pointer = { key: transferPointerKey(wireId), version: 0, data: { transferId: id, hostId: loaded.host.id } };
  const audit = [{ event: 'transfer_started' as const, facts: { ...aboutMember(step.next.transfer, survivor), proven } }];
  const extra = { singles: stalled ? [] : [pointer], requestId, audit };
  return { transfer: step.next.transfer, wireId, how: stalled ? 'restarted' : 'started', step, extra };
}

async function join(app: App, { state, context }: LoadedWill, running: Transfer, { survivor, requestId }: StartRequest): Promise<StartedTransfer> {
  const key = `transfer/${running.facts.id}/joined/${requestId}`;
  const retry = await retryOpening(app, running, key);
  const step = joinRunningTransfer(state, survivor, context);
  const link = notifySurvivors([survivor], 'transfer-started-survivor', key, { transferId: running.facts.id, isAsked: true });
  const effects = [...step.effects, ...link, ...retry];
  return {
    transfer: step.next.transfer ?? running,
    wireId: (await wireIds(app)).transfer(running.facts.id),
    how: 'joined',
    step: { ...step, effects },
    extra: { singles: [], requestId },
  };
}

/** Retries a failed opening immediately when a Survivor authenticates, at most once an hour. */
async function retryOpening(app: App, { facts: { id }, state }: Transfer, key: string): Promise<Effect[]> {
  if (state.status !== 'failed') return [];
  const admission = await app.store.counters.admit('retry-opening', id, 1, 3600, app.now());
  return admission.admitted ? [{ kind: 'retry-opening', key: `${key}/retry`, transferId: id }] : [];
}
