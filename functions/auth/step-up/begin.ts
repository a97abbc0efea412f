import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { issueChallenge } from '#factors/challenges.ts';
import { requestOptions } from '#factors/passkey-options.ts';
import { hasFactor, proofMethods } from '#factors/rules/factors.ts';
import { assertFactorCounts } from '#factors/rules/step-up.ts';
import { stepUpBegun } from '#factors/wire/replies.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';

/** POST /api/auth/step-up/begin: how this session can prove a factor, and what the Host's device needs for a passkey. Changes nothing. */
export const handler = hostEndpoint(routes['auth/step-up/begin'], { reply: stepUpBegun }, async ({ app, host, sessionId }) => {
  assertFactorCounts(host, instant(app.now()));
  if (!hasFactor(host.factors)) throw new Refusal('no_factor');
  const methods = proofMethods(host.factors);
  const challenge = await issueChallenge(app, { use: 'step-up', ids: [host.id, sessionId] });
  return ok({ methods, passkey: methods.includes('passkey') ? requestOptions(app, challenge, host.factors) : null });
});
