import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App, CfnResource, Stack } from 'aws-cdk-lib';
import { bundleCode } from './bundle-code.ts';
import { findingLine } from './findings.ts';
import { readSettings, type WrittenSettings } from './settings.ts';
import { synthesize } from './synthesize.ts';

// node infra/cloud/variants.ts: synthesizes every kind of deployment with the same bundles, checks the templates and prints a table.
// node infra/cloud/variants.ts --tested: only the one with everything, whose output the tests of the bundles run.

const ROOT = new URL('../../', import.meta.url);
const OUTDIR = fileURLToPath(new URL('cdk.out', ROOT));

const TESTED = 'everything';

const SETTINGS: WrittenSettings = {
  stage: 'prod',
  account: '000000000000',
  region: 'eu-central-1',
  mailFrom: 'Will Custody <no-reply@will.example>',
};

/** The settings by kind of deployment, in addition to those above. The tested one comes first: it has all types of resources. */
const VARIANTS: Readonly<Record<string, Partial<WrittenSettings>>> = {
  [TESTED]: {
    googleDriveClientId: 'imitation',
    dropboxClientId: 'imitation',
    oneDriveClientId: 'imitation',
    smsProvider: 'aws',
    smsFrom: '+4366499900000',
    smsCountries: 'AT, DE, CH',
    smsMonthlyParts: 10_000,
    telegramBot: 'will_local_bot',
    replicaRegion: 'eu-west-1',
    domain: 'api.will.example',
    certificateArn: 'arn:aws:acm:eu-central-1:000000000000:certificate/imitation',
    siteDomain: 'will.example',
    siteCertificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/imitation',
    alarmMail: 'alarms@will.example',
    reservedConcurrency: true,
    terminationProtection: true,
    backupVault: 'arn:aws:backup:eu-west-1:111111111111:backup-vault:imitation',
  },
  // The defaults, with the longest stage, and a region that lacks a type of resource.
  elsewhere: { stage: 'longeststage', region: 'ap-southeast-5' },
  'for a family': { frontendUrl: 'https://other.example', profile: 'family', auditor: 'arn:aws:iam::111111111111:role/imitation' },
};

/** The context that `cdk synth` gives to its app. https://github.com/aws/aws-cdk/blob/main/packages/aws-cdk-lib/cx-api/lib/cxapi.ts */
const AS_CLI = {
  'aws:cdk:enable-path-metadata': true,
  'aws:cdk:enable-asset-metadata': true,
  // We print the findings.
  '@aws-cdk/core:failSynthOnValidationErrors': false,
};

// Tests have recorded them against the bundles before.
rmSync(join(OUTDIR, 'calls'), { recursive: true, force: true });
let start = performance.now();
const code = await bundleCode(join(OUTDIR, 'bundles'));
printLine('Variant', 'Seconds', 'Resources', 'Largest stack', 'Findings');
printLine('bundles, shared', seconds(), '', '', '');
for (const variant of process.argv.includes('--tested') ? [TESTED] : Object.keys(VARIANTS)) synthesizeVariant(variant);

function synthesizeVariant(variant: string): void {
  const { context }: { context: object } = JSON.parse(readFileSync(new URL('cdk.json', ROOT), 'utf8'));
  // Only the tested one needs its own copies of the bundles.
  const place =
    variant === TESTED
      ? { outdir: OUTDIR, context: {} }
      : { outdir: join(OUTDIR, 'variants', variant.replaceAll(' ', '-')), context: { 'aws:cdk:disable-asset-staging': true } };
  const app = new App({
    outdir: place.outdir,
    analyticsReporting: false,
    context: { ...context, ...AS_CLI, ...place.context },
  });
  const written = { ...SETTINGS, ...VARIANTS[variant] };
  const findings = synthesize(
    app,
    readSettings((name) => written[name]),
    code,
  );
  const counts = resourceCounts(app);
  printLine(variant, seconds(), String(counts.reduce((sum, count) => sum + count, 0)), String(Math.max(...counts)), String(findings.length));
  for (const finding of findings) console.error(`  ${findingLine(finding)}`);
  if (findings.length > 0) process.exitCode = 1;
}

function printLine(variant: string, ...figures: string[]): void {
  console.log(variant.padEnd(18), ...figures.map((figure) => figure.padStart(13)));
}

/** Returns the seconds since it was called before. */
function seconds(): string {
  const end = performance.now();
  const elapsed = end - start;
  start = end;
  return (elapsed / 1000).toFixed(1);
}

/** Returns the number of resources of each stack. CloudFormation accepts 500. */
function resourceCounts(app: App): number[] {
  const resources = app.node.findAll().filter((one) => CfnResource.isCfnResource(one));
  return [...Map.groupBy(resources, (resource) => Stack.of(resource))].map(([, list]) => list.length);
}
