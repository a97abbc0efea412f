import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { contactsHash } from '#custody/contacts.ts';
import { type Channel, maskDestination } from '#domain/contact.ts';
import { type Way, waysForCode } from '#domain/delivery.ts';
import { render } from '#domain/messages.ts';
import { ANYBODY, moment } from '#domain/moment.ts';
import { OTP_LIFETIME_SECONDS, type OtpSession, otpExpiry, WRONG_CODES_ALLOWED } from '#domain/otp.ts';
import { Refusal } from '#domain/refusal.ts';
import { admitCode, type CodeAdmission, type RequestedCode } from '#domain/sent-codes.ts';
import type { Survivor } from '#domain/survivor.ts';
import { between, type Instant, instant, roundUpToMinute, SECOND } from '#domain/time.ts';
import { isRunning } from '#domain/transfer.ts';
import { routes } from '#functions/routes.ts';
import { ChannelName } from '#http/contact-fields.ts';
import { endpoint } from '#http/endpoint.ts';
import { Uuid } from '#http/fields.ts';
import { codeReply } from '#http/replies/transfer.ts';
import { ok } from '#http/reply.ts';
import { clientSubject, Throttled } from '#http/throttle.ts';
import type { App } from '#platform/app.ts';
import type { HostWithCustody } from '#store/hosts.ts';
import type { AuditEntry, SingleChange } from '#store/unit-of-work.ts';
import { wireIds } from '#workflows/messages/links.ts';
import { sendMessage } from '#workflows/messages/send-message.ts';
import { codeOf } from '#workflows/opening/code-of-session.ts';
import { askerOf, codesCountedAs, giveBackCode, rememberAsker } from '#workflows/opening/sent-codes.ts';

type Refused = Extract<CodeAdmission, { admitted: false }>;

const WantedChannel = ChannelName.optional().describe(
  'Sends the code over this channel alone. Default: the first in the order of connector_priority that accepts it.',
);
const Body = z.object({ transfer_id: Uuid('transfer_id'), survivor_id: Uuid('survivor_id'), channel: WantedChannel });

/** POST /api/survivor-auth/select: a Survivor says who they are and gets a code over the first of their channels that accepts it, or over the one `channel` that they ask for. */
export const handler = endpoint(
  routes['survivor-auth/select'],
  {
    body: Body,
    reply: codeReply,
    load: async ({ app, body }) => ({ pointer: await app.store.transfers.find(body.transfer_id) }),
  },
  async ({ app, body, pointer, requestId, event }) => {
    if (!pointer) throw new Refusal('transfer_not_found');
    const counted = codesCountedAs(body.survivor_id);
    const [host, record, ids, codes, wrong] = await Promise.all([
      app.store.hosts.loadWithCustody(pointer.hostId),
      app.store.transfers.load(pointer.transferId),
      wireIds(app),
      app.store.sentCodes.get(counted),
      app.store.counters.tallied('otp-wrong', counted, app.now()),
    ]);
    if (!host || !record) throw new Refusal('transfer_not_found');
    const named = record.transfer.survivors.find(({ id }) => ids.survivor(id) === body.survivor_id);
    const survivor = host.survivors.find(({ id }) => id === named?.id);
    if (!survivor) throw new Refusal('survivor_not_found');
    if (!isRunning(record.transfer)) throw new Refusal('transfer_not_running');
    const ways = waysForCode(host, survivor, body.channel);
    if (body.channel !== undefined && ways.length === 0) throw new Refusal('channel_not_available');
    const asker = askerOf(host.id, clientSubject(event.requestContext.identity.sourceIp));
    const wanted: RequestedCode = { id: requestId, purpose: 'open', asker, isSlow: wrong >= WRONG_CODES_ALLOWED };
    const admission = admitCode(codes.data, wanted, instant(app.now()));
    if (!admission.admitted) {
      await rememberAsker(app, counted, asker);
      throw tooManyCodes(admission, instant(app.now()));
    }
    const counting = app.store.sentCodes.changing(codes, admission.next, app.now());
    const sent = await sendCode(app, { host, transferId: record.transfer.id, survivor, ways, requestId }, counting);
    if (sent) return ok(answer(sent));
    await giveBackCode(app, counted, requestId);
    throw new Refusal('no_deliverable_channel');
  },
);

/** Names the time from which the same client address is admitted. */
function tooManyCodes({ most, windowSeconds, again }: Refused, now: Instant): Throttled {
  const time = moment(roundUpToMinute(again), ANYBODY);
  const message = `Too many requests for a code. Please try again later: the next code can be sent from ${time}. You can use a backup code now.`;
  return new Throttled(most, windowSeconds, Math.ceil(between(now, again) / SECOND), message, { why: 'otp_limit_reached' });
}

function answer({ session, channel }: Sent): z.infer<(typeof codeReply)[200]> {
  return {
    otp_session_id: session.id,
    channel,
    masked_destination: maskDestination(channel, session.destination),
    expires_in_seconds: OTP_LIFETIME_SECONDS,
    message: `A 6-digit code was sent. It is valid for ${OTP_LIFETIME_SECONDS / 60} minutes. If it does not arrive, you can ask again over another channel, or use a backup code.`,
  };
}

interface Wanted {
  host: HostWithCustody;
  transferId: string;
  survivor: Survivor;
  ways: readonly Way[];
  requestId: string;
}

interface Sent {
  session: OtpSession;
  channel: Channel;
}

/**
 * Tries the Survivor's channels in their order; each code is bound to the one address that it is sent to. `counting` is
 * committed with the first session. Undefined if no channel accepts a code.
 */
async function sendCode(app: App, { host, transferId, survivor, ways, requestId }: Wanted, counting: SingleChange): Promise<Sent | undefined> {
  const key = host.custody.keys.get(survivor.id);
  if (!key) throw new Refusal('survivor_not_found');
  const boundTo = contactsHash(Buffer.from(key.salt, 'base64'), survivor.contacts);
  const at = instant(app.now());
  let refused: AuditEntry[] = [];
  for (const { channel, ...way } of ways) {
    const bound = { hostId: host.id, transferId, survivor: survivor.id, destination: way.to, contactsHash: boundTo };
    const session: OtpSession = { id: app.newId(), purpose: 'open', ...bound, expiresAt: otpExpiry(at) };
    const facts = { survivor: survivor.id, channel };
    // Kept before it is sent: a code that arrives can always be used.
    await app.store.commit({
      hostId: host.id,
      at,
      requestId,
      singles: [app.store.otpSessions.beginning(session), ...(refused.length === 0 ? [counting] : [])],
      audit: [...refused, { event: 'code_sent', facts }],
    });
    const content = render('one-time-code', { code: await codeOf(app, session), minutes: OTP_LIFETIME_SECONDS / 60 });
    const delivery = await inTime(sendMessage(app, host.id, { channel, ...way }, { ...content, id: session.id }));
    if (delivery?.accepted) return { session, channel };
    refused = [{ event: 'code_not_accepted', facts }];
  }
  await app.store.commit({ hostId: host.id, at, requestId, audit: refused });
  return undefined;
}

/** A way that hangs must not use up the time of the way behind it; its code stays good if it arrives after all. */
async function inTime<T>(sending: Promise<T>): Promise<T | undefined> {
  sending.catch(() => undefined);
  return Promise.race([sending, pause(WAY_BUDGET_MS, undefined, { ref: false })]);
}

const WAY_BUDGET_MS = 6_000;
