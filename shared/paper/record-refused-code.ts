import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { aboutSurvivor } from '#effects/audit.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';

const DAY_SECONDS = 86_400;

/** Records that a wrong code was entered for a Survivor. At most one entry a day for each kind of code: anyone can enter wrong ones. */
export async function recordRefusedCode(app: App, host: HostRecord, survivor: Survivor, kind: 'code' | 'backup-code'): Promise<void> {
  const { admitted } = await app.store.counters.admit('audit-refused', `${kind}/${survivor.id}`, 1, DAY_SECONDS, app.now());
  if (!admitted) return;
  const audit = [{ event: 'code_refused' as const, facts: { ...aboutSurvivor(survivor), with: kind } }];
  await app.store.commit({ hostId: host.id, at: instant(app.now()), audit });
}
