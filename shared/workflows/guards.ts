import { Refusal } from '#domain/refusal.ts';
import { isRunning, type Transfer } from '#domain/transfer.ts';
import { isFrozen } from '#domain/will.ts';
import type { HostRecord } from '#store/hosts.ts';

/**
 * What decides access may not change while a transfer runs, is being prepared, or while a sealing is under way, nor by
 * somebody who has shown nothing but a mailbox.
 */
export function assertChangeable(host: HostRecord): void {
  assertSettled(host);
  assertNotRecovered(host);
}

/** Nothing is under way that needs everything to stay as it is. */
export function assertSettled(host: HostRecord): void {
  if (isFrozen(host.will)) throw new Refusal('transfer_running', 'A transfer is running, so nothing was changed. Please cancel it first.');
  if (host.will?.status === 'pending_transfer') throw new Refusal('sign_of_life_first');
  assertNotSealing(host);
}

/** A mailbox alone changes nothing: after a reset that nobody has confirmed, a session may only read, confirm life, cancel and sign out. */
export function assertNotRecovered({ will, profile }: Pick<HostRecord, 'will' | 'profile'>): void {
  if (will && profile.recovered) throw new Refusal('recently_recovered');
}

/** Whether the draft may be changed: nothing reads it now, and it is not a mailbox alone that wants to fill the next sealing. */
export function assertDraftOpen(host: HostRecord): void {
  assertNotSealing(host);
  if (isFrozen(host.will)) throw new Refusal('transfer_running');
  assertNotRecovered(host);
}

/** While documents are being sealed, their list and the Survivors stay as they are. */
export function assertNotSealing(host: HostRecord): void {
  if (host.root.versions['CUSTODY/SEALING'] !== undefined) throw new Refusal('sealing_in_progress');
}

/** A transfer counts only while its Host's own record says that it runs: restoring its rows alone brings nothing back. */
export function assertOwnTransfer(host: Pick<HostRecord, 'will'>, transfer: Transfer): void {
  if (isRunning(transfer) && host.will?.transferId !== transfer.facts.id) throw new Refusal('transfer_cancelled');
}
