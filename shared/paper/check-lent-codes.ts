import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import type { HostRecord, HostWithCustody } from '#hosts/rows/hosts.ts';
import { provenPapers } from '#hosts/rules/series.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { wireIds } from '#messages/links.ts';
import { checkBackupCode, type EnteredCode } from './check-backup-code.ts';

/** One lent code. `path`: the field of the request that holds it. */
export type LentCode = Omit<EnteredCode, 'client'> & { path: string };

/**
 * Backup codes that are shown without being used up: Survivors lend them to their Host, whose password is reset or who has lost every second
 * factor, or vouch with one for the Host. `client`: the address of the request (`clientOf`).
 */
export interface LentCodes {
  by: 'lent-codes';
  hostId: string;
  codes: readonly Omit<EnteredCode, 'client'>[];
  client: string;
}

/** The same, with the fields of the request. */
type LentInRequest = Omit<LentCodes, 'by' | 'codes'> & { codes: readonly LentCode[] };

const NOT_NAMED = 'Your will does not name a Survivor with this survivor_id. It is printed on the same paper as the codes.';
const SPENT = 'This backup code was used before. Please use another one from the same paper.';

/** Why a code does not count. `left`: attempts left for this client address, or null if the will does not name this Survivor. */
export interface LentCodeFault {
  message: string;
  left: number | null;
}

/** Returns for each code null or why it does not count. Null instead of a list: the account was deleted. */
export async function findLentCodeFaults(app: App, order: Omit<LentCodes, 'by'>): Promise<(LentCodeFault | null)[] | null> {
  // What checkLentCodes returns.
  return (await app.workers.call('release-share', { ...order, by: 'lent-codes' } satisfies LentCodes)) as (LentCodeFault | null)[] | null;
}

/**
 * Throws unless every code is right. A wrong one refuses the whole request, with its field. `consequence`: what was not done.
 * Throws Refusal `invalid_link` if the account was deleted.
 */
export async function assertLentCodes(app: App, lent: LentInRequest, consequence: string): Promise<void> {
  const { codes } = lent;
  if (codes.length === 0) return;
  const faults = await findLentCodeFaults(app, { ...lent, codes: codes.map(({ path, ...code }) => code) });
  if (!faults) throw new Refusal('invalid_link');
  const details = faults.flatMap((fault, n) => (fault === null ? [] : [{ path: codes[n]?.path ?? '', message: fault.message }]));
  if (details.length === 0) return;
  const which = details.length === 1 ? 'One of the backup codes was not accepted' : `${details.length} of the backup codes were not accepted`;
  throw new Refusal('validation_failed', `${which}. ${consequence}`, details);
}

/** Returns how many of these codes are from a paper that proves the Host. In a series of resets, one that was made in it does not. */
export async function countProvenCodes(app: App, host: HostRecord, codes: readonly LentCode[]): Promise<number> {
  if (codes.length === 0) return 0;
  const ids = await wireIds(app);
  const proven = new Set(provenPapers(host).map(({ id }) => ids.survivor(id)));
  return codes.filter(({ survivorId }) => proven.has(survivorId.toLowerCase())).length;
}

/**
 * Checks one code each of different Survivors of the sealed will, or before the first sealing of all Survivors. Returns for each code null if it is right, else
 * what is wrong. Each attempt counts against that Survivor's limits; if all are right, the attempts are refunded.
 * No code is used up. Returns null if there is no such account.
 */
export async function checkLentCodes(app: App, { hostId, codes, client }: LentCodes): Promise<(LentCodeFault | null)[] | null> {
  const host = await app.store.hosts.loadWithCustody(hostId);
  if (!host) return null;
  const ids = await wireIds(app);
  const named = new Map(
    host.survivors.filter(({ id }) => host.will?.sealed.survivors.includes(id) ?? true).map((one) => [ids.survivor(one.id), one]),
  );
  const checked = await Promise.all(codes.map((code) => checkUnusedCode(app, host, { ...code, client }, named.get(code.survivorId.toLowerCase()))));
  if (checked.every(({ wrong }) => wrong === null)) await Promise.all(checked.map(({ refund }) => refund().catch(() => undefined)));
  return checked.map(({ wrong }) => wrong);
}

interface CheckedCode {
  wrong: LentCodeFault | null;
  refund: () => Promise<void>;
}

/** Checks one code of a Survivor that was not used before. It is not used up, and its attempt is counted until `refund`. */
export async function checkUnusedCode(app: App, host: HostWithCustody, given: EnteredCode, survivor: Survivor | undefined): Promise<CheckedCode> {
  const refund = async () => {};
  if (!survivor) return { wrong: { message: NOT_NAMED, left: null }, refund };
  const { verdict } = await checkBackupCode(app, given, Promise.resolve({ host, survivor }));
  if (!verdict.right) return { wrong: { message: verdict.message, left: verdict.left }, refund };
  const isUnused = host.custody.codes.get(survivor.id)?.used[verdict.index] === false;
  return isUnused ? { wrong: null, refund: verdict.refund } : { wrong: { message: SPENT, left: verdict.left }, refund };
}
