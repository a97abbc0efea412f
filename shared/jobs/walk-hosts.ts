import type { App } from '#app/app.ts';
import { runInParallel } from '#app/run-in-parallel.ts';
import { between, DAY, HOUR, instant } from '#common/time.ts';
import { HOST_SEGMENTS } from '#store/host-walk.ts';
import { REPAIR_NAMES, type RepairName, repairHost } from './repair-host.ts';
import type { WalkProgress } from './rows/repair-progress.ts';
import { SIDE_BY_SIDE } from './sweep-pace.ts';

/** Without an end until then, the sweeps are too few for all Hosts, or someone sets the walk back. */
const LATE = 36 * HOUR;

/**
 * Repairs each Host once a day. Works page by page until `isTimeUp`, and continues in the next sweep. Pages come from a scan of the whole
 * table (docs/adr/0071). Safe to run twice at the same time.
 */
export async function walkHosts(app: App, isTimeUp: () => boolean): Promise<void> {
  if ((await app.store.serviceClock.look(app.now())).isAway) return;
  const noted = await app.store.walkProgress.load();
  const counts = { hosts: 0, ...Object.fromEntries(REPAIR_NAMES.map((name) => [name, 0])) } as Record<RepairName | 'hosts', number>;
  let version = noted?.version ?? 0;
  let progress = currentWalk(app, noted?.data);
  while (progress.next < HOST_SEGMENTS && !isTimeUp()) {
    progress = await walkPage(app, progress, counts);
    // Another sweep is ahead.
    if (!(await app.store.walkProgress.note(version, progress))) break;
    version += 1;
  }
  if (counts.hosts > 0) app.log.info('hosts_walked', { ...counts, segments: progress.next });
}

/** Returns the current walk, or a new one a day after the last one began. */
function currentWalk(app: App, noted: WalkProgress | undefined): WalkProgress {
  const now = instant(app.now());
  if (!noted) return { begunAt: now, next: 0 };
  const took = between(noted.begunAt, now);
  if (noted.next >= HOST_SEGMENTS) return took < DAY ? noted : { begunAt: now, next: 0 };
  if (took < LATE || noted.isLate) return noted;
  app.log.alarm('walk_late', { begun: noted.begunAt, segments: noted.next });
  return { ...noted, isLate: true };
}

async function walkPage(
  app: App,
  { from, next: segment, ...walk }: WalkProgress,
  counts: Record<RepairName | 'hosts', number>,
): Promise<WalkProgress> {
  const { hostIds, next } = await app.store.hostWalk.page(segment, from);
  await runInParallel(SIDE_BY_SIDE, hostIds, async (hostId) => {
    for (const name of await repairHost(app, hostId)) counts[name] += 1;
  });
  counts.hosts += hostIds.length;
  return next ? { ...walk, next: segment, from: next } : { ...walk, next: segment + 1 };
}
