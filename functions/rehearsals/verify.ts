import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { clientOf } from '#http/throttle.ts';
import { rehearseByCode, rehearseByPaper } from '#rehearsals/take-part.ts';
import { RehearsalForms, readRehearsalProof } from '#rehearsals/wire/proof-forms.ts';
import { rehearsedReply } from '#rehearsals/wire/replies.ts';
import { ProofBody } from '#transfers/wire/proof-forms.ts';

const THANKS =
  'Thank you. You have come through: your code reached you, or your paper is right. This was a rehearsal: nothing was opened, and your backup codes stay valid.';

/**
 * POST /api/rehearsals/verify: a Survivor confirms their identity in a rehearsal, with a code or a backup code, which is not used up.
 * This function can open neither a share nor a key. An addition to the specification.
 */
export const handler = endpoint(
  routes['rehearsals/verify'],
  { body: ProofBody, forms: RehearsalForms, reply: rehearsedReply, load: ({ app, body }) => readRehearsalProof(app, body) },
  async ({ app, event, form, session, paper, requestId }) => {
    const answer = paper
      ? await rehearseByPaper(app, { ...paper, client: clientOf(event), requestId })
      : await rehearseByCode(app, session, { code: form.code, client: clientOf(event) }, requestId);
    if (!answer.verified) return ok(answer);
    const { name, paperRecipient } = answer;
    const paper_recipient = paperRecipient === undefined ? {} : { paper_recipient: paperRecipient };
    return ok({ verified: true as const, survivor_name: name, ...paper_recipient, message: THANKS });
  },
);
