import { readFileSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { DataStack } from '#infra/cloud/data-stack.ts';
import { serviceFunctions } from '#infra/cloud/functions.ts';
import { REGIONS } from '#infra/cloud/regions.ts';
import { readSettings } from '#infra/cloud/settings.ts';
import { ofType, resources, STUB, settings } from './synthesized.ts';

const lacking = (what: 'budgets' | 'mail' | 'texts') => Object.keys(REGIONS).filter((region) => REGIONS[region]?.[what] === 'missing');
const inRegion = (region: string, more: Record<string, unknown> = {}) => {
  const written: Record<string, unknown> = { stage: 'test', account: '123456789012', mailFrom: 'no-reply@wills.test', region, ...more };
  return readSettings((name) => written[name]);
};

it('counts 34 regions, 19 without budgets and seven of them without SES', () => {
  expect([Object.keys(REGIONS).length, lacking('budgets').length, lacking('mail').length]).toEqual([34, 19, 7]);
});

it('are all named in the docs, with what they lack', () => {
  const [, table = ''] = /### Regions\n([\s\S]*?)\n### /.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => [...line.matchAll(/`([a-z]+-[a-z]+-\d)`/g)].map(([, name]) => name));
  const named = rows.filter((row) => row.length > 0);
  const complete = Object.keys(REGIONS).filter((region) => Object.keys(REGIONS[region] ?? {}).length === 0);
  const budgets = lacking('budgets').filter((region) => !lacking('mail').includes(region));
  expect(named.map((row) => [...new Set(row)])).toEqual([complete, budgets, lacking('mail')]);
});

it.each(['eu-north-1', 'me-central-1', 'ap-southeast-5', 'eu-central-1'])('in %s have only types that CloudFormation knows there', (region) => {
  const given = { settings: { ...settings, region, frontendUrl: 'https://will.example' }, functions: serviceFunctions(), code: () => STUB };
  const data = resources(Template.fromStack(new DataStack(new App(), 'data', given)).toJSON());
  expect(ofType(data, 'AWS::Budgets::Budget')).toHaveLength(region === 'eu-central-1' ? 1 : 0);
  expect(JSON.stringify(data).includes('budgets.amazonaws.com')).toBe(region === 'eu-central-1');
});

it.each(lacking('mail'))('refuse the service in %s, from which no mail could leave', (region) => {
  expect(() => inRegion(region)).toThrow(
    `The setting region must name a region with SES, because all mail leaves from there. There is none in ${region}.`,
  );
});

it.each(['cn-north-1', 'us-gov-west-1', 'us-iso-east-1', 'us-isob-east-1', 'eu-isoe-west-1', 'eusc-de-east-1'])(
  'refuse %s, with its own partition',
  (region) => {
    const sentence = (name: string) =>
      `The setting ${name} cannot be ${region}: AWS keeps it apart from its other regions, and the service does not support it.`;
    expect(() => inRegion(region)).toThrow(sentence('region'));
    expect(() => inRegion('eu-west-1', { replicaRegion: region })).toThrow(sentence('replicaRegion'));
  },
);

it('let a copy of the packages be where no mail leaves, and texts leave by another provider where AWS sends none', () => {
  expect(inRegion('eu-west-1', { replicaRegion: 'eu-south-2' }).replicaRegion).toBe('eu-south-2');
  const texts = { smsFrom: 'Wills', smsCountries: 'MY' };
  expect(() => inRegion('ap-southeast-5', { ...texts, smsProvider: 'aws' })).toThrow('where AWS sends no text messages');
  expect(inRegion('ap-southeast-5', { ...texts, smsProvider: 'twilio' }).texts?.provider).toBe('twilio');
});
