import type { FaultInjector } from '#infra/local/gateway/fault-injector.ts';
import type { Listener } from '#infra/local/gateway/ports.ts';
import { schedule as readSchedule, type Schedule } from './schedule.ts';
import { serveJson, WireError, type WireRequest } from './wire.ts';

/** The pending schedules, and the operations with which the local stack fires them. */
export interface Schedules {
  /** Returns the schedules that have not fired, earliest first. */
  waiting(): Schedule[];
  /** Marks a schedule as fired. Deletes it if it requests deletion after completion. Otherwise keeps it and never fires it again. */
  complete(group: string, name: string): void;
  /** Returns copies of all schedules. */
  all(): Schedule[];
  /** Contains exactly these schedules from now on. */
  restore(earlier: readonly Schedule[]): void;
}

interface Rules {
  groups: readonly string[];
  roleArns: readonly string[];
  arnPrefix: string;
  now(): Date;
  /** The schedules of an earlier run. */
  earlier?: readonly Schedule[];
  /** Called after every change. */
  save?(all: readonly Schedule[]): void;
}

/**
 * EventBridge Scheduler on the wire (REST JSON). Supports only one-time `at()` schedules, by the service's clock.
 * Source: https://docs.aws.amazon.com/scheduler/latest/APIReference/API_CreateSchedule.html
 */
export async function startScheduler(rules: Rules, faultInjector?: FaultInjector): Promise<{ listener: Listener; schedules: Schedules }> {
  const kept = new Map((rules.earlier ?? []).map((one) => [keyOf(one.group, one.name), { ...one, at: new Date(one.at) }]));
  const save = (): void => rules.save?.([...kept.values()]);
  const listener = await serveJson(
    'application/json',
    (request) => {
      const answered = answer(request, kept, rules);
      if (request.method !== 'GET') save();
      return answered;
    },
    faultInjector,
  );
  return {
    listener,
    schedules: {
      waiting: () => [...kept.values()].filter(({ fired, enabled }) => !fired && enabled).sort((a, b) => a.at.getTime() - b.at.getTime()),
      complete(group, name) {
        const schedule = kept.get(keyOf(group, name));
        if (schedule?.deleteAfter) kept.delete(keyOf(group, name));
        else if (schedule) schedule.fired = true;
        save();
      },
      all: () => [...kept.values()].map((one) => ({ ...one })),
      restore(earlier) {
        kept.clear();
        for (const one of earlier) kept.set(keyOf(one.group, one.name), { ...one });
        save();
      },
    },
  };
}

function answer(request: WireRequest, kept: Map<string, Schedule>, rules: Rules): unknown {
  const name = /^\/schedules\/([^/]+)$/.exec(request.url.pathname)?.[1];
  if (!name) return list(request, kept, rules);
  const group = groupOf(request, rules);
  const key = keyOf(group, decodeURIComponent(name));

  if (request.method === 'POST') return create(request, kept, key, rules);
  if (request.method === 'PUT') return update(request, kept, key, rules);
  if (request.method === 'DELETE') return remove(kept, key);
  return describe(existing(kept, key), rules);
}

function create(request: WireRequest, kept: Map<string, Schedule>, key: string, rules: Rules): unknown {
  const before = kept.get(key);
  const wanted = read(request, key, rules, before);
  if (before && before.clientToken !== wanted.clientToken) throw new WireError(409, 'ConflictException', `Schedule ${before.name} already exists.`);
  if (before && before.wanted !== wanted.wanted) {
    throw new WireError(409, 'ConflictException', 'The same client token was used with other parameters.');
  }
  if (!before) kept.set(key, wanted);
  return { ScheduleArn: arn(wanted, rules) };
}

function update(request: WireRequest, kept: Map<string, Schedule>, key: string, rules: Rules): unknown {
  existing(kept, key);
  const wanted = read(request, key, rules, undefined);
  kept.set(key, wanted);
  return { ScheduleArn: arn(wanted, rules) };
}

