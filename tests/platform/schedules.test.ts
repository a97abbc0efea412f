import { GetScheduleCommand, ListSchedulesCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Listener, startScheduler } from '#infra/local/entry.ts';
import { createSchedules } from '#platform/schedules.ts';

const now = new Date('2030-01-01T12:00:00.000Z');
const group = 'will-test';
const place = {
  group,
  roleArn: 'arn:aws:iam::000000000000:role/will-test-schedules',
  queueArn: 'arn:aws:sqs:eu-central-1:000000000000:undelivered',
  functionArnPrefix: 'arn:aws:lambda:eu-central-1:000000000000:function:will-test-',
};
const timer = { hostId: 'host-1', kind: 'liveness-due', dueAt: '2030-02-01T12:00:00.000Z' } as const;

let listener: Listener;
let client: SchedulerClient;
beforeAll(async () => {
  ({ listener } = await startScheduler({ groups: [group], roleArns: [place.roleArn], arnPrefix: 'arn:schedule/', now: () => now }));
  client = new SchedulerClient({ region: 'eu-central-1', endpoint: listener.url, credentials: { accessKeyId: 'A', secretAccessKey: 'S' } });
});
afterAll(() => listener.close());

it('rings for a day, and what never got through ends in the queue with the timer that it was for', async () => {
  await createSchedules(client, place).set(timer, now);
  const { Schedules: [{ Name } = {}] = [] } = await client.send(new ListSchedulesCommand({ GroupName: group }));
  const { Target, ScheduleExpression } = await client.send(new GetScheduleCommand({ GroupName: group, Name }));
  expect([ScheduleExpression, Target]).toEqual([
    'at(2030-02-01T12:00:00)',
    {
      Arn: `${place.functionArnPrefix}scheduled-liveness-due`,
      RoleArn: place.roleArn,
      Input: JSON.stringify({ kind: 'liveness-due', id: 'host-1', due_at: timer.dueAt }),
      RetryPolicy: { MaximumEventAgeInSeconds: 86_400, MaximumRetryAttempts: 185 },
      DeadLetterConfig: { Arn: place.queueArn },
    },
  ]);
});
