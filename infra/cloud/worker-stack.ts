import { CustomResource, Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnEventInvokeConfig, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { Construct } from 'constructs';
import type { Api } from './api-stack.ts';
import { createDashboard } from './dashboard.ts';
import type { Data } from './data-stack.ts';
import { readStream, streamPermissions } from './effects-stream.ts';
import { type FunctionFactory, functionFactory } from './function-factory.ts';
import { everyFunction, type ServiceFunction, type ServiceFunctions } from './functions.ts';
import { functionArn, scheduleGroupName } from './names.ts';
import { serviceFunction } from './service-function.ts';
import type { Settings } from './settings.ts';
import { countAlarmLines, watchJobs } from './watch-jobs.ts';

const SWEEP = 'scheduled/sweep';
const EFFECTS = 'streams/perform-effects';
const KEYRING = 'workers/create-keyring';
/** Workers that their caller does not wait for. */
const STARTED = ['workers/audit', 'workers/open', 'workers/perform-for-host', 'workers/reseal'];

/** The functions without a route, and what sets them going: the sweep's clock, the table's stream, the first deployment. */
export function workerStack(
  scope: Construct,
  settings: Settings,
  data: Data,
  api: Api,
  functions: ServiceFunctions,
  code: FunctionFactory['code'],
): Stack {
  const stack = new Stack(scope, `will-${settings.stage}-workers`, {
    env: { region: settings.region },
    description: 'Will custody: its clockwork and its workers',
  });
  const make = functionFactory(stack, { settings, data, apiUrl: api.url, pageCheckArn: api.pageCheckArn, functions, code });
  const made = new Map<string, LambdaFunction>();
  for (const job of functions.jobs) {
    const fn = make(job, [...(isStarted(job) ? [mayGiveUp(data)] : []), ...(job.name === EFFECTS ? streamPermissions(data) : [])]);
    if (isStarted(job)) giveUpInto(fn, data);
    made.set(job.name, fn);
  }
  readStream(stack, required(made, EFFECTS), data);
  sweepEveryFiveMinutes(stack, settings.stage, data);
  createKeyringOnce(stack, settings, required(made, KEYRING), code);
  watchJobs(stack, settings.stage, made, data.alarms);
  countAlarmLines(stack, settings.stage, everyFunction(functions), made);
  createDashboard(stack, settings.stage, { api, data, effects: required(made, EFFECTS) });
  return stack;
}

function isStarted({ name }: ServiceFunction): boolean {
  return name.startsWith('scheduled/') || STARTED.includes(name);
}

function mayGiveUp({ queues }: Data): PolicyStatement {
  return new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queues.calls.queueArn] });
}

/** Tried three times within six hours, then kept for a person; the sweep finds what was to be done either way. */
function giveUpInto(fn: LambdaFunction, { queues }: Data): void {
  new CfnEventInvokeConfig(fn, 'WhenStarted', {
    functionName: fn.functionName,
    qualifier: '$LATEST',
    maximumRetryAttempts: 2,
    maximumEventAgeInSeconds: Duration.hours(6).toSeconds(),
    destinationConfig: { onFailure: { destination: queues.calls.queueArn } },
  });
}

function sweepEveryFiveMinutes(stack: Stack, stage: string, { scheduleRoleArn, queues }: Data): void {
  new CfnSchedule(stack, 'Sweep', {
    name: 'sweep',
    groupName: scheduleGroupName(stage),
    description: 'Performs whatever is overdue, and beats the heart of the service',
    scheduleExpression: 'rate(5 minutes)',
    flexibleTimeWindow: { mode: 'OFF' },
    target: {
      arn: functionArn(stage, SWEEP),
      roleArn: scheduleRoleArn,
      input: '{}',
      deadLetterConfig: { arn: queues.schedules.queueArn },
      // A sweep that comes late is no use beside the next one.
      retryPolicy: { maximumEventAgeInSeconds: 240, maximumRetryAttempts: 3 },
    },
  });
}

/** The service's own keys are made once, by the first deployment; every later one finds them there. */
function createKeyringOnce(stack: Stack, { stage }: Settings, worker: LambdaFunction, code: FunctionFactory['code']): void {
  const name = 'on-deployment';
  const caller = serviceFunction(stack, {
    stage,
    name,
    description: 'Called by a deployment: has the keys of a new service made',
    code: code(name),
    memory: 256,
    timeout: 120,
    environment: {},
    statements: [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [functionArn(stage, KEYRING)] })],
  });
  const keyring = new CustomResource(stack, 'Keyring', {
    resourceType: 'Custom::Keyring',
    serviceToken: caller.functionArn,
    serviceTimeout: Duration.minutes(3),
    properties: { FunctionName: worker.functionName },
  });
  keyring.node.addDependency(worker);
}

function required(made: ReadonlyMap<string, LambdaFunction>, name: string): LambdaFunction {
  const fn = made.get(name);
  if (!fn) throw new Error(`The index has no ${name}, and the service cannot do without it.`);
  return fn;
}
