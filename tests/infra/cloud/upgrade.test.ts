import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { DataStack } from '#infra/cloud/data-stack.ts';
import { serviceFunctions } from '#infra/cloud/functions.ts';
import { PREVIOUS_OUTPUTS } from '#infra/cloud/previous-outputs.ts';
import type { KeyUser } from '#infra/cloud/previous-uses.ts';
import { admittedByKeys } from './policies.ts';
import {
  deployment,
  every,
  ofType,
  onlyOne,
  RESTORED_STREAM,
  RESTORED_TABLE,
  resources,
  STUB,
  settings,
  synthesized,
  type Templates,
} from './synthesized.ts';

const templates = deployment('plain');
const all = serviceFunctions();

/**
 * What holds data, or is in links of sent messages: the logical id with the fixed name. CloudFormation replaces a resource whose id or
 * name changes. Add what is new. Never change or remove a line.
 */
const STATEFUL = {
  Api: 'will-test',
  ApiLogWriter628FF40B: undefined,
  CustodyKey9879F1A3: undefined,
  EvidenceKey167D8F4D: undefined,
  OperationsKey2329F47A: undefined,
  Packages660AFF77: undefined,
  PackagesKey2B9CDC27: undefined,
  Schedules29FB02FD: 'will-test',
  Staging12D1754E: undefined,
  StagingKey9139DAA5: undefined,
  TableCD117FA1: undefined,
  TableKeyF581D96F: undefined,
  keepheadsLogs4BC66F68: undefined,
};

/** The same, of the backups that are copied elsewhere. */
const BACKUPS = { BackupKey60B97760: undefined, BackupRoleF43CFD90: 'will-test-backup', BackupVault3A9C5852: undefined };

function statefulOf(given: Templates): Record<string, string | undefined> {
  const kept = every(given).filter(({ type, whole }) => type === 'AWS::ApiGateway::RestApi' || whole.DeletionPolicy?.startsWith('Retain'));
  return Object.fromEntries(
    kept.map(({ id, properties: { Name, TableName, BucketName, RoleName, LogGroupName } }) => {
      return [id, Name ?? TableName ?? BucketName ?? RoleName ?? LogGroupName];
    }),
  );
}

it('replaces nothing that holds data', () => {
  expect(statefulOf(templates)).toStrictEqual(STATEFUL); // an equality that ignores undefined names would ignore the ids too
});

it('still lets a function of the previous release use a key that it needs no longer', () => {
  const jobs = all.jobs.map((job) => (job.name === 'workers/reshare' ? { ...job, uses: job.uses.filter((use) => use !== USE) } : job));
  const admitted = (previousUses: KeyUser[]) => {
    const given = { settings: { ...settings, frontendUrl: 'https://will.example' }, functions: { ...all, jobs, previousUses }, code: () => STUB };
    const data = resources(Template.fromStack(new DataStack(new App(), 'data', given)).toJSON());
    return admittedByKeys({ data }, 'kms:Decrypt', 'survivor-key');
  };
  expect(admitted([])).toEqual(['workers-release-share']);
  expect(admitted([{ name: 'workers/reshare', uses: [USE] }])).toEqual(['workers-release-share', 'workers-reshare']);
});

const USE = 'unwrap:survivor-key';

it('gives a function that moves another name, and then replaces the deployment of the gateway', () => {
  const routes = all.routes.map((row) => (row.name === 'auth/login' ? { ...row, home: 'transfer' as const } : row));
  const moved = synthesized({ functions: { ...all, routes } });
  const names = [templates, moved].map((given) =>
    ofType(every(given), 'AWS::Lambda::Function').map(({ properties }) => properties.FunctionName as string | undefined),
  );
  expect(names.map((list) => list.filter((name) => name?.startsWith('will-test-auth-login_')))).toEqual([
    ['will-test-auth-login_account'],
    ['will-test-auth-login_transfer'],
  ]);
  const [before, after] = [templates, moved].map(({ api }) => onlyOne(api, 'AWS::ApiGateway::Deployment').id);
  expect(after).not.toBe(before);
});

it('leaves concurrency for the others while a function runs under both names', () => {
  const reserving = deployment('named');
  const reserved = (of: typeof templates.api) =>
    ofType(of, 'AWS::Lambda::Function').reduce((sum, { properties }) => sum + (properties.ReservedConcurrentExecutions ?? 0), 0);
  const moved = reserved(Object.values(reserving.homes).flat());
  expect(reserved([...reserving.api, ...reserving.workers]) + 2 * moved).toBeLessThanOrEqual(900); // of 1000, AWS requires 100 unreserved
});

describe('references between stacks', () => {
  it('are outputs and no exports, so that what they refer to can change', () => {
    expect(JSON.stringify([templates.dataOutputs, templates.outputs])).not.toContain('"Export"');
    expect(JSON.stringify(templates.workers)).toContain('"Fn::GetStackOutput"');
  });

  it('are read after they are written: each stack is deployed after those that it reads', () => {
    expect(templates.deployedAfter).toEqual({
      'will-test-data': [],
      'will-test-workers': ['will-test-data'],
      // Endpoints call workers by name, so that a new worker comes first.
      'will-test-api': ['will-test-data', 'will-test-workers'],
    });
  });

  it('stay for what deployed stacks read, whatever is configured: a stack whose update fails returns to its template from before', () => {
    for (const name of ['plain', 'named'] as const) {
      const { dataOutputs, siteOutputs } = deployment(name);
      expect([name, declared(dataOutputs)]).toEqual([name, PREVIOUS_OUTPUTS['data']]);
      expect([name, declared(siteOutputs)]).toEqual([name, name === 'named' ? PREVIOUS_OUTPUTS['site'] : []]);
    }
  });

  const declared = (outputs: object) =>
    Object.keys(outputs)
      .filter((name) => name.startsWith('Publish'))
      .sort();
});

describe('a deployment with a restored table', () => {
  const restored = deployment('named');
  const tableOf = ({ data }: typeof restored) => onlyOne(data, 'AWS::DynamoDB::GlobalTable');

  it('names it in the environment and the role of every function, and its stream at the function of the stream', () => {
    const functions = ofType(every(restored), 'AWS::Lambda::Function').filter(({ properties }) => properties.Environment?.Variables?.TABLE_NAME);
    expect(functions.length).toBeGreaterThan(70);
    for (const { properties } of functions) expect(properties.Environment.Variables.TABLE_NAME).toBe('will-restored');
    expect(onlyOne(restored.workers, 'AWS::Lambda::EventSourceMapping').properties.EventSourceArn).toBe(RESTORED_STREAM);
    const policies = ofType(every(restored), 'AWS::IAM::Role').map(({ properties }) => JSON.stringify(properties.Policies ?? []));
    expect(policies.filter((policy) => policy.includes('dynamodb:') && !policy.includes(`"${RESTORED_TABLE}"`))).toEqual([]);
  });

  it('keeps its own table as it is, so that the service can return to it', () => {
    expect(tableOf(restored)).toEqual(tableOf(templates));
    expect(statefulOf(restored)).toStrictEqual({ ...STATEFUL, ...BACKUPS });
  });
});
