import * as z from 'zod';
import { Refusal } from '#common/refusal.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { clientOf } from '#http/throttle.ts';
import type { Row } from '#store/table.ts';
import type { OtpSession } from '#transfers/rules/otp.ts';
import { MAX_VOUCHES } from '#transfers/rules/vouch.ts';
import { type Vouched, vouchByCode, vouchByPaper } from '#transfers/vouch.ts';
import { CodeForm, ProofBody, readForm, readWillPaper, WillPaperForm } from '#transfers/wire/proof-forms.ts';
import { vouchedReply } from '#transfers/wire/replies.ts';

const FORMS = 'Send otp_session_id and code, or will_id, survivor_id and backup_code.';

/**
 * POST /api/transfer/vouch: a Survivor who authenticates says that the silent Host is alive, but out of reach. The others wait for
 * 15 days, twice at most. It is no sign of life of the Host. A code is used up, a backup code is not. An addition to the specification.
 */
export const handler = endpoint(
  routes['transfer/vouch'],
  {
    body: ProofBody,
    forms: z.union([CodeForm, WillPaperForm]),
    reply: vouchedReply,
    load: async ({ app, body }) => {
      if (body.backup_code !== undefined) return { paper: readWillPaper(body, FORMS, { starts: false }) };
      const form = readForm(CodeForm, body, FORMS);
      return { form, session: await app.store.otpSessions.get(form.otp_session_id) };
    },
  },
  async ({ app, event, form, session, paper, requestId }) => {
    const answer = paper
      ? await vouchByPaper(app, { ...paper, willId: paper.in.willId, client: clientOf(event), requestId })
      : await vouchByCode(app, startSession(session), form.code, requestId);
    return ok(answer.verified ? vouchedObject(answer) : answer);
  },
);

function startSession(session: Row<OtpSession> | undefined): Row<OtpSession> {
  if (session?.data.purpose !== 'start') throw new Refusal('otp_session_not_found');
  return session;
}

function vouchedObject({ until, vouches }: Vouched) {
  const message = `Thank you. We wait until ${until}, and have written to the Host and to the other Survivors.`;
  return { verified: true as const, waits_until: until, vouches_left: MAX_VOUCHES - vouches, message };
}
