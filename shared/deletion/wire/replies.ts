import * as z from 'zod';
import { Sentence, Timestamp } from '#http/wire-types.ts';

const deletion = {
  of: z.enum(['account', 'will']),
  packages: z.enum(['keep', 'delete']).describe('What happens to the sealed package in the Host’s storage.'),
  requested_at: Timestamp,
  takes_effect_at: Timestamp.describe('Until then `POST /api/host/keep` undoes it.'),
};

export const Deletion = z.strictObject(deletion).meta({ id: 'Deletion' });

export const deletionAccepted = { 202: z.strictObject({ ...deletion, message: Sentence }) };
export const everythingKept = { 200: z.strictObject({ kept: z.enum(['account', 'will']), message: Sentence }) };
