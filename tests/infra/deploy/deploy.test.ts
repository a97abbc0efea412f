import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readUntranslated, type Untranslated } from '#infra/deploy/check-words.ts';
import { deploy } from '#infra/deploy/deploy.ts';
import { type Account, environmentFor, startAccount } from './aws-account.ts';

const SETTINGS = {
  stage: 'prod',
  account: '123456789012',
  region: 'eu-central-1',
  frontendUrl: 'https://wills.test',
  mailFrom: 'Wills <no-reply@wills.test>',
  alarmMail: 'ops@wills.test',
};
const TRUST = (region: string) =>
  JSON.stringify({ Condition: { StringEquals: { 'aws:SourceArn': `arn:aws:scheduler:${region}:123456789012:schedule-group/will-prod` } } });

const NEW_ACCOUNT: Account = { bootstrapVersion: 30, concurrency: { limit: 10, unreserved: 10 } };
const ESTABLISHED: Account = {
  bootstrapVersion: 30,
  concurrency: { limit: 1000, unreserved: 900 },
  reserved: { 'will-prod-authorizer': 100 },
  functions: { 'will-prod-authorizer': { FRONTEND_URL: 'https://wills.test' } },
  identities: { 'wills.test': { isVerified: true } },
  mail: { isProduction: true, isSending: true },
  logRole: 'arn:aws:iam::123456789012:role/service/logs',
  roles: { logs: '{}', 'will-prod-schedules': TRUST('eu-central-1') },
  stacks: [
    { name: 'other', status: 'CREATE_COMPLETE', resources: ['logs'] },
    { name: 'will-prod-data', status: 'CREATE_COMPLETE', isProtected: true, resources: ['wills.test'] },
    { name: 'will-prod-workers', status: 'CREATE_COMPLETE' },
    { name: 'will-prod-api', status: 'CREATE_COMPLETE' },
    { name: 'will-prod-api-Accounts-1ABC', status: 'DELETE_FAILED', parent: 'will-prod-api' },
  ],
  subscriptions: [{ endpoint: 'ops@wills.test', arn: 'arn:aws:sns:eu-central-1:123456789012:will-prod-alarms:1' }],
  trails: [{ region: 'us-east-1', isMultiRegion: true }],
};

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of closers.splice(0)) await close();
});

/** Runs the command against an account. `after`: what is in the account when the CDK CLI has ended. */
async function run(
  account: Account,
  { args = [], settings = SETTINGS, env = {}, verb = 'deploy' as const, code = 0, after = {}, untranslated = [], works }: RunOptions = {},
): Promise<{ code: number; printed: string; cdk: string[]; tried: unknown[] }> {
  const state: Account = { ...account };
  const listener = await startAccount(state);
  closers.push(listener.close);
  const variables = { ...environmentFor(listener), AWS_REGION: '', AWS_DEFAULT_REGION: '', ...env };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const printed: string[] = [];
  const cdk: string[] = [];
  const tried: unknown[] = [];
  const runCdk = async (given: readonly string[]) => {
    cdk.push(given.join(' '));
    Object.assign(state, after);
    return code;
  };
  const smoke = async (api: unknown) => {
    tried.push(api);
    return works;
  };
  const print = (text: string) => void printed.push(text);
  const result = await deploy(verb, args, { contexts: [settings], runCdk, print, smoke, untranslated: () => untranslated });
  return { code: result, printed: printed.join('\n'), cdk, tried };
}

interface RunOptions {
  args?: string[];
  settings?: Record<string, unknown>;
  env?: Record<string, string>;
  verb?: 'deploy' | 'check';
  code?: number;
  after?: Account;
  /** What the test of the deployed service finds. Undefined if no one is there to answer. */
  works?: boolean;
  untranslated?: Untranslated[];
}

