import * as z from 'zod';
import type { App } from '#app/app.ts';
import type { NamedPerson } from '#rehearsals/take-part.ts';
import { BackupCode, CodeForm, type ProofBody, readForm, WillPaperForm } from '#transfers/wire/proof-forms.ts';

export const RehearsalToken = z
  .string()
  .max(500)
  .describe('From the link in the message about the rehearsal. It names a Survivor in this rehearsal only, and opens nothing.');

const LinkForm = z.object({ token: RehearsalToken, backup_code: BackupCode });

/** The forms in which a Survivor takes part in a rehearsal. */
export const RehearsalForms = z.union([CodeForm, LinkForm, WillPaperForm]);
const FORMS =
  'Send otp_session_id and code; or the token of the link and backup_code; or, as printed on the paper, will_id, survivor_id and backup_code.';

/** Reads one of them: a backup code and whose it is, or a code with the session in which it was sent. */
export async function readRehearsalProof(app: Pick<App, 'store'>, body: z.infer<typeof ProofBody>) {
  if (body.backup_code === undefined) {
    const form = readForm(CodeForm, body, FORMS);
    return { form, session: await app.store.otpSessions.get(form.otp_session_id) };
  }
  return { paper: 'token' in body ? readLinked(body) : readPrinted(body) };
}

/** A backup code, and whose it is. */
interface RehearsalPaper {
  by: NamedPerson;
  backupCode: string;
}

function readLinked(body: z.infer<typeof ProofBody>): RehearsalPaper {
  const { token, backup_code: backupCode } = readForm(LinkForm, body, FORMS);
  return { by: { token }, backupCode };
}

function readPrinted(body: z.infer<typeof ProofBody>): RehearsalPaper {
  const { will_id: willId, survivor_id: survivorId, backup_code: backupCode } = readForm(WillPaperForm, body, FORMS);
  return { by: { willId, survivorId }, backupCode };
}
