import type { App } from '#app/app.ts';
import { emailKey } from '#common/email.ts';
import { Refusal } from '#common/refusal.ts';
import { type Instant, instant } from '#common/time.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { emailRowKey, type RowName } from '#store/keys.ts';
import type { AggregateChange, SingleChange } from '#store/unit-of-work.ts';
import { isAddressReserved, restoreEmail } from './rules/account.ts';

/** What a commit has to hold for an address to become, or to stay, this Host's. */
export interface AddressClaim {
  singles: SingleChange[];
  aggregates: AggregateChange[];
}

/**
 * Claims an address for a Host. An address that its holder no longer keeps can be claimed too: an unverified registration is
 * deleted with it. Throws Refusal `email_taken` while it belongs to another Host. The commit is conditional on what was read, so
 * of two requests at the same time one finds it taken.
 */
export async function claimAddress(app: App, email: string, hostId: string): Promise<AddressClaim> {
  const key = emailRowKey(emailKey(email));
  const row = await app.store.hosts.addressRow(email);
  if (!row) return { singles: [{ key, version: 0, data: { hostId }, otherwise: 'email_taken' }], aggregates: [] };
  const claim = { key, version: row.version, data: { hostId } };
  if (row.data.hostId === hostId) return { singles: [claim], aggregates: [] };
  const holder = await app.store.hosts.load(row.data.hostId);
  if (holder && isAddressReserved(holder.profile, email, instant(app.now()))) throw new Refusal('email_taken');
  return { singles: [claim], aggregates: holder ? leaving(holder, email, instant(app.now())) : [] };
}

/** Releases those of some addresses that are this Host's and are not among `kept`. */
export async function releaseAddresses(app: App, given: readonly string[], kept: readonly string[], hostId: string): Promise<SingleChange[]> {
  const stay = new Set(kept.map(emailKey));
  const leave = [...new Set(given.map(emailKey))].filter((key) => !stay.has(key));
  const rows = await Promise.all(leave.map((key) => app.store.hosts.addressRow(key)));
  return rows.flatMap((row) =>
    row?.data.hostId === hostId ? [{ key: { pk: row.pk, sk: row.sk }, version: row.version, remove: true as const }] : [],
  );
}

function leaving(holder: HostRecord, email: string, now: Instant): AggregateChange[] {
  const { root, profile } = holder;
  if (profile.status === 'pending_verification') return [deleteAccount(holder)];
  return emailKey(profile.email) === emailKey(email) ? [{ root, put: { PROFILE: restoreEmail(profile, now) } }] : [];
}

/** Deletes an account that no one could sign in to. Its will id was never shown and leads nowhere. */
function deleteAccount({ root }: HostRecord): AggregateChange {
  // The root lists its rows by their names.
  return { root, remove: Object.keys(root.versions) as RowName[] };
}
