import { OTP_ATTEMPTS } from '#common/limits.ts';
import { otpKey, sentCodesKey } from '#store/keys.ts';
import { getRow, putIfVersion, type Row, type Table } from '#store/table.ts';
import { Conflict, type SingleChange } from '#store/unit-of-work.ts';
import type { OtpSession, UsedCode } from '#transfers/rules/otp.ts';
import { NO_CODES, type SentCodes } from '#transfers/rules/sent-codes.ts';

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

/** The codes that were sent to each Survivor recently, in one row, so that all limits are checked on one version. */
export function createSentCodes(table: Table) {
  const kept = (now: Date) => ({ expires_at_s: Math.ceil(now.getTime() / 1000) + KEPT_SECONDS });
  return {
    /** `counted` names the Survivor (`codeCounterKey`). The version is 0 if there is no row. */
    get: async (counted: string): Promise<Row<SentCodes>> => {
      const key = sentCodesKey(counted);
      return (await getRow<SentCodes>(table, key)) ?? { ...key, version: 0, data: NO_CODES };
    },
    /** Returns the write of a row that was read, for one commit with what follows from it. */
    changing: ({ pk, sk, version }: Row, data: SentCodes, now: Date): SingleChange => ({
      key: { pk, sk },
      version,
      data,
      plainAttributes: kept(now),
    }),
    /** Writes a row that was read. Throws `Conflict` if it has changed since. */
    put: async (read: Row, data: SentCodes, now: Date): Promise<void> => {
      if (!(await putIfVersion(table, { ...read, data }, kept(now)))) throw new Conflict();
    },
  };
}
