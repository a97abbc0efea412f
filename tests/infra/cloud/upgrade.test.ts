import { readFileSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { createDataStack } from '#infra/cloud/data-stack.ts';
import { everyFunction, serviceFunctions } from '#infra/cloud/functions.ts';
import { deployOver, type Layout } from './layout.ts';
import { every, type Json, ofType, onlyOne, settings, synthesized } from './synthesized.ts';

/** The last layout that had the functions of all endpoints in one stack, as `npm run record:layout` wrote it. */
const previous: Layout = JSON.parse(readFileSync(new URL('layouts/2026-11-22.json', import.meta.url), 'utf8'));
const templates = synthesized();
const present = templates.layout;

/** Returns the present layout with a change in the API stack. */
function changed(change: (api: Layout[string]) => void): Layout {
  const copy: Layout = structuredClone(present);
  const api = copy['will-test-api'];
  if (!api) throw new Error('The layout has no API stack.');
  change(api);
  return copy;
}

it('is deployed on an empty account, and again', () => {
  expect(deployOver({}, present)).toEqual([]);
  expect(deployOver(present, present)).toEqual([]);
});

it('is deployed over the previous layout, and rolled back to it', () => {
  expect(deployOver(previous, present)).toEqual([]);
  // A later key. It is retained, so that what it has signed can be checked.
  expect(deployOver(present, previous)).toEqual([expect.stringMatching(/^EvidenceKey[0-9A-F]{8} would be deleted or replaced$/)]);
});

it('moves all functions of endpoints, and keeps those that are called by name', () => {
  const namesOf = (layout: Layout) =>
    Object.values(layout).flatMap(({ names }) => Object.values(names).filter((name) => name.includes('::Function ')));
  const [moved, kept] = [false, true].map((stays) => namesOf(previous).filter((name) => namesOf(present).includes(name) === stays));
  expect([moved?.length, kept?.length]).toEqual([55, 19]);
  for (const name of moved ?? []) expect(namesOf(present)).toContainEqual(expect.stringMatching(`^${name}_[a-z]+$`));
});

it('can move a function later, and then replaces the deployment of the gateway', () => {
  const all = serviceFunctions();
  const routes = all.routes.map((row) => (row.name === 'auth/login' ? { ...row, home: 'transfer' as const } : row));
  const moved = synthesized({ functions: { ...all, routes } });
  expect(deployOver(present, moved.layout)).toEqual([]);
  const [before, after] = [templates, moved].map(({ api }) => onlyOne(api, 'AWS::ApiGateway::Deployment').id);
  expect(after).not.toBe(before);
});

it('detects a function that moves under the same name', () => {
  const moved = changed(({ names }) => {
    const [place = '', name = ''] = Object.entries(names).find(([, one]) => one === 'AWS::Lambda::Function will-test-auth-login_account') ?? [];
    delete names[place];
    names[place.replace('account/', 'transfer/')] = name;
  });
  expect(deployOver(present, moved)).toEqual([
    expect.stringMatching(/auth-login_account is created as will-test-api transfer\/.*, while will-test-api account\/.* has this name/),
  ]);
});

it('detects a replaced API, and an export that is removed too early', () => {
  const replaced = changed((api) => {
    api.kept = api.kept.filter((place) => !/^Api[0-9A-F]{8}$/.test(place));
    api.exports = [];
  });
  expect(deployOver(present, replaced)).toEqual([expect.stringMatching(/^Api.* would be deleted or replaced$/)]);
  expect(deployOver(previous, replaced)).toContainEqual(expect.stringContaining('which another stack still imports'));
});

it('lets the previous functions use the keys until the new ones have replaced them, if previousRoles is set', () => {
  const allowed = (previousRoles: boolean): string[] => {
    const { stack } = createDataStack(
      new App(),
      { ...settings, frontendUrl: 'https://will.example', previousRoles },
      everyFunction(serviceFunctions()),
    );
    const keys = Object.values<Json>(Template.fromStack(stack).findResources('AWS::KMS::Key'));
    return keys
      .flatMap(({ Properties }) => [...JSON.stringify(Properties.KeyPolicy).matchAll(/role\/([\w-]+)/g)].map(([, name]) => name ?? ''))
      .sort();
  };
  const own = allowed(false);
  const previousNames = own.filter((name) => name.includes('_')).map((name) => name.replace(/_\w+$/, ''));
  const roles = Object.values(previous).flatMap(({ names }) => Object.values(names).filter((name) => name.startsWith('AWS::IAM::Role ')));
  // Endpoints that came later have no previous role. KMS accepts their names, because it compares them only with callers.
  expect(previousNames.filter((name) => roles.includes(`AWS::IAM::Role ${name}`)).length).toBeGreaterThan(40);
  expect(allowed(true)).toEqual([...own, ...previousNames].sort());
});

it('leaves concurrency for the others while a function runs under both names', () => {
  const reserved = (of: typeof templates.api) =>
    ofType(of, 'AWS::Lambda::Function').reduce((sum, { properties }) => sum + (properties.ReservedConcurrentExecutions ?? 0), 0);
  const moved = reserved(Object.values(templates.homes).flat());
  expect(reserved([...templates.api, ...templates.workers]) + 2 * moved).toBeLessThanOrEqual(900); // of 1000, AWS requires 100 unreserved
});

describe('references between stacks', () => {
  it('import nothing, so that what they refer to can change', () => {
    expect(Object.values(present).flatMap(({ imports }) => imports)).toEqual([]);
    expect(JSON.stringify(templates.workers)).toContain('Fn::GetStackOutput');
  });

  it('are read after they are written: each stack is deployed after those that it reads', () => {
    expect(templates.deployedAfter).toEqual({
      'will-test-data': [],
      'will-test-api': ['will-test-data'],
      'will-test-workers': ['will-test-api', 'will-test-data'],
    });
  });
});

describe('a deployment with a restored table', () => {
  const table = 'arn:aws:dynamodb:eu-central-1:000000000000:table/will-restored';
  const tableStream = `${table}/stream/2031-03-11T10:05:00.000`;
  const restored = synthesized({ settings: { tableStream } });
  const tableOf = ({ data }: typeof restored) => onlyOne(data, 'AWS::DynamoDB::GlobalTable');

  it('names it in the environment and the role of every function, and its stream at the function of the stream', () => {
    const functions = ofType(every(restored), 'AWS::Lambda::Function').filter(({ properties }) => properties.Environment?.Variables?.TABLE_NAME);
    expect(functions.length).toBeGreaterThan(70);
    for (const { properties } of functions) expect(properties.Environment.Variables.TABLE_NAME).toBe('will-restored');
    expect(onlyOne(restored.workers, 'AWS::Lambda::EventSourceMapping').properties.EventSourceArn).toBe(tableStream);
    const policies = ofType(every(restored), 'AWS::IAM::Role').map(({ properties }) => JSON.stringify(properties.Policies ?? []));
    expect(policies.filter((policy) => policy.includes('dynamodb:') && !policy.includes(`"${table}"`))).toEqual([]);
  });

  it('keeps its own table as it is, so that the service can return to it', () => {
    expect(tableOf(restored)).toEqual(tableOf(templates));
    expect(deployOver(present, restored.layout)).toEqual([]);
    expect(deployOver(restored.layout, present)).toEqual([]);
  });
});
