import * as z from 'zod';
import { maskDestination } from '#connectors/index.ts';
import { contactsHash } from '#custody/contacts.ts';
import { OTP_LIFETIME_SECONDS, OTP_PER_HOUR, type OtpSession, otpExpiry } from '#domain/otp.ts';
import { instant } from '#domain/time.ts';
import { endpoint } from '#http/endpoint.ts';
import { ContactMethod, Email, Uuid } from '#http/fields.ts';
import { codeReply } from '#http/replies/transfer.ts';
import { ok } from '#http/reply.ts';
import type { App } from '#platform/app.ts';
import { countedAs, findHost, survivorAt, type Target } from '#workflows/find-survivor.ts';

const Body = z.union(
  [z.object({ will_id: Uuid('will_id'), contact: ContactMethod }), z.object({ host_email: Email, contact: ContactMethod })],
  'Send will_id or host_email, and contact with type and value.',
);
const CODES_THIS_WAY = 2;

/** POST /api/transfer/send-otp: a code to start a transfer with a proof. Answered before anything is sent, and the same whether anybody matches or not. */
export const handler = endpoint(
  'transfer/send-otp',
  { body: Body, reply: codeReply, load: async ({ app, body }) => ({ host: await hostWithKeys(app, body) }) },
  async ({ app, body, host, requestId }) => {
    const { contact } = body;
    const known = survivorAt(host, contact);
    const survivor = known?.survivor;
    const key = survivor && host?.custody.keys.get(survivor.id);
    const session: OtpSession = {
      id: app.newId(),
      purpose: 'start',
      hostId: host?.id ?? app.newId(),
      transferId: null,
      survivor: survivor?.id ?? NOBODY,
      destination: known?.contact.value ?? contact.value,
      contactsHash: survivor && key ? contactsHash(Buffer.from(key.salt, 'base64'), survivor.contacts) : NOBODY,
      expiresAt: otpExpiry(instant(app.now())),
    };
    await app.store.otpSessions.create(session);
    const subject = await countedAs(app, body, contact);
    const mayThisWay = await app.store.counters.admit('otp-start', subject, CODES_THIS_WAY, 3600, app.now());
    const may = mayThisWay.admitted && (await app.store.counters.admit('otp-sent', survivor?.id ?? subject, OTP_PER_HOUR, 3600, app.now())).admitted;
    if (host && survivor && may) {
      await app.store.commit({
        hostId: host.id,
        at: instant(app.now()),
        requestId,
        effects: [{ kind: 'send-code', key: `code/${session.id}`, sessionId: session.id }],
        audit: [{ event: 'code_sent', facts: { survivor: survivor.id, purpose: 'start' } }],
      });
    }
    return ok({
      otp_session_id: session.id,
      channel: contact.type,
      masked_destination: maskDestination(contact.type, contact.value),
      expires_in_seconds: OTP_LIFETIME_SECONDS,
      message: 'If you are named in this will at this contact, a 6-digit code is on its way.',
    });
  },
);

/** Stands for the Survivor of a request that matches nobody: its session counts tries like any other and no code fits it. */
const NOBODY = 'nobody';

async function hostWithKeys(app: App, target: Target) {
  const host = await findHost(app, target);
  return host && app.store.hosts.loadWithCustody(host.id);
}
