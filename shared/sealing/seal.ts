import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import type { HostWithCustody, SealingRow } from '#hosts/rows/hosts.ts';
import { retryUntilCommittedFrom } from '#store/retry.ts';
import type { Sealing } from '#wills/rules/will.ts';
import { abandonSealing, releaseLease } from './abandon-sealing.ts';
import { activateSealing } from './activate-sealing.ts';
import { beginSealing, type SealRequest } from './begin-sealing.ts';
import { sealDocuments } from './seal-documents.ts';
import { loadHost } from './sealing-work.ts';

/** How long a caller waits for a sealing that continues without it. */
const TIMEOUT_MS = 270_000;

/**
 * Seals a Host's draft, or the sealed documents again, or waits for a sealing that runs already. Returns the sealing that is
 * current then. `host`: the Host, if the caller has just loaded them.
 */
export async function seal(app: App, request: SealRequest, host?: HostWithCustody): Promise<Sealing> {
  const load = () => loadHost(app, request.hostId);
  const work = await retryUntilCommittedFrom(host ?? (await load()), load, (known) => beginSealing(app, request, known));
  if (work.plan.lease.owner !== request.owner) {
    // No one waits for the service's own sealing: it must not occupy its worker for another one.
    if (request.background) throw new Refusal('sealing_in_progress');
    return awaitSealing(app, request.hostId, work.plan);
  }
  try {
    await sealDocuments(app, work);
    return await activateSealing(app, work);
  } catch (error) {
    await (error instanceof Refusal ? abandonSealing : releaseLease)(app, request.hostId, work.plan, request.owner);
    throw error;
  }
}

/** Waits for a sealing that another worker runs. */
async function awaitSealing(app: App, hostId: string, running: SealingRow): Promise<Sealing> {
  const until = performance.now() + TIMEOUT_MS;
  while (performance.now() < until) {
    await pause(500);
    const host = await app.store.hosts.loadWithCustody(hostId);
    if (host?.will && host.will.sealed.revision >= running.revision) return host.will.sealed;
    if (host && host.custody.sealing?.revision !== running.revision) throw new Refusal('storage_failed');
  }
  throw new Refusal(
    'sealing_in_progress',
    'The will is still being sealed, and the work continues. Please send the request again in a minute.',
    undefined,
    30,
  );
}
