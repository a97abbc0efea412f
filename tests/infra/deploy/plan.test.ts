import { App, Stack as CdkStack } from 'aws-cdk-lib';
import { describe, expect, it, vi } from 'vitest';
import { reservedSum } from '#infra/deploy/check-quota.ts';
import { MINIMUM_BOOTSTRAP_VERSION } from '#infra/deploy/check-stage.ts';
import type { Facts, Stack } from '#infra/deploy/facts.ts';
import { isStopped, makePlan } from '#infra/deploy/plan.ts';
import { type Choices, readArguments, readRequest } from '#infra/deploy/request.ts';

const NEW: Facts = {
  account: '123456789012',
  caller: 'arn:aws:iam::123456789012:user/ada',
  stageRegion: { value: undefined },
  stacks: { value: [] },
  bootstrapVersion: { value: 30 },
  concurrency: { value: { limit: 10, unreserved: 10, ours: 0 } },
  mailIdentity: { value: undefined },
  mailAccount: { value: { isProduction: false, isSending: true } },
  logRole: { value: undefined },
  hasTrail: { value: false },
  certificates: [],
  frontendUrl: { value: undefined },
  hasPreviousRoles: { value: false },
  restoredTable: { value: undefined },
};

const stack = (part: string, status: string, isProtected = false): Stack => ({ name: `will-prod-${part}`, status, isProtected, outputs: [] });

/** A stage that is deployed, in an account that is in use. */
const DEPLOYED: Facts = {
  ...NEW,
  stageRegion: { value: 'eu-central-1' },
  stacks: { value: [stack('data', 'UPDATE_COMPLETE', true), stack('api', 'UPDATE_ROLLBACK_COMPLETE'), stack('workers', 'CREATE_COMPLETE')] },
  concurrency: { value: { limit: 1000, unreserved: 1000 - reservedSum(), ours: reservedSum() } },
  mailIdentity: { value: { isVerified: true, stack: 'will-prod-data' } },
  mailAccount: { value: { isProduction: true, isSending: true } },
  logRole: { value: { arn: 'arn:aws:iam::123456789012:role/will-prod-api-ApiRole', exists: true, stack: 'will-prod-api' } },
  hasTrail: { value: true },
  frontendUrl: { value: 'https://wills.test' },
  restoredTable: { value: undefined },
};

const CONTEXT = {
  stage: 'prod',
  region: 'eu-central-1',
  frontendUrl: 'https://wills.test',
  mailFrom: 'no-reply@wills.test',
  alarmMail: 'ops@wills.test',
};

const requestOf = (context: Record<string, unknown> = {}) => readRequest(readArguments([], [{ ...CONTEXT, ...context }]), undefined);
const planOf = (facts: Partial<Facts>, context: Record<string, unknown> = {}, base = NEW) => makePlan({ ...base, ...facts }, requestOf(context));

/** What a plan says about a subject, with its mark. */
const said = (plan: ReturnType<typeof makePlan>, subject: string) =>
  plan.findings.filter((finding) => finding.subject === subject).map(({ mark, text }) => `${mark}: ${text}`);

const marks = (plan: ReturnType<typeof makePlan>) =>
  plan.findings.filter(({ mark }) => mark !== 'ok').map(({ mark, subject }) => `${mark} ${subject}`);

const SITE_CERTIFICATE = 'arn:aws:acm:us-east-1:123456789012:certificate/6f0b9b0e-2f0c-4a8e-9d59-000000000000';

it('deploys to a new account with what its quotas allow, and says what is missing', () => {
  const plan = planOf({});
  expect(marks(plan)).toEqual(['warning Concurrency', 'warning Mail account', 'warning CloudTrail']);
  expect(plan.settings).toEqual({
    region: 'eu-central-1',
    terminationProtection: 'false',
    reservedConcurrency: 'false',
    mailIdentity: 'create',
    apiGatewayAccount: 'create',
  });
});

it('updates a deployed stage with its own resources and without a warning', () => {
  const plan = planOf({}, {}, DEPLOYED);
  expect(marks(plan)).toEqual([]);
  expect(plan.settings).toEqual({
    region: 'eu-central-1',
    terminationProtection: 'true',
    reservedConcurrency: 'true',
    mailIdentity: 'create',
    apiGatewayAccount: 'create',
  });
});

