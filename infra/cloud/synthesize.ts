import { type App, type IPolicyValidationPlugin, Validations } from 'aws-cdk-lib';
import { acknowledgeFindings } from './acknowledgements.ts';
import { createCloud } from './cloud.ts';
import { type Finding, readFindings } from './findings.ts';
import type { FunctionFactory } from './function-factory.ts';
import { serviceFunctions } from './functions.ts';
import { NagChecks } from './nag-checks.ts';
import type { GivenSettings } from './settings.ts';
import { TemplateChecks } from './template-checks.ts';

// Its engine takes seconds to start, so all deployments of a process share it. The cast is for its optional fields, which can be undefined.
const templateChecks = new TemplateChecks() as IPolicyValidationPlugin;

/** Writes the templates of a deployment. Returns the findings of all checks. */
export function synthesize(app: App, settings: GivenSettings, code: FunctionFactory['code']): Finding[] {
  const functions = serviceFunctions();
  acknowledgeFindings(createCloud(app, settings, functions, code), functions, settings);
  Validations.of(app).addPlugins(templateChecks, new NagChecks(app));
  app.synth();
  return readFindings(app.outdir);
}
