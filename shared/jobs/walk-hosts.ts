import type { App } from '#app/app.ts';
import { runInParallel } from '#app/run-in-parallel.ts';
import { between, DAY, HOUR, instant } from '#common/time.ts';
import type { WalkProgress } from '#jobs/rows/repair-progress.ts';
import { faultFacts } from '#net/log.ts';
import { HOST_SEGMENTS } from '#store/host-walk.ts';
import { REPAIR_NAMES, type RepairName, repairHost } from './repair-host.ts';

/** Without an end until then, the sweeps are too few for all Hosts, or someone sets the walk back. */
const LATE = 36 * HOUR;

/** How many Hosts were visited, and how many repairs were made, by kind. */
type Counts = Record<RepairName | 'hosts', number>;

/**
 * Repairs each Host once a day. Hosts come from a scan of the whole table (docs/adr/0071), in segments that keep their own progress. Works
 * page by page until `isTimeUp`, and continues in the next sweep. Safe to run twice at the same time.
 */
export async function walkHosts(app: App, isTimeUp: () => boolean): Promise<void> {
  // No deadline is checked then, so none could be set right.
  if ((await app.store.serviceClock.look(app.now())).isAway) return;
  // `fromEntries` loses the names.
  const counts = { hosts: 0, ...Object.fromEntries(REPAIR_NAMES.map((name) => [name, 0])) } as Counts;
  const segments = Array.from({ length: HOST_SEGMENTS }, (_, segment) => segment);
  await runInParallel(SIDE_BY_SIDE, segments, (segment) =>
    // One that fails does not stop the others.
    walkSegment(app, segment, isTimeUp, counts).catch((error) => app.log.alarm('walk_failed', faultFacts(error))),
  );
  if (counts.hosts > 0) app.log.info('hosts_walked', counts);
}

async function walkSegment(app: App, segment: number, isTimeUp: () => boolean, counts: Counts): Promise<void> {
  const noted = await app.store.walkProgress.load(segment);
  let version = noted?.version ?? 0;
  let progress = currentWalk(app, segment, noted?.data);
  if (progress.isLate && !noted?.data.isLate) {
    // Stored before any page, so that the alarm is raised once, also while no sweep has time for this segment.
    if (!(await app.store.walkProgress.note(segment, version, progress))) return;
    version += 1;
  }
  while (!progress.isDone && !isTimeUp()) {
    const { hostIds, next } = await app.store.hostWalk.page(segment, progress.from);
    for (const hostId of hostIds) for (const name of await repairHost(app, hostId)) counts[name] += 1;
    counts.hosts += hostIds.length;
    progress = { ...progress, from: next, isDone: !next };
    // Returns false if another sweep is ahead.
    if (!(await app.store.walkProgress.note(segment, version, progress))) return;
    version += 1;
  }
}

/** Returns the current walk, or a new one a day after the last one began. */
function currentWalk(app: App, segment: number, noted: WalkProgress | undefined): WalkProgress {
  const now = instant(app.now());
  const took = noted ? between(noted.begunAt, now) : DAY;
  if (!noted || (noted.isDone && took >= DAY)) return { begunAt: now, isDone: false };
  if (noted.isDone || noted.isLate || took < LATE) return noted;
  app.log.alarm('walk_late', { begun: noted.begunAt, segment });
  return { ...noted, isLate: true };
}
/** What a sweep performs in parallel. */
export const SIDE_BY_SIDE = 10;

/** The milliseconds after which a sweep begins nothing. The function may run 300 seconds. */
export const BUDGET_MS = 220_000;
