import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { clientOf } from '#http/throttle.ts';
import { type Vouched, vouchByCode, vouchByPaper } from '#transfers/vouch.ts';
import { assertStartSession, ProofBody, readStartProof, StartProofForms } from '#transfers/wire/proof-forms.ts';
import { vouchedReply } from '#transfers/wire/replies.ts';
import { MAX_VOUCHES } from '#wills/rules/vouch.ts';

/**
 * POST /api/transfer/vouch: a Survivor who authenticates says that the silent Host is alive, but out of reach. The others wait for
 * 15 days, twice at most. It is no sign of life of the Host. A code is used up, a backup code is not. An addition to the specification.
 */
export const handler = endpoint(
  routes['transfer/vouch'],
  {
    body: ProofBody,
    forms: StartProofForms,
    reply: vouchedReply,
    load: ({ app, body }) => readStartProof(app, body, { starts: false }),
  },
  async ({ app, event, form, session, paper, requestId }) => {
    const answer = paper
      ? await vouchByPaper(app, { ...paper, willId: paper.in.willId, client: clientOf(event), requestId })
      : await vouchByCode(app, assertStartSession(session), { code: form.code, client: clientOf(event) }, requestId);
    return ok(answer.verified ? vouchedObject(answer) : answer);
  },
);

function vouchedObject({ until, vouches }: Vouched) {
  const message = `Thank you. We wait until ${until}, and have written to the Host and to the other Survivors.`;
  return { verified: true as const, waits_until: until, vouches_left: MAX_VOUCHES - vouches, message };
}
