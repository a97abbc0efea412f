import type * as z from 'zod';
import type { CheckRecord } from '#liveness/rules/check.ts';
import type { checkHistory } from './replies.ts';

export function checkObject(check: CheckRecord): z.infer<(typeof checkHistory)[200]>['checks'][number] {
  return {
    id: check.id,
    check_number: check.number,
    status: check.status,
    channel: check.channel,
    sent_at: check.sentAt,
    responded_at: check.respondedAt,
  };
}
