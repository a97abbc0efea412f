import * as z from 'zod';
import { Refusal } from '#common/refusal.ts';
import type { SpentBudget } from '#factors/count-guess.ts';
import { proveFactor } from '#factors/prove-factor.ts';
import { CredentialProofField } from '#factors/wire/passkey-fields.ts';
import { stepUpProven } from '#factors/wire/replies.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { AppCode } from '#http/fields.ts';
import { ok } from '#http/reply.ts';
import { Throttled } from '#http/throttle.ts';
import { typed } from '#net/typed-shape.ts';

const Body = z
  .object({
    code: AppCode.optional().describe('The code that the authenticator app shows now.'),
    recovery_code: typed(z.string().max(100)).optional().describe('Works once.'),
    credential: CredentialProofField.optional(),
  })
  .refine((body) => [body.code, body.recovery_code, body.credential].filter((one) => one !== undefined).length === 1, {
    message: 'Please send exactly one of code, recovery_code and credential.',
    path: ['code'],
  });

/** POST /api/auth/step-up/prove: proves a factor. For ten minutes this session can change things. */
export const handler = endpoint(
  routes['auth/step-up/prove'],
  {
    body: Body,
    reply: stepUpProven,
    load: async ({ app, hostId, sessionId }) => {
      const [host, session] = await Promise.all([app.store.hosts.load(hostId), app.store.sessions.get({ hostId, id: sessionId })]);
      return { host, session };
    },
  },
  async ({ app, body: { code, recovery_code: recoveryCode, credential }, host, session, requestId }) => {
    if (!host || !session) throw new Refusal('unauthorized');
    const proven = await proveFactor(app, host, { code, recoveryCode, credential }, { session: session.data, requestId });
    if ('spent' in proven) throw tooManyWrong(proven.spent);
    return ok({ proven_until: proven.until, recovery_codes_left: proven.codesLeft });
  },
);

function tooManyWrong({ of, limit, windowSeconds, resetSeconds }: SpentBudget): Throttled {
  return new Throttled(limit, windowSeconds, resetSeconds, SENTENCES[of]);
}

const SENTENCES: Readonly<Record<SpentBudget['of'], string>> = {
  session: 'Too many wrong codes were entered in this session. Please use a passkey or another kind of code, or sign out and sign in again.',
  account:
    'Too many wrong codes of an app were entered for your account, so none is checked in this session. Please use a passkey, a recovery code, or a session that has proven your second factor before. Then choose a new password.',
};
