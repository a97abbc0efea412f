import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { matchBackupCode } from '#custody/backup-code.ts';
import { backupCodeSecret } from '#custody/verifier-secret.ts';
import { aboutSurvivor } from '#effects/audit.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { survivorRow } from '#store/keys.ts';

/** A code that a signed-in Host reads from the paper that they have just printed. `survivorId`: the internal id. */
export interface PrintedCode {
  by: 'printed-code';
  hostId: string;
  survivorId: string;
  backupCode: string;
}

/** Returns whether the code belongs to the Survivor's newest paper. Nothing is used up, and no attempt of the Survivor's is counted. */
export async function checkPrintedCode(app: App, { hostId, survivorId, backupCode }: PrintedCode): Promise<boolean> {
  const [host, pepper] = await Promise.all([app.store.hosts.loadWithCustody(hostId), app.keyring.key('code-pepper')]);
  const codes = host?.custody.codes.get(survivorId);
  if (!codes) throw new Refusal('survivor_not_found');
  const position = await matchBackupCode(codes.set, backupCode, backupCodeSecret(pepper, hostId, survivorId, codes.generation));
  return position !== undefined;
}

/** Records that the Host has the newest paper in their hands. Returns the time. */
export async function recordPaperConfirmed(app: App, host: HostRecord, survivor: Survivor, requestId: string): Promise<string> {
  const at = instant(app.now());
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { [survivorRow(survivor.id)]: { ...survivor, paperConfirmedAt: at } } }],
    audit: [{ event: 'paper_confirmed', facts: aboutSurvivor(survivor) }],
  });
  return at;
}
