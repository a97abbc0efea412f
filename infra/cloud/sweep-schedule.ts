import { Duration, type Stack } from 'aws-cdk-lib';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { IDependable } from 'constructs';
import type { DataStack } from './data-stack.ts';
import { functionArn } from './names.ts';

export const SWEEP = 'scheduled/sweep';

/**
 * Starts the sweep, every five minutes. It is in an earlier stack, and begins when the address of the service answers: it checks this
 * address, and would report an outage in the first deployment.
 */
export function sweepEveryFiveMinutes(stack: Stack, stage: string, { schedules, queues }: DataStack, answering: IDependable): void {
  const sweep = LambdaFunction.fromFunctionAttributes(stack, 'SweepFunction', { functionArn: functionArn(stage, SWEEP), skipPermissions: true });
  const schedule = new Schedule(stack, 'Sweep', {
    scheduleName: 'sweep',
    scheduleGroup: schedules.scheduleGroup,
    description: 'Performs overdue work and records that the service is running',
    schedule: ScheduleExpression.rate(Duration.minutes(5)),
    target: new LambdaInvoke(sweep, {
      // Its policy names all scheduled functions already.
      role: schedules.scheduleRole.withoutPolicyUpdates(),
      deadLetterQueue: queues.schedules,
      // A late sweep is useless, because the next one follows.
      maxEventAge: Duration.minutes(4),
      retryAttempts: 3,
    }),
  });
  schedule.node.addDependency(answering);
}
