import * as z from 'zod';
import { Refusal } from '#domain/refusal.ts';
import { endpoint } from '#http/endpoint.ts';
import { SixDigits, Uuid } from '#http/fields.ts';
import { proofJudged } from '#http/replies/transfer.ts';
import { ok } from '#http/reply.ts';
import { clientSubject } from '#http/throttle.ts';
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
  {
    body: Body,
    forms: z.union([CodeForm, BackupForm]),
    reply: proofJudged,
    load: async ({ body, event }) => ({ proof: proofOf(body, clientSubject(event.requestContext.identity.sourceIp)) }),
  },
  async ({ app, proof }) => ok(await app.workers.call('release-share', proof)),
);

function proofOf(body: z.infer<typeof Body>, client: string): Proof {
  if (body.backup_code !== undefined) {
    const form = parsed(BackupForm, body);
    return { by: 'backup-code', transferId: form.transfer_id, survivorId: form.survivor_id, backupCode: form.backup_code, client };
  }
  const form = parsed(CodeForm, body);
  return { by: 'code', otpSessionId: form.otp_session_id, code: form.code, client };
}

function parsed<T>(shape: z.ZodType<T>, body: unknown): T {
  const read = readAs(shape, body);
  if ('data' in read) return read.data;
  throw new Refusal('validation_failed', 'Send otp_session_id and code, or transfer_id, survivor_id and backup_code.', read.faults);
}
