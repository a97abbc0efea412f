import type { AdmitChange } from '#accounts/change-quota.ts';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import type { AuditEntry } from '#effects/audit.ts';
import type { Step } from '#effects/effect.ts';
import { assertChangeable } from '#hosts/guards.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { type Rehearsal, type Rehearsals, runningRehearsal } from '#hosts/rules/rehearsal.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { PendingEffect, SingleChange } from '#store/unit-of-work.ts';
import { endRehearsal, rehearsalChange, startRehearsal } from '#wills/rules/rehearsal.ts';
import type { Will } from '#wills/rules/will.ts';

/**
 * Starts a rehearsal with everyone who is named and holds a share. Throws Refusal unless the will is sealed and active, and nothing else
 * that concerns the Survivors is happening: they must be able to trust that a rehearsal is one.
 */
export async function beginRehearsal(app: App, host: HostRecord, requestId: string, admit: AdmitChange): Promise<Rehearsal> {
  const will = assertMayRehearse(host);
  const at = instant(app.now());
  const asked = host.survivors.filter(({ id }) => will.sealed.survivors.includes(id)).map(({ id, name }) => ({ survivor: id, name }));
  const step = startRehearsal(host.rehearsals, { id: app.newId(), threshold: will.sealed.threshold, asked }, at);
  await admit('change');
  await commitRehearsal(app, host, step, { requestId, audit: [{ event: 'rehearsal_started', facts: { asked: asked.length } }] });
  const started = runningRehearsal(step.next);
  if (!started) throw new Error('A started rehearsal runs.');
  return started;
}

function assertMayRehearse(host: HostRecord): Will {
  assertChangeable(host);
  if (!host.will) throw new Refusal('no_sealed_will', 'There is no sealed will to rehearse with. Please seal your will first.');
  if (host.liveness?.phase.name === 'vouched') throw new Refusal('sign_of_life_first');
  if (host.deletions.current)
    throw new Refusal(
      'deletion_requested',
      'A deletion was requested, so a rehearsal would confuse your Survivors. Nothing was changed. Please undo it first.',
    );
  return host.will;
}

/** Ends the running rehearsal because its Host wants to. One that has ended is left as it is. Returns it. Throws Refusal `rehearsal_not_found`. */
export async function stopRehearsal(app: App, host: HostRecord, id: string, requestId: string): Promise<Rehearsal> {
  const found = findRehearsal(host.rehearsals, id);
  if (found.ended) return found;
  const step = endRehearsal(host.rehearsals, 'stopped', instant(app.now()));
  await commitRehearsal(app, host, step, { requestId });
  return findRehearsal(step.next, id);
}

/** Returns a rehearsal of the Host. Throws Refusal `rehearsal_not_found`. */
export function findRehearsal(rehearsals: Rehearsals, id: string): Rehearsal {
  const found = rehearsals.find((one) => one.id === id);
  if (!found) throw new Refusal('rehearsal_not_found');
  return found;
}

/** Ends a rehearsal after its time, with its report to the Host. */
export async function endRehearsalInTime(app: App, { id, hostId }: PendingEffect, rehearsal: string): Promise<void> {
  await retryUntilCommitted(async () => {
    const host = await app.store.hosts.load(hostId);
    if (!host || runningRehearsal(host.rehearsals)?.id !== rehearsal) return;
    await commitRehearsal(app, host, endRehearsal(host.rehearsals, 'time', instant(app.now())));
  });
  await app.store.outbox.done(id);
}

/** What a commit about a rehearsal adds to its step. */
interface Extras {
  requestId?: string;
  audit?: readonly AuditEntry[];
  singles?: readonly SingleChange[];
}

/** Commits a step of a rehearsal. */
export async function commitRehearsal(app: App, host: HostRecord, step: Step<Rehearsals>, { audit = [], ...extra }: Extras = {}): Promise<void> {
  const { put, effects, audit: ended } = rehearsalChange(host.rehearsals, step);
  const aggregates = [{ root: host.root, put }];
  await app.store.commit({ hostId: host.id, at: instant(app.now()), aggregates, effects, audit: [...audit, ...ended], ...extra });
}
