import { OTP_ATTEMPTS } from '#common/limits.ts';
import { otpKey } from '#store/keys.ts';
import { getRow, type Row, type Table } from '#store/table.ts';
import type { SingleChange } from '#store/unit-of-work.ts';
import type { OtpSession, UsedCode } from '#transfers/rules/otp.ts';

const KEPT_SECONDS = 24 * 3600;

/** Code sessions. The code itself is derived and never stored. counters.countOtpTry counts the attempts on the same item. */
export function createOtpSessions(table: Table) {
  return {
    /** Returns the write that starts a session, for one commit with what follows from it. */
    beginning: (session: OtpSession): SingleChange => ({
      key: otpKey(session.id),
      version: 0,
      data: session,
      plainAttributes: { expires_at_s: Math.ceil(Date.parse(session.expiresAt) / 1000) + KEPT_SECONDS },
    }),
    /** Returns the write that uses a session up. It fails if the session has changed since it was read. */
    ending: ({ data, version }: Row<OtpSession>, used: UsedCode): SingleChange => ({
      key: otpKey(data.id),
      version,
      data: { ...data, used },
      plainAttributes: { tries: OTP_ATTEMPTS, expires_at_s: Math.ceil(Date.parse(data.expiresAt) / 1000) },
    }),
    get: (id: string): Promise<Row<OtpSession> | undefined> => getRow<OtpSession>(table, otpKey(id)),
  };
}
