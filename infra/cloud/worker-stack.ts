import { CustomResource, Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventInvokeConfig, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { ApiStack } from './api-stack.ts';
import { createDashboard } from './dashboard.ts';
import type { DataStack } from './data-stack.ts';
import { connectEffectsStream, streamPermissions } from './effects-stream.ts';
import { type FunctionFactory, functionFactory } from './function-factory.ts';
import type { ServiceFunction } from './functions.ts';
import { KEEP_HEADS, keepHistoryHeads } from './history-heads.ts';
import { createJobAlarms } from './job-alarms.ts';
import { KEYRING_SECONDS } from './keyring-timing.ts';
import { createMailAlarms } from './mail-alarms.ts';
import { connectMailEvents, createMailEventQueue } from './mail-event-rules.ts';
import { functionArn } from './names.ts';
import { toQueue } from './queues.ts';
import { createServiceFunction } from './service-function.ts';
import type { Settings } from './settings.ts';

const SWEEP = 'scheduled/sweep';
const EFFECTS = 'streams/perform-effects';
const MAIL_EVENTS = 'streams/mail-events';
const KEYRING = 'workers/create-keyring';
/** The workers whose caller does not wait for them. */
const ASYNCHRONOUS_WORKERS = ['workers/audit', 'workers/delete', 'workers/open', 'workers/perform-for-host', 'workers/reseal'];

interface WorkerProps extends Omit<FunctionFactory, 'apiUrl' | 'pageCheckArn'> {
  api: ApiStack;
}

/** The functions without a route and their triggers: the sweep's schedule, the table's stream, mail events and the first deployment. */
export class WorkerStack extends Stack {
  constructor(scope: Construct, id: string, { api, ...props }: WorkerProps) {
    const { settings, data, functions, code } = props;
    const { stage, account, region } = settings;
    super(scope, id, { env: { account, region }, description: 'Will custody: scheduled jobs and workers' });
    const make = functionFactory(this, { ...props, apiUrl: api.url, pageCheckArn: api.pageCheckArn });
    const mailEvents = createMailEventQueue(this, data.alarms);
    const failuresOf = ({ name }: ServiceFunction) => (name === MAIL_EVENTS ? mailEvents : data.queues.calls);
    const functionsByName = new Map<string, LambdaFunction>();
    for (const job of functions.jobs) {
      const fn = make(job, [
        ...(isAsynchronous(job) ? [queuePermission(failuresOf(job))] : []),
        ...(job.name === EFFECTS ? streamPermissions(data) : []),
      ]);
      if (isAsynchronous(job)) configureRetries(fn, failuresOf(job));
      functionsByName.set(job.name, fn);
    }
    connectEffectsStream(this, required(functionsByName, EFFECTS), data);
    connectMailEvents(this, stage, required(functionsByName, MAIL_EVENTS), mailEvents);
    const keyring = createKeyringOnce(this, settings, required(functionsByName, KEYRING), code);
    // Without the keys of the service, the first sweeps would fail and raise alarms.
    sweepEveryFiveMinutes(this, required(functionsByName, SWEEP), data).node.addDependency(keyring);
    keepHistoryHeads(this, stage, [required(functionsByName, EFFECTS), required(functionsByName, SWEEP)], code(KEEP_HEADS));
    createJobAlarms(this, stage, functionsByName, data.alarms);
    createMailAlarms(this, stage, data.alarms);
    createDashboard(this, stage, { api, data, effects: required(functionsByName, EFFECTS) });
  }
}

function isAsynchronous({ name }: ServiceFunction): boolean {
  return name.startsWith('scheduled/') || name === MAIL_EVENTS || ASYNCHRONOUS_WORKERS.includes(name);
}

function queuePermission(failures: Queue): PolicyStatement {
  return new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [failures.queueArn] });
}

/** Allows three attempts within six hours. Then the call goes to a queue for a person to read. */
function configureRetries(fn: LambdaFunction, failures: Queue): void {
  new EventInvokeConfig(fn, 'WhenStarted', { function: fn, retryAttempts: 2, maxEventAge: Duration.hours(6), onFailure: toQueue(failures) });
}

function sweepEveryFiveMinutes(stack: Stack, sweep: LambdaFunction, { schedules: { scheduleGroup, scheduleRole }, queues }: DataStack): Schedule {
  return new Schedule(stack, 'Sweep', {
    scheduleName: 'sweep',
    scheduleGroup,
    description: 'Performs overdue work and records that the service is running',
    schedule: ScheduleExpression.rate(Duration.minutes(5)),
    target: new LambdaInvoke(sweep, {
      // Its policy names all scheduled functions already.
      role: scheduleRole.withoutPolicyUpdates(),
      deadLetterQueue: queues.schedules,
      // A late sweep is useless, because the next one follows.
      maxEventAge: Duration.minutes(4),
      retryAttempts: 3,
    }),
  });
}

/** Creates the service's own keys, once. Later deployments find them and change nothing. */
function createKeyringOnce(stack: Stack, { stage }: Settings, worker: LambdaFunction, code: FunctionFactory['code']): CustomResource {
  const name = 'on-deployment';
  const caller = createServiceFunction(stack, {
    stage,
    name,
    description: 'Called by a deployment: creates the keys of a new service',
    code: code(name),
    memory: 256,
    timeout: KEYRING_SECONDS,
    environment: {},
    statements: [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [functionArn(stage, KEYRING)] })],
  });
  const keyring = new CustomResource(stack, 'Keyring', {
    resourceType: 'Custom::Keyring',
    serviceToken: caller.functionArn,
    serviceTimeout: Duration.seconds(KEYRING_SECONDS + 30),
    properties: { FunctionName: worker.functionName },
  });
  keyring.node.addDependency(worker);
  return keyring;
}

function required(made: ReadonlyMap<string, LambdaFunction>, name: string): LambdaFunction {
  const fn = made.get(name);
  if (!fn) throw new Error(`The index has no function ${name}, which the service needs. Add its row to functions/routes.ts.`);
  return fn;
}
