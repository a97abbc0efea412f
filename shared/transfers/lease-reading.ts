import type { App } from '#app/app.ts';
import { type HeldLease, takeLease } from '#app/leases.ts';
import { READING_LIMITS } from '#common/leases.ts';
import { Refusal } from '#common/refusal.ts';
import { openDownloadToken } from '#custody/link.ts';

/**
 * Takes a lease for a download of a genuine link, in the group of its transfer. A Host has at most one running transfer, so these are
 * the Host's limits too. Throws Refusal `invalid_download_link` or `too_many_running`.
 */
export async function leaseReading(app: App, token: string, { id, seconds }: { id: string; seconds: number }): Promise<HeldLease> {
  const link = openDownloadToken(await app.keyring.key('download-key'), token);
  if (!link) throw new Refusal('invalid_download_link');
  return takeLease(app, { group: `reading/${link.transferId}`, holder: link.survivorId, id, seconds }, READING_LIMITS);
}
