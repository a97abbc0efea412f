import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { normalizeOneTimeCode } from '#custody/one-time-code.ts';
import type { Row } from '#store/table.ts';
import { type AttemptVerdict, attemptsOf, checkAttempt, type OtpSession } from './rules/otp.ts';
import { mayStillBeUsedBy } from './used-code.ts';

/** What was typed as a one-time code, and how many attempts are left for this session. */
export interface Attempt<T> {
  verdict: AttemptVerdict;
  /** The typed code without spaces. Undefined if it is malformed: it uses up no attempt. */
  code: string | undefined;
  read: T;
}

export const MALFORMED_CODE =
  'A code has 6 digits and is sent as text, because it can begin with a zero. This try was not counted. Please enter the code of our message again.';

/** A code as it was typed, and by whom (`clientOf`). */
export interface TypedCode {
  code: string;
  client: string;
}

/**
 * Counts an attempt with a one-time code while `reading` loads what is needed to check it. The code is checked only after both.
 * If the reading fails, the code is not checked and the attempt is refunded.
 */
export async function countAttempt<T>(app: App, session: Row<OtpSession>, typed: TypedCode, reading: Promise<T>): Promise<Attempt<T>> {
  const code = normalizeOneTimeCode(typed.code);
  const by = code === undefined ? 0 : 1;
  const { id } = session.data;
  // For anyone but the client who used it, a session that was used has no attempts left, whatever its counter says.
  const counting = mayStillBeUsedBy(app, session, typed.client).then((may) =>
    may ? app.store.counters.countOtpTry(id, attemptsOf(session.data), by, app.now()) : undefined,
  );
  const [number, read] = await Promise.all([counting, reading]).catch(async (error: unknown) => {
    const counted = await counting.catch(() => undefined);
    if (counted !== undefined && by === 1) await refundAttempt(app, session);
    throw error;
  });
  return { verdict: checkAttempt(session.data, number ?? Number.POSITIVE_INFINITY, instant(app.now())), code, read };
}

/** Refunds an attempt after a fault of ours, or that repeated the right code. */
export async function refundAttempt(app: App, { data }: Row<OtpSession>): Promise<void> {
  await app.store.counters.giveBackOtpTry(data.id, app.now()).catch(() => undefined);
}
