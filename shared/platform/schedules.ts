import { createHash } from 'node:crypto';
import {
  ConflictException,
  CreateScheduleCommand,
  DeleteScheduleCommand,
  ResourceNotFoundException,
  type SchedulerClient,
} from '@aws-sdk/client-scheduler';
import { after, instant, SECOND, wholeSecond } from '#domain/time.ts';
import type { TimerData } from '#store/unit-of-work.ts';

/** A schedule for a moment nearer than this may be refused as past; it rings this much later instead. */
const NEAREST = 90 * SECOND;

/** Alarm clocks: the table's timers are the truth, a schedule only rings for them. */
export interface Schedules {
  set(timer: TimerData, now: Date): Promise<void>;
  clear(timer: TimerData): Promise<void>;
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
      } catch (error) {
        // The same timer was set by an earlier try.
        if (!(error instanceof ConflictException)) throw error;
      }
    },
    clear: async (timer) => {
      try {
        await client.send(new DeleteScheduleCommand({ GroupName: options.group, Name: scheduleName(timer) }));
      } catch (error) {
        // It has rung already.
        if (!(error instanceof ResourceNotFoundException)) throw error;
      }
    },
  };
}

function scheduleOf(timer: TimerData, now: Date, options: Place) {
  const nearest = wholeSecond(after(instant(now), NEAREST));
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

/** One name for one setting of one timer, within the 64 characters that Scheduler takes. */
function scheduleName(timer: TimerData): string {
  const hash = createHash('sha256').update(`${timer.hostId}/${timer.kind}/${timer.dueAt}`).digest('hex').slice(0, 24);
  return `${timer.kind}.${hash}`;
}