describe('a first deployment', () => {
  const created: Account = {
    stacks: [
      {
        name: 'will-prod-data',
        status: 'CREATE_COMPLETE',
        outputs: [
          {
            name: 'MailRecord1',
            value: 'a._domainkey.wills.test CNAME a.dkim.amazonses.com',
            description: 'DKIM record. Add it to the DNS of wills.test.',
          },
          { name: 'ExportsOutputRefTable', value: 'will-table', exportName: 'will-prod-data:ExportsOutputRefTable' },
        ],
      },
      {
        name: 'will-prod-api',
        status: 'CREATE_COMPLETE',
        outputs: [{ name: 'ApiUrl', value: 'https://api.test', description: 'URL of the service.' }],
      },
      { name: 'will-prod-api-Accounts-1ABC', status: 'CREATE_COMPLETE', parent: 'will-prod-api' },
      { name: 'will-prod-site', status: 'CREATE_COMPLETE' },
    ],
  };

  it('says what was found, deploys, and prints what the operator needs next', async () => {
    const { code, printed, cdk } = await run(NEW_ACCOUNT, { args: ['--require-approval', 'never'], after: created });
    expect(printed.match(/^ {2}(ok|note|STOP) +[\w ]+/gm)).toEqual([
      '  ok   Region',
      '  ok   CDK',
      '  ok   Stacks',
      '  ok   Mail domain',
      '  ok   Alarms',
      '  ok   Languages',
      '  note Concurrency',
      '  note Mail account',
      '  note CloudTrail',
    ]);
    expect(printed).toMatch(/^Stage prod, account 123456789012, region eu-central-1\nSigned in as arn:aws:iam::123456789012:user\/ada\n/);
    expect(printed.slice(printed.indexOf('Stage prod is deployed'))).toBe(
      `Stage prod is deployed.
  MailRecord1: a._domainkey.wills.test CNAME a.dkim.amazonses.com
       DKIM record. Add it to the DNS of wills.test.
  ApiUrl: https://api.test
       URL of the service.
Before the first Host registers, try the service with your mailbox. The sender’s domain must have its records:
         npm run smoke -- https://api.test --stage prod`,
    );
    expect([code, cdk]).toEqual([0, ['deploy --all --require-approval never']]);
  });

  it('that fails says how to continue', async () => {
    const { code, printed } = await run(NEW_ACCOUNT, { code: 3 });
    expect(code).toBe(3);
    expect(printed).toContain('how to continue or to roll back');
  });
});

it.each([
  [true, 0],
  [false, 1],
  [undefined, 0],
])('tries the service when mail can leave, and ends with its result: %s', async (works, expected) => {
  const api = { name: 'will-prod-api', status: 'UPDATE_COMPLETE', outputs: [{ name: 'ApiUrl', value: 'https://api.test', description: 'URL.' }] };
  const { code, tried, printed } = await run(ESTABLISHED, { after: { stacks: [api] }, ...(works !== undefined && { works }) });
  expect([code, tried]).toEqual([expected, [{ url: 'https://api.test', stage: 'prod', alarmMail: 'ops@wills.test' }]]);
  expect(printed.includes('npm run smoke')).toBe(works === undefined);
});

describe('texts that are missing or old in a language', () => {
  const untranslated = [
    { language: 'fr', count: 2 },
    { language: 'nl', count: 1 },
  ];

  it('are not deployed to the stage prod', async () => {
    const { code, cdk, printed } = await run(NEW_ACCOUNT, { untranslated });
    expect([code, cdk]).toEqual([1, []]);
    expect(printed).toMatch(
      /STOP Languages: Texts are missing, old or wrong in these\s+languages,.*: fr \(2\),\s+nl \(1\)\.\s+Nothing was deployed/s,
    );
    expect(printed).toContain('npm run words -- --release');
  });

  it('are only named for another stage', async () => {
    const { code, printed } = await run(NEW_ACCOUNT, { untranslated, settings: { ...SETTINGS, stage: 'test' } });
    expect(code).toBe(0);
    expect(printed).toMatch(/note Languages: Texts are missing/);
  });

  it('are found in the catalogues', () => {
    const folder = mkdtempSync(join(tmpdir(), 'words-'));
    mkdirSync(join(folder, 'en'));
    writeFileSync(join(folder, 'en/page.ts'), "export const page = { title: 'One', text: 'Two' };");
    writeFileSync(join(folder, 'fr.json'), '{ "page.title": "Un", "page.text": "{wrong}" }');
    writeFileSync(join(folder, 'nl.json'), '{ "page.title": "Een", "page.text": "Twee" }');
    expect(readUntranslated(folder)).toEqual([{ language: 'fr', count: 1 }]);
  });
});

it('updates a deployed stage with exactly the arguments of the operator', async () => {
  const settings = { ...SETTINGS, alarmMail: 'ops@wills.test', reservedConcurrency: true, terminationProtection: true };
  const { code, cdk, printed } = await run(ESTABLISHED, { settings });
  expect([code, cdk]).toEqual([0, ['deploy --all']]);
  expect(printed).not.toMatch(/note|STOP/);
});

it('looks at the stack of the replica in its own region, and at the subscriptions of the alarms', async () => {
  const replica = { name: 'will-prod-replica', status: 'DELETE_FAILED', region: 'eu-west-1' };
  const account = {
    ...ESTABLISHED,
    stacks: [...(ESTABLISHED.stacks ?? []), replica],
    subscriptions: [{ endpoint: 'ops@wills.test', arn: 'PendingConfirmation' }],
  };
  const { printed, cdk } = await run(account, { settings: { ...SETTINGS, replicaRegion: 'eu-west-1' } });
  expect(printed).toContain('aws cloudformation delete-stack --stack-name will-prod-replica --region eu-west-1');
  expect(printed).toContain('note Alarms: No one gets alarms: ops@wills.test');
  expect(cdk).toEqual([]);
});

