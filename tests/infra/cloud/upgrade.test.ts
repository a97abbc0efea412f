import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyFunction, type ServiceFunctions, serviceFunctions } from '#infra/cloud/functions.ts';
import type { KeyUser } from '#infra/cloud/previous-uses.ts';
import { deployOver, droppedUses, keyUsesOf, type Layout, type Release } from './layout.ts';
import { admittedByKeys } from './policies.ts';
import { every, ofType, onlyOne, synthesized } from './synthesized.ts';

/** The layout of the previous release, as `npm run record:layout` wrote it. */
const previous: Release = JSON.parse(readFileSync(new URL('layouts/2026-11-25.json', import.meta.url), 'utf8'));
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

it('is deployed over the previous layout, and rolled back to it: the functions first, then what they use', () => {
  expect(deployOver(previous.stacks, present)).toEqual([]);
  expect(deployOver(present, previous.stacks, ['will-test-api', 'will-test-workers', 'will-test-data'])).toEqual([]);
});

describe('the policies of the keys, which come first', () => {
  const all = serviceFunctions();
  const admitted = (functions: ServiceFunctions) => keyUsesOf(merged([...everyFunction(functions), ...functions.previousUses]));
  const without = (name: string, kept: KeyUser[] = []): ServiceFunctions => ({
    ...all,
    jobs: all.jobs.map((job) => (job.name === name ? { ...job, uses: job.uses.filter((use) => use !== 'unwrap:survivor-key') } : job)),
    previousUses: kept,
  });

  it('still admit every function of the previous release', () => {
    expect(droppedUses(previous.keyUses, admitted(all))).toEqual([]);
  });

  it('keep nothing longer than for one release', () => {
    const kept = keyUsesOf(all.previousUses);
    expect(droppedUses(kept, previous.keyUses)).toEqual([]);
    for (const [role, uses] of Object.entries(kept)) {
      expect(uses.filter((use) => keyUsesOf(everyFunction(all))[role]?.includes(use))).toEqual([]);
    }
  });

  it('would lock out a function that still runs if its row dropped a use in one release', () => {
    const dropped = without('workers/reshare');
    expect(droppedUses(keyUsesOf(everyFunction(all)), admitted(dropped))).toEqual(['will-test-workers-reshare unwrap:survivor-key']);
    const kept = without('workers/reshare', [{ name: 'workers/reshare', uses: ['unwrap:survivor-key'] }]);
    expect(droppedUses(keyUsesOf(everyFunction(all)), admitted(kept))).toEqual([]);
    const roles = (functions: ServiceFunctions) => admittedByKeys(synthesized({ functions }), 'kms:Decrypt', 'survivor-key');
    expect([roles(dropped), roles(kept)]).toEqual([['workers-release-share'], ['workers-release-share', 'workers-reshare']]);
  });
});

/** Returns one entry for each function, with all its uses. */
function merged(users: readonly KeyUser[]): KeyUser[] {
  return [...Map.groupBy(users, ({ name, home }) => `${name} ${home}`).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, uses: [first, ...others].flatMap(({ uses }) => uses) }] : [],
  );
}

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

it('detects a replaced API', () => {
  const replaced = changed((api) => {
    api.kept = api.kept.filter((place) => !/^Api[0-9A-F]{8}$/.test(place));
  });
  expect(deployOver(present, replaced)).toEqual([expect.stringMatching(/^Api.* would be deleted or replaced$/)]);
});

it('leaves concurrency for the others while a function runs under both names', () => {
  const reserving = synthesized({ settings: { reservedConcurrency: true } });
  const reserved = (of: typeof templates.api) =>
    ofType(of, 'AWS::Lambda::Function').reduce((sum, { properties }) => sum + (properties.ReservedConcurrentExecutions ?? 0), 0);
  const moved = reserved(Object.values(reserving.homes).flat());
  expect(reserved([...reserving.api, ...reserving.workers]) + 2 * moved).toBeLessThanOrEqual(900); // of 1000, AWS requires 100 unreserved
});

describe('references between stacks', () => {
  it('are outputs and no exports, so that what they refer to can change', () => {
    const stacks = JSON.stringify([templates.dataOutputs, templates.outputs]);
    expect(stacks).not.toContain('"Export"');
    expect(present['will-test-workers']?.reads.length).toBeGreaterThan(10);
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
