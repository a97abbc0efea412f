import { App, Stack as CdkStack } from 'aws-cdk-lib';
import { describe, expect, it, vi } from 'vitest';
import { checkAll, isStopped } from '#infra/deploy/check-all.ts';
import { reservedSum } from '#infra/deploy/check-quota.ts';
import { MINIMUM_BOOTSTRAP_VERSION } from '#infra/deploy/check-stage.ts';
import type { Facts, Stack, Subscription } from '#infra/deploy/facts.ts';
import type { Finding } from '#infra/deploy/finding.ts';
import { readArguments, readRequest } from '#infra/deploy/request.ts';
import { Stop } from '#infra/deploy/stop.ts';

const NEW: Facts = {
  stageRegion: { value: undefined },
  stacks: { value: [] },
  bootstrapVersion: { value: 30 },
  replicaBootstrap: { value: undefined },
  concurrency: { value: { limit: 10, unreserved: 10, ours: 0 } },
  mailIdentity: { value: undefined },
  mailAccount: { value: { isProduction: false, isSending: true } },
  alarmSubscriptions: { value: undefined },
  hasTrail: { value: false },
  certificates: [],
  frontendUrl: { value: undefined },
  restoredTable: { value: undefined },
  unusableDriveSecrets: { value: [] },
  unusableChannelSecrets: { value: [] },
  textAccount: { value: undefined },
};

const stack = (part: string, status: string, isProtected = false): Stack => ({
  name: `will-prod-${part}`,
  region: 'eu-central-1',
  status,
  isProtected,
  outputs: [],
});

/** A stage that is deployed, in an account that is in use. */
const DEPLOYED: Facts = {
  ...NEW,
  stageRegion: { value: 'eu-central-1' },
  stacks: { value: [stack('data', 'UPDATE_COMPLETE', true), stack('api', 'UPDATE_ROLLBACK_COMPLETE'), stack('workers', 'CREATE_COMPLETE')] },
  concurrency: { value: { limit: 1000, unreserved: 1000 - reservedSum(), ours: reservedSum() } },
  mailIdentity: { value: { isVerified: true } },
  mailAccount: { value: { isProduction: true, isSending: true } },
  alarmSubscriptions: { value: [{ endpoint: 'ops@wills.test', isConfirmed: true }] },
  hasTrail: { value: true },
  frontendUrl: { value: 'https://wills.test' },
  restoredTable: { value: undefined },
};

const CONTEXT = {
  stage: 'prod',
  account: '123456789012',
  region: 'eu-central-1',
  frontendUrl: 'https://wills.test',
  mailFrom: 'no-reply@wills.test',
  alarmMail: 'ops@wills.test',
};

const requestOf = (context: Record<string, unknown> = {}) => readRequest(readArguments([], [{ ...CONTEXT, ...context }]));
const found = (facts: Partial<Facts>, context: Record<string, unknown> = {}, base = NEW) => checkAll({ ...base, ...facts }, requestOf(context));

/** What the checks say about a subject, with its mark. */
const said = (findings: readonly Finding[], subject: string) =>
  findings.filter((finding) => finding.subject === subject).map(({ mark, text }) => `${mark}: ${text}`);

const marks = (findings: readonly Finding[]) => findings.filter(({ mark }) => mark !== 'ok').map(({ mark, subject }) => `${mark} ${subject}`);

const stacksOf = ({ stacks }: Facts): Stack[] => ('value' in stacks ? stacks.value : []);

/** The settings of a stage that is deployed. */
const IN_USE = { reservedConcurrency: true, terminationProtection: true };

const SITE_CERTIFICATE = 'arn:aws:acm:us-east-1:123456789012:certificate/6f0b9b0e-2f0c-4a8e-9d59-000000000000';

it('finds a new account ready, and says what is missing', () => {
  expect(marks(found({}))).toEqual(['warning Concurrency', 'warning Mail account', 'warning CloudTrail']);
});

it('finds a deployed stage with the settings of one in use ready, without a warning', () => {
  expect(marks(found({}, IN_USE, DEPLOYED))).toEqual([]);
});

