import {
  ConflictException,
  CreateScheduleCommand,
  DeleteScheduleCommand,
  ListSchedulesCommand,
  paginateListSchedules,
  ResourceNotFoundException,
  type SchedulerClient,
} from '@aws-sdk/client-scheduler';
import { after, instant, roundUpToSecond, SECOND } from '#common/time.ts';
import type { TimerData } from '#store/unit-of-work.ts';
import { scheduleName, schedulePrefix } from './schedule-name.ts';

/** Scheduler may refuse a time nearer than this as past. The schedule then fires this much later. */
const NEAREST = 90 * SECOND;

/** Triggers for timers. The table's timers decide; a schedule only triggers them. */
export interface Schedules {
  /** Returns false if it was set already. */
  set(timer: TimerData, now: Date): Promise<boolean>;
  /** Returns false if no schedule had this name: it has fired, or another function deleted it first. */
  clear(name: string): Promise<boolean>;
  /** Returns the names of all schedules of this index partition. */
  names(part: number): Promise<string[]>;
  /** Returns the names of all schedules if they fit on one page. Returns undefined if there are more. */
  namesIfFew(): Promise<string[] | undefined>;
}

/** The group of the schedules and their target. A schedule that fails for a day is put into the queue. */
interface Place {
  group: string;
  roleArn: string;
  queueArn: string;
  functionArnPrefix: string;
}

export function createSchedules(client: SchedulerClient, options: Place): Schedules {
  return {
    set: async (timer, now) => {
      try {
        await client.send(new CreateScheduleCommand(scheduleOf(timer, now, options)));
        return true;
      } catch (error) {
        // An earlier attempt set the same timer.
        if (error instanceof ConflictException) return false;
        throw error;
      }
    },
    clear: async (Name) => {
      try {
        await client.send(new DeleteScheduleCommand({ GroupName: options.group, Name }));
        return true;
      } catch (error) {
        if (error instanceof ResourceNotFoundException) return false;
        throw error;
      }
    },
    names: (part) => namesIn(client, { GroupName: options.group, NamePrefix: schedulePrefix(part) }),
    namesIfFew: async () => {
      const { Schedules = [], NextToken } = await client.send(new ListSchedulesCommand({ GroupName: options.group, MaxResults: PAGE }));
      return NextToken === undefined ? Schedules.flatMap(({ Name }) => Name ?? []) : undefined;
    },
  };
}

const PAGE = 100;

/** Page by page. https://docs.aws.amazon.com/scheduler/latest/APIReference/API_ListSchedules.html */
async function namesIn(client: SchedulerClient, which: { GroupName: string; NamePrefix: string }): Promise<string[]> {
  const names: string[] = [];
  for await (const { Schedules = [] } of paginateListSchedules({ client, pageSize: PAGE }, which)) {
    names.push(...Schedules.flatMap(({ Name }) => Name ?? []));
  }
  return names;
}

function scheduleOf(timer: TimerData, now: Date, options: Place) {
  const nearest = roundUpToSecond(after(instant(now), NEAREST));
  const at = timer.dueAt > nearest ? timer.dueAt : nearest;
  return {
    GroupName: options.group,
    Name: scheduleName(timer),
    ScheduleExpression: `at(${at.slice(0, 19)})`,
    ScheduleExpressionTimezone: 'UTC',
    FlexibleTimeWindow: { Mode: 'OFF' as const },
    ActionAfterCompletion: 'DELETE' as const,
    Target: {
      Arn: `${options.functionArnPrefix}scheduled-${timer.kind}`,
      RoleArn: options.roleArn,
      // The sweep performs the timer in any case. The message in the queue reports that a schedule failed.
      DeadLetterConfig: { Arn: options.queueArn },
      RetryPolicy: { MaximumEventAgeInSeconds: 86_400, MaximumRetryAttempts: 185 },
      Input: JSON.stringify({ kind: timer.kind, id: timer.hostId, due_at: timer.dueAt }),
    },
  };
}
