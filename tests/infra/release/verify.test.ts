import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Listener, listen, readBody } from '#infra/local/entry.ts';
import { BUCKET, KEYS, policyHashes, type ReleaseList, writeList } from '#infra/release/release-list.ts';
import { sha256 } from '#infra/release/sigsum.ts';
import { EXIT, verify } from '#infra/release/verify.ts';
import { isPart, securityHeaders } from '#web/edge/headers.ts';
import { answerTo } from '#web/edge/pages.ts';
import { publication } from '#web/edge/publication.ts';
import { newKeys, TestLog } from './log.ts';

const html = (script: string) => `<!doctype html><meta charset="utf-8" /><script type="module" src="${script}"></script>`;
const built = new Map(
  Object.entries({
    'family.html': html('/assets/family-1.js'),
    'host.html': html('/assets/family-1.js'),
    'assets/family-1.js': 'start();',
    'recover-0123456789abcdef.html': '<title>recover</title>',
  }).map(([path, text]) => [path, Buffer.from(text)]),
);
const connections = { api: 'https://api.example', staging: 'https://bucket.example' };
const place = { account: '111122223333', region: 'eu-west-1', stage: 'live', bucket: 'packages-1' };
/** With which a service of AWS uses a key. */
const atRest = (name: string): object[] => {
  const service = { table: 'dynamodb', staging: 's3', packages: 's3' }[name];
  return service ? [{ Sid: `OnlyThrough${service}`, Action: 'kms:Decrypt', Condition: { StringEquals: { 'kms:ViaService': service } } }] : [];
};
const policyOf = (name: string, where: typeof place) => ({
  Statement: [
    { Sid: 'Administer', Action: ['kms:PutKeyPolicy'], Principal: { AWS: `arn:aws:iam::${where.account}:root` }, Resource: '*' },
    {
      Sid: 'Use',
      Action: ['kms:Decrypt', name],
      Condition: { ArnEquals: { 'aws:PrincipalArn': [`arn:aws:iam::${where.account}:role/will-${where.stage}-seal`] } },
      Resource: `arn:aws:s3:::${where.bucket}/*`,
    },
    ...atRest(name),
  ],
});
const released = { account: '000000000000', region: 'eu-central-1', stage: 'prod', bucket: 'other' };
const policies = [...KEYS.map(({ key }) => key), BUCKET];
const list: ReleaseList = {
  format: 1,
  commit: 'c'.repeat(40),
  addresses: { '/': 'family.html', '/start': 'family.html', '/register': 'host.html' },
  pages: Object.fromEntries([...built].map(([path, content]) => [path, sha256(content).toString('hex')])),
  functions: { 'auth-login_account': 'code of login', 'workers-seal': 'code of seal' },
  variables: ['STAGE', 'CUSTODY_KEY_ID', 'PACKAGES_BUCKET'],
  policies: Object.fromEntries(policies.map((name) => [name, policyHashes(policyOf(name, released), released)])),
};

const [log, signer, folder] = [new TestLog(), newKeys(), mkdtempSync(join(tmpdir(), 'verify-'))];
const bytes = writeList(list);
let served: Map<string, { content: Buffer; headers: Record<string, string> }>;
// biome-ignore lint/suspicious/noExplicitAny: what AWS answers, which tests change
type Json = any;
let aws: {
  functions: Json[];
  keys: Record<string, Json>;
  bucket: Json;
  roles: Record<string, object>;
  grants: object[];
  metadata?: object;
  isFamily?: boolean;
};

const site: Listener = await listen((request, response) => {
  const path = request.url ?? '/';
  const file = served.get(answerTo(path) ?? path);
  if (!file) return void response.writeHead(404).end();
  for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value);
  // A browser asks for compressed files, and so does this program.
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return void response.writeHead(406).end();
  response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(file.content));
});
const account: Listener = await listen((request, response) => {
  answerAws(request).then(
    ({ status = 200, body }) => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body)),
    () => response.writeHead(500).end(),
  );
});

