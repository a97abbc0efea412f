import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  CloudFormationValidatePlugin,
  type IPolicyValidationContext,
  NestedStack,
  type PolicyValidationPluginReport,
  type PolicyValidationStack,
} from 'aws-cdk-lib';
import { findDanglingReferences } from './dangling-references.ts';
import { PREVIOUS_OUTPUTS } from './previous-outputs.ts';

/**
 * Checks all templates with AWS's own validation engine, which has the resource schemas and the rules of cfn-lint. The CDK runs it too,
 * but not on nested stacks. Then checks the references between templates.
 * https://github.com/aws-cloudformation/cloudformation-validate
 */
export class TemplateChecks extends CloudFormationValidatePlugin {
  override validate(context: IPolicyValidationContext): PolicyValidationPluginReport {
    const stackTemplates = [...context.stackTemplates, ...nestedTemplates(context)];
    const { success, violations } = super.validate({ ...context, stackTemplates });
    const dangling = findDanglingReferences(stackTemplates.map(readTemplate), PREVIOUS_OUTPUTS).map(({ stack, text }) => ({
      ruleName: 'DanglingReference',
      description: text,
      severity: 'error',
      violatingResources: [{ constructPath: stack, locations: [] }],
    }));
    return { success: success && dangling.length === 0, violations: [...violations, ...dangling] };
  }
}

/** Returns the templates of nested stacks. Each is in the folder of its parent's template. */
function nestedTemplates({ appConstruct, stackTemplates }: IPolicyValidationContext): PolicyValidationStack[] {
  const nested = appConstruct.node.findAll().filter((one) => NestedStack.isNestedStack(one));
  return nested.flatMap(({ node, templateFile }) => {
    const parent = stackTemplates.find(({ stackConstructPath }) => node.path.startsWith(`${stackConstructPath}/`));
    return parent ? [{ ...parent, stackConstructPath: node.path, templatePath: join(dirname(parent.templatePath), templateFile) }] : [];
  });
}

function readTemplate({ stackConstructPath, templatePath }: PolicyValidationStack) {
  return { stack: stackConstructPath, file: basename(templatePath), template: JSON.parse(readFileSync(templatePath, 'utf8')) };
}
