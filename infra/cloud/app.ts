import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import { acknowledgeFindings } from './acknowledgements.ts';
import { bundleFolder, bundleFunctions, listBundles } from './bundle.ts';
import { createCloud } from './cloud.ts';
import { serviceFunctions } from './functions.ts';
import { readSettings } from './settings.ts';

const app = new App();
const settings = readSettings((name) => app.node.tryGetContext(name), process.env);
const functions = serviceFunctions();
const bundles = join(app.outdir, 'bundles');
const metafile = await bundleFunctions(listBundles(functions), bundles);
// The size budgets read which modules each bundle contains.
writeFileSync(join(bundles, 'metafile.json'), JSON.stringify(metafile));

const cloud = createCloud(app, settings, functions, (name) => Code.fromAsset(join(bundles, bundleFolder(name))));
acknowledgeFindings(cloud, functions, settings);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
