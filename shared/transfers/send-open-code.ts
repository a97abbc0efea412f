import type { App } from '#app/app.ts';
import { routesForCode, type SurvivorRoute } from '#channels/rules/delivery.ts';
import type { Channel } from '#common/contact.ts';
import { Refusal } from '#common/refusal.ts';
import { aboutMember } from '#effects/audit.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { wireIds } from '#messages/links.ts';
import { isRunning } from '#wills/rules/transfer.ts';
import { findTransferSurvivor, type LoadedTransfer, loadTransferWithHost } from './load-transfer.ts';
import type { TransferPointer } from './rows/transfers.ts';
import { type CodeRequest, readCodeHistory, type SentCode, sendCode, type TooManyCodes } from './send-code.ts';

/** Sends a code that authenticates a Survivor in a transfer. Throws Refusal `no_deliverable_channel` and those of a transfer that cannot be found. */
export async function sendOpenCode(app: App, pointer: TransferPointer, request: CodeRequest): Promise<SentCode | TooManyCodes> {
  const [loaded, ids, history] = await Promise.all([
    loadTransferWithHost(app, pointer, app.store.hosts.loadWithCustody),
    wireIds(app),
    readCodeHistory(app, request),
  ]);
  const survivor = findTransferSurvivor(loaded, (id) => ids.survivor(id) === request.survivorId);
  const { host, record } = loaded;
  const transferId = record.transfer.facts.id;
  const channels = channelsFor(loaded, survivor, request.channel);
  const about = aboutMember(record.transfer, survivor.id);
  const bound = { purpose: 'open', transferId } as const;
  return sendCode(app, { host, survivor, channels, about, use: 'transfer', neededFor: 'code', bind: () => bound }, history, request);
}

function channelsFor({ host, record }: LoadedTransfer, survivor: Survivor, channel: Channel | undefined): SurvivorRoute[] {
  if (!isRunning(record.transfer)) throw new Refusal('transfer_not_running');
  const channels = routesForCode(host, survivor, { only: channel, transfer: record.transfer });
  if (channel !== undefined && channels.length === 0) throw new Refusal('channel_not_available');
  return channels;
}
