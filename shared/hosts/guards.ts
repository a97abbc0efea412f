import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import { Refusal } from '#common/refusal.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { isRunning, type Transfer } from '#wills/rules/transfer.ts';
import { isFrozen } from '#wills/rules/will.ts';

/**
 * Throws unless the settings that decide access may change now. They may not change while a transfer runs or is pending, during a
 * sealing, or by a session that only a mailbox has confirmed.
 */
export function assertChangeable(host: HostRecord): void {
  assertSettled(host);
  assertNotRecovered(host);
}

/** Throws while a transfer runs or is pending, and during a sealing. */
export function assertSettled(host: HostRecord): void {
  if (isFrozen(host.will)) throw new Refusal('transfer_running', 'A transfer is running, so nothing was changed. Please cancel it first.');
  if (host.will?.status === 'pending_transfer') throw new Refusal('sign_of_life_first');
  assertNotSealing(host);
}

/** Throws unless a connector may be added. It may while a transfer runs: a Host who is being warned can add a channel. */
export function assertMayAddConnector(host: HostRecord): void {
  if (!isFrozen(host.will)) assertSettled(host);
  assertNotRecovered(host);
}

/** Throws unless the draft may change now: no sealing or transfer reads it, and more than a mailbox has confirmed the session. */
export function assertDraftOpen(host: HostRecord): void {
  assertNotSealing(host);
  if (isFrozen(host.will)) throw new Refusal('transfer_running');
  assertNotRecovered(host);
}

/** Throws during a sealing: the documents and the Survivors stay as they are. */
export function assertNotSealing(host: HostRecord): void {
  if (host.root.versions['CUSTODY/SEALING'] !== undefined) throw new Refusal('sealing_in_progress');
}

/** Throws unless the Host's own record names this running transfer: restored rows of a transfer are not enough. */
export function assertOwnTransfer(host: Pick<HostRecord, 'will'>, transfer: Transfer): void {
  if (isRunning(transfer) && host.will?.transferId !== transfer.facts.id) throw new Refusal('transfer_cancelled');
}
