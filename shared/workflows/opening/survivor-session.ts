import { linkToken } from '#custody/link.ts';
import type { Outage } from '#domain/time.ts';
import { closesAt, type Transfer } from '#domain/transfer.ts';
import type { App } from '#platform/app.ts';
import type { ReleasedRow } from '#store/transfers.ts';

export const SURVIVOR_SESSION = 'survivor-session';

/**
 * The last second of the year 9999: no clock ends a session. Nobody knows beforehand when an access window opens, so the end of
 * the transfer ends it: the released share goes, and with it the nonce that makes the token genuine.
 */
const WITHOUT_END = 253_402_300_799;

/** What names a Survivor's session in its token. */
export function sessionId(transferId: string, survivorId: string): string {
  return `${transferId}_${survivorId}`;
}

/** Returns a Survivor's session in a transfer, in wire names. `session_expires_at` is null until the access window has opened. */
export async function survivorSession(
  app: App,
  transfer: Transfer,
  { survivor, nonce }: Pick<ReleasedRow, 'survivor' | 'nonce'>,
  outages: readonly Outage[],
): Promise<{ session_token: string; session_expires_at: string | null }> {
  const link = { purpose: SURVIVOR_SESSION, id: sessionId(transfer.id, survivor), nonce, expires: WITHOUT_END };
  const end = transfer.status === 'accessible' ? closesAt(transfer, outages) : undefined;
  return { session_token: linkToken(await app.keyring.key('link-key'), link), session_expires_at: end ?? null };
}
