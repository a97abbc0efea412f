import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, CfnResource, Fn, type IPolicyValidationPlugin, NestedStack, Stack, Validations } from 'aws-cdk-lib';
import { CfnLogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnQueue } from 'aws-cdk-lib/aws-sqs';
import { AwsSolutionsChecks } from 'cdk-nag';
import { afterAll, expect, it } from 'vitest';
import { findingLine, readFindings } from '#infra/cloud/findings.ts';
import { TemplateChecks } from '#infra/cloud/template-checks.ts';

const folder = mkdtempSync(join(tmpdir(), 'templates-'));
const checks = new TemplateChecks();
afterAll(() => {
  checks._dispose();
  rmSync(folder, { recursive: true });
});

it('reports errors and warnings in a nested stack, references to nothing, and findings of cdk-nag that no one has acknowledged', () => {
  const context = { '@aws-cdk/core:failSynthOnValidationErrors': false, 'aws:cdk:enable-asset-metadata': true };
  const app = new App({ outdir: join(folder, 'app'), context });
  const parent = new Stack(app, 'parent');
  new CfnQueue(parent, 'Queue', { queueName: Fn.importValue('nothing') });
  const nested = new NestedStack(parent, 'nested');
  for (const id of ['a', 'b', 'c', 'd', 'e']) new CfnLogGroup(nested, id, { retentionInDays: 91 });
  new CfnResource(nested, 'Unknown', { type: 'AWS::Logs::LogGroups' });
  // The cast is for its optional fields, which can be undefined.
  Validations.of(app).addPlugins(checks as IPolicyValidationPlugin, new AwsSolutionsChecks(app));
  app.synth();
  const lines = readFindings(app.outdir).map(findingLine).sort();
  expect(lines).toEqual([
    expect.stringMatching(/^AwsSolutions-SQS3: .* \(parent\/Queue\)$/),
    expect.stringMatching(/^AwsSolutions-SQS4: .* \(parent\/Queue\)$/),
    expect.stringMatching(/^DanglingReference: No stack exports nothing\. \(parent\)$/),
    expect.stringMatching(/^F3006: .* \(parent\/nested\/Unknown\)$/),
    expect.stringMatching(/^W3030: RetentionInDays: 91 is not one of .* \(parent\/nested\/a, parent\/nested\/b, parent\/nested\/c and 2 more\)$/),
  ]);
});
