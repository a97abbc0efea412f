import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { notifySurvivors } from '#effects/notify.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { isSameName } from '#hosts/rules/survivor.ts';
import { commitStep, type LoadedWill, loadWillState } from '#wills/will-state.ts';
import { type StartedTransfer, startOrRestart } from './start-transfer.ts';

/** A Survivor of a sealed will who gave only their name. */
export interface NamedStart {
  loaded: LoadedWill;
  survivor: string;
}

/** Finds the Survivor by name. A wrong will and a wrong name get the same Refusal `will_or_survivor_not_found`: the answer does not show which wills exist. Refusal `proof_required`: the Host does not let a name alone start it. */
export async function findNamedStart(app: App, host: HostRecord | undefined, name: string): Promise<NamedStart> {
  const survivor = host?.survivors.find((one) => isSameName(one.name, name) && host.will?.sealed.survivors.includes(one.id));
  const loaded = host && survivor && (await loadWillState(app, host));
  if (!loaded) throw new Refusal('will_or_survivor_not_found');
  if (host.settings.start_requires_proof) throw new Refusal('proof_required');
  return { loaded, survivor: survivor.id };
}

/** Starts the transfer, or restarts a stalled one. If it is running, the Survivor gets their link again and the start is refused. */
export async function startByName(app: App, { loaded, survivor }: NamedStart, requestId: string): Promise<StartedTransfer> {
  const running = loaded.state.transfer;
  if (running && running.state.status !== 'stalled') await resendLink(app, loaded.host.id, survivor, running.facts.id);
  const started = await startOrRestart(app, loaded, { survivor, proven: false, requestId });
  await commitStep(app, loaded, started.step, started.extra);
  return started;
}

/** At most once an hour: a person who knows the will id and a name must not be able to fill someone's mailbox. */
async function resendLink(app: App, hostId: string, survivor: string, transferId: string): Promise<void> {
  const admission = await app.store.counters.admit('link-again', survivor, 1, 3600, app.now());
  if (!admission.admitted) return;
  const at = instant(app.now());
  const effects = notifySurvivors([survivor], 'transfer-started-survivor', `transfer/${transferId}/link/${at}`, { transferId, isAsked: true });
  await app.store.commit({ hostId, at, effects });
}