describe('the region', () => {
  it('cannot change, and nothing else is checked in the wrong one', () => {
    const plan = planOf({ stageRegion: { value: 'us-east-1' }, bootstrapVersion: { value: undefined } });
    expect(plan.findings).toEqual([
      {
        mark: 'stop',
        subject: 'Region',
        text: 'Stage prod is in us-east-1. It cannot move to eu-central-1, because its table and keys are there. Deploy there, or choose another stage:',
        commands: ['npm run deploy -- -c stage=prod -c region=us-east-1', 'npm run deploy -- -c stage=<another name>'],
      },
    ]);
  });

  it('of a new stage is recommended for cdk.json if it comes from the credentials', () => {
    const { region: _, ...context } = CONTEXT;
    const request = readRequest(readArguments([], [context]), { name: 'eu-west-1', source: 'AWS_REGION' });
    expect(said(makePlan(NEW, request), 'Region')[0]).toContain('Put the region into the context of cdk.json');
    expect(said(planOf({}), 'Region')[0]).not.toContain('cdk.json');
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
    expect(planOf({ bootstrapVersion: { value } }).findings).toContainEqual({
      mark: 'stop',
      subject: 'CDK',
      text,
      commands: ['npx cdk bootstrap aws://123456789012/eu-central-1'],
    });
  });
});

describe('stacks of earlier deployments', () => {
  it.each(['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED'])('in %s are created again, without their protection', (status) => {
    const plan = planOf({ stacks: { value: [stack('data', status, true), stack('site', status)] } });
    expect(plan).toMatchObject({ toUnprotect: ['will-prod-data'], settings: { terminationProtection: 'false' } });
    expect(said(plan, 'Stacks')).toEqual([
      'ok: These stacks will be created, in this order: will-prod-data, will-prod-api, will-prod-workers. Allow an hour for it.',
      `warning: The creation of will-prod-data failed earlier (${status}). It was never in use, so it will be deleted and created again. Its termination protection will be turned off for that.`,
      `warning: The creation of will-prod-site failed earlier (${status}). It was never in use, so it will be deleted and created again.`,
    ]);
  });

  it('keep the protection of the data if only a later stack failed', () => {
    const plan = planOf({ stacks: { value: [stack('data', 'CREATE_COMPLETE', true), stack('api', 'ROLLBACK_COMPLETE')] } });
    expect(plan).toMatchObject({ toUnprotect: [], settings: { terminationProtection: 'true' } });
  });

  it.each([
    ['CREATE_IN_PROGRESS', 'Another change of will-prod-api is running', 'describe-stacks'],
    ['UPDATE_COMPLETE_CLEANUP_IN_PROGRESS', 'Another change of will-prod-api is running', 'describe-stacks'],
    ['UPDATE_ROLLBACK_FAILED', 'and so did its rollback', 'continue-update-rollback'],
    ['UPDATE_FAILED', 'was not rolled back', 'rollback-stack'],
    ['CREATE_FAILED', 'neither created nor deleted completely', 'delete-stack'],
    ['DELETE_FAILED', 'neither created nor deleted completely', 'delete-stack'],
  ])('in %s stop, with the command that helps', (status, text, command) => {
    const plan = planOf({ stacks: { value: [stack('data', 'CREATE_COMPLETE'), stack('api', status)] } });
    const [finding, ...others] = plan.findings.filter(({ subject }) => subject === 'Stacks');
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ mark: 'stop', text: expect.stringContaining(text) });
    expect(finding?.commands?.at(-1)).toContain(`aws cloudformation ${command} --stack-name will-prod-api --region eu-central-1`);
  });

  it.each(['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', 'IMPORT_COMPLETE'])('in %s need nothing', (status) => {
    const value = [stack('data', 'CREATE_COMPLETE'), stack('api', status), stack('workers', 'CREATE_COMPLETE')];
    expect(said(planOf({ stacks: { value } }), 'Stacks')).toEqual(['ok: The stage is deployed already. Its stacks will be updated.']);
  });

  it('in REVIEW_IN_PROGRESS do not exist yet, so that they are created without protection', () => {
    const plan = planOf({ stacks: { value: [stack('data', 'REVIEW_IN_PROGRESS')] } });
    expect(plan.settings).toMatchObject({ terminationProtection: 'false' });
    expect(said(plan, 'Stacks')).toEqual([
      'ok: These stacks will be created, in this order: will-prod-data, will-prod-api, will-prod-workers. Allow an hour for it.',
    ]);
  });

  it.each([
    ['is missing', []],
    ['was only reviewed', [stack('site', 'REVIEW_IN_PROGRESS')]],
    ['could not be created', [stack('site', 'ROLLBACK_COMPLETE', true)]],
  ])('keep the protection of the data while the pages of a deployed stage are created: their stack %s', (_, site) => {
    const value = ['data', 'api', 'workers'].map((part) => stack(part, 'UPDATE_COMPLETE', part === 'data'));
    const plan = planOf({ stacks: { value: [...value, ...site] } }, { frontendUrl: '' }, DEPLOYED);
    expect(plan.settings).toMatchObject({ terminationProtection: 'data' });
    expect(said(plan, 'Stacks')[0]).toBe(
      'ok: The stage is deployed already. Its stacks will be updated. These stacks will be created, in this order: will-prod-site, will-prod-content.',
    );
  });

  it('stay unprotected if the operator says so', () => {
    expect(planOf({}, { terminationProtection: false }, DEPLOYED).settings).toMatchObject({ terminationProtection: 'false' });
  });
});

