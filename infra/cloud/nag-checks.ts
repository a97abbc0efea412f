import type { IPolicyValidationContext, PolicyValidationPluginReport } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';

/**
 * Wildcards below a bucket of another stack. cdk-nag writes the reference into the name of the finding, with an id that the CDK chooses,
 * so that no acknowledgement can name it. A test enforces that no other wildcard exists (tests/infra/cloud/permissions.test.ts).
 */
const ACCEPTED: readonly [finding: RegExp, reason: string][] = [
  [/^AwsSolutions-IAM5\[Resource::\{"Fn::GetStackOutput".*Staging.*\}\/(drafts|incoming)\/\*\]$/, 'One object per document of a draft.'],
  [
    /^AwsSolutions-IAM5\[Resource::\{"Fn::GetStackOutput".*Packages.*\}\/\*\]$/,
    'One object per file of a package, in a bucket that holds nothing else.',
  ],
  [
    /^AwsSolutions-IAM5\[Resource::\{"Fn::GetStackOutput".*Pages.*\}\/\*\]$/,
    'One object per file of the pages, in a bucket that holds nothing else.',
  ],
];

/** The checks of cdk-nag, without the findings above. */
export class NagChecks extends AwsSolutionsChecks {
  override validate(context: IPolicyValidationContext): PolicyValidationPluginReport {
    const { violations, ...report } = super.validate(context);
    const open = violations.filter(({ ruleName }) => !ACCEPTED.some(([finding]) => finding.test(ruleName)));
    return { ...report, success: open.length === 0, violations: open };
  }
}
