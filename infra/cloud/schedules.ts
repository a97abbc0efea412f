import { Aws, type Stack } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { ServiceFunction } from './functions.ts';
import { functionArn, functionName, scheduleGroupName } from './names.ts';

/** The group of all schedules, and the role with which they start functions. */
export interface Schedules {
  scheduleGroup: ScheduleGroup;
  scheduleRole: Role;
}

/** Creates the group of all schedules and the role with which they start functions. */
export function createScheduleGroup(stack: Stack, stage: string, functions: readonly ServiceFunction[], undelivered: IQueue): Schedules {
  const group = new ScheduleGroup(stack, 'Schedules', { scheduleGroupName: scheduleGroupName(stage) });
  const fired = functions.filter(({ name }) => name.startsWith('scheduled/')).map(({ name }) => functionArn(stage, name));
  const role = new Role(stack, 'ScheduleRole', {
    roleName: functionName(stage, { name: 'schedules' }),
    // Only for schedules of this group. The checks before a deployment read the region of the stage from its ARN.
    // https://docs.aws.amazon.com/scheduler/latest/UserGuide/cross-service-confused-deputy-prevention.html
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID, 'aws:SourceArn': group.scheduleGroupArn } },
    }),
    inlinePolicies: {
      rings: new PolicyDocument({
        statements: [
          new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: fired }),
          new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [undelivered.queueArn] }),
        ],
      }),
    },
  });
  return { scheduleGroup: group, scheduleRole: role };
}
