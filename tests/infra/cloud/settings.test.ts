import { expect, it } from 'vitest';
import { mailAddress, mailDomain, readSettings, refuseExamples } from '#infra/cloud/settings.ts';

const PLACE = { account: '123456789012', region: 'eu-west-1' };
const good = { stage: 'prod', ...PLACE, frontendUrl: 'https://will.example', mailFrom: 'no-reply@will.example' };
const read = (context: Record<string, unknown>) => readSettings((name) => context[name]);

it('requires a stage, its place and a sender, and has defaults for the rest that work on every account', () => {
  expect(read({ ...good, frontendUrl: undefined }).frontendUrl).toBeUndefined();
  expect(read(good)).toEqual({
    ...good,
    profile: 'default',
    serviceName: 'Will Custody',
    brand: { mark: 'W', accent: '#1d4f73' },
    domain: undefined,
    site: undefined,
    accessWindowDays: 14,
    survivorSession: 'optional',
    waf: true,
    reservedConcurrency: false,
    mailFromDomain: 'bounce.will.example',
    terminationProtection: false,
    tableStream: undefined,
    backupVault: undefined,
    auditor: undefined,
    alarmMail: undefined,
    monthlyBudget: 100,
    driveClientIds: { drive_a: undefined, drive_b: undefined, drive_c: undefined },
    texts: undefined,
    telegramBot: undefined,
    replicaRegion: undefined,
  });
});

it.each([[{ mark: 'VW' }], ['{"mark":"VW"}']])('reads the brand %j, and has a default for the rest', (brand) => {
  expect(read({ ...good, brand }).brand).toEqual({ mark: 'VW', accent: '#1d4f73' });
});

it('reads text values from the command line', () => {
  expect(read({ ...good, waf: 'false', accessWindowDays: '30', survivorSession: 'required', terminationProtection: 'true' })).toMatchObject({
    waf: false,
    accessWindowDays: 30,
    survivorSession: 'required',
    terminationProtection: true,
  });
});

it('a family has no firewall and a small budget, unless it is written', () => {
  expect(read({ ...good, profile: 'family' })).toMatchObject({ profile: 'family', waf: false, monthlyBudget: 15 });
  expect(read({ ...good, profile: 'family', waf: true, monthlyBudget: 7 })).toMatchObject({ waf: true, monthlyBudget: 7 });
});

const texts = { smsProvider: 'aws', smsFrom: 'Wills', smsCountries: 'AT, DE' };

it('reads the channels of the service itself', () => {
  expect(read({ ...good, ...texts, telegramBot: 'our_will_bot' })).toMatchObject({
    texts: { provider: 'aws', from: 'Wills', countries: ['AT', 'DE'], monthlyParts: 1000 },
    telegramBot: 'our_will_bot',
  });
});

it('reads another region for a copy of the packages, and not the same one', () => {
  expect(read({ ...good, replicaRegion: 'eu-central-1' }).replicaRegion).toBe('eu-central-1');
  for (const wrong of [good.region, 'Frankfurt']) expect(() => read({ ...good, replicaRegion: wrong })).toThrow('replicaRegion');
});

it.each([
  ['smsProvider', { smsProvider: 'pigeon' }],
  ['smsFrom', { smsFrom: '' }],
  ['smsCountries', { smsCountries: '' }],
  ['smsCountries', { smsCountries: 'AT, Germany' }],
  ['smsMonthlyParts', { smsMonthlyParts: '0' }],
  ['telegramBot', { telegramBot: '@our_will_bot' }],
])('does not guess %s', (name, wrong) => expect(() => read({ ...good, ...texts, ...wrong })).toThrow(name));

const certificateArn = 'arn:aws:acm:eu-west-1:123456789012:certificate/6f0b9b0e-2f0c-4a8e-9d59-000000000000';

it('takes the pages that come with the service if frontendUrl is own', () => {
  expect(read({ ...good, frontendUrl: 'own' }).frontendUrl).toBeUndefined();
});

it('accepts a domain with a certificate of its region', () => {
  expect(read({ ...good, domain: 'api.will.example', certificateArn }).domain).toEqual({ name: 'api.will.example', certificateArn });
});

const own = { stage: 'prod', ...PLACE, mailFrom: 'no-reply@will.example' };
const atCloudFront = certificateArn.replace('eu-west-1', 'us-east-1');

it('accepts a name for the pages with a certificate that CloudFront can read, whatever the region', () => {
  const site = { siteDomain: 'will.example', siteCertificateArn: atCloudFront };
  expect(read({ ...own, ...site }).site).toEqual({ name: 'will.example', certificateArn: atCloudFront });
  expect(() => read({ ...good, ...site })).toThrow('siteDomain');
  expect(() => read({ ...own, ...site, siteCertificateArn: certificateArn })).toThrow(
    'siteCertificateArn must name a certificate in us-east-1 and account 123456789012',
  );
  expect(() => read({ ...own, siteDomain: 'will.example' })).toThrow('siteCertificateArn');
  expect(() => read({ ...own, siteCertificateArn: atCloudFront })).toThrow('siteDomain');
});