/** https://docs.aws.amazon.com/lambda/latest/api/API_ListFunctions.html and the like. */
async function answerAws(request: IncomingMessage): Promise<{ status?: number; body: unknown }> {
  const sent = String(await readBody(request));
  const asked = sent.startsWith('{') ? JSON.parse(sent) : {};
  if (request.url?.startsWith('/2015-03-31/functions')) return { body: { Functions: aws.functions } };
  if (request.headers['content-type']?.includes('form-urlencoded')) return { body: rolesAsXml() };
  if (request.url?.startsWith(`/${place.bucket}`) || request.headers.host?.startsWith(place.bucket)) return { body: aws.bucket };
  const key = String(asked.KeyId).replace(/^alias\/will-live-|^id-/g, '');
  const isUnknown = aws.keys[key] === undefined && aws.isFamily;
  if (isUnknown) return { status: 400, body: { __type: 'NotFoundException' } };
  const target = request.headers['x-amz-target'];
  if (target === 'TrentService.DescribeKey')
    return { body: { KeyMetadata: { KeyId: `id-${key}`, Origin: 'AWS_KMS', KeyState: 'Enabled', ...aws.metadata } } };
  if (target === 'TrentService.ListGrants') return { body: { Grants: aws.grants, Truncated: false } };
  if (aws.keys[key] === undefined) return { status: 400, body: { __type: 'AccessDeniedException' } };
  return { body: { Policy: JSON.stringify(aws.keys[key]) } };
}

/** https://docs.aws.amazon.com/IAM/latest/APIReference/API_ListRoles.html */
function rolesAsXml(): string {
  const members = Object.entries(aws.roles).map(
    ([name, principal]) =>
      `<member><RoleName>${name}</RoleName><Arn>a</Arn><AssumeRolePolicyDocument>${encodeURIComponent(JSON.stringify({ Statement: [{ Effect: 'Allow', Principal: principal, Action: 'sts:AssumeRole' }] }))}</AssumeRolePolicyDocument></member>`,
  );
  return `<ListRolesResponse xmlns="https://iam.amazonaws.com/doc/2010-05-08/"><ListRolesResult><IsTruncated>false</IsTruncated><Roles>${members.join('')}</Roles></ListRolesResult></ListRolesResponse>`;
}

const inFile = (name: string, content: string | Buffer): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const args = () => [site.url, '--key', signer.publicKey.toString('hex'), '--policy', inFile('policy', log.policy)];
const withAccount = () => [...args(), '--stage', place.stage, '--region', place.region];

async function run(given: string[], builtHere = async (path: string) => built.get(path)) {
  const lines: string[] = [];
  const code = await verify(given, (line) => lines.push(line), builtHere);
  return { code, found: lines.filter((line) => /^(differs|missing|extra|not checked): /.test(line)), all: lines.join('\n') };
}

