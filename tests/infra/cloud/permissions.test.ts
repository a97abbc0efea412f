import { expect, it } from 'vitest';
import { purposesOfZone } from '#custody/key-purposes.ts';
import { onlyReads } from '#http/route.ts';
import { everyFunction, type FunctionCapability, serviceFunctions } from '#infra/cloud/functions.ts';
import { permissionsOf } from '#infra/cloud/permissions.ts';
import { admittedByKeys, holders, leadingKeys, rolePolicies, wildcards } from './policies.ts';
import { deployment, every, ofType } from './synthesized.ts';

const all = serviceFunctions();
const templates = deployment('plain');
const policies = rolePolicies(templates);
const routes = new Set(all.routes.map(({ name }) => name.replaceAll('/', '-')));

it("lets no function behind a route unwrap a Survivor's key", () => {
  expect(holders(templates, 'kms:Decrypt', 'survivor-key')).toEqual(['workers-release-share', 'workers-reshare']);
  expect(admittedByKeys(templates, 'kms:Decrypt', 'survivor-key')).toEqual(['workers-release-share', 'workers-reshare']);
});

it('lets functions that show documents unwrap released shares and no other custody secret', () => {
  const custody = ['survivor-key', 'released-share', 'sealing', 'package-key'];
  for (const name of ['survivor-auth-will-access', 'survivor-auth-download', 'survivor-auth-archive', 'workers-open']) {
    expect(custody.filter((purpose) => holders(templates, 'kms:Decrypt', purpose).includes(name))).toEqual(['released-share']);
  }
  expect(holders(templates, 'kms:Decrypt', 'released-share')).toEqual([
    'survivor-auth-archive',
    'survivor-auth-download',
    'survivor-auth-will-access',
    'workers-open',
  ]);
  expect(holders(templates, 'kms:Encrypt', 'released-share')).toEqual(['workers-release-share']);
});

it('lets the functions of a rehearsal unwrap no secret that opens a will, and call no worker that can', () => {
  const rehearsals = [...policies.keys()].filter((name) => name.startsWith('rehearsals-'));
  expect(rehearsals.sort()).toEqual(['create', 'delete', 'get', 'select', 'verify'].map((name) => `rehearsals-${name}`));
  const opens = purposesOfZone('custody').flatMap((purpose) => holders(templates, 'kms:Decrypt', purpose));
  expect(rehearsals.filter((name) => opens.includes(name))).toEqual([]);
  const calls = rehearsals.flatMap((name) =>
    (policies.get(name) ?? []).filter(({ actions }) => actions.includes('lambda:InvokeFunction')).flatMap(({ resources }) => resources),
  );
  expect(calls).toEqual([expect.stringMatching(/send-from-service/i)]);
});

it('lets only the authorizer, the sign-ins and refresh unwrap the token key', () => {
  expect(holders(templates, 'kms:Decrypt', 'token-key')).toEqual(['auth-login', 'auth-passkey-sign-in', 'auth-refresh', 'authorizer']);
});

const purposes = [...new Set(everyFunction(all).flatMap(({ uses }) => uses.filter((use) => /^(un)?wrap:/.test(use))))];
it.each(purposes)("grants %s to exactly the functions whose row has it, in their policies and in the key's policy", (use) => {
  const [verb, purpose = ''] = use.split(':');
  const named = everyFunction(all)
    .filter(({ uses }) => uses.includes(use))
    .map(({ name }) => name.replaceAll('/', '-'))
    .sort();
  const action = verb === 'wrap' ? 'kms:Encrypt' : 'kms:Decrypt';
  expect(holders(templates, action, purpose)).toEqual(named);
  // Nearly every function checks the seals of records: the policy of the key names the roles of the stage by a pattern.
  expect(admittedByKeys(templates, action, purpose)).toEqual(use === 'unwrap:record-key' ? ['*'] : named);
});

it('has a wildcard only where AWS offers no narrower resource', () => {
  const patterns = new Set(wildcards(templates).map((line) => line.split(': ')[1]));
  expect([...patterns].sort()).toEqual([
    '*',
    'arn:aws:iam::…:role/*',
    'arn:aws:scheduler:…:…:schedule/will-test/*',
    'arn:aws:ses:…:…:identity/*',
    '…/*',
    '…/drafts/*',
    '…/incoming/*',
  ]);
  expect(
    wildcards(templates)
      .filter((line) => line.endsWith(': *'))
      .sort(),
  ).toEqual(['scheduled-sweep: *', 'streams-perform-effects: *']);
  const starred = (name: string) => policies.get(name)?.filter(({ resources }) => resources.includes('*'));
  expect(starred('streams-perform-effects')).toMatchObject([{ actions: ['dynamodb:ListStreams'] }]);
  expect(starred('scheduled-sweep')).toMatchObject([{ actions: ['scheduler:ListSchedules'] }]);
});

