import * as z from 'zod';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { typedText } from '#common/typed.ts';
import { PaperId, Uuid } from '#http/fields.ts';
import type { GatewayEvent } from '#http/gateway.ts';
import { clientOf } from '#http/throttle.ts';
import { tryValidate } from '#http/validate.ts';
import type { Row } from '#store/table.ts';
import type { ProofFrom } from '#transfers/count-proof.ts';
import type { OtpSession } from '#transfers/rules/otp.ts';

/** A code as a person types it. A malformed one is a wrong code, not an invalid request. Of a longer text, only its beginning is read. */
const typedProof = z.string().transform((text) => typedText(text).slice(0, 100));

const OneTimeCode = typedProof.describe('The 6 digits that we sent. Anything else is a wrong code, and uses up no attempt.');
export const BackupCode = typedProof.describe('As printed on the paper. Anything else is a wrong code, and uses up no attempt.');

/** The forms in which a Survivor authenticates. */
export const CodeForm = z.object({ otp_session_id: Uuid('otp_session_id'), code: OneTimeCode });
const TransferPaperForm = z.object({ transfer_id: Uuid('transfer_id'), survivor_id: PaperId('survivor_id'), backup_code: BackupCode });
export const WillPaperForm = z.object({ will_id: PaperId('will_id'), survivor_id: PaperId('survivor_id'), backup_code: BackupCode });

/** Of a proof that authenticates. */
const WhenProven = {
  require_session: z
    .boolean('require_session must be true or false.')
    .optional()
    .describe(
      'True: from now on, will-access requires the session of this reply, and the two ids alone read nothing. Default: false. A client that keeps the session sends true. An addition to the specification.',
    ),
};

/** The forms in which a Survivor authenticates in a running transfer, and in which they start one. */
export const AuthenticationForms = z.union([CodeForm.extend(WhenProven), TransferPaperForm.extend(WhenProven), WillPaperForm.extend(WhenProven)]);
export const StartForms = z.union([CodeForm, WillPaperForm.extend(WhenProven)]);

/** Distinguishes the forms. */
export const ProofBody = z.looseObject({
  backup_code: z.unknown().optional(),
  transfer_id: z.unknown().optional(),
  will_id: z.unknown().optional(),
});

/** The same for a proof that authenticates. */
export const AuthenticationBody = ProofBody.extend(WhenProven);

type ProofFields = z.infer<typeof ProofBody>;

/** From where a proof comes, and whether its client asks for the demand of its session. */
export function proofFrom(event: GatewayEvent, body: z.infer<typeof AuthenticationBody>): ProofFrom {
  return { client: clientOf(event), requireSession: body.require_session ?? false };
}

/** Reads a body as one form; `expected` is the sentence that names all forms of the endpoint. */
export function readForm<T>(shape: z.ZodType<T>, body: ProofFields, expected: string): T {
  const read = tryValidate(shape, { ...body, code: asText(body['code']), backup_code: asText(body.backup_code) });
  if ('data' in read) return read.data;
  throw new Refusal('validation_failed', expected, read.faults);
}

/** A number may have lost its zeros, so it is no code at all. */
function asText(code: unknown): unknown {
  return typeof code === 'number' ? '' : code;
}

/** Reads a backup code that comes with the will id of its paper. `starts`: it starts a transfer if none is running. */
export function readWillPaper(body: ProofFields, expected: string, { starts }: { starts: boolean }) {
  const { will_id: willId, survivor_id: survivorId, backup_code: backupCode } = readForm(WillPaperForm, body, expected);
  return { by: 'backup-code' as const, in: { willId, starts }, survivorId, backupCode };
}

/** The forms in which a Survivor proves a start, or that they vouch. */
export const StartProofForms = z.union([CodeForm, WillPaperForm]);
const START_PROOFS = 'Send otp_session_id and code, or will_id, survivor_id and backup_code.';

/** Reads one of them, with the session in which a code was sent. `starts`: a paper starts a transfer if none is running. */
export async function readStartProof({ store }: Pick<App, 'store'>, body: ProofFields, options: { starts: boolean }) {
  if (body.backup_code !== undefined) return { paper: readWillPaper(body, START_PROOFS, options) };
  const form = readForm(CodeForm, body, START_PROOFS);
  return { form, session: await store.otpSessions.get(form.otp_session_id) };
}

/** Returns the session if its code proves a start. Throws Refusal `otp_session_not_found`. */
export function assertStartSession(session: Row<OtpSession> | undefined): Row<OtpSession> {
  if (session?.data.purpose !== 'start') throw new Refusal('otp_session_not_found');
  return session;
}

/** Reads a backup code that comes with the id of a running transfer. */
export function readTransferPaper(body: ProofFields, expected: string) {
  const { transfer_id: transferId, survivor_id: survivorId, backup_code: backupCode } = readForm(TransferPaperForm, body, expected);
  return { by: 'backup-code' as const, in: { transferId }, survivorId, backupCode };
}
