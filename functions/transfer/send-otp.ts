import * as z from 'zod';
import { contactsHash } from '#custody/contacts.ts';
import { type ContactMethod as Contact, maskDestination } from '#domain/contact.ts';
import { OTP_LIFETIME_SECONDS, type OtpSession, otpExpiry } from '#domain/otp.ts';
import { type Instant, instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { ContactMethod } from '#http/contact-fields.ts';
import { endpoint } from '#http/endpoint.ts';
import { Email, Uuid } from '#http/fields.ts';
import { codeReply } from '#http/replies/transfer.ts';
import { ok } from '#http/reply.ts';
import { clientSubject } from '#http/throttle.ts';
import type { HostWithCustody } from '#store/hosts.ts';
import { countedAs, hostNamed, survivorAt } from '#workflows/opening/find-survivor.ts';
import { askerOf } from '#workflows/opening/sent-codes.ts';

const Body = z.union(
  [z.object({ will_id: Uuid('will_id'), contact: ContactMethod }), z.object({ host_email: Email, contact: ContactMethod })],
  'Send will_id or host_email, and contact with type and value.',
);
/** Bounds what repeated requests leave behind. How many codes are really sent is decided behind the answer, for all ways to a Survivor together. */
const ASKED_PER_HOUR = 20;

/** POST /api/transfer/send-otp: a code to start a transfer with a proof. Answered before anything is sent, and the same whether anybody matches or not. */
export const handler = endpoint(
  routes['transfer/send-otp'],
  { body: Body, reply: codeReply, load: async ({ app, body }) => ({ hostId: await hostNamed(app, body) }) },
  async ({ app, body: { contact, ...target }, hostId, requestId, event }) => {
    const counted = await countedAs(app, target, contact);
    // The same calls whether there is anybody or not: neither the answer nor its time tells.
    const [{ admitted }, host] = await Promise.all([
      app.store.counters.admit('otp-start', counted, ASKED_PER_HOUR, 3600, app.now()),
      app.store.hosts.loadWithCustody(hostId ?? app.newId()),
    ]);
    const session = sessionFor(host, contact, { id: app.newId(), nobodysId: app.newId(), now: instant(app.now()) });
    const asker = askerOf(session.hostId, clientSubject(event.requestContext.identity.sourceIp));
    await app.store.commit({
      hostId: session.hostId,
      at: instant(app.now()),
      requestId,
      singles: [app.store.otpSessions.beginning(session)],
      effects: admitted ? [{ kind: 'send-code', key: `code/${session.id}`, sessionId: session.id, requestId, asker }] : [],
    });
    return ok({
      otp_session_id: session.id,
      channel: contact.type,
      masked_destination: maskDestination(contact.type, contact.value),
      expires_in_seconds: OTP_LIFETIME_SECONDS,
      message: 'If you are named in this will with this contact, we are sending you a 6-digit code.',
    });
  },
);

function sessionFor(
  host: HostWithCustody | undefined,
  contact: Contact,
  { id, nobodysId, now }: { id: string; nobodysId: string; now: Instant },
): OtpSession {
  const known = survivorAt(host, contact);
  const survivor = known?.survivor;
  const key = survivor && host?.custody.keys.get(survivor.id);
  return {
    id,
    purpose: 'start',
    hostId: host?.id ?? nobodysId,
    transferId: null,
    survivor: survivor?.id ?? NOBODY,
    destination: known?.contact.value ?? contact.value,
    contactsHash: survivor && key ? contactsHash(Buffer.from(key.salt, 'base64'), survivor.contacts) : NOBODY,
    expiresAt: otpExpiry(now),
  };
}

/** Stands for the Survivor of a request that matches nobody: its session counts tries like any other and no code fits it. */
const NOBODY = 'nobody';
