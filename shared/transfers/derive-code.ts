import type { App } from '#app/app.ts';
import { oneTimeCode } from '#custody/one-time-code.ts';
import type { OtpSession } from './rules/otp.ts';

/** The code of a session: derived from the key and everything that the session is bound to, stored nowhere. */
export async function deriveCode(app: App, session: OtpSession): Promise<string> {
  return oneTimeCode(await app.keyring.key('otp-key'), {
    purpose: session.purpose,
    sessionId: session.id,
    subject: session.rehearsal?.id ?? session.transferId ?? session.hostId,
    survivorId: session.survivor,
    destination: session.destination,
    contactsHash: session.contactsHash,
    expiresAt: session.expiresAt,
  });
}
