import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { AwsCall } from '#infra/assembly/aws-calls.ts';
import { readTemplates, type Templates } from '#infra/assembly/templates.ts';
import { findRefusedCalls, rolesOf, type Statement } from '#infra/permissions/check-calls.ts';
import { findUnusedGrants } from '#infra/permissions/grants.ts';
import { reasonFor } from '#infra/permissions/justified.ts';
import { NAMES } from '#infra/permissions/policies.ts';
import { deployment, type Json, ofType } from '#tests/infra/cloud/synthesized.ts';

const KEY = 'arn:aws:kms:eu-central-1:000000000000:key/custody';
const TABLE_KEY = 'arn:aws:kms:eu-central-1:000000000000:key/TableKey';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const table = (Action: string[], fences: string[]): Statement => ({
  Effect: 'Allow',
  Action,
  Resource: 'arn:aws:dynamodb:eu-central-1:000000000000:table/table',
  Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': fences }, Null: { 'dynamodb:LeadingKeys': 'false' } },
});
const atRest: Statement = {
  Effect: 'Allow',
  Action: ['kms:Decrypt'],
  Resource: TABLE_KEY,
  Condition: { StringEquals: { 'kms:ViaService': 'dynamodb.eu-central-1.amazonaws.com' } },
};
const unwrap: Statement = {
  Effect: 'Allow',
  Action: ['kms:Decrypt'],
  Resource: KEY,
  Condition: { StringEquals: { 'kms:EncryptionContext:purpose': ['sealing'] } },
};
const WHOLE = [table(['dynamodb:GetItem', 'dynamodb:PutItem'], ['HOST#*', 'RATE#*']), atRest, unwrap];

const asks = (action: string, fence: string): AwsCall => ({
  function: 'things/get',
  action: `dynamodb:${action}`,
  resource: 'arn:aws:dynamodb:eu-central-1:000000000000:table/table',
  context: { 'dynamodb:LeadingKeys': [`${fence}#one`] },
});
const unwraps = (purpose: string): AwsCall => ({
  function: 'things/get',
  action: 'kms:Decrypt',
  resource: KEY,
  context: { 'kms:EncryptionContext:purpose': purpose },
});
const MADE = [asks('GetItem', 'HOST'), asks('GetItem', 'RATE'), asks('PutItem', 'HOST'), asks('PutItem', 'RATE'), unwraps('sealing')];

/** Writes the templates of a deployment with one function, which has this policy. */
async function deployed(Statement: readonly Statement[]): Promise<Templates> {
  const folder = await mkdtemp(join(tmpdir(), 'assembly-'));
  folders.push(folder);
  const admitsItsAccount = { Statement: [{ Effect: 'Allow', Principal: { AWS: 'arn:aws:iam::000000000000:root' }, Action: 'kms:*', Resource: '*' }] };
  const Resources = {
    Thing: { Type: 'AWS::Lambda::Function', Properties: { FunctionName: 'will-test-things-get', Role: { 'Fn::GetAtt': ['Role', 'Arn'] } } },
    Role: {
      Type: 'AWS::IAM::Role',
      Properties: { RoleName: 'will-test-things-get', Policies: [{ PolicyDocument: { Version: '2012-10-17', Statement } }] },
    },
    CustodyKey: { Type: 'AWS::KMS::Key', Properties: { KeyPolicy: admitsItsAccount } },
    TableKey: { Type: 'AWS::KMS::Key', Properties: { KeyPolicy: admitsItsAccount } },
    StagingKey: { Type: 'AWS::KMS::Key', Properties: { KeyPolicy: admitsItsAccount } },
    Staging: { Type: 'AWS::S3::Bucket', Properties: {} },
    PackagesKey: { Type: 'AWS::KMS::Key', Properties: { KeyPolicy: admitsItsAccount } },
    Packages: { Type: 'AWS::S3::Bucket', Properties: {} },
    PackagesPolicy: { Type: 'AWS::S3::BucketPolicy', Properties: { Bucket: { Ref: 'Packages' }, PolicyDocument: { Statement: [neverOverwrite()] } } },
  };
  const artifacts = {
    one: { type: 'aws:cloudformation:stack', environment: 'aws://unknown-account/eu-central-1', properties: { templateFile: 'one.json' } },
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ artifacts }));
  await writeFile(join(folder, 'one.json'), JSON.stringify({ Resources }));
  return readTemplates(folder, NAMES);
}

it('accepts a role that allows exactly the calls of its function', async () => {
  const templates = await deployed(WHOLE);
  expect(await findRefusedCalls(MADE, templates)).toEqual([]);
  expect(findUnusedGrants(rolesOf(templates), MADE).filter(({ on }) => on !== TABLE_KEY)).toEqual([]);
});

it.each([
  ['an action of the table', [table(['dynamodb:GetItem'], ['HOST#*', 'RATE#*']), atRest, unwrap], ['dynamodb:PutItem', 'dynamodb:PutItem']],
  [
    'a key prefix of the table',
    [table(['dynamodb:GetItem', 'dynamodb:PutItem'], ['HOST#*']), atRest, unwrap],
    ['dynamodb:GetItem', 'dynamodb:PutItem'],
  ],
  ["the table's key", [WHOLE[0], unwrap].flatMap((one) => one ?? []), ['kms:Decrypt']],
  ['a purpose of a key', [WHOLE[0], atRest].flatMap((one) => one ?? []), ['kms:Decrypt']],
])('refuses a call after %s is removed from the role', async (_what, statements, actions) => {
  const refused = await findRefusedCalls(MADE, await deployed(statements));
  expect(refused.map(({ call }) => call.action)).toEqual(actions);
});