describe('concurrency', () => {
  const needed = reservedSum() + 100;
  it.each([
    ['is reserved if 100 stay unreserved', { limit: needed, unreserved: needed, ours: 0 }, 'ok', 'true'],
    ['is not reserved if 99 would stay', { limit: needed - 1, unreserved: needed - 1, ours: 0 }, 'warning', 'false'],
    ['is not reserved in a new account with 10', { limit: 10, unreserved: 10, ours: 0 }, 'warning', 'false'],
    ['is not reserved in a new account with 50', { limit: 50, unreserved: 50, ours: 0 }, 'warning', 'false'],
    ['is not reserved if others have reserved the rest', { limit: 1000, unreserved: needed - 1, ours: 0 }, 'warning', 'false'],
    ['stays reserved in the next deployment', { limit: needed, unreserved: 100, ours: reservedSum() }, 'ok', 'true'],
  ])('%s', (_name, value, mark, reservedConcurrency) => {
    const plan = planOf({ concurrency: { value } });
    expect(plan.findings).toContainEqual(expect.objectContaining({ mark, subject: 'Concurrency' }));
    expect(plan.settings).toMatchObject({ reservedConcurrency });
  });

  it('names the quota and a sufficient value', () => {
    const { commands } =
      planOf({ concurrency: { value: { limit: 1000, unreserved: 200, ours: 0 } } }).findings.find(({ subject }) => subject === 'Concurrency') ?? {};
    expect(commands).toEqual([
      'aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 2000 --region eu-central-1',
    ]);
  });

  it('stops if the operator wants a reservation that would fail', () => {
    expect(marks(planOf({}, { reservedConcurrency: true }))).toContain('stop Concurrency');
  });
});

describe('the mail domain', () => {
  const elsewhere = { value: { isVerified: true, stack: 'will-test-data' } };
  const own = { value: { isVerified: true, stack: 'will-prod-data' } };
  it.each([
    ['is created', { value: undefined }, undefined, 'ok', 'create'],
    ['of this stage stays', own, undefined, 'ok', 'create'],
    ['of another stage is used', elsewhere, undefined, 'ok', 'existing'],
    ['of another stage is used, as the operator says', elsewhere, 'existing', 'ok', 'existing'],
    ['of another tool is used', { value: { isVerified: true, stack: undefined } }, undefined, 'ok', 'existing'],
    ['of another stage cannot be created again', elsewhere, 'create', 'stop', undefined],
    ['of this stage cannot be given away', own, 'existing', 'stop', undefined],
    ['cannot be used before it exists', { value: undefined }, 'existing', 'stop', undefined],
    ['that cannot be looked up needs a decision', { unread: 'AccessDenied' }, undefined, 'stop', undefined],
    ['that cannot be looked up follows the decision', { unread: 'AccessDenied' }, 'existing', 'warning', undefined],
  ] as const)('%s', (_name, mailIdentity, choice, mark, decided) => {
    const plan = planOf({ mailIdentity }, choice ? { mailIdentity: choice } : {});
    expect(plan.findings.find(({ subject }) => subject === 'Mail domain')).toMatchObject({ mark, text: expect.any(String) });
    expect(plan.settings['mailIdentity']).toBe(decided);
  });

  it('warns while SES waits for the DNS, and of an account that cannot send', () => {
    const plan = planOf({
      mailIdentity: { value: { isVerified: false, stack: 'will-prod-data' } },
      mailAccount: { value: { isProduction: true, isSending: false } },
    });
    expect(marks(plan)).toEqual(expect.arrayContaining(['warning Mail domain', 'warning Mail account']));
  });
});

