import { OTP_ATTEMPTS, type OtpSession } from '#domain/otp.ts';
import { otpKey } from './keys.ts';
import { getRow, type Row, type Table } from './table.ts';
import type { SingleChange } from './unit-of-work.ts';

const KEPT_SECONDS = 24 * 3600;

/** Code sessions; the code itself is derived and never here. Tries are counted by counters.countOtpTry on the same item. */
export function createOtpSessions(table: Table) {
  return {
    /** The write that begins a session, in one commit with what follows from it. */
    beginning: (session: OtpSession): SingleChange => ({
      key: otpKey(session.id),
      version: 0,
      data: session,
      beside: { expires_at_s: Math.ceil(Date.parse(session.expiresAt) / 1000) + KEPT_SECONDS },
    }),
    /** The write that uses a session up, on condition that it is as it was read. */
    ending: ({ data, version }: Row<OtpSession>): SingleChange => ({
      key: otpKey(data.id),
      version,
      data,
      beside: { tries: OTP_ATTEMPTS, expires_at_s: Math.ceil(Date.parse(data.expiresAt) / 1000) },
    }),
    get: (id: string): Promise<Row<OtpSession> | undefined> => getRow<OtpSession>(table, otpKey(id)),
  };
}
