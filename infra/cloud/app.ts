import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { bundleCode } from './bundle-code.ts';
import { findingLine } from './findings.ts';
import { synthesize } from './synthesize.ts';

// The app of the CDK: `npm run synth` and `npm run deploy` run it. A finding ends both.
const app = new App();
const findings = synthesize(app, await bundleCode(join(app.outdir, 'bundles')));
for (const finding of findings) console.error(findingLine(finding));
if (findings.length > 0) process.exitCode = 1;
