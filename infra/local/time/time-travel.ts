import type { Emulators } from '#infra/local/emulators/process.ts';
import type { WaitingSchedule } from '#infra/local/emulators/settings.ts';
import type { Runtime } from '#infra/local/gateway/lambda-runtime.ts';
import type { MailEvents } from '#infra/local/mail-events.ts';
import type { ServiceApp } from '#infra/local/service.ts';
import type { ServiceClock } from './clock.ts';
import { createDueTracker, type DueItem, type DueWork } from './due-work.ts';
import { createHeartbeats } from './heartbeats.ts';

/** A timer or item that became due while the clock moved. `due_at` is an ISO time. */
export interface Fired {
  kind: string;
  id: string;
  due_at: string;
}

/** Moves the service's time and fires due work. Calls must not overlap. */
export interface TimeTravel {
  /** Fires all work that becomes due within the next `seconds`, each at its own time, and performs all effects. */
  advance(seconds: number): Promise<Fired[]>;
  /** Performs all effects. Returns when work becomes due next, which may be now, or undefined if none will. */
  nextDue(): Promise<Date | undefined>;
  /** Moves time by `seconds` with nothing running. Then one sweep runs and finds the outage. */
  outage(seconds: number): Promise<void>;
  /** Fires the schedules that have become due with the passing of real time, and passes on what SES reports. */
  fireDue(): Promise<void>;
  /** Runs the sweep that the deployed service runs every five minutes. */
  sweep(): Promise<void>;
  /** Remembers what it knows of earlier sweeps and outages. Returns a function for when the clock returns to this time. */
  keep(): () => void;
}

export interface TimeTravelParts {
  clock: ServiceClock;
  app: ServiceApp;
  emulators: Emulators;
  runtime: Runtime;
  /** Returns all items of the table that have a time, the earliest first. */
  dueItems(): Promise<DueItem[]>;
  /** Returns the name of the function with this ARN. */
  functionName(arn: string): string | undefined;
  /** Returns whether the answer page works. Without it, there are no heartbeats. */
  isPageUp(): boolean;
  drain(): Promise<void>;
  mailEvents: MailEvents;
  log(line: string): void;
}

const SWEEP = 'scheduled/sweep';
/** The last time that a Date can have. */
const END_OF_TIME = new Date(8.64e15);

/** Creates the time travel of one local stack. */
export function createTimeTravel(works: TimeTravelParts): TimeTravel {
  const { clock, emulators, runtime, drain } = works;
  const due = createDueTracker(emulators, works.dueItems, works.log);
  const hearts = createHeartbeats(works);

  async function moveTo(at: Date): Promise<void> {
    clock.moveTo(at);
    await emulators.ask('/clock', clock.setting());
  }

  async function sweep(): Promise<void> {
    runtime.callAsync(SWEEP, {});
    await drain();
  }

  async function fire(what: DueWork): Promise<Fired[]> {
    if ('schedule' in what) return [await fireSchedule(works, what.schedule)];
    await due.recordSweep(clock.now());
    await sweep();
    return what.again ? [] : [{ kind: what.item.kind, id: what.item.id, due_at: what.item.dueAt.toISOString() }];
  }

  return {
    sweep,
    keep() {
      const known = [due.keep(), hearts.keep()];
      return () => {
        for (const back of known) back();
      };
    },
    nextDue: () => drain().then(async () => (await due.next(END_OF_TIME))?.at),
    async advance(seconds) {
      const target = new Date(clock.now().getTime() + seconds * 1000);
      const fired: Fired[] = [];
      // Earlier writes must create their schedules first.
      await drain();
      await hearts.beforeJump();
      for (let next = await due.next(target); next; next = await due.next(target)) {
        await moveTo(next.at);
        // A jump is not an outage.
        await hearts.skipped();
        fired.push(...(await fire(next)));
      }
      await moveTo(target);
      await hearts.skipped();
      await drain();
      return fired;
    },
    async outage(seconds) {
      await drain();
      await moveTo(new Date(clock.now().getTime() + seconds * 1000));
      await sweep();
    },
    async fireDue() {
      await works.mailEvents.passOn();
      const { schedules } = await emulators.ask('/schedules');
      for (const schedule of schedules) if (new Date(schedule.at) <= clock.now()) await fireSchedule(works, schedule);
    },
  };
}

async function fireSchedule({ emulators, runtime, functionName, drain, log }: TimeTravelParts, schedule: WaitingSchedule): Promise<Fired> {
  // The schedule is removed first, because the function may create a schedule with the same name.
  await emulators.ask('/schedules/complete', { group: schedule.group, name: schedule.name });
  const name = functionName(schedule.targetArn);
  if (name) runtime.callAsync(name, JSON.parse(schedule.input));
  else log(`Schedule ${schedule.name} refers to a function that does not exist: ${schedule.targetArn}`);
  await drain();
  return firedBy(schedule);
}

function firedBy({ input, at, name }: WaitingSchedule): Fired {
  const { kind, id, due_at } = JSON.parse(input);
  return { kind: String(kind ?? 'schedule'), id: String(id ?? name), due_at: String(due_at ?? at) };
}
