import type { App } from '#app/app.ts';
import { routesForCode, type SurvivorRoute } from '#channels/rules/delivery.ts';
import type { Channel } from '#common/contact.ts';
import { Refusal } from '#common/refusal.ts';
import { type Instant, instant } from '#common/time.ts';
import { contactsHash } from '#custody/contacts.ts';
import { type AuditEntry, aboutMember } from '#effects/audit.ts';
import { wireIds } from '#messages/links.ts';
import { oneTimeCode } from '#messages/rules/direct.ts';
import { letterheadOf } from '#messages/rules/letter.ts';
import { sendMessage } from '#messages/send-message.ts';
import { resultWithin } from '#net/timeout.ts';
import type { SingleChange } from '#store/unit-of-work.ts';
import type { Survivor } from '#survivors/rules/survivor.ts';
import { deriveCode } from './derive-code.ts';
import { findTransferSurvivor, type LoadedTransfer, loadTransferWithHost } from './load-transfer.ts';
import type { TransferPointer } from './rows/transfers.ts';
import { OTP_LIFETIME_SECONDS, type OtpSession, otpExpiry, WRONG_CODES_ALLOWED } from './rules/otp.ts';
import { admitCode, type CodeAdmission } from './rules/sent-codes.ts';
import { isRunning } from './rules/transfer.ts';
import { codeCounterKey, refundSentCode, rememberCodeRequester, requesterKey } from './sent-codes.ts';

/** A request for a one-time code that authenticates a Survivor in a transfer. */
export interface CodeRequest {
  /** The Survivor's wire id. */
  survivorId: string;
  /** The only channel that may carry the code; undefined for the Survivor's own order. */
  channel: Channel | undefined;
  /** The client address (`clientOf`). */
  client: string;
  requestId: string;
}

/** A code that a channel accepted. */
export interface SentCode {
  session: OtpSession;
  channel: Channel;
}

/** Too many codes were sent; says when the same client address is admitted again. */
export type TooManyCodes = Extract<CodeAdmission, { admitted: false }>;

/** Sends a code over the first of the Survivor's channels that accepts it, or returns the limit that was reached. Throws Refusal `no_deliverable_channel`. */
export async function sendOpenCode(app: App, pointer: TransferPointer, request: CodeRequest): Promise<SentCode | TooManyCodes> {
  const counted = codeCounterKey(request.survivorId);
  const [loaded, ids, codes, wrong] = await Promise.all([
    loadTransferWithHost(app, pointer, app.store.hosts.loadWithCustody),
    wireIds(app),
    app.store.sentCodes.get(counted),
    app.store.counters.tallied('otp-wrong', counted, app.now()),
  ]);
  const survivor = findTransferSurvivor(loaded, (id) => ids.survivor(id) === request.survivorId);
  const channels = channelsFor(loaded, survivor, request.channel);
  const asker = requesterKey(loaded.host.id, request.client);
  const wanted = { id: request.requestId, purpose: 'open' as const, asker, isSlow: wrong >= WRONG_CODES_ALLOWED };
  const admission = admitCode(codes.data, wanted, instant(app.now()));
  if (!admission.admitted) {
    await rememberCodeRequester(app, counted, asker);
    return admission;
  }
  const counting = app.store.sentCodes.changing(codes, admission.next, app.now());
  const sent = await tryChannels(app, { ...loaded, survivor, channels, requestId: request.requestId }, counting);
  if (sent) return sent;
  await refundSentCode(app, counted, request.requestId);
  throw new Refusal('no_deliverable_channel');
}

function channelsFor({ host, record }: LoadedTransfer, survivor: Survivor, channel: Channel | undefined): SurvivorRoute[] {
  if (!isRunning(record.transfer)) throw new Refusal('transfer_not_running');
  const channels = routesForCode(host, survivor, { only: channel, transfer: record.transfer });
  if (channel !== undefined && channels.length === 0) throw new Refusal('channel_not_available');
  return channels;
}

interface Sending extends LoadedTransfer {
  survivor: Survivor;
  channels: readonly SurvivorRoute[];
  requestId: string;
}

/**
 * Tries the Survivor's channels in their order; each code is bound to the one address that it is sent to. `counting` is
 * committed with the first session. Returns undefined if no channel accepts a code.
 */
async function tryChannels(app: App, sending: Sending, counting: SingleChange): Promise<SentCode | undefined> {
  const { host, record, survivor, channels, requestId } = sending;
  const at = instant(app.now());
  let refused: AuditEntry[] = [];
  for (const route of channels) {
    const session = sessionFor(sending, { id: app.newId(), destination: route.to, at });
    const facts = { ...aboutMember(record.transfer, survivor.id), channel: route.channel };
    const singles = [app.store.otpSessions.beginning(session), ...(refused.length === 0 ? [counting] : [])];
    // Stored before it is sent, so that a code that arrives can always be used.
    await app.store.commit({ hostId: host.id, at, requestId, singles, audit: [...refused, { event: 'code_sent', facts }] });
    const content = oneTimeCode({ code: await deriveCode(app, session), minutes: OTP_LIFETIME_SECONDS / 60 }, letterheadOf(app));
    const delivery = await resultWithin(
      CHANNEL_BUDGET_MS,
      sendMessage(app, host.id, route, { ...content, id: session.id, person: survivor.id, purpose: 'transfer' }),
    );
    if (delivery?.accepted) return { session, channel: route.channel };
    refused = [{ event: 'code_not_accepted', facts }];
  }
  await app.store.commit({ hostId: host.id, at, requestId, audit: refused });
  return undefined;
}

function sessionFor({ host, record, survivor }: Sending, { id, destination, at }: { id: string; destination: string; at: Instant }): OtpSession {
  const key = host.custody.keys.get(survivor.id);
  if (!key) throw new Refusal('survivor_not_found');
  const bound = { hostId: host.id, transferId: record.transfer.facts.id, survivor: survivor.id, destination };
  const hash = contactsHash(Buffer.from(key.salt, 'base64'), survivor.contacts);
  return { id, purpose: 'open', ...bound, contactsHash: hash, expiresAt: otpExpiry(at) };
}

/** A channel that hangs must not use up the time of the next one. Its code stays valid if it still arrives. */
const CHANNEL_BUDGET_MS = 6_000;