describe('the log role of API Gateway', () => {
  const role = { arn: 'arn:aws:iam::123456789012:role/logs', exists: true, stack: undefined };
  it.each([
    ['is created', undefined, undefined, 'ok', 'create'],
    ['of this stage stays', { ...role, stack: 'will-prod-api' }, undefined, 'ok', 'create'],
    ['of another stage is used', { ...role, stack: 'will-prod2-api' }, undefined, 'ok', 'existing'],
    ['of another tool is used', role, undefined, 'ok', 'existing'],
    ['that was deleted is replaced', { ...role, exists: false }, undefined, 'ok', 'create'],
    ['of another tool is replaced only with a warning', role, 'create', 'warning', undefined],
    ['cannot be used before it exists', undefined, 'existing', 'stop', undefined],
    ['is used as the operator says', role, 'existing', 'ok', undefined],
  ] as const)('%s', (_name, value, choice, mark, decided) => {
    const plan = planOf({ logRole: { value } }, choice ? { apiGatewayAccount: choice } : {});
    expect(plan.findings.find(({ subject }) => subject === 'Logs of the API')).toMatchObject({ mark });
    expect(plan.settings['apiGatewayAccount']).toBe(decided);
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
    const plan = planOf({ certificates: [{ setting: 'certificateArn', domain: 'api.wills.test', found: { value } }] });
    expect(said(plan, 'Certificate')).toEqual([expect.stringContaining(`${mark}: ${text}`)]);
  });
});

it.each([
  ['frontendUrl', { frontendUrl: 'https://will.example' }],
  ['siteDomain', { frontendUrl: '', siteDomain: 'will.example', siteCertificateArn: SITE_CERTIFICATE }],
  ['mailFrom', { mailFrom: 'Wills <no-reply@mail.will.example>' }],
])('the example in %s is refused', (name, context) => {
  expect(said(planOf({}, context), 'Settings')).toEqual([expect.stringMatching(`^stop: ${name} is the example `)]);
});

it.each([
  [
    'is left to CloudFront only with a note while it can be chosen',
    '',
    [expect.stringMatching(/^warning: CloudFront will assign a name\. .* set siteDomain now/)],
  ],
  ['that is chosen needs no note', CONTEXT.frontendUrl, []],
])('the first address of the pages %s', (_, frontendUrl, expected) => {
  expect(said(planOf({}, { frontendUrl }), 'Pages')).toEqual(expected);
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
  const [text, ...others] = said(planOf({ frontendUrl: { value }, stacks: { value: [site] } }, ownName), 'Pages');
  expect([text, others]).toEqual([expect.stringMatching(expected), []]);
  expect(text).toContain('Hosts and Survivors must sign in again, and passkeys stop working');
});

it('warns if the address of the pages changes', () => {
  const ownName = { frontendUrl: '', siteDomain: 'family.test', siteCertificateArn: SITE_CERTIFICATE };
  expect(said(planOf({}, ownName, DEPLOYED), 'Pages')).toEqual(said(planOf({}, { frontendUrl: 'https://family.test' }, DEPLOYED), 'Pages'));
  expect(said(planOf({}, { frontendUrl: 'https://family.test' }, DEPLOYED), 'Pages')).toEqual([
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
  const pagesOf = (facts: Partial<Facts>, frontendUrl = '') =>
    planOf(facts, { frontendUrl }, DEPLOYED).findings.filter(({ subject }) => subject === 'Pages');

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
    expect(marks(planOf({ frontendUrl: unread }, { frontendUrl: '' }))).not.toContain('stop Pages');
  });
});

const STREAM = 'arn:aws:dynamodb:eu-central-1:123456789012:table/restored/stream/2031-03-11T10:05:00.000';

it.each([
  ['stops if tableStream is forgotten', 'restored', {}, /^stop: .* would be missing/],
  ['keeps the restored table', 'restored', { tableStream: STREAM }, /^ok: .* keeps it/],
  ['says that the service changes to a restored table', undefined, { tableStream: STREAM }, /^warning: .*uses the restored table restored/],
  ['says that the service returns, if the operator wants it', 'restored', { tableStream: 'own' }, /^warning: .* again/],
])('%s', (_, value, context, expected) => {
  expect(said(planOf({ restoredTable: { value } }, context, DEPLOYED), 'Table')).toEqual([expect.stringMatching(expected)]);
});

it.each([
  ['stops', {}, DEPLOYED, 'stop'],
  ['stops if it is also unknown whether the stage is new', {}, { ...DEPLOYED, stageRegion: { unread: 'AccessDenied' } }, 'stop'],
  ['follows the operator to a restored table', { tableStream: STREAM }, DEPLOYED, 'warning'],
  ['follows the operator to the table of the stage', { tableStream: 'own' }, DEPLOYED, 'warning'],
  ['warns for a new stage, which has no other table', {}, NEW, 'warning'],
  ['warns for a new stage whose region cannot be read', {}, { ...NEW, stageRegion: { unread: 'AccessDenied' } }, 'warning'],
])('if it is unknown which table the service uses, the deployment %s', (_, context, base, mark) => {
  const { findings } = planOf({ restoredTable: { unread: 'ThrottlingException: Rate exceeded' } }, context, base);
  const [finding, ...others] = findings.filter(({ subject }) => subject === 'Table');
  expect(finding).toMatchObject({ mark, text: expect.stringContaining('ThrottlingException: Rate exceeded') });
  expect(others).toEqual([]);
  if (mark === 'stop') expect(finding?.commands).toContain('npm run deploy -- -c tableStream=own');
});

