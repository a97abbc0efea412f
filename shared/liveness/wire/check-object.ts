import type * as z from 'zod';
import type { Context } from '#hosts/rules/context.ts';
import type { CheckRecord } from '#liveness/rules/check.ts';
import { type Liveness, nextCheckAt } from '#liveness/rules/liveness.ts';
import { pauseDaysLeft, runningPause } from '#liveness/rules/pause.ts';
import type { checkHistory, checksPaused } from './replies.ts';

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

export function pauseObject(
  liveness: Liveness,
  context: Pick<Context, 'settings' | 'timezone' | 'outages' | 'now'>,
): z.infer<(typeof checksPaused)[200]> {
  return {
    paused_until: runningPause(liveness.pauses, context.now)?.until ?? null,
    next_check_due: nextCheckAt(liveness, context),
    pause_days_left: pauseDaysLeft(liveness.pauses, context.now),
  };
}
