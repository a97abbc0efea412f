import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, type Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Home } from './homes.ts';
import { functionName, logGroupName } from './names.ts';

/** The properties of one function. */
export interface FunctionSpec {
  stage: string;
  name: string;
  home?: Home | undefined;
  description: string;
  code: Code;
  memory: number;
  timeout: number;
  environment: Record<string, string>;
  statements: readonly PolicyStatement[];
  /** The reserved concurrency, which is also the function's limit. Default: none. */
  concurrency?: number | undefined;
  /** How long its log is kept. Default: three months, and no longer than the stack. One that stays has no fixed name, which a new stack could not use again. */
  log?: { retention: RetentionDays; removalPolicy: RemovalPolicy };
}

const LOG = { retention: RetentionDays.THREE_MONTHS, removalPolicy: RemovalPolicy.DESTROY };

/** Creates a function with its own role, which has only the given statements, and its own log group, which expires. All functions are created here. */
export function createServiceFunction(scope: Construct, spec: FunctionSpec): LambdaFunction {
  const place = new Construct(scope, spec.name.replaceAll('/', '-'));
  const logGroup = new LogGroup(place, 'Logs', {
    ...(spec.log ?? { ...LOG, logGroupName: logGroupName(spec.stage, spec) }),
  });
  return new LambdaFunction(place, 'Function', {
    functionName: functionName(spec.stage, spec),
    description: spec.description,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    handler: 'index.handler',
    code: spec.code,
    memorySize: spec.memory,
    timeout: Duration.seconds(spec.timeout),
    environment: spec.environment,
    role: roleOf(place, spec, logGroup),
    logGroup,
    ...(spec.concurrency !== undefined && { reservedConcurrentExecutions: spec.concurrency }),
  });
}

/** Creates the role with an inline policy, so that the permissions exist before the function. */
function roleOf(scope: Construct, { statements, ...spec }: FunctionSpec, logGroup: LogGroup): Role {
  const log = new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logGroup.logGroupArn] });
  return new Role(scope, 'Role', {
    roleName: functionName(spec.stage, spec),
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: { uses: new PolicyDocument({ statements: [log, ...statements] }) },
  });
}