function remove(kept: Map<string, Schedule>, key: string): unknown {
  existing(kept, key);
  kept.delete(key);
  return {};
}

function list({ url }: WireRequest, kept: Map<string, Schedule>, rules: Rules): unknown {
  const group = url.searchParams.get('ScheduleGroup');
  if (group && !rules.groups.includes(group)) throw noGroup(group);
  const prefix = url.searchParams.get('NamePrefix') ?? '';
  const size = Number(url.searchParams.get('MaxResults') ?? 100);
  if (!(size >= 1 && size <= 100)) throw new WireError(400, 'ValidationException', "Value at 'maxResults' must be between 1 and 100.");
  const from = Number(url.searchParams.get('NextToken') ?? 0);

  const found = [...kept.values()].filter((schedule) => (!group || schedule.group === group) && schedule.name.startsWith(prefix));
  found.sort((a, b) => (a.name < b.name ? -1 : 1));
  const page = found.slice(from, from + size);
  return {
    Schedules: page.map(({ name, group: GroupName, enabled, target }) => ({
      Name: name,
      GroupName,
      State: state(enabled),
      Target: { Arn: target.arn },
    })),
    ...(from + size < found.length && { NextToken: String(from + size) }),
  };
}

function describe(schedule: Schedule, rules: Rules): unknown {
  return {
    Arn: arn(schedule, rules),
    Name: schedule.name,
    GroupName: schedule.group,
    State: state(schedule.enabled),
    ScheduleExpression: `at(${schedule.at.toISOString().slice(0, 19)})`,
    ScheduleExpressionTimezone: 'UTC',
    FlexibleTimeWindow: { Mode: 'OFF' },
    ActionAfterCompletion: schedule.deleteAfter ? 'DELETE' : 'NONE',
    Target: targetOf(schedule),
  };
}

function targetOf({ target: { arn: Arn, roleArn: RoleArn, input: Input, retryPolicy: RetryPolicy, deadLetterArn } }: Schedule): object {
  return { Arn, RoleArn, Input, RetryPolicy, ...(deadLetterArn && { DeadLetterConfig: { Arn: deadLetterArn } }) };
}

/** Compares a repeated create with the first request, because its time may have passed since then. */
function read(request: WireRequest, key: string, rules: Rules, before: Schedule | undefined): Schedule {
  const [group = '', name = ''] = key.split('/');
  const wanted = readSchedule(name, group, request.body);
  const repeated = before?.clientToken === wanted.clientToken;
  if (!repeated && wanted.at < rules.now()) throw new WireError(400, 'ValidationException', 'Invalid Schedule Expression: the time is in the past.');
  if (!rules.roleArns.includes(wanted.target.roleArn)) {
    throw new WireError(400, 'ValidationException', 'The execution role you provide must allow AWS EventBridge Scheduler to assume the role.');
  }
  return wanted;
}

function existing(kept: Map<string, Schedule>, key: string): Schedule {
  const schedule = kept.get(key);
  if (!schedule) throw new WireError(404, 'ResourceNotFoundException', `Schedule ${key.split('/')[1] ?? ''} does not exist.`);
  return schedule;
}

function groupOf({ url, body }: WireRequest, rules: Rules): string {
  const group = url.searchParams.get('groupName') ?? (typeof body['GroupName'] === 'string' ? body['GroupName'] : 'default');
  if (!rules.groups.includes(group)) throw noGroup(group);
  return group;
}

function noGroup(group: string): WireError {
  return new WireError(404, 'ResourceNotFoundException', `Schedule group ${group} does not exist.`);
}

function arn({ group, name }: Schedule, { arnPrefix }: Rules): string {
  return `${arnPrefix}${group}/${name}`;
}

function state(enabled: boolean): string {
  return enabled ? 'ENABLED' : 'DISABLED';
}

function keyOf(group: string, name: string): string {
  return `${group}/${name}`;
}
