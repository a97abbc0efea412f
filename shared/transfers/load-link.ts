import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import type { Outage } from '#common/time.ts';
import { type Download, openDownloadToken } from '#custody/link.ts';
import { type LoadedTransfer, loadTransferThenHost } from './load-transfer.ts';

/** A genuine download link, and the transfer that it leads to. Whether it may be followed now is decided by `linkedSealing`. */
export interface LoadedLink {
  link: Download;
  loaded: LoadedTransfer;
  outages: Outage[];
}

/** Throws Refusal `invalid_download_link` for a token that we did not make. */
export async function loadLink(app: App, token: string): Promise<LoadedLink> {
  const link = openDownloadToken(await app.keyring.key('download-key'), token);
  if (!link) throw new Refusal('invalid_download_link');
  const loading = loadTransferThenHost(app, link.transferId, app.store.hosts.loadWithCustody);
  const [loaded, outages] = await Promise.all([loading, app.store.serviceClock.outages(app.now())]);
  if (!loaded) throw new Refusal('invalid_download_link');
  return { link, loaded, outages };
}
