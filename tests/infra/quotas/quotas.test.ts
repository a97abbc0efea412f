import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { measure, QUOTAS } from '#infra/quotas/quotas.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** Writes an assembly with one stack, which has one nested stack with these resources. */
async function assembly(nested: Record<string, unknown>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'assembly-'));
  folders.push(folder);
  const properties = { templateFile: 'parent.json' };
  const artifacts = { parent: { type: 'aws:cloudformation:stack', environment: 'aws://unknown-account/eu-central-1', properties } };
  const Child = { Type: 'AWS::CloudFormation::Stack', Properties: {}, Metadata: { 'aws:asset:path': 'child.json' } };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ artifacts }));
  await writeFile(join(folder, 'parent.json'), JSON.stringify({ Resources: { Child }, Outputs: { One: { Value: '1' } } }));
  await writeFile(join(folder, 'child.json'), JSON.stringify({ Resources: nested }));
  return folder;
}

const repeated = (count: number, resource: unknown) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`R${n}`, resource]));
const fn = (Properties: Record<string, unknown>) => ({ Type: 'AWS::Lambda::Function', Properties });
const policies = (bytes: number) => [{ PolicyDocument: 'x'.repeat(bytes) }];

it('measures each stack, also the nested ones', async () => {
  const uses = measure(await assembly(repeated(3, { Type: 'AWS::ApiGateway::Resource' })));
  const of = (stack: string) => uses.filter((use) => use.stack === stack).map(({ quota, used }) => [quota, used]);
  expect(of('parent')).toEqual(
    expect.arrayContaining([
      ['resources', 1],
      ['outputs', 1],
      ['API resources', 0],
    ]),
  );
  expect(of('parent/Child')).toEqual(
    expect.arrayContaining([
      ['resources', 3],
      ['outputs', 0],
      ['API resources', 3],
    ]),
  );
  expect(uses).toHaveLength(2 * QUOTAS.length);
});

it.each([
  ['resources', repeated(400, {}), repeated(399, {})],
  ['template bytes', { R: { Type: 'x'.repeat(800_000) } }, { R: { Type: 'x'.repeat(799_000) } }],
  ['API resources', repeated(240, { Type: 'AWS::ApiGateway::Resource' }), repeated(239, { Type: 'AWS::ApiGateway::Resource' })],
  [
    'key policy',
    { R: { Type: 'AWS::KMS::Key', Properties: { KeyPolicy: 'x'.repeat(26_300) } } },
    { R: { Type: 'AWS::KMS::Key', Properties: { KeyPolicy: 'x'.repeat(26_200) } } },
  ],
  [
    'role policies',
    { R: { Type: 'AWS::IAM::Role', Properties: { Policies: policies(8_200) } } },
    { R: { Type: 'AWS::IAM::Role', Properties: { Policies: policies(8_100) } } },
  ],
  [
    'environment',
    { R: fn({ Environment: { Variables: { A: 'x'.repeat(3_300) } } }) },
    { R: fn({ Environment: { Variables: { A: 'x'.repeat(3_200) } } }) },
  ],
  // 64 characters are allowed, and 65 are not.
  ['function name', { R: fn({ FunctionName: 'x'.repeat(65) }) }, { R: fn({ FunctionName: 'x'.repeat(64) }) }],
])('fails if 80 %% of %s are used, and not before', async (quota, over, under) => {
  const failing = async (nested: Record<string, unknown>) => measure(await assembly(nested)).filter(({ fails }) => fails);
  expect(await failing(over)).toMatchObject([{ stack: 'parent/Child', quota }]);
  expect(await failing(under)).toEqual([]);
});

it('measures as if the stage had the longest name, in names, logical ids and values', async () => {
  const folder = await assembly({ R: fn({ FunctionName: 'will-qa-x', Environment: { Variables: { STAGE: 'qa', PATH: '/will/qa/sms' } } }) });
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ artifacts: { 'will-qa-api': manifest.artifacts.parent } }));
  const used = (quota: string) => measure(folder).find((use) => use.stack.includes('/') && use.quota === quota)?.used;
  const environment = JSON.stringify({ Variables: { STAGE: 's'.repeat(12), PATH: `/will/${'s'.repeat(12)}/sms` } });
  expect([used('function name'), used('environment')]).toEqual(['will-ssssssssssss-x'.length, environment.length]);
});

it('measures a policy with its references replaced', async () => {
  const statement = (Resource: unknown) => ({ R: { Type: 'AWS::IAM::Role', Properties: { Policies: [{ Resource }] } } });
  const size = async (nested: Record<string, unknown>) =>
    measure(await assembly(nested)).find(({ stack, quota }) => stack.includes('/') && quota === 'role policies')?.used;
  expect(await size(statement({ 'Fn::Join': ['', ['arn:aws:iam::', { Ref: 'AWS::AccountId' }, ':role/x']] }))).toBe(
    await size(statement('arn:aws:iam::000000000000:role/x')),
  );
});
