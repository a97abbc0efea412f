import type { AdmitChange } from '#accounts/change-quota.ts';
import { assertPassword } from '#accounts/check-password.ts';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { type Instant, instant } from '#common/time.ts';
import { rejectDeletion, requestDeletion, undoDeletion } from '#deletion/rules/deletion-transitions.ts';
import { assertChangeable } from '#hosts/guards.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { type Deletion, type DeletionSubject, type PackageChoice, undoableDeletion } from '#hosts/rules/deletion.ts';
import { isWithService } from '#hosts/rules/host.ts';
import type { Change } from '#store/unit-of-work.ts';
import { endingRehearsal } from '#wills/rules/rehearsal.ts';
import { placesOf } from '#wills/rules/will.ts';

/** A signed-in Host who wants to delete their will or their account. */
export interface DeletionOrder {
  of: DeletionSubject;
  packages: PackageChoice;
  password: string;
  requestId: string;
}

/** Requests a deletion. Nothing is deleted yet: the Host can undo it, and the Survivors of a sealed will can start a transfer. */
export async function orderDeletion(app: App, host: HostRecord, order: DeletionOrder, admit: AdmitChange): Promise<Deletion> {
  const { of, packages, requestId } = order;
  assertChangeable(host);
  if (of === 'will' && !host.will)
    throw new Refusal(
      'no_sealed_will',
      'There is no sealed will to delete. Documents that are not sealed can be removed one by one. Nothing was changed.',
    );
  if (packages === 'keep' && host.will && placesOf(host.will.sealed).some((id) => isWithService(host, id)))
    throw new Refusal('validation_failed', NOT_KEPT);
  await assertPassword(app, host.profile, order.password, 'The password is wrong. Nothing was changed.');
  const at = instant(app.now());
  const request = { of, packages, isSealed: host.will !== undefined, survivors: holdersOf(host) };
  const { next, effects } = requestDeletion(host.deletions, request, at);
  const rehearsal = endingRehearsal(host.rehearsals, 'deletion', at);
  await admit('deletion');
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { DELETIONS: next, ...rehearsal.put } }],
    effects: [...effects, ...rehearsal.effects],
    audit: [{ event: 'deletion_requested', facts: { of, packages } }, ...rehearsal.audit],
  });
  if (!next.current) throw new Error('A requested deletion is the current one.');
  return next.current;
}

/** No one could reach a package with the service after the deletion: neither the Host nor Survivors with their papers. */
const NOT_KEPT =
  'packages: Your sealed documents are stored with this service, so they are deleted too. To keep them, move them to your own storage first. If not, choose delete. Nothing was changed.';

/** Undoes the deletion that waits, and returns what would have been deleted. Throws `no_deletion` if none waits. */
export async function keepAll(
  app: App,
  host: HostRecord,
  { requestId, how }: { requestId: string; how: 'signed in' | 'link' },
): Promise<DeletionSubject> {
  const of = undoableDeletion(host.deletions)?.of ?? 'account';
  const { next, effects } = undoDeletion(host.deletions, holdersOf(host));
  await app.store.commit({
    hostId: host.id,
    at: instant(app.now()),
    requestId,
    aggregates: [{ root: host.root, put: { DELETIONS: next } }],
    effects,
    audit: [{ event: 'deletion_undone', ...(how === 'link' && { by: 'link' }), facts: { of } }],
  });
  return of;
}

/** What a commit that rejects a change adds: a deletion that the same person may have requested is undone. */
export function rejectedDeletion(host: HostRecord, at: Instant, changedAt?: Instant): Required<Pick<Change, 'effects' | 'audit'>> & { put: object } {
  const step = rejectDeletion(host.deletions, { survivors: holdersOf(host), changedAt }, at);
  if (!step) return { put: {}, effects: [], audit: [] };
  const of = undoableDeletion(host.deletions)?.of ?? 'account';
  return { put: { DELETIONS: step.next }, effects: step.effects, audit: [{ event: 'deletion_undone', by: 'link', facts: { of } }] };
}

/** The Survivors who are still named and hold a share. */
function holdersOf({ will, survivors }: HostRecord): string[] {
  return survivors.map(({ id }) => id).filter((id) => will?.sealed.survivors.includes(id));
}
