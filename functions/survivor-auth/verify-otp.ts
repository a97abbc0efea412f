import type * as z from 'zod';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import type { AuthenticationReply } from '#transfers/backup-code-proof.ts';
import type { ProofFrom } from '#transfers/count-proof.ts';
import type { Proof } from '#transfers/release-share.ts';
import {
  AuthenticationBody,
  AuthenticationForms,
  CodeForm,
  proofFrom,
  readForm,
  readTransferPaper,
  readWillPaper,
} from '#transfers/wire/proof-forms.ts';
import { proofReply } from '#transfers/wire/replies.ts';

const FORMS =
  'Send otp_session_id and code; or transfer_id, survivor_id and backup_code; or, as printed on the paper, will_id, survivor_id and backup_code.';

/** POST /api/survivor-auth/verify-otp: a Survivor authenticates with a code or a backup code. The only worker that can open a share checks it. */
export const handler = endpoint(
  routes['survivor-auth/verify-otp'],
  {
    body: AuthenticationBody,
    forms: AuthenticationForms,
    reply: proofReply,
    load: async ({ body, event, requestId }) => ({ proof: proofOf(body, proofFrom(event, body), requestId) }),
  },
  // What the worker answers to a proof that starts nothing.
  async ({ app, proof }) => ok((await app.workers.call('release-share', proof)) as AuthenticationReply),
);

function proofOf(body: z.infer<typeof AuthenticationBody>, from: ProofFrom, requestId: string): Proof {
  if (body.backup_code === undefined) {
    const { otp_session_id: otpSessionId, code } = readForm(CodeForm, body, FORMS);
    return { by: 'code', otpSessionId, code, ...from };
  }
  const isByWill = body.transfer_id === undefined && body.will_id !== undefined;
  const paper = isByWill ? readWillPaper(body, FORMS, { starts: false }) : readTransferPaper(body, FORMS);
  return { ...paper, ...from, requestId };
}
