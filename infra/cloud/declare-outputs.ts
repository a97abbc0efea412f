import { CfnOutput, type Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';

/** Where the CDK puts outputs that other stacks read. It uses one that is there already. */
const SCOPE = 'Publish';

/**
 * Gives a stack these outputs whatever refers to them, under the names that the CDK gives to outputs that another stack reads. Otherwise an
 * output would disappear with its last reference, while deployed stacks still read it. A test compares the names.
 */
export function declareOutputs(stack: Stack, values: readonly string[]): void {
  const scope = new Construct(stack, SCOPE);
  for (const value of values) new CfnOutput(scope, `Output${JSON.stringify(stack.resolve(value))}`, { value });
}
