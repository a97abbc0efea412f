import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant, type Outage } from '#common/time.ts';
import { keyedHash, sameText } from '#custody/keyed-hash.ts';
import { isGenuineLink, linkToken, readLink } from '#custody/link.ts';
import { areIdsExposed, isJustProven } from '#hosts/rules/ids-exposed.ts';
import type { LoadedTransfer } from './load-transfer.ts';
import type { ReleasedRow } from './rows/transfers.ts';
import { closesAt } from './rules/reading.ts';
import type { Transfer } from './rules/transfer.ts';

const SURVIVOR_SESSION = 'survivor-session';

/**
 * The last second of the year 9999: a session has no fixed end. No one knows beforehand when an access window opens, so the end of the
 * transfer ends the session: the released share is deleted, and with it the nonce that makes the token genuine.
 */
const WITHOUT_END = 253_402_300_799;

/** Returns a Survivor's session in a transfer, in wire names. `session_expires_at` is null until the access window has opened. */
export async function issueSurvivorSession(
  app: App,
  transfer: Transfer,
  { survivor, nonce }: Pick<ReleasedRow, 'survivor' | 'nonce'>,
  outages: readonly Outage[],
): Promise<{ session_token: string; session_expires_at: string | null }> {
  const link = { purpose: SURVIVOR_SESSION, id: sessionId(transfer.facts.id, survivor), nonce, expires: WITHOUT_END };
  const end = transfer.state.status === 'accessible' ? closesAt(transfer, { outages }) : undefined;
  return { session_token: linkToken(await app.keyring.key('link-key'), link), session_expires_at: end ?? null };
}

/**
 * Returns whether `token` is this Survivor's current session. Any other token counts as absent: clients send it everywhere.
 * Throws Refusal `session_required` if the Survivor's two ids alone are no longer enough: a session was used before, or a person other
 * than the Host may have seen the ids. Then they still read shortly after the Survivor has authenticated, from the same client address.
 * `client`: the client address (`clientOf`).
 */
export async function checkSession(
  app: App,
  { host, record: { transfer } }: LoadedTransfer,
  row: ReleasedRow,
  { token, client }: { token: string | undefined; client: string },
): Promise<boolean> {
  if (token !== undefined && (await isOwnSession(app, transfer.facts.id, row, token))) return true;
  if (row.sessionDemanded || app.env.SURVIVOR_SESSION === 'required') throw new Refusal('session_required');
  if (!areIdsExposed(host.profile)) return false;
  const isSameClient = sameText(row.provenBy, await clientMark(app, transfer.facts.id, row.survivor, client));
  if (!isSameClient || !isJustProven(row.provenAt, instant(app.now()))) throw new Refusal('session_required');
  return false;
}

/** Names the client of an authentication without its address. It is another one for each Survivor and transfer. */
export async function clientMark(app: App, transferId: string, survivorId: string, client: string): Promise<string> {
  const mark = keyedHash(await app.keyring.key('link-key'), 'proven-by/1', transferId, survivorId, client);
  return Buffer.from(mark).toString('base64url');
}

/** Whether a token is this Survivor's current session in the transfer. */
export async function isOwnSession(app: App, transferId: string, row: ReleasedRow, token: string): Promise<boolean> {
  const link = readLink(token);
  const genuine = isGenuineLink(await app.keyring.key('link-key'), SURVIVOR_SESSION, row.nonce, token);
  return genuine && link?.id === sessionId(transferId, row.survivor) && link.expires * 1000 > app.now().getTime();
}

/** Names a Survivor's session in its token. */
function sessionId(transferId: string, survivorId: string): string {
  return `${transferId}_${survivorId}`;
}
