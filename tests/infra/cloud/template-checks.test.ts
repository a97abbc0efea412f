import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { App, type IPolicyValidationPlugin, NestedStack, Stack, Validations } from 'aws-cdk-lib';
import { CfnLogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnQueue } from 'aws-cdk-lib/aws-sqs';
import { AwsSolutionsChecks } from 'cdk-nag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingLine, readFindings } from '#infra/cloud/findings.ts';
import { TemplateChecks } from '#infra/cloud/template-checks.ts';

const folder = mkdtempSync(join(tmpdir(), 'templates-'));
const checks = new TemplateChecks();
afterAll(() => {
  checks._dispose();
  rmSync(folder, { recursive: true });
});

// biome-ignore lint/suspicious/noExplicitAny: a fault may have any form
type Json = any;

/** Returns a template without faults: a function with its role and its log group. */
const clean = (): Json => ({
  Resources: {
    Logs: {
      Type: 'AWS::Logs::LogGroup',
      Properties: { LogGroupName: '/aws/lambda/will', RetentionInDays: 90 },
      DeletionPolicy: 'Delete',
      UpdateReplacePolicy: 'Delete',
    },
    Role: {
      Type: 'AWS::IAM::Role',
      Properties: {
        RoleName: 'will-role',
        AssumeRolePolicyDocument: {
          Version: '2012-10-17',
          Statement: [{ Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' }, Action: 'sts:AssumeRole' }],
        },
        Policies: [
          {
            PolicyName: 'uses',
            PolicyDocument: { Version: '2012-10-17', Statement: [{ Effect: 'Allow', Action: 'sqs:SendMessage', Resource: '*' }] },
          },
        ],
      },
    },
    Function: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        FunctionName: 'will-function',
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
        Code: { S3Bucket: 'assets', S3Key: 'one.zip' },
        Timeout: 29,
        Environment: { Variables: { STAGE: 'test' } },
        Role: { 'Fn::GetAtt': ['Role', 'Arn'] },
        LoggingConfig: { LogGroup: { Ref: 'Logs' } },
      },
    },
  },
});

/** The faults by name, each with the rule that finds it. */
const FAULTS: readonly [fault: string, plant: (resources: Json) => unknown, rule: string][] = [
  ['an unknown type', ({ Logs }) => (Logs.Type = 'AWS::Logs::LogGroups'), 'F3006'],
  ['an unknown property', ({ Function: fn }) => (fn.Properties.MemoryLimit = 256), 'F3002'],
  ['a wrong value of an enumeration', ({ Logs }) => (Logs.Properties.RetentionInDays = 91), 'W3030'],
  ['a deprecated runtime', ({ Function: fn }) => (fn.Properties.Runtime = 'nodejs18.x'), 'W2531'],
  ['a Ref to nothing', ({ Function: fn }) => (fn.Properties.LoggingConfig.LogGroup.Ref = 'Log'), 'F1020'],
  ['a circle of dependencies', ({ Role }) => (Role.DependsOn = 'Function'), 'F3004'],
  [
    'an import that no stack exports',
    ({ Function: fn }) => (fn.Properties.Environment.Variables.QUEUE = { 'Fn::ImportValue': 'nothing' }),
    'DanglingReference',
  ],
];

describe('a template', () => {
  let rules: ReadonlyMap<string, readonly string[]>;

  beforeAll(() => {
    // The engine starts again, for seconds, when it meets a type that the templates before did not have. So it meets all of them now.
    const types = { Resources: { Queue: { Type: 'AWS::SQS::Queue' }, Nested: { Type: 'AWS::CloudFormation::Stack' } } };
    const templates = FAULTS.map(([fault, plant]) => {
      const template = clean();
      plant(template.Resources);
      return write(fault, template);
    });
    rules = rulesByTemplate([write('types', types), write('clean', clean()), ...templates]);
  });

  it('without faults has no findings', () => expect(rules.get('clean')).toBeUndefined());

  it.each(FAULTS)('with %s is reported', (fault, _plant, rule) => expect(rules.get(fault)).toContain(rule));
});

it('reports what is wrong in a nested stack, warnings too, and findings of cdk-nag that no one has acknowledged', () => {
  const context = { '@aws-cdk/core:failSynthOnValidationErrors': false, 'aws:cdk:enable-asset-metadata': true };
  const app = new App({ outdir: join(folder, 'app'), context });
  const parent = new Stack(app, 'parent');
  new CfnQueue(parent, 'Queue');
  const nested = new NestedStack(parent, 'nested');
  for (const id of ['a', 'b', 'c', 'd', 'e']) new CfnLogGroup(nested, id, { retentionInDays: 91 });
  // The cast is for its optional fields, which can be undefined.
  Validations.of(app).addPlugins(checks as IPolicyValidationPlugin, new AwsSolutionsChecks(app));
  app.synth();
  const lines = readFindings(app.outdir).map(findingLine);
  expect(lines).toEqual([
    expect.stringMatching(/^W3030: RetentionInDays: 91 is not one of .* \(parent\/nested\/a, parent\/nested\/b, parent\/nested\/c and 2 more\)$/),
    expect.stringMatching(/^AwsSolutions-SQS3: .* \(parent\/Queue\)$/),
    expect.stringMatching(/^AwsSolutions-SQS4: .* \(parent\/Queue\)$/),
  ]);
});

function write(name: string, template: Json): string {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, JSON.stringify(template));
  return path;
}

/** Returns the rules that found something, by template. */
function rulesByTemplate(paths: readonly string[]): Map<string, string[]> {
  const stackTemplates = paths.map((templatePath) => ({
    stackConstructPath: basename(templatePath, '.json'),
    templatePath,
    accountId: undefined,
    region: 'eu-central-1',
  }));
  const { violations } = checks.validate({ templatePaths: [...paths], stackTemplates, appConstruct: new App({ outdir: join(folder, 'empty') }) });
  const found = violations.flatMap(({ ruleName, violatingResources }) =>
    violatingResources.map(({ templatePath, constructPath }) => [basename(templatePath ?? constructPath ?? '', '.json'), ruleName] as const),
  );
  return new Map([...Map.groupBy(found, ([name]) => name)].map(([name, list]) => [name, list.map(([, rule]) => rule)]));
}
