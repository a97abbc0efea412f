import { hasFactor, proofMethods } from '#domain/factors.ts';
import { Refusal } from '#domain/refusal.ts';
import { instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { stepUpBegun } from '#http/replies/factors.ts';
import { ok } from '#http/reply.ts';
import { issueChallenge } from '#workflows/factors/challenges.ts';
import { requestOptions } from '#workflows/factors/passkey-options.ts';
import { assertFactorCounts } from '#workflows/guards.ts';

/** POST /api/auth/step-up/begin: how this session can prove a factor, and what the Host's device needs for a passkey. Changes nothing. */
export const handler = hostEndpoint(routes['auth/step-up/begin'], { reply: stepUpBegun }, async ({ app, host, sessionId }) => {
  assertFactorCounts(host, instant(app.now()));
  if (!hasFactor(host.factors)) throw new Refusal('no_factor');
  const methods = proofMethods(host.factors);
  const challenge = await issueChallenge(app, { use: 'step-up', ids: [host.id, sessionId] });
  return ok({ methods, passkey: methods.includes('passkey') ? requestOptions(app, challenge, host.factors) : null });
});