describe('the region', () => {
  it('cannot change, and nothing else is checked in the wrong one', () => {
    expect(found({ stageRegion: { value: 'us-east-1' }, bootstrapVersion: { value: undefined } })).toEqual([
      {
        mark: 'stop',
        subject: 'Region',
        text: 'Stage prod is in us-east-1. It cannot move to eu-central-1, because its table and keys are there. Deploy there, or choose another stage:',
        commands: ['npm run deploy -- -c stage=prod -c region=us-east-1', 'npm run deploy -- -c stage=<another name>'],
      },
    ]);
  });
});

describe('CDK', () => {
  it('has the lowest version with which the templates work', () => {
    vi.stubEnv('CDK_VALIDATION', 'false');
    const app = new App();
    const { artifactId } = new CdkStack(app, 'empty');
    expect(app.synth().getStackArtifact(artifactId).requiresBootstrapStackVersion).toBe(MINIMUM_BOOTSTRAP_VERSION);
  });

  it.each([
    [undefined, 'CDK is not set up in this region. It needs a bucket and roles there, which this command creates:'],
    [5, 'CDK is set up in this region in version 5. Version 6 or newer is needed. This command updates it:'],
  ])('of version %s stops, with the command that helps', (value, text) => {
    expect(found({ bootstrapVersion: { value } })).toContainEqual({
      mark: 'stop',
      subject: 'CDK',
      text,
      commands: ['npx cdk bootstrap aws://123456789012/eu-central-1'],
    });
  });
});

describe('stacks of earlier deployments', () => {
  it.each(['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED'])('in %s are created again', (status) => {
    expect(said(found({ stacks: { value: [stack('data', status), stack('site', status)] } }), 'Stacks')).toEqual([
      'ok: These stacks will be created, in this order: will-prod-data, will-prod-workers, will-prod-api. Allow an hour for it.',
      `warning: The creation of will-prod-data failed earlier (${status}). It was never in use, so it will be deleted and created again.`,
      `warning: The creation of will-prod-site failed earlier (${status}). It was never in use, so it will be deleted and created again.`,
    ]);
  });

  it.each([
    ['CREATE_IN_PROGRESS', 'Another change of will-prod-api is running', 'describe-stacks'],
    ['UPDATE_COMPLETE_CLEANUP_IN_PROGRESS', 'Another change of will-prod-api is running', 'describe-stacks'],
    ['UPDATE_ROLLBACK_FAILED', 'and so did its rollback', 'continue-update-rollback'],
    ['UPDATE_FAILED', 'was not rolled back', 'rollback-stack'],
    ['CREATE_FAILED', 'neither created nor deleted completely', 'delete-stack'],
    ['ROLLBACK_COMPLETE', 'but it is protected', 'update-termination-protection --no-enable-termination-protection'],
    ['DELETE_FAILED', 'neither created nor deleted completely', 'delete-stack'],
  ])('in %s stop, with the command that helps', (status, text, command) => {
    const value = [stack('data', 'CREATE_COMPLETE'), stack('api', status, true)];
    const [finding, ...others] = found({ stacks: { value } }).filter(({ subject }) => subject === 'Stacks');
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ mark: 'stop', text: expect.stringContaining(text) });
    expect(finding?.commands?.at(-1)).toContain(`aws cloudformation ${command} --stack-name will-prod-api --region eu-central-1`);
  });

  it.each(['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', 'IMPORT_COMPLETE'])('in %s need nothing', (status) => {
    const value = [stack('data', 'CREATE_COMPLETE'), stack('api', status), stack('workers', 'CREATE_COMPLETE')];
    expect(said(found({ stacks: { value } }), 'Stacks')).toEqual(['ok: The stage is deployed already. Its stacks will be updated.']);
  });

  it('in REVIEW_IN_PROGRESS do not exist yet, so that they are created', () => {
    expect(said(found({ stacks: { value: [stack('data', 'REVIEW_IN_PROGRESS')] } }), 'Stacks')).toEqual([
      'ok: These stacks will be created, in this order: will-prod-data, will-prod-workers, will-prod-api. Allow an hour for it.',
    ]);
  });

  it('are named if the pages of a deployed stage are still to be created', () => {
    expect(said(found({}, { frontendUrl: '' }, DEPLOYED), 'Stacks')).toEqual([
      'ok: The stage is deployed already. Its stacks will be updated. These stacks will be created, in this order: will-prod-site, will-prod-content.',
    ]);
  });
});

