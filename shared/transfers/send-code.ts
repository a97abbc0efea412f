import type { App } from '#app/app.ts';
import type { SurvivorRoute } from '#channels/rules/delivery.ts';
import { type NeededFor, textPurpose } from '#channels/rules/text-budget.ts';
import type { Channel } from '#common/contact.ts';
import { OTP_LIFETIME_SECONDS } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { type Instant, instant } from '#common/time.ts';
import { contactsHash } from '#custody/contacts.ts';
import type { AuditEntry, AuditFacts } from '#effects/audit.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { type CodeUse, oneTimeCode } from '#messages/rules/direct.ts';
import { letterheadTo } from '#messages/rules/letter.ts';
import { sendMessage } from '#messages/send-message.ts';
import { resultWithin } from '#net/timeout.ts';
import type { Row } from '#store/table.ts';
import type { SingleChange } from '#store/unit-of-work.ts';
import { deriveCode } from './derive-code.ts';
import { type OtpSession, otpExpiry, WRONG_CODES_ALLOWED } from './rules/otp.ts';
import { admitCode, type CodeAdmission, type SentCodes } from './rules/sent-codes.ts';
import { codeCounterKey, refundSentCode, rememberCodeRequester, requesterKey } from './sent-codes.ts';

/** A request for a one-time code of a Survivor whom the request itself names. */
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

/** The codes that were sent to a Survivor, and how many wrong ones were entered. Known from the request. */
export interface CodeHistory {
  counted: string;
  codes: Row<SentCodes>;
  wrong: number;
}

/** What a code is for. `about`: the facts of its entries in the history. `route`: which session a channel gets. */
export interface CodeToSend {
  host: HostWithCustody;
  survivor: Survivor;
  channels: readonly SurvivorRoute[];
  about: AuditFacts;
  use: CodeUse;
  neededFor: NeededFor;
  bind: (route: SurvivorRoute) => Pick<OtpSession, 'purpose' | 'transferId' | 'rehearsal'>;
}

export async function readCodeHistory(app: App, { survivorId }: Pick<CodeRequest, 'survivorId'>): Promise<CodeHistory> {
  const counted = codeCounterKey(survivorId);
  const [codes, wrong] = await Promise.all([app.store.sentCodes.get(counted), app.store.counters.tallied('otp-wrong', counted, app.now())]);
  return { counted, codes, wrong };
}

/** Sends a code over the first of the channels that accepts it, or returns the limit that was reached. Throws Refusal `no_deliverable_channel`. */
export async function sendCode(
  app: App,
  code: CodeToSend,
  { counted, codes, wrong }: CodeHistory,
  request: CodeRequest,
): Promise<SentCode | TooManyCodes> {
  const asker = requesterKey(code.host.id, request.client);
  const purpose = code.use === 'rehearsal' ? 'rehearse' : 'open';
  const admission = admitCode(codes.data, { id: request.requestId, purpose, asker, isSlow: wrong >= WRONG_CODES_ALLOWED }, instant(app.now()));
  if (!admission.admitted) {
    await rememberCodeRequester(app, counted, asker);
    return admission;
  }
  const sent = await tryChannels(app, code, app.store.sentCodes.changing(codes, admission.next, app.now()), request.requestId);
  if (sent) return sent;
  await refundSentCode(app, counted, request.requestId);
  throw new Refusal('no_deliverable_channel');
}

/**
 * Tries the channels in their order; each code is bound to the one address that it is sent to. `counting` is committed with the first
 * session. Returns undefined if no channel accepts a code.
 */
async function tryChannels(app: App, code: CodeToSend, counting: SingleChange, requestId: string): Promise<SentCode | undefined> {
  const { host, survivor, channels } = code;
  const at = instant(app.now());
  let refused: AuditEntry[] = [];
  for (const route of channels) {
    const session = sessionFor(code, route, { id: app.newId(), at });
    const facts = { ...code.about, channel: route.channel };
    const singles = [app.store.otpSessions.beginning(session), ...(refused.length === 0 ? [counting] : [])];
    // Stored before it is sent, so that a code that arrives can always be used.
    await app.store.commit({ hostId: host.id, at, requestId, singles, audit: [...refused, { event: 'code_sent', facts }] });
    const content = oneTimeCode(
      { code: await deriveCode(app, session), minutes: OTP_LIFETIME_SECONDS / 60, use: code.use },
      letterheadTo(app, survivor),
    );
    const message = { ...content, id: session.id, person: survivor.id, purpose: textPurpose(code.neededFor, host.will, at) };
    const delivery = await resultWithin(CHANNEL_BUDGET_MS, sendMessage(app, host.id, route, message));
    if (delivery?.accepted) return { session, channel: route.channel };
    refused = [{ event: 'code_not_accepted', facts }];
  }
  await app.store.commit({ hostId: host.id, at, requestId, audit: refused });
  return undefined;
}

function sessionFor({ host, survivor, bind }: CodeToSend, route: SurvivorRoute, { id, at }: { id: string; at: Instant }): OtpSession {
  const key = host.custody.keys.get(survivor.id);
  if (!key) throw new Refusal('survivor_not_found');
  const hash = contactsHash(Buffer.from(key.salt, 'base64'), survivor.contacts);
  return { id, ...bind(route), hostId: host.id, survivor: survivor.id, destination: route.to, contactsHash: hash, expiresAt: otpExpiry(at) };
}

/** A channel that hangs must not use up the time of the next one. Its code stays valid if it still arrives. */
const CHANNEL_BUDGET_MS = 6_000;