const BUCKET = 'arn:aws:s3:::staging';
const PACKAGES = 'arn:aws:s3:::packages';
const { data } = deployment('plain');
const list = (Condition?: Statement['Condition']): Statement => ({
  Effect: 'Allow',
  Action: 's3:ListBucket',
  Resource: BUCKET,
  ...(Condition && { Condition }),
});

it.each([
  ['a role that may list the bucket', list(), []],
  [
    'a role that may list only below a prefix, because S3 would report a missing object as AccessDenied',
    list({ StringLike: { 's3:prefix': 'drafts/*' } }),
    ['s3:ListBucket'],
  ],
])('checks the read of an object with %s', async (_which, statement, actions) => {
  const reads: Statement = { Effect: 'Allow', Action: ['s3:GetObject', 'kms:Decrypt'], Resource: '*' };
  const read: AwsCall = { function: 'things/get', action: 's3:GetObject', resource: `${BUCKET}/drafts/one`, context: {} };
  const refused = await findRefusedCalls([read], await deployed([reads, statement]));
  expect(refused.map(({ call }) => call.action)).toEqual(actions);
});

/** The statement of the deployment's own bucket, with the name of this one. */
function neverOverwrite(): unknown {
  const bucket = ofType(data, 'AWS::S3::BucketPolicy').find(({ id }) => id.startsWith('Packages'));
  const statement = bucket?.properties.PolicyDocument.Statement.find(({ Sid }: Json) => Sid === 'NeverOverwrite');
  return { ...statement, Resource: `${PACKAGES}/*` };
}

it.each([
  ['refuses', 'without its condition', { 's3:ObjectCreationOperation': 'true' }, ['s3:PutObject']],
  ['accepts', 'of a new name only', { 's3:ObjectCreationOperation': 'true', 's3:if-none-match': '*' }, []],
  ['accepts', 'of a part, which takes no condition', { 's3:ObjectCreationOperation': 'false' }, []],
])('%s a write of a package %s', async (_what, _which, context, actions) => {
  const writes: Statement = { Effect: 'Allow', Action: ['s3:PutObject', 'kms:GenerateDataKey'], Resource: '*' };
  const write: AwsCall = { function: 'things/get', action: 's3:PutObject', resource: `${PACKAGES}/a/one`, context };
  const refused = await findRefusedCalls([write], await deployed([writes]));
  expect(refused.map(({ call }) => call.action)).toEqual(actions);
});

it.each([
  ['allows', 'keys alone', { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES', 'dynamodb:Attributes': ['pk', 'sk'] }, []],
  ['refuses', 'data too', { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES', 'dynamodb:Attributes': ['pk', 'data'] }, ['dynamodb:Scan']],
  ['refuses', 'whole items', { 'dynamodb:Select': 'ALL_ATTRIBUTES' }, ['dynamodb:Scan']],
  ['refuses', 'a number of items', { 'dynamodb:Select': 'COUNT', 'dynamodb:Attributes': ['pk', 'sk'] }, ['dynamodb:Scan']],
])('%s a scan of %s by the role of the sweep', async (_what, _which, context, actions) => {
  const own = synthesizedStatement('dynamodb:Scan');
  const scan: AwsCall = { function: 'things/get', action: 'dynamodb:Scan', resource: asks('Scan', 'HOST').resource, context };
  const refused = await findRefusedCalls([scan], await deployed([{ ...own, Resource: scan.resource }, atRest]));
  expect(refused.map(({ call }) => call.action)).toEqual(actions);
});

/** The statement of the deployment's sweep that allows this action. */
function synthesizedStatement(action: string): Statement {
  const role = ofType(deployment('plain').workers, 'AWS::IAM::Role').find(({ properties }) =>
    /scheduled-sweep/.test(JSON.stringify(properties.RoleName)),
  );
  const statements: Json[] = role?.properties.Policies.flatMap(({ PolicyDocument }: Json) => PolicyDocument.Statement);
  return statements.find(({ Action }) => [Action].flat().includes(action));
}

it.each([
  ['allows', 'no-reply@will.example', []],
  ['refuses', 'someone@will.example', ['ses:SendEmail']],
])('%s mail from %s, if the role is limited to the address of the service', async (_what, address, actions) => {
  const resource = 'arn:aws:ses:eu-central-1:000000000000:identity/will.example';
  const mail: AwsCall = { function: 'things/get', action: 'ses:SendEmail', resource, context: { 'ses:FromAddress': address } };
  const Condition = { StringEqualsIgnoreCase: { 'ses:FromAddress': 'no-reply@will.example' } };
  const templates = await deployed([{ Effect: 'Allow', Action: ['ses:SendEmail'], Resource: resource.replace('will.example', '*'), Condition }]);
  expect((await findRefusedCalls([mail], templates)).map(({ call }) => call.action)).toEqual(actions);
});

it.each([
  ['dynamodb:DeleteItem', 'WILL#*', [...WHOLE, table(['dynamodb:DeleteItem'], ['WILL#*'])]],
  ['dynamodb:GetItem', 'CUSTODY#*', [table(['dynamodb:GetItem'], ['CUSTODY#*']), ...WHOLE]],
  ['ses:SendEmail', '*', [...WHOLE, { Effect: 'Allow', Action: 'ses:SendEmail', Resource: '*' }]],
])('reports %s on %s, an added grant that no call uses and no reason explains', async (action, on, statements) => {
  const idle = findUnusedGrants(rolesOf(await deployed(statements)), MADE).filter((grant) => reasonFor(grant) === undefined);
  expect(idle).toEqual([{ function: 'things-get', action, on }]);
});