describe('the protection of stacks', () => {
  const terminationProtection = true;
  it.each([
    ['is recommended when the stage is deployed', {}, DEPLOYED, [expect.stringContaining('Write terminationProtection: true')]],
    ['is not mentioned before', {}, NEW, []],
    ['is as it should be', { terminationProtection }, DEPLOYED, []],
    [
      'comes too early for a new stage',
      { terminationProtection },
      NEW,
      [expect.stringContaining('protects will-prod-data, will-prod-workers, will-prod-api before the creation')],
    ],
    [
      'comes too early for the pages of a stage',
      { terminationProtection, frontendUrl: '' },
      DEPLOYED,
      [expect.stringContaining('protects will-prod-site, will-prod-content before the creation')],
    ],
  ])('%s', (_, context, base, expected) => {
    expect(said(found({}, context, base), 'Protection')).toEqual(expected);
  });
});

describe('concurrency', () => {
  const needed = reservedSum() + 100;
  it.each([
    ['fits if 100 stay unreserved', { limit: needed, unreserved: needed, ours: 0 }, 'warning', 'ok'],
    ['does not fit if 99 would stay', { limit: needed - 1, unreserved: needed - 1, ours: 0 }, 'warning', 'stop'],
    ['does not fit in a new account with 10', { limit: 10, unreserved: 10, ours: 0 }, 'warning', 'stop'],
    ['does not fit in a new account with 50', { limit: 50, unreserved: 50, ours: 0 }, 'warning', 'stop'],
    ['does not fit if others have reserved the rest', { limit: 1000, unreserved: needed - 1, ours: 0 }, 'warning', 'stop'],
    ['still fits in the next deployment', { limit: needed, unreserved: 100, ours: reservedSum() }, 'warning', 'ok'],
  ])('%s', (_name, value, without, wanted) => {
    const markOf = (reservedConcurrency: boolean) =>
      found({ concurrency: { value } }, { reservedConcurrency }).find(({ subject }) => subject === 'Concurrency')?.mark;
    expect([markOf(false), markOf(true)]).toEqual([without, wanted]);
  });

  it('that could be reserved is recommended', () => {
    expect(said(found({}, {}, DEPLOYED), 'Concurrency')).toEqual([expect.stringContaining('Write reservedConcurrency: true')]);
  });

  it('names the quota and a sufficient value', () => {
    const { commands } =
      found({ concurrency: { value: { limit: 1000, unreserved: 200, ours: 0 } } }).find(({ subject }) => subject === 'Concurrency') ?? {};
    expect(commands).toEqual([
      'aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 2000 --region eu-central-1',
    ]);
  });
});

describe('the stack of the replica', () => {
  const settings = { ...IN_USE, replicaRegion: 'eu-west-1' };
  const replica = (status: string, isProtected = false): Stack => ({ ...stack('replica', status, isProtected), region: 'eu-west-1' });
  const inUse = (...more: Stack[]) => ({ replicaBootstrap: { value: 30 }, stacks: { value: [...stacksOf(DEPLOYED), ...more] } });

  it('is created before the data if the setting is new, and would be protected too early', () => {
    const findings = found(inUse(), settings, DEPLOYED);
    expect(said(findings, 'Stacks')).toEqual([expect.stringContaining('will be created, in this order: will-prod-replica.')]);
    expect(said(findings, 'Protection')).toEqual([expect.stringContaining('protects will-prod-replica before the creation')]);
  });

  it('is part of a stage that is in use', () => {
    expect(marks(found(inUse(replica('CREATE_COMPLETE', true)), settings, DEPLOYED))).toEqual([]);
  });

  it('stops if it is broken, with a command for its own region', () => {
    const [finding] = found(inUse(replica('ROLLBACK_COMPLETE', true)), settings, DEPLOYED).filter(({ mark }) => mark === 'stop');
    expect(finding?.commands).toEqual([
      'aws cloudformation update-termination-protection --no-enable-termination-protection --stack-name will-prod-replica --region eu-west-1',
    ]);
  });
});

