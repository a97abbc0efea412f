import * as z from 'zod';
import { normalizeBackupCode } from '#custody/backup-code.ts';
import { Refusal } from '#domain/refusal.ts';
import { endpoint } from '#http/endpoint.ts';
import { SixDigits, Uuid } from '#http/fields.ts';
import { proofJudged } from '#http/replies/transfer.ts';
import { ok } from '#http/reply.ts';
import { readAs } from '#http/valid.ts';
import type { Proof } from '#workflows/release-share.ts';

const CodeForm = z.object({ otp_session_id: Uuid('otp_session_id'), code: SixDigits });
const BackupForm = z.object({
  transfer_id: Uuid('transfer_id'),
  survivor_id: Uuid('survivor_id'),
  backup_code: z.string('backup_code is required.').max(100),
});
const Body = z.looseObject({ backup_code: z.unknown().optional() });

/** POST /api/survivor-auth/verify-otp: a Survivor proves who they are with a code or a backup code; judged by the one worker that can open a share. */
export const handler = endpoint(
  'survivor-auth/verify-otp',
  { body: Body, forms: z.union([CodeForm, BackupForm]), reply: proofJudged, load: async ({ body }) => ({ proof: proofOf(body) }) },
  async ({ app, proof }) => ok(await app.workers.call('release-share', proof)),
);

function proofOf(body: z.infer<typeof Body>): Proof {
  if (body.backup_code !== undefined) {
    const form = parsed(BackupForm, body);
    const backupCode = normalizeBackupCode(form.backup_code);
    if (!backupCode)
      throw new Refusal('validation_failed', 'A backup code looks like ABCD-1234. Please read it again from your paper.', [
        { path: 'backup_code', message: 'A backup code looks like ABCD-1234.' },
      ]);
    return { by: 'backup-code', transferId: form.transfer_id, survivorId: form.survivor_id, backupCode };
  }
  const form = parsed(CodeForm, body);
  return { by: 'code', otpSessionId: form.otp_session_id, code: form.code };
}

function parsed<T>(shape: z.ZodType<T>, body: unknown): T {
  const read = readAs(shape, body);
  if ('data' in read) return read.data;
  throw new Refusal('validation_failed', 'Send otp_session_id and code, or transfer_id, survivor_id and backup_code.', read.faults);
}
