import { CustomResource, Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventInvokeConfig, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { createDashboard } from './dashboard.ts';
import { connectEffectsStream, EFFECTS, streamPermissions } from './effects-stream.ts';
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
import { SWEEP } from './sweep-schedule.ts';

const MAIL_EVENTS = 'streams/mail-events';
const KEYRING = 'workers/create-keyring';
/** The workers whose caller does not wait for them. */
const ASYNCHRONOUS_WORKERS = ['workers/audit', 'workers/delete', 'workers/open', 'workers/perform-for-host', 'workers/reseal'];

/** The functions without a route and their triggers: the table's stream, mail events and the first deployment. The sweep starts with the API. */
export class WorkerStack extends Stack {
  constructor(scope: Construct, id: string, props: FunctionFactory) {
    const { settings, data, functions, code } = props;
    const { stage, account, region, terminationProtection } = settings;
    super(scope, id, { env: { account, region }, description: 'Will custody: scheduled jobs and workers', terminationProtection });
    const make = functionFactory(this, props);
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
    createKeyringOnce(this, settings, required(functionsByName, KEYRING), code);
    keepHistoryHeads(this, stage, [required(functionsByName, EFFECTS), required(functionsByName, SWEEP)], code(KEEP_HEADS));
    createJobAlarms(this, settings, functionsByName, data.alarms);
    createMailAlarms(this, stage, data.alarms);
    if (settings.profile === 'default')
      createDashboard(this, stage, { data, effects: required(functionsByName, EFFECTS), sweep: required(functionsByName, SWEEP) });
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

/** Creates the service's own keys, once. Later deployments find them and change nothing. */
function createKeyringOnce(stack: Stack, { stage }: Settings, worker: LambdaFunction, code: FunctionFactory['code']): void {
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
}

function required(made: ReadonlyMap<string, LambdaFunction>, name: string): LambdaFunction {
  const fn = made.get(name);
  if (!fn) throw new Error(`The index has no function ${name}, which the service needs. Add its row to functions/routes.ts.`);
  return fn;
}