describe('alarms', () => {
  const topic = 'arn:aws:sns:eu-central-1:123456789012:will-prod-alarms';
  const subscribe = (address: string) =>
    `aws sns subscribe --topic-arn ${topic} --protocol email --notification-endpoint ${address} --region eu-central-1`;
  const waiting = { endpoint: 'ops@wills.test', isConfirmed: false };
  const other = { endpoint: 'other@wills.test', isConfirmed: true };
  it.each<[string, Subscription[] | undefined, string, string, string[] | undefined]>([
    ['go to an address of a new stage', undefined, 'ops@wills.test', 'ok: Alarms go to ops@wills.test. AWS sends a mail there first', undefined],
    ['go to an address that has confirmed', [{ ...waiting, isConfirmed: true }], 'Ops@wills.test', 'ok: Alarms go to Ops@wills.test.', undefined],
    [
      'reach no one who has not confirmed',
      [waiting, other],
      'ops@wills.test',
      'warning: No one gets alarms: ops@wills.test',
      [subscribe('ops@wills.test')],
    ],
    [
      'do not go to an address that SNS has forgotten',
      [other],
      'ops@wills.test',
      'warning: ops@wills.test is not sub',
      [subscribe('ops@wills.test')],
    ],
    ['go to those who have subscribed by hand', [other], 'none', 'ok: Alarms go to those who have subscribed by hand.', undefined],
    ['reach no one if no one has subscribed by hand', [], 'none', 'warning: No one has subscribed to the topic', [subscribe('<address>')]],
  ])('%s', (_, value, alarmMail, text, commands) => {
    const [finding, ...others] = found({ alarmSubscriptions: { value } }, { alarmMail }).filter(({ subject }) => subject === 'Alarms');
    expect([`${finding?.mark}: ${finding?.text}`, finding?.commands, others]).toEqual([expect.stringContaining(text), commands, []]);
  });
});

it('prints the command for a budget where CloudFormation has none', () => {
  const budget = found({}, { region: 'eu-north-1', monthlyBudget: 40 }).find(({ subject }) => subject === 'Budget');
  expect(budget).toMatchObject({ mark: 'warning', text: expect.stringContaining('CloudFormation knows no budgets in eu-north-1') });
  expect(budget?.commands).toEqual([expect.stringMatching(/^aws budgets create-budget --account-id 123456789012 .*"Amount":"40".*"ops@wills.test"/)]);
  expect(said(found({}), 'Budget')).toEqual([]);
});

it.each([
  ['is added', { value: undefined }, 'ok: SES does not know wills.test yet.'],
  ['is used', { value: { isVerified: true } }, 'ok: SES has verified wills.test. The deployment uses it.'],
  ['waits for the DNS', { value: { isVerified: false } }, 'warning: SES has not verified wills.test, so no mail leaves.'],
])('the mail domain %s', (_, mailIdentity, text) => {
  expect(said(found({ mailIdentity }), 'Mail domain')).toEqual([expect.stringContaining(text)]);
});

it('warns of an account that cannot send', () => {
  expect(marks(found({ mailAccount: { value: { isProduction: true, isSending: false } } }))).toContain('warning Mail account');
});

describe('the client secrets of cloud drives', () => {
  const missing = { unusableDriveSecrets: { value: ['/will/prod/drives/drive_a'] } };
  it.each<[string, Partial<Facts>, Record<string, string>, unknown[]]>([
    ['are not mentioned if no drive is set up', {}, {}, []],
    ['are found', {}, { dropboxClientId: 'x' }, [expect.stringMatching(/^ok: Parameter Store has/)]],
    [
      'stop if one cannot be used',
      missing,
      { googleDriveClientId: 'x' },
      [expect.stringMatching(/^stop: .* aws\/ssm: \/will\/prod\/drives\/drive_a\./)],
    ],
  ])('%s', (_, facts, context, expected) => {
    expect(said(found(facts, context), 'Cloud drives')).toEqual(expected);
  });
});

it.each([
  ['stops without CDK there', undefined, 'stop: CDK is not set up in eu-west-1'],
  ['is ok with it', 30, 'ok: CDK is set up in eu-west-1 too.'],
])('the region of the replica %s', (_, version, text) => {
  expect(said(found({ replicaBootstrap: { value: version } }, { replicaRegion: 'eu-west-1' }), 'Replica')).toEqual([expect.stringContaining(text)]);
  expect(said(found({ replicaBootstrap: { value: version } }), 'Replica')).toEqual([]);
});