beforeEach(() => {
  const files = publication(
    [...built].map(([path, content]) => ({ path, content })),
    { api: connections.api },
    connections,
  );
  const type = (path: string) => (path.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8');
  const headersOf = (path: string) => ({ ...securityHeaders(isPart(path) ? undefined : connections), 'content-type': type(path) });
  served = new Map(files.map(({ path, content }) => [path, { content, headers: headersOf(path) }]));
  served.set('release.json', { content: bytes, headers: {} });
  served.set('release.proof', { content: Buffer.from(log.prove(bytes, signer)), headers: {} });
  const functionOf = ([name, CodeSha256]: [string, string]) => ({
    FunctionName: `will-live-${name}`,
    FunctionArn: `arn:aws:lambda:eu-west-1:${place.account}:function:will-live-${name}`,
    CodeSha256,
    Handler: 'index.handler',
    Runtime: 'nodejs24.x',
    Role: `arn:aws:iam::${place.account}:role/will-live-${name}`,
    Environment: { Variables: { STAGE: 'live', CUSTODY_KEY_ID: 'id-custody', PACKAGES_BUCKET: place.bucket } },
  });
  aws = {
    functions: Object.entries(list.functions).map(functionOf),
    keys: Object.fromEntries(KEYS.map(({ key }) => [key, policyOf(key, place)])),
    bucket: policyOf(BUCKET, place),
    roles: Object.fromEntries(
      [...Object.keys(list.functions), 'schedules', 'data-Replication1A2B'].map((name) => [`will-live-${name}`, { Service: 'lambda.amazonaws.com' }]),
    ),
    grants: [{ GranteePrincipal: 'dynamodb.eu-west-1.amazonaws.com' }],
  };
  vi.stubEnv('AWS_ENDPOINT_URL', account.url);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret-of-this-test');
  vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  await Promise.all([site.close(), account.close()]);
});

describe('the pages of a service', () => {
  it('are those of the release', async () => {
    const { code, found, all } = await run(args());
    expect([code, found]).toEqual([EXIT.same, []]);
    expect(all).toContain('commit cccc');
    expect(all).toContain('the pages connect to https://api.example https://bucket.example');
  });

  const change = (path: string, to: (text: string) => string) => {
    const file = served.get(path);
    if (file) served.set(path, { ...file, content: Buffer.from(to(String(file.content))) });
  };
  it('show one changed byte of a script, with its place', async () => {
    change('assets/family-1.js', (text) => text.replace('();', '( ;'));
    expect(await run(args())).toMatchObject({ code: EXIT.differs, found: ['differs: /assets/family-1.js: from byte 6'] });
  });

  it('show a changed page at each of its addresses, and what it loads', async () => {
    change('family.html', (text) => text.replace('</script>', '</script><script src="/assets/other.js"></script>'));
    const { code, found } = await run(args());
    const from = String(built.get('family.html')).length + (String(served.get('host.html')?.content).length - String(built.get('host.html')).length);
    expect(code).toBe(EXIT.differs);
    expect(found).toEqual(
      expect.arrayContaining([
        `differs: /: from byte ${from}`,
        `differs: /start: from byte ${from}`,
        expect.stringContaining('extra: /assets/other.js'),
      ]),
    );
    expect(found.join()).not.toContain('/register');
  });

  it('show a policy that allows more', async () => {
    change('host.html', (text) => text.replace("script-src 'self'", "script-src 'self' https:"));
    expect((await run(args())).found).toEqual([expect.stringMatching(/^differs: \/register: from byte \d+$/)]);
  });

  it('show a header that allows more', async () => {
    for (const file of served.values()) if (file.headers['Content-Security-Policy']) file.headers['Content-Security-Policy'] += '; script-src *';
    const { code, found } = await run(args());
    expect([code, found.length]).toEqual([EXIT.differs, 5]);
  });

  it('show a file that is missing, and one that could not be read', async () => {
    served.delete('recover-0123456789abcdef.html');
    expect((await run(args())).found).toEqual(['missing: /recover-0123456789abcdef.html: the answer is 404']);
  });

  it('say no place if this checkout is of another commit', async () => {
    change('assets/family-1.js', () => 'other');
    expect((await run(args(), async () => Buffer.from('of another commit'))).found.join()).toContain('the place is not known');
  });
});

describe('the list of a release', () => {
  const proofOf = (data: Buffer, keys = signer) => served.set('release.proof', { content: Buffer.from(log.prove(data, keys)), headers: {} });
  it('with a wrong signature is refused', async () => {
    served.set('release.json', { content: writeList({ ...list, commit: 'd'.repeat(40) }), headers: {} });
    expect(await run(args())).toMatchObject({ code: EXIT.differs, found: [expect.stringContaining('The signature is wrong')] });
  });

  it('with the proof of another list, or of another signer, is refused', async () => {
    proofOf(Buffer.from('another list'));
    expect(await run(args())).toMatchObject({ code: EXIT.differs, found: [expect.stringContaining('The signature is wrong')] });
    proofOf(bytes, newKeys());
    expect((await run(args())).found).toEqual([expect.stringContaining('by another key')]);
  });

  it('in another form is refused', async () => {
    const other = Buffer.from('{"format":2}');
    served.set('release.json', { content: other, headers: {} });
    proofOf(other);
    expect(await run(args())).toMatchObject({ code: EXIT.differs, found: [expect.stringContaining('no list of a release')] });
  });

  it('can come from elsewhere than the pages', async () => {
    served.delete('release.json');
    expect((await run(args())).code).toBe(EXIT.unchecked);
    expect((await run([...args(), '--list', inFile('list', bytes)])).code).toBe(EXIT.same);
  });
});

describe('an account', () => {
  it('is that of the release', async () => expect(await run(withAccount())).toMatchObject({ code: EXIT.same, found: [] }));

  it.each([
    ['code', { CodeSha256: 'other' }, 'its CodeSha256 is other'],
    ['a layer', { Layers: [{ Arn: 'x' }] }, 'it has a layer'],
    ['another entry', { Handler: 'other.handler' }, 'its entry is other.handler'],
    ['another role', { Role: 'arn:aws:iam::111122223333:role/admin' }, 'its role is arn:aws:iam::111122223333:role/admin'],
    ['a variable that loads code', { Environment: { Variables: { NODE_OPTIONS: '--import x' } } }, 'it has the variable NODE_OPTIONS'],
  ])('shows a function with %s', async (_, other, why) => {
    Object.assign(aws.functions[0], other);
    expect(await run(withAccount())).toMatchObject({ code: EXIT.differs, found: [`differs: auth-login_account: ${why}`] });
  });

  it('shows an earlier version of a function, and one of another name with a role that the keys admit', async () => {
    aws.functions.push({ ...aws.functions[0], Version: '7' }, { ...aws.functions[1], FunctionName: 'tools' });
    expect((await run(withAccount())).found).toEqual([
      'extra: auth-login_account: its version 7 can run other code',
      'extra: tools: the release has no such function',
    ]);
  });

  it.each([
    ['STAGE', 'test', 'variable STAGE: functions have test and live'],
    ['FUNCTION_ARN_PREFIX', 'arn:aws:lambda:eu-west-1:999999999999:function:x-', 'functions have arn:aws:lambda:eu-west-1:999999999999:function:x-'],
    ['API_URL', 'https://api.elsewhere.example', 'variable API_URL: functions have https://api.elsewhere.example'],
  ])('shows a variable %s that is not that of the service', async (name, value, why) => {
    aws.functions[0].Environment.Variables[name] = value;
    const { code, found } = await run(withAccount());
    expect([code, found]).toEqual([EXIT.differs, expect.arrayContaining([expect.stringContaining(why)])]);
  });

  it('shows a role that the release does not have, and one that a person may assume', async () => {
    aws.roles['will-live-more'] = { Service: 'lambda.amazonaws.com' };
    aws.roles['will-live-workers-seal'] = { AWS: 'arn:aws:iam::111122223333:user/mallory' };
    expect((await run(withAccount())).found).toEqual([
      'differs: role will-live-workers-seal: others than services of AWS may assume it',
      'extra: role will-live-more: the release has no such role, and keys admit it',
    ]);
  });

  it.each([
    ['a replica', { MultiRegionConfiguration: { ReplicaKeys: [{ Arn: 'a', Region: 'b' }] } }, 'it has a replica'],
    ['material from elsewhere', { Origin: 'EXTERNAL' }, 'its material comes from elsewhere'],
  ])('shows keys with %s', async (_, metadata, why) => {
    aws.metadata = metadata;
    const { code, found } = await run(withAccount());
    expect([code, found.length, found[0]]).toEqual([EXIT.differs, KEYS.length, expect.stringContaining(why)]);
  });

  it('shows a grant, with which someone uses a key past its policy', async () => {
    aws.grants.push({ GranteePrincipal: 'arn:aws:iam::111122223333:user/mallory' });
    expect((await run(withAccount())).found[0]).toBe('differs: policy of custody: arn:aws:iam::111122223333:user/mallory has a grant');
  });

  it('shows a function that is missing, and one that the release does not have', async () => {
    aws.functions[0].FunctionName = 'will-live-spy';
    aws.functions[0].Role = 'spy';
    expect((await run(withAccount())).found).toEqual([
      'missing: auth-login_account: there is no such function',
      'extra: spy: the release has no such function',
    ]);
  });

  it('shows a changed, a missing and a new statement of a key', async () => {
    aws.keys['custody'].Statement[1].Condition.ArnEquals['aws:PrincipalArn'].push('arn:aws:iam::111122223333:role/admin');
    aws.keys['table'].Statement.splice(1, 1);
    aws.bucket.Statement.push({ Sid: 'Read', Action: 's3:GetObject' });
    expect(await run(withAccount())).toMatchObject({
      code: EXIT.differs,
      found: [
        'differs: policy of custody: the statement Use',
        'missing: policy of table: the statement Use',
        'extra: policy of bucket of packages: the statement Read',
      ],
    });
  });

  it('of a family has the statements of the keys at rest in the key of operations, and no other', async () => {
    const { custody, evidence, operations } = aws.keys;
    Object.assign(aws, { isFamily: true, keys: { custody, evidence, operations } });
    const [ofTable, ofBuckets] = [...atRest('table'), ...atRest('staging')];
    operations.Statement.push(ofTable, ofBuckets);
    expect(await run(withAccount())).toMatchObject({ code: EXIT.same, found: [] });
    operations.Statement.pop();
    operations.Statement.push({ Sid: 'OnlyThroughec2', Action: 'kms:Decrypt' });
    expect((await run(withAccount())).found).toEqual([
      'missing: policy of operations: the statement OnlyThroughs3',
      'extra: policy of operations: the statement OnlyThroughec2',
    ]);
  });

  it('shows functions that use another key than the one that was compared', async () => {
    aws.functions[1].Environment.Variables.CUSTODY_KEY_ID = 'id-of-another';
    expect((await run(withAccount())).found).toEqual(['differs: policy of custody: a function uses another key than alias/will-live-custody']);
  });

  it('names what could not be checked', async () => {
    delete aws.keys['packages'];
    expect(await run(withAccount())).toMatchObject({ code: EXIT.unchecked, found: [expect.stringMatching(/^not checked: policy of packages: /)] });
    aws.functions = [];
    expect((await run(withAccount())).found).toEqual([expect.stringContaining('not checked: functions and policies: The region eu-west-1')]);
  });
});

describe('bad input', () => {
  it.each([
    ['no address', ['--key', 'a'.repeat(64)], 'Name the address of the pages'],
    ['no key', ['https://wills.example'], 'Name the public key'],
    ['a key of another form', ['https://wills.example', '--key', 'abc'], '64 hex digits'],
    ['half of an account', ['https://wills.example', '--key', 'a'.repeat(64), '--stage', 'prod'], 'both --stage and --region'],
    ['an unknown option', ['https://wills.example', '--speed', '3'], '--speed'],
  ])('%s gets a sentence that says what is wrong', async (_, given, why) => {
    const { code, all } = await run(given);
    expect([code, all.includes(why)]).toEqual([EXIT.badInput, true]);
  });

  it('an address where no one answers is not checked', async () => {
    const closed = await listen(() => {});
    await closed.close();
    expect(await run([closed.url, ...args().slice(1)])).toMatchObject({ code: EXIT.unchecked, found: ['not checked: everything: ECONNREFUSED'] });
  });
});