it('lets functions that read a bucket list it without a prefix, so that S3 reports a missing object as missing', () => {
  const bucketIn = (resource: string) => /Output(?:FnGetAtt|Ref)((?:Staging|Packages)[0-9A-F]{8})/.exec(resource)?.[1];
  const readers = [...policies].filter(([, list]) => list.some(({ actions }) => actions.includes('s3:GetObject')));
  for (const [name, own] of readers) {
    const bucketsOf = (action: string) =>
      new Set(
        own
          .filter(({ actions, conditions }) => actions.includes(action) && (action !== 's3:ListBucket' || Object.keys(conditions).length === 0))
          .flatMap(({ resources }) => resources.map(bucketIn)),
      );
    expect([name, [...bucketsOf('s3:GetObject')]]).toEqual([
      name,
      [...bucketsOf('s3:ListBucket')].filter((bucket) => bucketsOf('s3:GetObject').has(bucket)),
    ]);
    expect(bucketsOf('s3:GetObject')).not.toContain(undefined);
  }
  expect(readers.length).toBeGreaterThan(0);
});

const onPackages = (action: string) =>
  [...policies]
    .filter(([, list]) => list.some(({ actions, resources }) => actions.includes(action) && resources.some((one) => one.includes('Packages'))))
    .map(([name]) => name)
    .sort();

it('lets no function with a route write or delete a package of the storage with the service', () => {
  const behindRoutes = (action: string) => onPackages(action).filter((name) => routes.has(name));
  for (const action of ['s3:PutObject', 's3:DeleteObject', 's3:AbortMultipartUpload']) expect([action, behindRoutes(action)]).toEqual([action, []]);
  expect(behindRoutes('s3:GetObject')).toEqual(['survivor-auth-archive', 'survivor-auth-download', 'will-package']);
  expect(behindRoutes('s3:ListBucket')).toEqual([
    'storages-browse',
    'storages-create',
    'storages-test',
    'survivor-auth-archive',
    'survivor-auth-download',
    'will-package',
  ]);
});

it('lets exactly the workers of sealed packages write and delete them, and no function an earlier version', () => {
  expect(onPackages('s3:PutObject')).toEqual([
    'workers-audit',
    'workers-perform-for-host',
    'workers-reshare',
    'workers-seal',
    'workers-write-package',
  ]);
  expect(onPackages('s3:DeleteObject')).toEqual([
    'workers-audit',
    'workers-delete',
    'workers-perform-for-host',
    'workers-reshare',
    'workers-write-package',
  ]);
  const all = [...policies.values()].flat().flatMap(({ actions }) => actions);
  expect(all.filter((action) => /^s3:.*Version/.test(action))).toEqual([]);
});

it('lets a function send mail from the address of the service only, with its configuration set', () => {
  for (const fn of everyFunction(all)) {
    const sends = policies.get(fn.name.replaceAll('/', '-'))?.filter(({ actions }) => actions.includes('ses:SendEmail')) ?? [];
    const allowed = {
      resources: [expect.stringContaining(':identity/*'), expect.stringContaining(':configuration-set/will-test"')],
      conditions: { StringEqualsIgnoreCase: { 'ses:FromAddress': 'no-reply@mail.will.example' } },
    };
    expect([fn.name, sends]).toMatchObject([fn.name, fn.uses.includes('mailer') ? [allowed] : []]);
    expect(sends).toHaveLength(fn.uses.includes('mailer') ? 1 : 0);
  }
});

it('gives wildcards only to rows that stage documents, use packages, create schedules or send mail', () => {
  const named = everyFunction(all)
    .filter(({ uses }) => uses.some((use) => ['staging', 'scheduler', 'mailer', 'packages:read', 'packages:write', 'packages:delete'].includes(use)))
    .map(({ name }) => name.replaceAll('/', '-'));
  expect(new Set(wildcards(templates).map((line) => line.split(': ')[0]))).toEqual(new Set([...named, 'prepare-account']));
});

const kinds = (list: readonly FunctionCapability[]) =>
  list.filter((use) => /^(table|reads|lists|removes):/.test(use)).map((use) => use.slice(use.indexOf(':') + 1).replace('-SLIDING', ''));
it.each(everyFunction(all).map((fn) => [fn.name, fn] as const))('limits %s to the key prefixes that its row names', (name, fn) => {
  const own = policies.get(name.replaceAll('/', '-')) ?? [];
  const reached = ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'].flatMap((action) => leadingKeys(own, action));
  const named = new Set(['KEYRING', ...kinds(fn.uses).filter((kind) => kind !== 'DUE'), ...(fn.route ? ['RATE'] : [])].map((kind) => `${kind}#*`));
  expect(new Set(reached)).toEqual(named);
});