const BY_AWS = { smsProvider: 'aws', smsFrom: 'Wills', smsCountries: 'AT' };

describe('the channels of the service itself', () => {
  it.each<[string, Partial<Facts>, Record<string, string>, unknown[]]>([
    ['are not mentioned if none is set up', {}, {}, []],
    [
      'warn of the sandbox',
      { textAccount: { value: { isProduction: false, monthlyDollars: 1 } } },
      BY_AWS,
      [expect.stringMatching(/^warning: .*sandbox of AWS End User Messaging/)],
    ],
    [
      'say what AWS lets the account spend',
      { textAccount: { value: { isProduction: true, monthlyDollars: 30 } } },
      BY_AWS,
      ['ok: AWS sends them to every number, for at most 30 dollars a month.'],
    ],
  ])('%s', (_, facts, context, expected) => expect(said(found(facts, context), 'Text messages')).toEqual(expected));

  it('stop without the token of the bot', () => {
    const facts = { unusableChannelSecrets: { value: ['/will/prod/telegram'] } };
    expect(said(found(facts, { telegramBot: 'our_will_bot' }), 'Own channels')).toEqual([expect.stringMatching(/^stop: .*\/will\/prod\/telegram/)]);
  });
});

describe('the certificate', () => {
  it.each([
    ['ok', { status: 'ISSUED', names: ['api.wills.test'] }, 'The certificate is valid for api.wills.test.'],
    ['ok', { status: 'ISSUED', names: ['wills.test', '*.wills.test'] }, 'The certificate is valid for api.wills.test.'],
    ['stop', { status: 'ISSUED', names: ['*.test'] }, 'The certificate in certificateArn is for *.test, not for api.wills.test.'],
    ['stop', { status: 'PENDING_VALIDATION', names: ['api.wills.test'] }, 'The certificate in certificateArn has the status PENDING_VALIDATION.'],
    ['stop', undefined, 'ACM does not have the certificate that certificateArn names.'],
  ])('%s: %j', (mark, value, text) => {
    const plan = found({ certificates: [{ setting: 'certificateArn', domain: 'api.wills.test', found: { value } }] });
    expect(said(plan, 'Certificate')).toEqual([expect.stringContaining(`${mark}: ${text}`)]);
  });
});

it.each([
  [
    'is left to CloudFront only with a note while it can be chosen',
    '',
    [expect.stringMatching(/^warning: CloudFront will assign a name\. .* set siteDomain now/)],
  ],
  ['that is chosen needs no note', CONTEXT.frontendUrl, []],
])('the first address of the pages %s', (_, frontendUrl, expected) => {
  expect(said(found({}, { frontendUrl }), 'Pages')).toEqual(expected);
});

it.each([
  [
    'the name that CloudFront has assigned, because it redirects',
    'https://d1.cloudfront.net',
    /it redirects to the new one\. You need to do nothing/,
  ],
  ['any other earlier address', 'https://wills.test', /Make it redirect to the new one/],
])('an own name for the pages says what becomes of %s', (_, value, expected) => {
  const site = { ...stack('site', 'CREATE_COMPLETE', true), outputs: [{ name: 'SiteTarget', value: 'd1.cloudfront.net', description: '' }] };
  const ownName = { frontendUrl: '', siteDomain: 'family.test', siteCertificateArn: SITE_CERTIFICATE };
  const [text, ...others] = said(found({ frontendUrl: { value }, stacks: { value: [site] } }, ownName), 'Pages');
  expect([text, others]).toEqual([expect.stringMatching(expected), []]);
  expect(text).toContain('Hosts and Survivors must sign in again, and passkeys stop working');
});

it('warns if the address of the pages changes', () => {
  const ownName = { frontendUrl: '', siteDomain: 'family.test', siteCertificateArn: SITE_CERTIFICATE };
  expect(said(found({}, ownName, DEPLOYED), 'Pages')).toEqual(said(found({}, { frontendUrl: 'https://family.test' }, DEPLOYED), 'Pages'));
  expect(said(found({}, { frontendUrl: 'https://family.test' }, DEPLOYED), 'Pages')).toEqual([
    expect.stringContaining('changes from https://wills.test to https://family.test'),
  ]);
});

