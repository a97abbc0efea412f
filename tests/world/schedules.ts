import { ConflictException, ResourceNotFoundException } from '@aws-sdk/client-scheduler';

/** One schedule that waits. `at`: epoch milliseconds. */
export interface Schedule {
  name: string;
  at: number;
  arn: string;
  input: string;
}

interface Input {
  Name?: string;
  NamePrefix?: string;
  MaxResults?: number;
  ScheduleExpression?: string;
  Target?: { Arn: string; Input: string };
}

/** EventBridge Scheduler, for schedules that fire once. */
export interface Schedules {
  run(operation: string, input: Input): object;
  /** Earliest first. */
  waiting(): Schedule[];
  remove(name: string): void;
  set(schedules: readonly Schedule[]): void;
}

export function createSchedules(): Schedules {
  let kept = new Map<string, Schedule>();
  const about = { message: '', Message: '', $metadata: { httpStatusCode: 400 } };
  const waiting = (): Schedule[] => [...kept.values()].sort((one, other) => one.at - other.at || (one.name < other.name ? -1 : 1));
  return {
    waiting,
    remove: (name) => void kept.delete(name),
    set: (schedules) => {
      kept = new Map(schedules.map((one) => [one.name, one]));
    },
    run(operation, { Name: name = '', NamePrefix: prefix = '', ScheduleExpression = '', Target, MaxResults }) {
      if (operation === 'ListSchedules') {
        const found = waiting().filter((one) => one.name.startsWith(prefix));
        return {
          Schedules: found.slice(0, MaxResults).map((one) => ({ Name: one.name })),
          ...(MaxResults && found.length > MaxResults && { NextToken: 'more' }),
        };
      }
      if (operation === 'DeleteSchedule') {
        if (!kept.delete(name)) throw new ResourceNotFoundException(about);
        return {};
      }
      if (operation !== 'CreateSchedule' || !Target) throw new Error(`The schedules of this world have no ${operation}.`);
      if (kept.has(name)) throw new ConflictException(about);
      const at = Date.parse(`${/^at\((.*)\)$/.exec(ScheduleExpression)?.[1]}Z`);
      kept.set(name, { name, at, arn: Target.Arn, input: Target.Input });
      return {};
    },
  };
}