it.each([
  ['certificateArn', 'a domain alone', { domain: 'api.will.example' }],
  ['domain', 'a certificate alone', { certificateArn }],
  ['domain', 'a URL instead of a name', { domain: 'https://api.will.example', certificateArn }],
  ['domain', 'a name with a path', { domain: 'will.example/api', certificateArn }],
  ['certificateArn', 'an ARN of another service', { domain: 'api.will.example', certificateArn: 'arn:aws:iam::123456789012:role/x' }],
  [
    '123456789012',
    'a certificate of another account',
    { domain: 'api.will.example', certificateArn: certificateArn.replace('123456789012', '210987654321') },
  ],
  ['eu-west-1', 'a certificate of another region', { domain: 'api.will.example', certificateArn: certificateArn.replace('eu-west-1', 'us-east-1') }],
])('names %s in the error for %s', (name, _what, change) => {
  expect(() => read({ ...good, ...change })).toThrow(name);
});

it.each([
  ['account', undefined],
  ['account', '12345678901'],
  ['region', undefined],
  ['region', 'Frankfurt'],
  ['stage', undefined],
  ['stage', 'Prod'],
  ['stage', 'much-too-long-a-stage'],
  ['frontendUrl', 'http://will.example'],
  ['frontendUrl', 'https://will.example/app'],
  ['frontendUrl', 'will.example'],
  ['mailFrom', 'nobody'],
  ['mailFrom', 'Will <no-reply@will.example>\r\nBcc: x@y.z'],
  ['serviceName', 'wills.example'],
  ['serviceName', '<b>Wills</b>'],
  ['serviceName', 'W'.repeat(41)],
  ['brand', 'W #1d4f73'],
  ['brand', { mark: '<b>' }],
  ['brand', { accent: 'blue' }],
  ['brand', { accent: '#5aa9e6' }],
  ['accessWindowDays', 0],
  ['accessWindowDays', 'soon'],
  ['monthlyBudget', -1],
  ['survivorSession', 'maybe'],
  ['waf', 'no'],
  ['profile', 'small'],
  ['mailFromDomain', 'will.example'],
  ['mailFromDomain', 'bounce.other.example'],
  ['mailFromDomain', 'no.t will.example'],
  ['terminationProtection', 'later'],
  ['tableStream', 'will-restored'],
  ['tableStream', 'arn:aws:dynamodb:eu-west-1:123456789012:table/will-restored'],
  ['tableStream', 'arn:aws:dynamodb:us-east-1:123456789012:table/will-restored/stream/2031-03-11T10:05:00.000'],
  ['backupVault', 'will-copies'],
  ['backupVault', 'arn:aws:s3:::will-copies'],
  ['auditor', '*'],
  ['auditor', 'arn:aws:iam::210987654321:role/*'],
])('rejects %s = %j and names it', (name, value) => {
  expect(() => read({ survivorSession: 'optional', ...good, [name]: value })).toThrow(name);
});

it('accepts a vault for copies of the backups in another account only', () => {
  const backupVault = 'arn:aws:backup:eu-central-1:210987654321:backup-vault:will-copies';
  expect(read({ ...good, backupVault }).backupVault).toBe(backupVault);
  const own = backupVault.replace('210987654321', PLACE.account);
  expect(() => read({ ...good, backupVault: own })).toThrow('backupVault must name a vault in another account than 123456789012');
});

it.each([
  ['no-reply@will.example', 'will.example'],
  ['Will Custody <no-reply@mail.will.example>', 'mail.will.example'],
])('reads the address and the domain of %s', (from, domain) => {
  expect(mailDomain(from)).toBe(domain);
  expect(mailAddress(from)).toBe(`no-reply@${domain}`);
});

it('refuses the names of the examples, which no one owns, and names all of them', () => {
  const site = { siteDomain: 'will.example', siteCertificateArn: atCloudFront };
  const domain = { domain: 'api.will.example', certificateArn };
  expect(() => refuseExamples(read({ ...own, ...site, ...domain, alarmMail: 'ada@will.example' }))).toThrow(
    'These settings are still examples: mailFrom (will.example), siteDomain (will.example), domain (api.will.example), alarmMail (will.example).',
  );
  expect(() => refuseExamples(read(good))).toThrow('frontendUrl (will.example)');
  expect(() => refuseExamples(read({ ...own, mailFrom: 'no-reply@wills.test' }))).not.toThrow();
});
