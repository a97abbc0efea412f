import { type AttemptVerdict, checkAttempt, OTP_ATTEMPTS, type OtpSession } from '#domain/otp.ts';
import { instant } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import type { Row } from '#store/table.ts';

/**
 * Counts an attempt with a one-time code while `reading` loads what is needed to check it. The code is checked only after both.
 * If the reading fails, the code is not checked and the attempt is refunded.
 */
export async function countAttempt<T>(app: App, session: Row<OtpSession>, reading: Promise<T>): Promise<{ verdict: AttemptVerdict; read: T }> {
  // A session that was used has no attempts left, whatever its counter says.
  const counting = session.version > 1 ? Promise.resolve(undefined) : app.store.counters.countOtpTry(session.data.id, OTP_ATTEMPTS);
  const [number, read] = await Promise.all([counting, reading]).catch(async (error: unknown) => {
    const counted = await counting.catch(() => undefined);
    if (counted !== undefined) await refundAttempt(app, session);
    throw error;
  });
  return { verdict: checkAttempt(session.data, number ?? OTP_ATTEMPTS + 1, instant(app.now())), read };
}

/** Refunds an attempt after a fault of ours. */
export async function refundAttempt(app: App, { data }: Row<OtpSession>): Promise<void> {
  await app.store.counters.giveBackOtpTry(data.id).catch(() => undefined);
}
