import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { contactsHash } from '#custody/contacts.ts';
import { maskDestination } from '#domain/contact.ts';
import { type Way, waysForCode } from '#domain/delivery.ts';
import { render } from '#domain/messages.ts';
import { OTP_LIFETIME_SECONDS, OTP_PER_HOUR, type OtpSession, otpExpiry, SLOW_WINDOW_SECONDS, WRONG_CODES_TOLERATED } from '#domain/otp.ts';
import { Refusal } from '#domain/refusal.ts';
import { instant } from '#domain/time.ts';
import { isRunning } from '#domain/transfer.ts';
import { endpoint } from '#http/endpoint.ts';
import { Uuid } from '#http/fields.ts';
import { codeReply } from '#http/replies/transfer.ts';
import { ok } from '#http/reply.ts';
import type { App } from '#platform/app.ts';
import type { AuditEntry } from '#store/unit-of-work.ts';
import { survivorCountedAs } from '#workflows/find-survivor.ts';
import { wireIds } from '#workflows/links.ts';
import { codeOf } from '#workflows/release-share.ts';
import { send } from '#workflows/routes-to-people.ts';
import type { HostWithCustody } from '#workflows/seal-plan.ts';

const Body = z.object({ transfer_id: Uuid('transfer_id'), survivor_id: Uuid('survivor_id') });

/** POST /api/survivor-auth/select: a Survivor says who they are and gets a code over the first of their channels that takes it. */
export const handler = endpoint(
  'survivor-auth/select',
  {
    body: Body,
    reply: codeReply,
    load: async ({ app, body }) => ({ pointer: await app.store.transfers.find(body.transfer_id) }),
  },
  async ({ app, body, pointer, requestId }) => {
    if (!pointer) throw new Refusal('transfer_not_found');
    const counted = survivorCountedAs(body.transfer_id, body.survivor_id);
    const [host, record, ids, hourly, wrong] = await Promise.all([
      app.store.hosts.loadWithCustody(pointer.hostId),
      app.store.transfers.load(pointer.transferId),
      wireIds(app),
      app.store.counters.admit('otp-sent', counted, OTP_PER_HOUR, 3600, app.now()),
      app.store.counters.tallied('otp-wrong', counted, app.now()),
    ]);
    if (!host || !record) throw new Refusal('transfer_not_found');
    const survivor = record.transfer.survivors.find(({ id }) => ids.survivor(id) === body.survivor_id);
    if (!survivor) throw new Refusal('survivor_not_found');
    if (!isRunning(record.transfer)) throw new Refusal('transfer_not_running');
    if (!hourly.admitted || !(await mayHaveAnother(app, counted, wrong))) throw new Refusal('otp_limit_reached');
    const sent = await sendCode(app, host, { transferId: record.transfer.id, survivor, earlier: OTP_PER_HOUR - 1 - hourly.remaining }, requestId);
    return ok({
      otp_session_id: sent.session.id,
      channel: sent.channel,
      masked_destination: maskDestination(sent.channel, sent.session.destination),
      expires_in_seconds: OTP_LIFETIME_SECONDS,
      message: `A 6-digit code was sent. It is good for ${OTP_LIFETIME_SECONDS / 60} minutes. If it does not arrive, please ask again: the next one goes another way, where there is one.`,
    });
  },
);

/** After many wrong codes one every six hours; backup codes are as good as ever. */
async function mayHaveAnother(app: App, counted: string, wrong: number): Promise<boolean> {
  if (wrong < WRONG_CODES_TOLERATED) return true;
  return (await app.store.counters.admit('otp-slow', counted, 1, SLOW_WINDOW_SECONDS, app.now())).admitted;
}

interface Wanted {
  transferId: string;
  survivor: { id: string };
  /** How many codes were asked for in this hour before. */
  earlier: number;
}

/** Tries the Survivor's channels in their turn; each code is bound to the one address that it is sent to. */
async function sendCode(
  app: App,
  host: HostWithCustody,
  { transferId, survivor: { id: survivorId }, earlier }: Wanted,
  requestId: string,
): Promise<{ session: OtpSession; channel: Way['channel'] }> {
  const survivor = host.survivors.find(({ id }) => id === survivorId);
  const key = host.custody.keys.get(survivorId);
  if (!survivor || !key) throw new Refusal('survivor_not_found');
  const boundTo = contactsHash(Buffer.from(key.salt, 'base64'), survivor.contacts);
  const at = instant(app.now());
  let refused: AuditEntry[] = [];
  for (const { channel, ...way } of waysForCode(host, survivor, earlier)) {
    const bound = { hostId: host.id, transferId, survivor: survivorId, destination: way.to, contactsHash: boundTo };
    const session: OtpSession = { id: app.newId(), purpose: 'open', ...bound, expiresAt: otpExpiry(at) };
    const facts = { survivor: survivorId, channel };
    // Kept before it is sent: a code that arrives can always be used.
    await app.store.commit({
      hostId: host.id,
      at,
      requestId,
      singles: [app.store.otpSessions.beginning(session)],
      audit: [...refused, { event: 'code_sent', facts }],
    });
    const content = render('one-time-code', { code: await codeOf(app, session), minutes: OTP_LIFETIME_SECONDS / 60 });
    const delivery = await inTime(send(app, host.id, { channel, ...way }, { ...content, id: session.id }));
    if (delivery?.accepted) return { session, channel };
    refused = [{ event: 'code_not_accepted', facts }];
  }
  await app.store.commit({ hostId: host.id, at, requestId, audit: refused });
  throw new Refusal('no_deliverable_channel');
}

/** A way that hangs must not use up the time of the way behind it; its code stays good if it arrives after all. */
async function inTime<T>(sending: Promise<T>): Promise<T | undefined> {
  sending.catch(() => undefined);
  return Promise.race([sending, pause(WAY_BUDGET_MS, undefined, { ref: false })]);
}

const WAY_BUDGET_MS = 6_000;
