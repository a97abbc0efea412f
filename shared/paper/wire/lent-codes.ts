import * as z from 'zod';
import { MAX_SURVIVORS } from '#common/limits.ts';
import { PaperId } from '#http/fields.ts';
import { typed } from '#net/typed-shape.ts';
import type { LentCode } from '#paper/check-lent-codes.ts';

const survivor_id = PaperId('survivor_id');
const backup_code = typed(z.string().max(100));

/** Backup codes that the Host's Survivors lend them. Use with `refineLentCodes`. */
export const backupCodesField = z
  .array(z.object({ survivor_id, backup_code }))
  .max(MAX_SURVIVORS, `backup_codes can have at most ${MAX_SURVIVORS} entries.`)
  .optional()
  .describe('One backup code each of different Survivors; none is used up. An addition to the specification.');

/** The fields of a reset with backup codes. Use with `refineLentCodes`. */
export const lentCodeFields = {
  backup_codes: backupCodesField,
  survivor_id: survivor_id
    .optional()
    .describe('With `backup_code`: an earlier form for one entry of `backup_codes`. A UUID, or 7 groups of 4 characters, as there.'),
  backup_code: backup_code.optional(),
};

type Fields = Partial<z.output<z.ZodObject<typeof lentCodeFields>>>;

/** Requires both fields of the earlier form together, and one code at most for each Survivor. */
export function refineLentCodes<Shape extends z.ZodType<Fields>>(shape: Shape) {
  return shape
    .refine((body) => (body.survivor_id === undefined) === (body.backup_code === undefined), {
      message: 'survivor_id and backup_code belong together. Both are printed on the same paper.',
      path: ['backup_code'],
    })
    .refine((body) => new Set(lentCodesOf(body).map(({ survivorId }) => survivorId)).size === lentCodesOf(body).length, {
      message: 'backup_codes must hold one code of each Survivor, and no second one of the same Survivor.',
      path: ['backup_codes'],
    });
}

/** Returns all codes of a request with their field; the code of the earlier form comes last. */
export function lentCodesOf({ backup_codes = [], survivor_id: survivorId, backup_code: backupCode }: Fields): LentCode[] {
  const listed = backup_codes.map((one, n) => ({ survivorId: one.survivor_id, backupCode: one.backup_code, path: `backup_codes.${n}.backup_code` }));
  return survivorId === undefined || backupCode === undefined ? listed : [...listed, { survivorId, backupCode, path: 'backup_code' }];
}