it('grants no access to the table without key prefixes, except to read the index of what is due, and to scan keys alone', () => {
  const open = [...policies].flatMap(([name, list]) =>
    list
      .filter(
        ({ actions, conditions }) => actions.some((action) => /^dynamodb:.*(Item|Query|Scan)/.test(action)) && !conditions['ForAllValues:StringLike'],
      )
      .map(({ actions, resources }) => [name, actions, resources]),
  );
  const due = everyFunction(all).filter(({ uses }) => uses.includes('table:DUE'));
  const index = expect.stringMatching(/^\{.*Table.*\/index\/due"\]\]\}$/);
  const scan = ['scheduled-sweep', ['dynamodb:Scan'], [expect.not.stringContaining('/index/')]];
  expect(open).toEqual([...due.map(({ name }) => [name.replaceAll('/', '-'), ['dynamodb:Query'], [index]]), scan]);
  const broad = [...policies.values()].flat().filter(({ actions }) => actions.some((action) => /Scan|Batch|PartiQL/.test(action)));
  expect(broad.map(({ conditions }) => conditions)).toEqual([
    {
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['pk', 'sk'] },
      Null: { 'dynamodb:Attributes': 'false' },
      StringEquals: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
    },
  ]);
  const unguarded = [...policies.values()]
    .flat()
    .filter(({ conditions }) => conditions['ForAllValues:StringLike'] && conditions.Null?.['dynamodb:LeadingKeys'] !== 'false');
  expect(unguarded).toEqual([]);
});

it('lets requests that only read change nothing except their rate count, and the tokens of a drive that they read from', () => {
  for (const fn of all.routes.filter(({ route }) => onlyReads(route))) {
    const own = policies.get(fn.name.replaceAll('/', '-')) ?? [];
    expect([fn.name, leadingKeys(own, 'PutItem'), leadingKeys(own, 'DeleteItem'), leadingKeys(own, 'UpdateItem')]).toEqual([
      fn.name,
      fn.uses.includes('table:OAUTH') ? ['OAUTH#*'] : [],
      [],
      ['RATE#*'],
    ]);
  }
});

it('lets a download record who read which document, an export and a copy that they were made, and write neither custody nor outages', () => {
  expect(all.routes.filter(({ route }) => route.writes).map(({ name }) => name)).toEqual([
    'host/export',
    'will/package',
    'survivor-auth/download',
    'survivor-auth/archive',
  ]);
  // A copy is made without opening anything of the will.
  const unwraps = [...purposesOfZone('custody'), ...purposesOfZone('operations')].filter((one) =>
    holders(templates, 'kms:Decrypt', one).includes('will-package'),
  );
  expect(unwraps).toEqual(['storage-config', 'record-key']);
  expect(leadingKeys(policies.get('survivor-auth-download') ?? [], 'PutItem')).toEqual(['HOST#*', 'OAUTH#*', 'TRANSFER#*']);
});

it('allows all items that a function writes in one statement, because IAM checks a transaction as a whole', () => {
  for (const [name, list] of policies) {
    const puts = list.filter(({ actions }) => actions.includes('dynamodb:PutItem'));
    expect([name, puts.length]).toEqual([name, puts.length === 0 ? 0 : 1]);
  }
});

it('lets functions call workers by name, and only those that are deployed', () => {
  const called = policies
    .get('survivor-auth-verify-otp')
    ?.filter(({ actions }) => actions.includes('lambda:InvokeFunction'))
    .flatMap(({ resources }) => resources);
  expect(called).toEqual([expect.stringContaining(':function:will-test-workers-release-share')]);
  const row = all.routes.find(({ name }) => name === 'survivor-auth/verify-otp') ?? all.authorizer;
  const none = permissionsOf(row, { stage: 'test' } as Parameters<typeof permissionsOf>[1], []); // only the stage is used here
  expect(none.some(({ actions }) => actions.includes('lambda:InvokeFunction'))).toBe(false);
});

it('keeps every role within the inline policy limit of IAM, without managed policies', () => {
  for (const { id, properties } of ofType(every(templates), 'AWS::IAM::Role').filter((role) => role.properties.RoleName)) {
    expect([id, properties.ManagedPolicyArns ?? []]).toEqual([id, []]);
    expect([id, JSON.stringify(properties.Policies).length < 10_240]).toEqual([id, true]);
  }
  expect(ofType(every(templates), 'AWS::IAM::Policy')).toEqual([]);
});

it('lets only Lambda, API Gateway and Scheduler assume roles', () => {
  const trusts = ofType(every(templates), 'AWS::IAM::Role').map(
    ({ properties }) => properties.AssumeRolePolicyDocument.Statement[0].Principal.Service,
  );
  expect(new Set(trusts)).toEqual(new Set(['lambda.amazonaws.com', 'apigateway.amazonaws.com', 'scheduler.amazonaws.com']));
  expect(routes.size).toBe(all.routes.length);
});
