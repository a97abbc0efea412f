import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { normalizeOneTimeCode } from '#custody/one-time-code.ts';
import type { Row } from '#store/table.ts';
import { type AttemptVerdict, checkAttempt, OTP_ATTEMPTS, type OtpSession } from './rules/otp.ts';

/** What was typed as a one-time code, and how many attempts are left for this session. */
export interface Attempt<T> {
  verdict: AttemptVerdict;
  /** The typed code without spaces. Undefined if it is malformed: it uses up no attempt. */
  code: string | undefined;
  read: T;
}

export const MALFORMED_CODE =
  'A code has 6 digits and is sent as text, because it can begin with a zero. This try was not counted. Please enter the code of our message again.';

/**
 * Counts an attempt with a one-time code while `reading` loads what is needed to check it. The code is checked only after both.
 * If the reading fails, the code is not checked and the attempt is refunded.
 */
export async function countAttempt<T>(app: App, session: Row<OtpSession>, typed: string, reading: Promise<T>): Promise<Attempt<T>> {
  const code = normalizeOneTimeCode(typed);
  const by = code === undefined ? 0 : 1;
  // A session that was used has no attempts left, whatever its counter says.
  const counting = session.version > 1 ? Promise.resolve(undefined) : app.store.counters.countOtpTry(session.data.id, OTP_ATTEMPTS, by, app.now());
  const [number, read] = await Promise.all([counting, reading]).catch(async (error: unknown) => {
    const counted = await counting.catch(() => undefined);
    if (counted !== undefined && by === 1) await refundAttempt(app, session);
    throw error;
  });
  return { verdict: checkAttempt(session.data, number ?? OTP_ATTEMPTS + 1, instant(app.now())), code, read };
}

/** Refunds an attempt after a fault of ours. */
export async function refundAttempt(app: App, { data }: Row<OtpSession>): Promise<void> {
  await app.store.counters.giveBackOtpTry(data.id, app.now()).catch(() => undefined);
}
