import { isAddressReserved } from '#accounts/rules/account.ts';
import type { App, HostRecord } from '#app/app.ts';
import { emailKey } from '#common/email.ts';
import { instant } from '#common/time.ts';
import { isClosed } from '#hosts/rules/deletion.ts';
import { wireIds } from '#messages/links.ts';
import { emailRowKey, transferPointerKey, willPointerKey } from '#store/keys.ts';
import { retryUntilCommittedFrom } from '#store/retry.ts';
import type { SingleChange } from '#store/unit-of-work.ts';

/**
 * Writes the rows again by which a Host, their will and their transfer are found from outside, if one is missing: without them no one
 * could sign in, start or take part. No commit leaves them out, so that it is an alarm. A row of another Host stays as it is.
 */
export function repairPointers(app: App, first: HostRecord): Promise<boolean> {
  const reload = async () => (await app.store.hosts.load(first.id)) ?? first;
  return retryUntilCommittedFrom(first, reload, async (host) => {
    if (isClosed(host.deletions)) return false;
    const singles = await missingPointers(app, host);
    if (singles.length === 0) return false;
    // Conditional on the record: a request that releases an address or ends a transfer at this moment wins.
    await app.store.commit({ hostId: host.id, at: instant(app.now()), aggregates: [{ root: host.root }], singles });
    app.log.alarm('pointer_missing', { host: host.id, rows: singles.length });
    return true;
  });
}

async function missingPointers({ now, log, store, keyring, env }: App, { id: hostId, profile, will }: HostRecord): Promise<SingleChange[]> {
  const transferId = will?.transferId ?? undefined;
  const wireId = transferId && (await wireIds({ keyring, env })).transfer(transferId);
  const [ofWill, ofEmail, ofTransfer] = await Promise.all([
    store.hosts.idOfWill(profile.willId),
    // Until it is verified, another account may take the address.
    isAddressReserved(profile, profile.email, instant(now())) && profile.status === 'active' ? store.hosts.idOfEmail(profile.email) : hostId,
    wireId ? store.transfers.find(wireId) : undefined,
  ]);
  if (ofEmail !== undefined && ofEmail !== hostId) log.alarm('address_of_another', { host: hostId });
  return [
    ...(ofWill === undefined ? [{ key: willPointerKey(profile.willId), version: 0, data: { hostId } }] : []),
    ...(ofEmail === undefined ? [{ key: emailRowKey(emailKey(profile.email)), version: 0, data: { hostId } }] : []),
    ...(wireId && !ofTransfer ? [{ key: transferPointerKey(wireId), version: 0, data: { transferId, hostId } }] : []),
  ];
}