it('asks for each certificate in its own region', async () => {
  const arn = (region: string) => `arn:aws:acm:${region}:123456789012:certificate/6f0b9b0e-2f0c-4a8e-9d59-000000000000`;
  const certificates = {
    [arn('eu-central-1')]: { status: 'ISSUED', name: 'api.wills.test' },
    [arn('us-east-1')]: { status: 'FAILED', name: 'wills.test' },
  };
  const own = { domain: 'api.wills.test', certificateArn: arn('eu-central-1'), siteDomain: 'wills.test', siteCertificateArn: arn('us-east-1') };
  const { printed, cdk } = await run({ ...NEW_ACCOUNT, certificates }, { settings: { ...SETTINGS, frontendUrl: undefined, ...own } });
  expect(printed).toContain('ok   Certificate: The certificate is valid for api.wills.test.');
  expect(printed).toContain('STOP Certificate: The certificate in siteCertificateArn has the status FAILED.');
  expect(cdk).toEqual([]);
});

it('looks for the client secret of each drive, under the one key with which the functions can read it', async () => {
  const parameters = [
    { name: '/will/prod/drives/drive_a', type: 'SecureString', key: 'alias/aws/ssm' },
    { name: '/will/prod/drives/drive_b', type: 'SecureString', key: 'alias/own' },
    { name: '/will/prod/drives/drive_c', type: 'String' },
  ];
  const drives = { googleDriveClientId: 'a', dropboxClientId: 'b', oneDriveClientId: 'c' };
  const { printed, cdk } = await run({ ...NEW_ACCOUNT, parameters }, { settings: { ...SETTINGS, ...drives } });
  const asked = [...printed.matchAll(/put-parameter --name (\S+)/g)].map(([, name]) => name);
  expect([asked, cdk]).toEqual([['/will/prod/drives/drive_b', '/will/prod/drives/drive_c'], []]);
});

it('looks whether AWS sends text messages to everyone, and for the token of the bot', async () => {
  const own = { smsProvider: 'aws', smsFrom: 'Wills', smsCountries: 'AT', telegramBot: 'our_will_bot' } as const;
  const { printed, cdk } = await run({ ...NEW_ACCOUNT, texts: { tier: 'SANDBOX', dollars: 1 } }, { settings: { ...SETTINGS, ...own } });
  expect(printed.replaceAll(/\s+/g, ' ')).toContain('This account is in the sandbox of AWS End User Messaging');
  expect([printed.includes('put-parameter --name /will/prod/telegram'), cdk]).toEqual([true, []]);
});

it('only checks if it is asked to', async () => {
  expect(await run(NEW_ACCOUNT, { verb: 'check' })).toMatchObject({ code: 0, cdk: [] });
});

describe('nothing is changed', () => {
  it.each<[name: string, account: Account, options: RunOptions, sentence: string]>([
    ['without CDK in the region', {}, {}, 'npx cdk bootstrap aws://123456789012/eu-central-1'],
    ['in another region', { ...NEW_ACCOUNT, roles: { 'will-prod-schedules': TRUST('us-east-1') } }, {}, 'Stage prod is in us-east-1.'],
    ['without someone who is notified of alarms', NEW_ACCOUNT, { settings: { ...SETTINGS, alarmMail: '' } }, 'No one is notified of alarms.'],
    [
      'with the credentials of another account',
      NEW_ACCOUNT,
      { settings: { ...SETTINGS, account: '210987654321' } },
      'Your credentials are for the account 123456789012 (arn:aws:iam::123456789012:user/ada), but the setting account names 210987654321.',
    ],
    ['without credentials', NEW_ACCOUNT, { env: { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' } }, 'No AWS credentials were found'],
    [
      'with credentials that AWS does not know',
      NEW_ACCOUNT,
      { env: { AWS_SECRET_ACCESS_KEY: 'x' } },
      'AWS does not accept these credentials in eu-central-1.',
    ],
    ['with expired credentials', { everything: { code: 'ExpiredToken', status: 403 } }, {}, 'Your AWS credentials have expired.'],
    ['without a network', NEW_ACCOUNT, { env: { AWS_ENDPOINT_URL: 'http://127.0.0.1:1' } }, 'AWS cannot be reached in eu-central-1 (ECONNREFUSED).'],
    [
      'if the stack of the table that the service uses cannot be read',
      {
        ...ESTABLISHED,
        functions: { 'will-prod-authorizer': { TABLE_NAME: 'restored' } },
        failures: { 'cloudformation:DescribeStackResources': { code: 'AccessDenied', message: 'not authorized', status: 403 } },
      },
      {},
      'npm run deploy -- -c tableStream=own',
    ],
  ])('%s', async (_name, account, options, sentence) => {
    const { code, printed, cdk } = await run(account, options);
    expect(printed.replaceAll(/\s+/g, ' ')).toContain(sentence);
    expect(printed).toContain('Nothing was changed.');
    expect([code, cdk]).toEqual([1, []]);
  });
});
