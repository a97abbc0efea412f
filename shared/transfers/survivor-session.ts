import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant, type Outage } from '#common/time.ts';
import { keyedMark, sameText } from '#custody/keyed-hash.ts';
import { isGenuineLink, linkToken, readLink } from '#custody/link.ts';
import { areIdsExposed, isJustProven } from '#hosts/rules/ids-exposed.ts';
import type { ReleasedRow } from '#transfers/rows/transfers.ts';
import { closesAt } from '#wills/rules/opening.ts';
import type { Transfer } from '#wills/rules/transfer.ts';
import type { LoadedTransfer } from './load-transfer.ts';

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
 * Throws Refusal `session_required` unless a Survivor's two ids alone are enough to read. Too many people may know them, so they read
 * only from the client address from which this Survivor has authenticated last in this transfer. If a person other than the Host may
 * have seen the ids, they read only shortly after that. They read nothing if this Survivor's session was used, or asked for, since then.
 * `client`: the client address (`clientOf`).
 */
export async function assertReadableByIds(app: App, { host, record: { transfer } }: LoadedTransfer, row: ReleasedRow, client: string): Promise<void> {
  if (row.sessionDemanded || app.env.SURVIVOR_SESSION === 'required') throw new Refusal('session_required');
  const isSameClient = sameText(row.provenBy, await clientMark(app, transfer.facts.id, row.survivor, client));
  const isInTime = !areIdsExposed(host.profile) || isJustProven(row.provenAt, instant(app.now()));
  if (!isSameClient || !isInTime) throw new Refusal('session_required', NOT_BY_IDS);
}

const NOT_BY_IDS =
  'Without your session, the will can be read only from the connection with which you last confirmed your identity. ' +
  'Please send the session token that you were given, or confirm your identity again.';

/** Names the client of an authentication without its address. It is another one for each Survivor and transfer. */
export async function clientMark(app: App, transferId: string, survivorId: string, client: string): Promise<string> {
  return keyedMark(await app.keyring.key('link-key'), 'proven-by/1', transferId, survivorId, client);
}

/** Whether a token is this Survivor's current session in the transfer. Any other token counts as absent: clients send it everywhere. */
export async function isOwnSession(app: App, transferId: string, row: ReleasedRow, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false;
  const link = readLink(token);
  const genuine = isGenuineLink(await app.keyring.key('link-key'), SURVIVOR_SESSION, row.nonce, token);
  return genuine && link?.id === sessionId(transferId, row.survivor) && link.expires * 1000 > app.now().getTime();
}

/** Names a Survivor's session in its token. */
function sessionId(transferId: string, survivorId: string): string {
  return `${transferId}_${survivorId}`;
}
