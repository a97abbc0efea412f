import { expect, it } from 'vitest';
import { findDanglingReferences, type LinkedTemplate } from '#infra/cloud/dangling-references.ts';

const DATA: LinkedTemplate = {
  stack: 'data',
  file: 'data.template.json',
  template: { Outputs: { TableArn: { Export: { Name: 'data:TableArn' } }, QueueArn: {} } },
};
const NESTED: LinkedTemplate = {
  stack: 'api/account',
  file: 'account.nested.template.json',
  template: { Parameters: { TableArn: {}, Size: { Default: 256 } }, Outputs: { LoginArn: {} } },
};

/** Returns the text of each dangling reference of a stack that uses `value` and the nested stack with these parameters. */
function texts(value: unknown, Parameters: object = { TableArn: 'arn' }, file = NESTED.file): string[] {
  const Account = { Type: 'AWS::CloudFormation::Stack', Properties: { Parameters }, Metadata: { 'aws:asset:path': file } };
  const Resources = { Account, Alarm: { Type: 'AWS::CloudWatch::Alarm', Properties: { Parameters: { value } } } };
  return findDanglingReferences([DATA, NESTED, { stack: 'api', file: 'api.template.json', template: { Resources } }], {}).map(({ text }) => text);
}

it.each([
  ['an export', { 'Fn::ImportValue': 'data:TableArn' }],
  ['an output of another stack', { 'Fn::GetStackOutput': { StackName: 'data', OutputName: 'QueueArn' } }],
  ['an output of a nested stack', { 'Fn::GetAtt': ['Account', 'Outputs.LoginArn'] }],
])('accepts a reference to %s that exists', (_what, value) => expect(texts(value)).toEqual([]));

it.each([
  ['an export', { 'Fn::ImportValue': 'data:QueueArn' }, 'No stack exports data:QueueArn.'],
  ['an output of another stack', { 'Fn::GetStackOutput': { StackName: 'data', OutputName: 'TopicArn' } }, 'The stack data has no output TopicArn.'],
  ['an output of a nested stack', { 'Fn::GetAtt': ['Account', 'Outputs.LogoutArn'] }, 'The nested stack Account has no output LogoutArn.'],
])('reports a reference to %s that does not exist', (_what, value, text) => expect(texts(value)).toEqual([text]));

it('reports parameters of a nested stack that are missing or unknown, and a template that is missing', () => {
  expect(texts('', {})).toEqual(['The nested stack Account gets no parameter TableArn.']);
  expect(texts('', { TableArn: 'arn', Bucket: 'b' })).toEqual(['The nested stack Account has no parameter Bucket.']);
  expect(texts('', {}, 'other.json')).toEqual(['The nested stack Account has no template.']);
});

it('reports an output that the templates no longer have, and that deployed stacks may read', () => {
  const given = { stack: 'will-prod-data', file: 'will-prod-data.template.json', template: { Outputs: { TableArn: {} } } };
  const nested = { ...given, stack: 'will-prod-api/data' };
  expect(findDanglingReferences([given, nested], { data: ['TableArn'], api: ['Url'] })).toEqual([]);
  expect(findDanglingReferences([given, nested], { data: ['TableArn', 'StreamArn'] })).toEqual([
    { stack: 'will-prod-data', text: 'The output StreamArn is missing, which stacks of the previous release read.' },
  ]);
});

it('expects no output of keys that a family does not have, and those of a family only there', () => {
  const missing = 'PublishOutputFnGetAttTableKeyF581D96FArnEAB700AD';
  const stage = (profile: string) => ({ stack: 'will-prod-data', file: 'data.json', template: { Outputs: { Profile: { Value: profile } } } });
  expect(findDanglingReferences([stage('family')], { data: [missing] })).toEqual([]);
  expect(findDanglingReferences([stage('default')], { data: [missing] })).toHaveLength(1);
  expect(findDanglingReferences([stage('family')], { data: [`${missing}2`, 'PublishOutputFnGetAttCustodyKey1'] })).toHaveLength(1);
});
