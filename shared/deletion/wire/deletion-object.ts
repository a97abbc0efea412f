import type * as z from 'zod';
import type { Deletion } from '#hosts/rules/deletion.ts';
import type { Deletion as DeletionReply } from './replies.ts';

export function deletionObject({ of, packages, requestedAt, takesEffectAt }: Deletion): z.infer<typeof DeletionReply> {
  return { of, packages, requested_at: requestedAt, takes_effect_at: takesEffectAt };
}
