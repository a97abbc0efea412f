import {
  ConflictException,
  CreateScheduleCommand,
  DeleteScheduleCommand,
  paginateListSchedules,
  ResourceNotFoundException,
  type SchedulerClient,
} from '@aws-sdk/client-scheduler';
import { after, instant, roundUpToSecond, SECOND } from '#domain/time.ts';
import type { TimerData } from '#store/unit-of-work.ts';
import { scheduleName, schedulePrefix } from './schedule-name.ts';

/** A schedule for a moment nearer than this may be refused as past; it rings this much later instead. */
const NEAREST = 90 * SECOND;

/** Alarm clocks: the table's timers are the truth, a schedule only rings for them. */
export interface Schedules {
  /** False if it was set already. */
  set(timer: TimerData, now: Date): Promise<boolean>;
  /** False if there was none of this name: it has rung, or somebody else was faster. */
  clear(name: string): Promise<boolean>;
  /** The names of all schedules whose timers lie in this part of the index. */
  names(part: number): Promise<string[]>;
}

/** Where schedules are set and what they ring; what can't ring within a day ends in the queue. */
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
        // The same timer was set by an earlier try.
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
  };
}

/** Page by page. https://docs.aws.amazon.com/scheduler/latest/APIReference/API_ListSchedules.html */
async function namesIn(client: SchedulerClient, which: { GroupName: string; NamePrefix: string }): Promise<string[]> {
  const names: string[] = [];
  for await (const { Schedules = [] } of paginateListSchedules({ client, pageSize: 100 }, which)) {
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
      // The sweep performs the timer all the same; the message says that an alarm clock was broken.
      DeadLetterConfig: { Arn: options.queueArn },
      RetryPolicy: { MaximumEventAgeInSeconds: 86_400, MaximumRetryAttempts: 185 },
      Input: JSON.stringify({ kind: timer.kind, id: timer.hostId, due_at: timer.dueAt }),
    },
  };
}
