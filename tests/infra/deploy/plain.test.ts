import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import written from '#deployment';
import { handler } from '#infra/cloud/account-resources.ts';
import { readSettings } from '#infra/cloud/settings.ts';
import { listen, readBody } from '#infra/local/entry.ts';
import { every, type Json, ofType, type Resource, synthesized } from '#tests/infra/cloud/synthesized.ts';
import { type Account, environmentFor, startAccount } from './aws-account.ts';

// What `npx cdk deploy --all` does with the settings of deployment.config.ts, after the operator has written the two that have no default.
const OWN = { ...written, account: '123456789012', mailFrom: 'Wills <no-reply@wills.test>' };
const templates = synthesized({ settings: readSettings((name) => OWN[name]) });
const all = [...templates.site, ...every(templates), ...templates.content];

const ROLE_OF_OTHERS = 'arn:aws:iam::123456789012:role/service/logs';
const NEW: Account = { concurrency: { limit: 10, unreserved: 10 } };
/** It has other APIs and sends mail. */
const OLD: Account = {
  concurrency: { limit: 1000, unreserved: 400 },
  logRole: ROLE_OF_OTHERS,
  roles: { logs: '{}' },
  identities: { 'wills.test': { isVerified: true } },
};

afterEach(() => vi.unstubAllEnvs());

/** Creates the resources of all stacks that depend on what the account has. Returns what would be refused, and the account afterwards. */
async function deployTo(account: Account): Promise<{ refused: string[]; after: Account }> {
  const after = structuredClone(account);
  const aws = await startAccount(after);
  for (const [name, value] of Object.entries({ ...environmentFor(aws), AWS_REGION: 'eu-central-1' })) vi.stubEnv(name, value);
  const outcomes = [];
  for (const resource of all) outcomes.push(await create(resource, after));
  await aws.close();
  return { refused: outcomes.filter((outcome) => outcome !== undefined), after };
}

async function create(resource: Resource, account: Account): Promise<string | undefined> {
  const { type, properties } = resource;
  if (properties.ReservedConcurrentExecutions) return reserve(resource, account);
  if (type === 'AWS::SES::EmailIdentity' && account.identities?.[properties.EmailIdentity]) return `${properties.EmailIdentity} already exists`;
  // This resource replaces the role, also that of someone else.
  if (type === 'AWS::ApiGateway::Account') account.logRole = 'a role of ours';
  if (['Custom::ApiLogRole', 'Custom::MailDomain'].includes(type)) return await callFunction(type, properties);
  return undefined;
}

/** https://docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html : 100 stay unreserved. */
function reserve({ properties: { FunctionName, ReservedConcurrentExecutions: runs } }: Resource, account: Account): string | undefined {
  const { concurrency } = account;
  if (!concurrency || concurrency.unreserved - runs < 100) return `${FunctionName} cannot reserve ${runs}`;
  concurrency.unreserved -= runs;
  return undefined;
}

/** Creates a custom resource as CloudFormation does. Returns the reason of a failure. */
async function callFunction(ResourceType: string, properties: Json): Promise<string | undefined> {
  const answers: string[] = [];
  const cloudFormation = await listen(async (request, response) => {
    answers.push(String(await readBody(request)));
    response.end();
  });
  const event = { RequestType: 'Create', ResourceType, StackId: 's', RequestId: 'r', LogicalResourceId: 'l' } as const;
  const ResourceProperties = { ...properties, ...(properties.RoleArn && { RoleArn: 'a role of ours' }) };
  await handler({ ...event, ResponseURL: `${cloudFormation.url}/`, ResourceProperties }, undefined, { attempts: 1, pauseMs: 1 });
  await cloudFormation.close();
  return JSON.parse(answers[0] ?? '{}').Reason;
}

describe('cdk deploy --all with defaults', () => {
  it('is accepted by a new account, which gets the role and the mail domain', async () => {
    const { refused, after } = await deployTo(NEW);
    expect(refused).toEqual([]);
    expect(after).toMatchObject({
      logRole: 'a role of ours',
      identities: { 'wills.test': { tags: [{ Key: 'will-stage', Value: 'prod' }], mailFromDomain: 'bounce.wills.test', forwardsBounces: false } },
    });
  });

  it('is accepted by an account in use, and leaves its role and its mail domain as they are', async () => {
    const { refused, after } = await deployTo(OLD);
    expect(refused).toEqual([]);
    expect({ ...after, concurrency: undefined }).toEqual({ ...OLD, concurrency: undefined });
  });

  it('is accepted again by both', async () => {
    for (const account of [NEW, OLD]) {
      const { after } = await deployTo(account);
      expect(await deployTo(after)).toEqual({ refused: [], after });
    }
  });

  it('protects no stack, so that a creation that failed can be repeated', () => {
    expect(templates.protectedStacks).toEqual([]);
  });

  it('names the account and the region in every stack, so that credentials of another one stop', () => {
    expect(templates.environments).toEqual(['123456789012/eu-central-1']);
  });
});

it('replaces a role for the logs that no longer exists', async () => {
  const { after } = await deployTo({ ...OLD, roles: {} });
  expect(after.logRole).toBe('a role of ours');
});

it('changes the mail domain only for the stage that has created it', async () => {
  const identity = (stage: string) => ({ isVerified: true, tags: [{ Key: 'will-stage', Value: stage }], mailFromDomain: 'old.wills.test' });
  const mailFromOf = async (stage: string) =>
    (await deployTo({ ...OLD, identities: { 'wills.test': identity(stage) } })).after.identities?.['wills.test']?.mailFromDomain;
  expect([await mailFromOf('prod'), await mailFromOf('test')]).toEqual(['bounce.wills.test', 'old.wills.test']);
});

it.each([
  ['the role of the logs', { 'apigateway:UpdateAccount': { code: 'BadRequestException' } }, 'BadRequestException'],
  ['the mail domain', { 'ses:CreateEmailIdentity': { code: 'LimitExceededException' } }, 'LimitExceededException'],
])('says which error AWS has for %s', async (_, failures, name) => {
  const { refused } = await deployTo({ ...NEW, failures });
  expect(refused).toEqual([expect.stringContaining(`: ${name}. Deploy again.`)]);
});

it('the app runs with the Node of this project, whatever Node runs the CDK', () => {
  const { app }: { app: string } = JSON.parse(readFileSync('cdk.json', 'utf8'));
  const [command = '', ...args] = app.replace(/ infra\/cloud\/app\.ts$/, ' --version').split(' ');
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const version = execFileSync(command, args, { env: { ...process.env, PATH: path.join(delimiter) }, encoding: 'utf8' });
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.values(optionalDependencies).map((one) => `v${one}`)).toContain(version.trim());
});

it('has no setting by default that only the operator can know', () => {
  expect(() => readSettings((name) => written[name])).toThrow('The setting account is missing in deployment.config.ts');
  expect(ofType(all, 'AWS::Lambda::Function').length).toBeGreaterThan(100);
});
