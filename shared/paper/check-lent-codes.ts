import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';
import { wireIds } from '#messages/links.ts';
import type { Survivor } from '#survivors/rules/survivor.ts';
import { checkBackupCode, type EnteredCode } from './check-backup-code.ts';

/** One lent code. `path`: the field of the request that holds it. */
export type LentCode = Omit<EnteredCode, 'client'> & { path: string };

/** Backup codes that Survivors lend to their Host, whose password is reset or who has lost every second factor. `client`: the Host's address (`clientOf`). */
export interface LentCodes {
  by: 'lent-codes';
  hostId: string;
  codes: readonly Omit<EnteredCode, 'client'>[];
  client: string;
}

const NOT_NAMED = 'Your will does not name a Survivor with this survivor_id. It is printed on the same paper as the codes.';
const SPENT = 'This backup code was used before. Please use another one from the same paper.';

/** Throws unless every code is right. A wrong one refuses the whole request, with its field. `consequence`: what was not done. */
export async function assertLentCodes(app: App, hostId: string, codes: readonly LentCode[], client: string, consequence: string): Promise<void> {
  if (codes.length === 0) return;
  const order: LentCodes = { by: 'lent-codes', hostId, codes: codes.map(({ path, ...code }) => code), client };
  // What checkLentCodes returns.
  const answers = (await app.workers.call('release-share', order)) as (string | null)[];
  const details = answers.flatMap((message, n) => (message === null ? [] : [{ path: codes[n]?.path ?? '', message }]));
  if (details.length === 0) return;
  const which = details.length === 1 ? 'One of the backup codes was not accepted' : `${details.length} of the backup codes were not accepted`;
  throw new Refusal('validation_failed', `${which}. ${consequence}`, details);
}

/**
 * Checks one code each of different Survivors of the sealed will, or before the first sealing of all Survivors. Returns for each code null if it is right, else a sentence
 * that says what is wrong. Each attempt counts against that Survivor's limits; if all are right, the attempts are refunded.
 * No code is used up.
 */
export async function checkLentCodes(app: App, { hostId, codes, client }: LentCodes): Promise<(string | null)[]> {
  const host = await app.store.hosts.loadWithCustody(hostId);
  if (!host) throw new Refusal('invalid_link');
  const ids = await wireIds(app);
  const named = new Map(
    host.survivors.filter(({ id }) => host.will?.sealed.survivors.includes(id) ?? true).map((one) => [ids.survivor(one.id), one]),
  );
  const checked = await Promise.all(codes.map((code) => checkOne(app, host, { ...code, client }, named.get(code.survivorId.toLowerCase()))));
  if (checked.every(({ wrong }) => wrong === null)) await Promise.all(checked.map(({ refund }) => refund().catch(() => undefined)));
  return checked.map(({ wrong }) => wrong);
}

interface CheckedCode {
  wrong: string | null;
  refund: () => Promise<void>;
}

async function checkOne(app: App, host: HostWithCustody, given: EnteredCode, survivor: Survivor | undefined): Promise<CheckedCode> {
  const refund = async () => {};
  if (!survivor) return { wrong: NOT_NAMED, refund };
  const { verdict } = await checkBackupCode(app, given, Promise.resolve({ host, survivor }));
  if (!verdict.right) return { wrong: verdict.message, refund };
  const isUnused = host.custody.codes.get(survivor.id)?.used[verdict.index] === false;
  return isUnused ? { wrong: null, refund: verdict.refund } : { wrong: SPENT, refund };
}
