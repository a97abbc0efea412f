import type * as z from 'zod';
import type { Instant } from '#common/time.ts';
import { type Factor, type Factors, provenUntil, recoveryCodesLeft, settledAt } from '#factors/rules/factors.ts';
import type { factorList, factorReply } from './replies.ts';

type FactorObject = z.infer<(typeof factorReply)[200]>;

/** Writes a factor without its key. */
export function factorObject(factor: Factor): FactorObject {
  const { id, kind, name, createdAt, lastUsedAt } = factor;
  return {
    id,
    kind,
    name,
    created_at: createdAt,
    last_used_at: lastUsedAt,
    protects_from: settledAt(factor),
    synced: factor.kind === 'passkey' ? factor.isSynced : null,
  };
}

export function factorListObject(factors: Factors, session: string, now: Instant): z.infer<(typeof factorList)[200]> {
  return {
    factors: factors.list.map(factorObject),
    recovery_codes_left: recoveryCodesLeft(factors),
    recovery_codes_made_at: factors.recovery?.madeAt ?? null,
    proven_until: provenUntil(factors, session, now) ?? null,
  };
}