describe('without an address of the pages in the settings, a deployment', () => {
  const stage = (isHosted: boolean): Partial<Facts> => ({
    stacks: {
      value: [
        stack('data', 'UPDATE_COMPLETE', true),
        ...(isHosted
          ? [{ ...stack('site', 'CREATE_COMPLETE', true), outputs: [{ name: 'SiteTarget', value: 'd1.cloudfront.net', description: '' }] }]
          : []),
      ],
    },
  });
  const unread = { unread: 'AccessDenied' };
  const pagesOf = (facts: Partial<Facts>, frontendUrl = '') => found(facts, { frontendUrl }, DEPLOYED).filter(({ subject }) => subject === 'Pages');

  it('keeps the address that CloudFront has assigned', () => {
    expect(pagesOf({ ...stage(true), frontendUrl: { value: 'https://d1.cloudfront.net' } })).toEqual([]);
  });

  it.each([
    [true, 'https://d1.cloudfront.net'],
    [false, 'a name that CloudFront assigns'],
  ])('stops if another one would change, and says how to keep it (distribution: %s)', (isHosted, next) => {
    const [finding, ...others] = pagesOf(stage(isHosted));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ mark: 'stop', commands: ['npm run deploy -- -c frontendUrl=own'] });
    expect(finding?.text).toContain(`The pages of this stage are at https://wills.test`);
    expect(finding?.text).toContain(`It would change to ${next}.`);
  });

  it('changes it if the operator says so', () => {
    expect(pagesOf(stage(true), 'own')).toMatchObject([
      { mark: 'warning', text: expect.stringContaining('changes from https://wills.test to https://d1.cloudfront.net') },
    ]);
  });

  it.each<[string, Partial<Facts>]>([
    ['the present address', { ...stage(true), frontendUrl: unread }],
    ['the distribution', { stacks: unread }],
  ])('stops if %s cannot be read, except if the operator has decided', (_, facts) => {
    expect(pagesOf(facts)).toMatchObject([{ mark: 'stop', commands: expect.arrayContaining(['npm run deploy -- -c frontendUrl=own']) }]);
    expect(pagesOf(facts, 'own')).toMatchObject([{ mark: 'warning' }]);
  });

  it('of a new stage needs none', () => {
    expect(marks(found({ frontendUrl: unread }, { frontendUrl: '' }))).not.toContain('stop Pages');
  });
});

const STREAM = 'arn:aws:dynamodb:eu-central-1:123456789012:table/restored/stream/2031-03-11T10:05:00.000';

it.each([
  ['stops if tableStream is forgotten', 'restored', {}, /^stop: .* would be missing/],
  ['keeps the restored table', 'restored', { tableStream: STREAM }, /^ok: .* keeps it/],
  ['says that the service changes to a restored table', undefined, { tableStream: STREAM }, /^warning: .*uses the restored table restored/],
  ['says that the service returns, if the operator wants it', 'restored', { tableStream: 'own' }, /^warning: .* again/],
])('%s', (_, value, context, expected) => {
  expect(said(found({ restoredTable: { value } }, context, DEPLOYED), 'Table')).toEqual([expect.stringMatching(expected)]);
});

it('warns if a deployment ends the daily backups because backupVault is missing', () => {
  const vault = 'arn:aws:backup:eu-west-1:210987654321:backup-vault:copies';
  const data = { ...stack('data', 'UPDATE_COMPLETE', true), outputs: [{ name: 'BackupCopies', value: vault, description: '' }] };
  const backups = (context: Record<string, unknown>) => said(found({ stacks: { value: [data] } }, context, DEPLOYED), 'Backups');
  expect(backups({})).toEqual([expect.stringMatching(`^warning: .*${vault}, because backupVault is missing`)]);
  expect(backups({ backupVault: vault })).toEqual([]);
  expect(said(found({}, {}, DEPLOYED), 'Backups')).toEqual([]);
});

