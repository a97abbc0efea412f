import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import type { Outage } from '#common/time.ts';
import { type Download, openDownloadToken } from '#custody/link.ts';
import type { HostRecord, HostWithCustody } from '#hosts/rows/hosts.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import type { TransferPointer, TransferRecord } from '#transfers/rows/transfers.ts';

/** A transfer and its Host. */
export interface LoadedTransfer<Host extends HostRecord = HostWithCustody> {
  host: Host;
  record: TransferRecord;
}

/** Returns the internal ids that a transfer's wire id leads to. Throws Refusal `transfer_not_found`. */
export async function findTransfer(app: App, wireId: string): Promise<TransferPointer> {
  const pointer = await app.store.transfers.find(wireId);
  if (!pointer) throw new Refusal('transfer_not_found');
  return pointer;
}

/** Loads a transfer by its wire id, without its Host. */
export async function loadTransfer(app: App, wireId: string): Promise<TransferRecord | undefined> {
  const pointer = await app.store.transfers.find(wireId);
  return pointer && app.store.transfers.load(pointer.transferId);
}

/** Loads a transfer and its Host in parallel. `loadHost` decides whether custody rows are read. Throws Refusal `transfer_not_found`. */
export async function loadTransferWithHost<Host extends HostRecord>(
  app: App,
  { hostId, transferId }: TransferPointer,
  loadHost: (hostId: string) => Promise<Host | undefined>,
): Promise<LoadedTransfer<Host>> {
  const [host, record] = await Promise.all([loadHost(hostId), app.store.transfers.load(transferId)]);
  if (!host || !record) throw new Refusal('transfer_not_found');
  return { host, record };
}

/** Loads a transfer by its internal id, then its Host: for callers that do not know the Host. Undefined if either is missing. */
export async function loadTransferThenHost<Host extends HostRecord>(
  app: App,
  transferId: string,
  loadHost: (hostId: string) => Promise<Host | undefined>,
): Promise<LoadedTransfer<Host> | undefined> {
  const record = await app.store.transfers.load(transferId);
  const host = record && (await loadHost(record.transfer.facts.hostId));
  return host && { host, record };
}

/** Returns the Survivor of a transfer whom a predicate names, as the Host has them now. Throws Refusal `survivor_not_found`. */
export function findTransferSurvivor({ host, record }: LoadedTransfer, isMeant: (survivorId: string) => boolean): Survivor {
  const named = record.transfer.facts.survivors.find(({ id }) => isMeant(id));
  const survivor = host.survivors.find(({ id }) => id === named?.id);
  if (!survivor) throw new Refusal('survivor_not_found');
  return survivor;
}

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
