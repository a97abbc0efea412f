import type { App, HostRecord } from '#app/app.ts';
import { after, type Instant, instant, roundUpToSecond } from '#common/time.ts';
import type { TimerData } from '#store/unit-of-work.ts';
import { nextTimer, RECHECK_AFTER, type Timer, timerToSchedule } from '#wills/rules/timers.ts';
import { loadWillState } from '#wills/will-state.ts';
import { performDue } from './perform-due.ts';

/**
 * Compares a Host's timer with the one that the state of their will demands. A timer that is missing or too late is an alarm: no commit
 * leaves it so. Sets it with its schedule, and performs what is due. Returns whether it was wrong.
 * `known`: the Host, if the caller has just read them.
 */
export async function repairTimer(app: App, hostId: string, known?: HostRecord): Promise<boolean> {
  const load = () => app.store.hosts.load(hostId);
  const seen = await findFault(app, hostId, known ?? (await load()));
  if (!seen) return false;
  // A commit between two reads looks like a fault. It changes the version.
  const again = await findFault(app, hostId, await load());
  if (!again || again.version !== seen.version) return false;
  const { demanded, found } = again;
  if (demanded) app.log.alarm('timer_missing', { host: hostId, kind: demanded.kind, due: demanded.at, found: found?.dueAt ?? 'none' });
  await performDue(app, hostId);
  // The stream sets no schedule for a row that is written again as it was.
  const timer = await app.store.due.timer(hostId);
  if (timer && timer.dueAt > instant(app.now())) await app.schedules.set(timer, app.now());
  return true;
}

/** A timer that is not as the state demands. `demanded`: undefined if the Host has no sealed will, and so no timer. */
interface Fault {
  version: number | undefined;
  demanded: Timer | undefined;
  found: TimerData | undefined;
}

async function findFault(app: App, hostId: string, host: HostRecord | undefined): Promise<Fault | undefined> {
  const found = await app.store.due.timer(hostId);
  const loaded = host && (await loadWillState(app, host));
  const version = host?.root.version;
  if (!loaded) return found && { version, demanded: undefined, found };
  // An early timer is harmless: it fires in vain, and is set again.
  if (found && found.dueAt <= latest(nextTimer(loaded.state, { outages: [] }))) return undefined;
  const demanded = timerToSchedule(loaded.state, { ...loaded.context, ...(await app.store.serviceClock.look(app.now())) });
  return found && found.dueAt <= latest(demanded) ? undefined : { version, demanded, found };
}

/** The latest time that a commit writes for this timer. */
const latest = ({ at }: Timer): Instant => roundUpToSecond(after(at, RECHECK_AFTER));
