import { instant } from '#common/time.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { clientOf } from '#http/throttle.ts';
import type { StartAnswer } from '#transfers/backup-code-proof.ts';
import type { Proof } from '#transfers/release-share.ts';
import { startByCode } from '#transfers/start-by-code.ts';
import { AuthenticationBody, assertStartSession, proofFrom, readStartProof, StartForms } from '#transfers/wire/proof-forms.ts';
import { provenStartReply } from '#transfers/wire/replies.ts';
import { provenStartObject } from '#transfers/wire/transfer-object.ts';

/**
 * POST /api/transfer/verify-and-initiate: starts a transfer with a proof, or joins the running one. A one-time code proves the
 * start and authenticates no one. A backup code also authenticates its Survivor, in the one worker that can open a share.
 */
export const handler = endpoint(
  routes['transfer/verify-and-initiate'],
  {
    body: AuthenticationBody,
    forms: StartForms,
    reply: provenStartReply,
    load: ({ app, body }) => readStartProof(app, body, { starts: true }),
  },
  async ({ app, event, body, form, session, paper, requestId }) => {
    // What the worker answers to a proof that may start a transfer.
    if (paper)
      return ok((await app.workers.call('release-share', { ...paper, ...proofFrom(event, body), requestId } satisfies Proof)) as StartAnswer);
    const answer = await startByCode(app, assertStartSession(session), { code: form.code, client: clientOf(event) }, requestId);
    return ok(answer.verified ? provenStartObject(answer, instant(app.now())) : answer);
  },
);
