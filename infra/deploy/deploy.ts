import { CloudFormationClient, UpdateTerminationProtectionCommand } from '@aws-sdk/client-cloudformation';
import { protectedStacks } from './check-stage.ts';
import { contextArguments, describePlan, describeResult, describeStop } from './describe.ts';
import { isStopped, makePlan } from './plan.ts';
import { type Access, readFacts, stacksOf } from './read-facts.ts';
import { regionOf } from './region.ts';
import { readArguments, readRequest } from './request.ts';
import { Stop } from './stop.ts';

/** What a deployment uses. Tests replace the CDK CLI. */
export interface Tools {
  /** The contexts in cdk.json and cdk.context.json. */
  contexts: readonly Readonly<Record<string, unknown>>[];
  env: Readonly<Record<string, string | undefined>>;
  /** Runs the CDK CLI. Returns its exit code. */
  runCdk(args: readonly string[]): Promise<number>;
  print(text: string): void;
}

/** Checks the account, says what will be done, and deploys. Returns the exit code. `check`: changes nothing. */
export async function deploy(verb: 'deploy' | 'check', args: readonly string[], tools: Tools): Promise<number> {
  try {
    return await deployChecked(verb, args, tools);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    tools.print(describeStop(error));
    return 1;
  }
}

async function deployChecked(verb: 'deploy' | 'check', args: readonly string[], { contexts, env, runCdk, print }: Tools): Promise<number> {
  const given = readArguments(args, contexts);
  const request = readRequest(given, await regionOf(given, env));
  const { stage, region, terminationProtection } = request.settings;
  const access: Access = { region, ...(request.profile && { profile: request.profile }) };
  const facts = await readFacts(access, request.settings);
  const plan = makePlan(facts, request);
  print(describePlan(plan, facts, request));
  if (isStopped(plan)) return 1;
  if (verb === 'check') return 0;

  await unprotect(access, plan.toUnprotect);
  const code = await runCdk(['deploy', '--all', ...args, ...contextArguments(plan)]);
  if (code !== 0) print(FAILED);
  return code === 0 ? await finish(access, stage, { isProtected: terminationProtection !== false, print }) : code;
}

const FAILED =
  'The deployment failed. CloudFormation undoes the stack that failed and keeps the others. The cause is above: for a resource, it is the first line with FAILED.\ndocs/operations.md lists the known causes. Then run the same command again: it continues where this run ended.';

/** The CDK CLI deletes a stack whose creation failed, which CloudFormation refuses for a protected one. */
async function unprotect(access: Access, names: readonly string[]): Promise<void> {
  try {
    await setProtection(access, names, false);
  } catch (error) {
    throw new Stop(`The termination protection of ${names.join(', ')} could not be turned off. ${reasonOf(error)}`);
  }
}

/** Turns on the protection, which a stack must not have before its first creation has succeeded, and prints what the operator needs next. */
async function finish(access: Access, stage: string, { isProtected, print }: Pick<Tools, 'print'> & { isProtected: boolean }): Promise<number> {
  try {
    const stacks = await stacksOf(access, stage);
    const withData = stacks.map(({ name }) => name).filter((name) => protectedStacks(stage).includes(name));
    if (isProtected) await setProtection(access, withData, true);
    print(describeResult(stage, isProtected ? withData : [], stacks));
    return 0;
  } catch (error) {
    print(`Stage ${stage} is deployed, but the protection of its stacks could not be turned on. ${reasonOf(error)}\n${UNPROTECTED}`);
    return 1;
  }
}

const UNPROTECTED = 'Allow cloudformation:DescribeStacks and cloudformation:UpdateTerminationProtection, and run the same command again.';

async function setProtection(access: Access, names: readonly string[], isProtected: boolean): Promise<void> {
  const client = new CloudFormationClient(access);
  for (const StackName of names) {
    await client.send(new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: isProtected }));
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