describe('functions that still have the roles of the previous release', () => {
  it.each([
    ['keep the keys during the deployment', {}, { value: true }, 'warning', 'true'],
    ['keep the keys, as the operator says', { previousRoles: true }, { value: true }, 'warning', 'true'],
    ['do not lose the keys before they are replaced', { previousRoles: false }, { value: true }, 'stop', undefined],
    ['are gone', {}, { value: false }, undefined, undefined],
    ['are gone, and the setting that is still there is not needed', { previousRoles: true }, { value: false }, 'warning', undefined],
    ['that cannot be looked up need a decision', {}, { unread: 'AccessDenied' }, 'stop', undefined],
    ['that cannot be looked up follow the decision', { previousRoles: false }, { unread: 'AccessDenied' }, 'warning', undefined],
  ] as const)('%s', (_name, context, hasPreviousRoles, mark, decided) => {
    const plan = planOf({ hasPreviousRoles }, context, DEPLOYED);
    expect(plan.findings.filter(({ subject }) => subject === 'Functions that move').map((finding) => finding.mark)).toEqual(mark ? [mark] : []);
    expect(plan.settings['previousRoles']).toBe(decided);
  });

  it('are not looked for in a new stage', () => {
    expect(marks(planOf({ hasPreviousRoles: { unread: 'AccessDenied' } }))).not.toContain('stop Functions that move');
  });
});

it('stops if a decision needs a fact that cannot be read, except if the operator has decided', () => {
  const unread = { unread: 'AccessDenied: lambda:GetAccountSettings' };
  const facts = { concurrency: unread, mailIdentity: unread, logRole: unread, stacks: unread };
  const undecided = planOf(facts);
  expect(isStopped(undecided)).toBe(true);
  expect(marks(undecided).filter((mark) => mark.startsWith('stop'))).toEqual([
    'stop Stacks',
    'stop Concurrency',
    'stop Mail domain',
    'stop Logs of the API',
  ]);
  const choices: Choices = { reservedConcurrency: true, mailIdentity: 'create', apiGatewayAccount: 'create', terminationProtection: true };
  expect(isStopped(planOf(facts, { ...choices }))).toBe(false);
});

it('gives commands for a decision, and says which one fits', () => {
  const { findings } = planOf({ mailIdentity: { unread: 'AccessDenied: ses:GetEmailIdentity' } });
  expect(findings.find(({ subject }) => subject === 'Mail domain')).toMatchObject({
    text: expect.stringMatching(
      /AccessDenied: ses:GetEmailIdentity.*Take existing if the SES console lists wills\.test in this region, otherwise create\./,
    ),
    commands: ['npm run deploy -- -c mailIdentity=existing', 'npm run deploy -- -c mailIdentity=create'],
  });
});

it('only warns if anything else cannot be read', () => {
  const unread = { unread: 'AccessDenied' };
  const facts = { stageRegion: unread, bootstrapVersion: unread, mailAccount: unread, hasTrail: unread, frontendUrl: unread };
  expect(isStopped(planOf(facts))).toBe(false);
});

describe('settings', () => {
  it('come from the command line first, then from the files', () => {
    const { context, profile } = readArguments(
      ['-c', 'stage=test', '--context', 'mailFrom=a=b@wills.test', '--context=waf=false', '--profile', 'ada', '--require-approval', 'never'],
      [
        { stage: 'prod', region: 'eu-west-1' },
        { region: 'us-east-1', alarmMail: 'ops@wills.test' },
      ],
    );
    expect(['stage', 'mailFrom', 'waf', 'region', 'alarmMail', 'domain'].map(context)).toEqual([
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
    ['mailIdentity', { mailIdentity: 'keep' }, 'must be create or existing'],
  ])('that are invalid stop, and %s is named with an example', (name, context, words) => {
    expect(() => requestOf(context)).toThrow(`The setting ${name} must `);
    expect(() => requestOf(context)).toThrow(words);
  });

  it('without a region stop', () => {
    expect(() => readRequest(readArguments([], [{ ...CONTEXT, region: '' }]), undefined)).toThrow('No region is chosen.');
  });
});
