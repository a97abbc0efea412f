import * as z from 'zod';
import { Refusal } from '#domain/refusal.ts';
import { SixDigits, Uuid } from './fields.ts';
import { tryValidate } from './validate.ts';

/** A backup code as a person types it. A malformed one is a wrong code, not an invalid request. */
const BackupCode = z.string('backup_code is required.').max(100, 'backup_code can have at most 100 characters.');

/** The forms in which a Survivor authenticates. */
export const CodeForm = z.object({ otp_session_id: Uuid('otp_session_id'), code: SixDigits });
export const TransferPaperForm = z.object({ transfer_id: Uuid('transfer_id'), survivor_id: Uuid('survivor_id'), backup_code: BackupCode });
export const WillPaperForm = z.object({ will_id: Uuid('will_id'), survivor_id: Uuid('survivor_id'), backup_code: BackupCode });

/** Distinguishes the forms. */
export const ProofBody = z.looseObject({
  backup_code: z.unknown().optional(),
  transfer_id: z.unknown().optional(),
  will_id: z.unknown().optional(),
});

/** Reads a body as one form; `expected` is the sentence that names all forms of the endpoint. */
export function readForm<T>(shape: z.ZodType<T>, body: unknown, expected: string): T {
  const read = tryValidate(shape, body);
  if ('data' in read) return read.data;
  throw new Refusal('validation_failed', expected, read.faults);
}

/** Reads a backup code that comes with the will id of its paper. `starts`: it starts a transfer if none is running. */
export function readWillPaper(body: unknown, expected: string, { starts }: { starts: boolean }) {
  const { will_id: willId, survivor_id: survivorId, backup_code: backupCode } = readForm(WillPaperForm, body, expected);
  return { by: 'backup-code' as const, in: { willId, starts }, survivorId, backupCode };
}

/** Reads a backup code that comes with the id of a running transfer. */
export function readTransferPaper(body: unknown, expected: string) {
  const { transfer_id: transferId, survivor_id: survivorId, backup_code: backupCode } = readForm(TransferPaperForm, body, expected);
  return { by: 'backup-code' as const, in: { transferId }, survivorId, backupCode };
}
