import {
  CreateScheduleCommand,
  type CreateScheduleCommandInput,
  DeleteScheduleCommand,
  GetScheduleCommand,
  SchedulerClient,
  UpdateScheduleCommand,
} from '@aws-sdk/client-scheduler';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Schedules, startScheduler } from '#infra/local/emulators/scheduler.ts';
import type { Listener } from '#infra/local/gateway/ports.ts';

const RoleArn = 'arn:aws:iam::000000000000:role/scheduler';
const GroupName = 'wills';
let now = new Date();
let listener: Listener;
let schedules: Schedules;
let scheduler: SchedulerClient;

beforeAll(async () => {
  ({ listener, schedules } = await startScheduler({ groups: [GroupName], roleArns: [RoleArn], arnPrefix: 'arn:schedule/', now: () => now }));
  scheduler = new SchedulerClient({ region: 'eu-central-1', endpoint: listener.url, credentials: { accessKeyId: 'A', secretAccessKey: 'S' } });
});
afterAll(() => listener.close());
beforeEach(() => {
  now = new Date('2030-01-01T12:00:00.500Z');
  for (const { group, name } of schedules.waiting()) schedules.complete(group, name);
});

function wanted(change: Partial<CreateScheduleCommandInput> = {}): CreateScheduleCommandInput {
  return {
    Name: 'alarm-1',
    GroupName,
    ScheduleExpression: 'at(2030-01-02T00:00:00)',
    FlexibleTimeWindow: { Mode: 'OFF' },
    ActionAfterCompletion: 'DELETE',
    Target: { Arn: 'arn:aws:lambda:eu-central-1:000000000000:function:f', RoleArn, Input: '{"id":1}' },
    ...change,
  };
}
const target = (change: object) => ({ Target: { Arn: 'arn:aws:lambda:eu-central-1:000000000000:function:f', RoleArn, ...change } });
const create = (change?: Partial<CreateScheduleCommandInput>) => scheduler.send(new CreateScheduleCommand(wanted(change)));
const names = () => schedules.waiting().map(({ name }) => name);

describe('EventBridge Scheduler', () => {
  it.each<[string, Partial<CreateScheduleCommandInput>]>([
    ['a moment that is past by the service clock', { ScheduleExpression: 'at(2030-01-01T12:00:00)' }],
    ['a time with a zone letter', { ScheduleExpression: 'at(2030-01-02T00:00:00Z)' }],
    ['a time with milliseconds', { ScheduleExpression: 'at(2030-01-02T00:00:00.000)' }],
    ['a day that does not exist', { ScheduleExpression: 'at(2030-02-31T00:00:00)' }],
    ['a rate', { ScheduleExpression: 'rate(5 minutes)' }],
    ['a name with a slash', { Name: 'a:b' }],
    ['a name of 65 characters', { Name: 'x'.repeat(65) }],
    ['a role it may not assume', target({ RoleArn: 'arn:aws:iam::000000000000:role/other' })],
    ['a target that is no function', target({ Arn: 'arn:aws:sqs:eu-central-1:000000000000:queue' })],
    ['an input that is not JSON', target({ Input: 'hello' })],
    ['a queue that is none', target({ DeadLetterConfig: { Arn: 'arn:aws:sns:eu-central-1:000000000000:topic' } })],
    ['more than 185 attempts', target({ RetryPolicy: { MaximumRetryAttempts: 186 } })],
    ['attempts for more than a day', target({ RetryPolicy: { MaximumEventAgeInSeconds: 86_401 } })],
    ['a flexible window', { FlexibleTimeWindow: { Mode: 'FLEXIBLE', MaximumWindowInMinutes: 5 } }],
  ])('refuses %s', async (_, change) => {
    await expect(create(change)).rejects.toMatchObject({ name: 'ValidationException' });
    expect(names()).toEqual([]);
  });

  it('takes a name of 64 characters and the very next second', async () => {
    await create({ Name: 'A-b_c.9'.padEnd(64, 'x'), ScheduleExpression: 'at(2030-01-01T12:00:01)' });
    expect(names()).toHaveLength(1);
  });

  it('refuses a second schedule of the same name', async () => {
    await create();
    await expect(create()).rejects.toMatchObject({ name: 'ConflictException' });
  });

  it('takes a repeated create with the same token once, even when its moment has come', async () => {
    await create({ ClientToken: 'token-1' });
    now = new Date('2030-01-03T00:00:00Z');
    await create({ ClientToken: 'token-1' });
    expect(names()).toEqual(['alarm-1']);
  });

  it('refuses the same token with other parameters', async () => {
    await create({ ClientToken: 'token-1' });
    await expect(create({ ClientToken: 'token-1', ScheduleExpression: 'at(2031-01-01T00:00:00)' })).rejects.toMatchObject({
      name: 'ConflictException',
    });
  });

  it('knows no group but its own', async () => {
    await expect(create({ GroupName: 'others' })).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it.each([
    ['deleting', new DeleteScheduleCommand({ Name: 'nobody', GroupName })],
    ['moving', new UpdateScheduleCommand(wanted({ Name: 'nobody' }))],
    ['reading', new GetScheduleCommand({ Name: 'nobody', GroupName })],
  ])('%s one that is not there is an error', async (_, command) => {
    // One client takes all three; their types have no common one that `send` accepts.
    await expect(scheduler.send(command as GetScheduleCommand)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it('gives the earliest first, and none twice', async () => {
    await create({ Name: 'late', ScheduleExpression: 'at(2032-01-01T00:00:00)' });
    await create({ Name: 'kept', ScheduleExpression: 'at(2031-01-01T00:00:00)', ActionAfterCompletion: 'NONE' });
    expect(names()).toEqual(['kept', 'late']);
    schedules.complete(GroupName, 'kept');
    expect(names()).toEqual(['late']);
    await expect(scheduler.send(new GetScheduleCommand({ Name: 'kept', GroupName }))).resolves.toMatchObject({ Name: 'kept' });
    schedules.complete(GroupName, 'late');
    await expect(scheduler.send(new GetScheduleCommand({ Name: 'late', GroupName }))).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });
});
