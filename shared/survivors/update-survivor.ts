import type { ChangeRequest } from '#accounts/change-quota.ts';
import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { aboutSurvivor } from '#effects/audit.ts';
import { assertChangeable } from '#hosts/guards.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import type { MessageChange, SurvivorChange } from '#sealing/survivor-change.ts';
import { survivorRow } from '#store/keys.ts';

/** Fields of a Survivor that a Host changes. `message`: undefined for the same one. */
export interface SurvivorUpdate {
  fields: Partial<Survivor>;
  message: MessageChange | undefined;
}

/**
 * Updates a Survivor, and returns them. What is announced, or another message, goes through the worker that may unwrap the
 * Survivor's key: a generation of shares gives the change the number that its undo link names.
 */
export async function updateSurvivor(
  app: App,
  host: HostRecord,
  known: Survivor,
  { fields, message: given }: SurvivorUpdate,
  { requestId, admit }: ChangeRequest,
): Promise<Survivor> {
  const next = { ...known, ...fields };
  // Nothing is removed where nothing is.
  const message = typeof given === 'object' && given.to === '' && !known.hasPersonalMessage ? undefined : given;
  if (JSON.stringify(next) === JSON.stringify(known) && message === undefined) return known;
  assertChangeable(host);
  if (next.contacts !== known.contacts || next.name !== known.name || message !== undefined) {
    await admit('change');
    const change: SurvivorChange = { kind: 'update', survivor: { id: known.id, ...fields }, ...(message !== undefined && { message }) };
    await app.workers.call('reshare', { hostId: host.id, change });
    return (await app.store.hosts.load(host.id))?.survivors.find(({ id }) => id === known.id) ?? next;
  }
  await app.store.commit({
    hostId: host.id,
    at: instant(app.now()),
    requestId,
    aggregates: [{ root: host.root, put: { [survivorRow(known.id)]: next } }],
    audit: [{ event: 'survivor_changed', facts: aboutSurvivor(next) }],
  });
  return next;
}
