import * as z from 'zod';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { AppCode } from '#http/fields.ts';
import { CredentialProofField } from '#http/passkey-fields.ts';
import { stepUpProven } from '#http/replies/factors.ts';
import { ok } from '#http/reply.ts';
import { Throttled } from '#http/throttle.ts';
import { lockedFor, proveFactor } from '#workflows/factors/prove-factor.ts';

const Body = z
  .object({
    code: AppCode.optional().describe('The code that the authenticator app shows now.'),
    recovery_code: z.string().max(100).optional().describe('Works once.'),
    credential: CredentialProofField.optional(),
  })
  .refine((body) => [body.code, body.recovery_code, body.credential].filter((one) => one !== undefined).length === 1, {
    message: 'Please send exactly one of code, recovery_code and credential.',
    path: ['code'],
  });

/** POST /api/auth/step-up/prove: proves a factor. For ten minutes this session can change things. */
export const handler = hostEndpoint(
  routes['auth/step-up/prove'],
  { body: Body, reply: stepUpProven },
  async ({ app, body: { code, recovery_code: recoveryCode, credential }, host, sessionId, requestId }) => {
    const proven = await proveFactor(app, host, { code, recoveryCode, credential }, { sessionId, requestId });
    if (proven === 'locked') throw tooManyWrong(app.now());
    return ok({ proven_until: proven.until, recovery_codes_left: proven.codesLeft });
  },
);

function tooManyWrong(now: Date): Throttled {
  const { limit, windowSeconds, resetSeconds } = lockedFor(now);
  return new Throttled(
    limit,
    windowSeconds,
    resetSeconds,
    `${limit} wrong codes were entered today, which is the maximum. Please use a passkey, or try again tomorrow.`,
  );
}