it('stops if the profile of a deployed stage would change, which has its keys', () => {
  const made = (profile?: string) => ({
    ...stack('data', 'UPDATE_COMPLETE'),
    outputs: profile === undefined ? [] : [{ name: 'Profile', value: profile, description: '' }],
  });
  const profile = (deployed: string | undefined, context: object) =>
    said(found({ stacks: { value: [made(deployed)] } }, { ...context }, DEPLOYED), 'Profile');
  expect(profile(undefined, { profile: 'family' })).toEqual([expect.stringMatching('^stop: .* deployed with the profile default')]);
  expect(profile(undefined, {})).toEqual([]);
  const unread = { stacks: { unread: 'AccessDenied' } };
  expect(said(found(unread, {}, DEPLOYED), 'Profile')).toEqual([expect.stringMatching('^stop: .*AccessDenied')]);
  expect(said(found(unread, { profile: 'default' }, DEPLOYED), 'Profile')).toEqual([]);
  expect(profile('family', {})).toEqual([expect.stringMatching('^stop: .* deployed with the profile family, .* cannot become default')]);
  expect(profile('default', { profile: 'family' })).toEqual([expect.stringMatching('^stop: .* cannot become family')]);
  expect(profile('family', { profile: 'family' })).toEqual([]);
  expect(said(found({}, { profile: 'family' }), 'Profile')).toEqual([]);
});

it.each([
  ['stops', {}, DEPLOYED, 'stop'],
  ['stops if it is also unknown whether the stage is new', {}, { ...DEPLOYED, stageRegion: { unread: 'AccessDenied' } }, 'stop'],
  ['follows the operator to a restored table', { tableStream: STREAM }, DEPLOYED, 'warning'],
  ['follows the operator to the table of the stage', { tableStream: 'own' }, DEPLOYED, 'warning'],
  ['warns for a new stage, which has no other table', {}, NEW, 'warning'],
  ['warns for a new stage whose region cannot be read', {}, { ...NEW, stageRegion: { unread: 'AccessDenied' } }, 'warning'],
])('if it is unknown which table the service uses, the deployment %s', (_, context, base, mark) => {
  const findings = found({ restoredTable: { unread: 'ThrottlingException: Rate exceeded' } }, context, base);
  const [finding, ...others] = findings.filter(({ subject }) => subject === 'Table');
  expect(finding).toMatchObject({ mark, text: expect.stringContaining('ThrottlingException: Rate exceeded') });
  expect(others).toEqual([]);
  if (mark === 'stop') expect(finding?.commands).toContain('npm run deploy -- -c tableStream=own');
});

it('only warns if a fact cannot be read on which no decision depends', () => {
  const unread = { unread: 'AccessDenied' };
  const facts = {
    concurrency: unread,
    mailIdentity: unread,
    stacks: unread,
    stageRegion: unread,
    bootstrapVersion: unread,
    mailAccount: unread,
    hasTrail: unread,
    frontendUrl: unread,
  };
  expect(isStopped(found(facts, { profile: 'default' }))).toBe(false);
});

describe('settings', () => {
  it('come from the command line first, then from the files', () => {
    const { written, profile } = readArguments(
      ['-c', 'stage=test', '--context', 'mailFrom=a=b@wills.test', '--context=waf=false', '--profile', 'ada', '--require-approval', 'never'],
      [
        { stage: 'prod', region: 'eu-west-1' },
        { region: 'us-east-1', alarmMail: 'ops@wills.test' },
      ],
    );
    expect((['stage', 'mailFrom', 'waf', 'region', 'alarmMail', 'domain'] as const).map(written)).toEqual([
      'test',
      'a=b@wills.test',
      'false',
      'eu-west-1',
      'ops@wills.test',
      undefined,
    ]);
    expect(profile).toBe('ada');
  });

  it.each([
    ['stage', { stage: 'Production-EU' }, 'only a to z and digits, and begin with a letter, such as prod or test2. It is Production-EU.'],
    ['mailFrom', { mailFrom: 'nobody' }, 'be an e-mail address, alone or after a name, such as Will Custody <no-reply@will.example>. It is nobody.'],
    ['account', { account: '' }, 'be the 12 digits of your AWS account'],
    ['region', { region: '' }, 'be the region of all resources, such as eu-central-1'],
  ])('that are invalid stop, and %s is named with an example', (name, context, words) => {
    expect(() => requestOf(context)).toThrow(`The setting ${name} `);
    expect(() => requestOf(context)).toThrow(words);
  });

  it('that are still the examples stop', () => {
    expect(() => requestOf({ mailFrom: 'no-reply@will.example' })).toThrow(Stop);
  });
});
