import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, type Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { functionName, logGroupName } from './names.ts';

/** What the house construct is told of one function. */
export interface FunctionSpec {
  stage: string;
  name: string;
  description: string;
  code: Code;
  memory: number;
  timeout: number;
  environment: Record<string, string>;
  statements: readonly PolicyStatement[];
  /** How many may run at once: kept for this function, and all that it can get. */
  concurrency?: number | undefined;
}

/** The one way a function is made here: its own role with nothing but its own statements, its own log group that forgets. */
export function serviceFunction(scope: Construct, spec: FunctionSpec): LambdaFunction {
  const home = new Construct(scope, spec.name.replaceAll('/', '-'));
  const logGroup = new LogGroup(home, 'Logs', {
    logGroupName: logGroupName(spec.stage, spec.name),
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  return new LambdaFunction(home, 'Function', {
    functionName: functionName(spec.stage, spec.name),
    description: spec.description,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    handler: 'index.handler',
    code: spec.code,
    memorySize: spec.memory,
    timeout: Duration.seconds(spec.timeout),
    environment: spec.environment,
    role: roleOf(home, spec, logGroup),
    logGroup,
    ...(spec.concurrency !== undefined && { reservedConcurrentExecutions: spec.concurrency }),
  });
}

/** Inline, so that the permissions are there before the function is. */
function roleOf(home: Construct, { stage, name, statements }: FunctionSpec, logGroup: LogGroup): Role {
  const log = new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logGroup.logGroupArn] });
  return new Role(home, 'Role', {
    roleName: functionName(stage, name),
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: { uses: new PolicyDocument({ statements: [log, ...statements] }) },
  });
}
