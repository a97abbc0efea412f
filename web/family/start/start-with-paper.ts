import type { PaperInput } from '#web/family/prove/paper-form.tsx';
import { keepSession } from '#web/family/survivor/use-session.ts';
import { keepWillOf } from '#web/family/survivor/will-of.ts';
import { call } from '#web/shared/api.ts';
import { go } from '#web/shared/router.ts';

/** Starts or joins a transfer with a backup code and opens its page. Returns the attempts that are left after a wrong code, or null. */
export async function startWithPaper({ willId, survivorId, backupCode }: PaperInput): Promise<number | null> {
  const body = { will_id: willId, survivor_id: survivorId, backup_code: backupCode, require_session: true };
  const reply = await call((api) => api.POST('/api/transfer/verify-and-initiate', { body }));
  if (!reply.verified) return reply.attempts_remaining;
  keepWillOf(reply.transfer_id, willId);
  openTransfer({ transferId: reply.transfer_id, survivorId }, reply.session_token);
  return null;
}

/** Opens the page of a transfer in which a Survivor has just authenticated. */
export function openTransfer({ transferId, survivorId }: { transferId: string; survivorId: string }, token: string | undefined): void {
  if (token !== undefined) keepSession({ transferId, survivorId }, token);
  go('/survivor', { transfer_id: transferId, survivor_id: survivorId });
}
