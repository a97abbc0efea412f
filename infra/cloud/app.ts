import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import written from '#deployment';
import { requireOperator } from '#infra/pages/operator.ts';
import { bundleCode } from './bundle-code.ts';
import { findingLine } from './findings.ts';
import { type GivenSettings, readSettings, refuseExamples } from './settings.ts';
import { synthesize } from './synthesize.ts';

// The app of the CDK: every command of the CDK CLI runs it. An invalid setting or a finding ends the command.
const app = new App();
const settings = settingsOrProblem();
if (typeof settings === 'string') fail(settings);
else for (const finding of synthesize(app, settings, await bundleCode(join(app.outdir, 'bundles')))) fail(findingLine(finding));

/** Returns a sentence if a setting is missing or invalid. Before the bundles, so that it is shown within a second. */
function settingsOrProblem(): GivenSettings | string {
  try {
    const read = readSettings((name) => app.node.tryGetContext(name) ?? written[name]);
    refuseExamples(read);
    requireOperator(read);
    return read;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}
