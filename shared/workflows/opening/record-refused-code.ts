import { aboutSurvivor } from '#domain/audit.ts';
import type { Survivor } from '#domain/survivor.ts';
import { instant } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import type { HostRecord } from '#store/hosts.ts';

const DAY_SECONDS = 86_400;

/** Records that a wrong code was entered for a Survivor. At most one entry a day for each kind of code: anyone can enter wrong ones. */
export async function recordRefusedCode(app: App, host: HostRecord, survivor: Survivor, kind: 'code' | 'backup-code'): Promise<void> {
  const { admitted } = await app.store.counters.admit('audit-refused', `${kind}/${survivor.id}`, 1, DAY_SECONDS, app.now());
  if (!admitted) return;
  const audit = [{ event: 'code_refused' as const, facts: { ...aboutSurvivor(survivor), with: kind } }];
  await app.store.commit({ hostId: host.id, at: instant(app.now()), audit });
}
