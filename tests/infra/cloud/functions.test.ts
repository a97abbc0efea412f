import { expect, it } from 'vitest';
import { opensDrives } from '#infra/cloud/drives.ts';
import { everyFunction, MEMORY, serviceFunctions } from '#infra/cloud/functions.ts';
import { readEnvironment } from '#platform/env.ts';
import { nameOf, rolePolicies } from './policies.ts';
import { deployment, every, ofType } from './synthesized.ts';

const all = everyFunction(serviceFunctions());
const templates = deployment('plain');
const functions = ofType(every(templates), 'AWS::Lambda::Function');
const byName = new Map(functions.map((fn) => [nameOf(fn.properties.FunctionName), fn.properties]));

/** Returns the names of all variables that the service reads. */
function variablesRead(): string[] {
  const read = new Set<string>();
  const spy = new Proxy<Record<string, string>>(
    {},
    { get: (_none, name) => void read.add(String(name)), has: (_none, name) => Boolean(read.add(String(name))) },
  );
  expect(() => readEnvironment(spy)).toThrow();
  return [...read].sort();
}

it('creates one function for each row, the authorizer, and the functions for the deployment', () => {
  expect([...byName.keys()].sort()).toEqual(
    [...all.map(({ name }) => name.replaceAll('/', '-')), 'keep-heads', 'on-deployment', 'prepare-account'].sort(),
  );
});

it.each(functions.map(({ properties }) => [nameOf(properties.FunctionName), properties] as const))(
  '%s runs Node 24 on arm64 with a timeout, and its log expires',
  (name, properties) => {
    expect(properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      Timeout: expect.any(Number),
      MemorySize: expect.any(Number),
    });
    const group = ofType(every(templates), 'AWS::Logs::LogGroup').find(({ id }) => id === properties.LoggingConfig.LogGroup.Ref)?.properties;
    expect([group.LogGroupName, group.RetentionInDays]).toEqual(
      name === 'keep-heads' ? [undefined, 3653] : [`/aws/lambda/${properties.FunctionName}`, 90],
    );
    expect(properties.VpcConfig ?? properties.Layers).toBeUndefined();
  },
);

it.each(all.map((fn) => [fn.name, fn] as const))('%s has the timeout of its row', (name, { timeout }) => {
  expect(byName.get(name.replaceAll('/', '-'))).toMatchObject({ MemorySize: MEMORY, Timeout: timeout });
});

it('sets exactly the variables that the service reads, without those of drives and channels that are not configured', () => {
  const read = variablesRead().filter((name) => !/^(DRIVE|SMS|TELEGRAM)_/.test(name));
  expect(read).toContain('TABLE_NAME');
  for (const { name } of all) {
    const set = Object.keys(byName.get(name.replaceAll('/', '-'))?.Environment.Variables ?? {}).sort();
    expect([name, set]).toEqual([name, read]);
  }
});

const withDrives = deployment('copied');
const opening = all
  .filter(opensDrives)
  .map(({ name }) => name.replaceAll('/', '-'))
  .sort();

it('gives client ids of drives only to functions that open drives, and secrets to none', () => {
  const set = ofType(every(withDrives), 'AWS::Lambda::Function').map(({ properties }): [string, Record<string, string>] => [
    nameOf(properties.FunctionName),
    properties.Environment?.Variables ?? {},
  ]);
  const drivesIn = (variables: Record<string, string>) => Object.fromEntries(Object.entries(variables).filter(([name]) => name.startsWith('DRIVE_')));
  const has = set.filter(([, variables]) => Object.keys(drivesIn(variables)).length > 0);
  expect(has.map(([name]) => name).sort()).toEqual(opening);
  expect(opening).not.toContain('auth-login');
  for (const [, variables] of has) expect(drivesIn(variables)).toEqual({ DRIVE_A_CLIENT_ID: 'google-1', DRIVE_C_CLIENT_ID: 'microsoft-1' });
  expect(JSON.stringify(withDrives)).not.toContain('{{resolve:');
});

it('lets only functions that open drives read client secrets, and only those of drives that are set up', () => {
  const read = [...rolePolicies(withDrives)].map(([name, list]): [string, typeof list] => [
    name,
    list.filter(({ actions }) => actions.some((action) => action.startsWith('ssm:'))),
  ]);
  const readers = read.filter(([, list]) => list.length > 0);
  expect(readers.map(([name]) => name).sort()).toEqual(opening);
  for (const [, list] of readers) {
    expect(list.map(({ actions, resources }) => [actions, resources.map((resource) => /parameter[^"]*/.exec(resource)?.[0])])).toEqual([
      [['ssm:GetParameter'], ['parameter/will/test/drives/drive_a', 'parameter/will/test/drives/drive_c']],
    ]);
  }
});

const withChannels = deployment('named');

it('tells every function which channels the service itself has', () => {
  const set = { SMS_COUNTRIES: 'AT+43,US+1', SMS_PROVIDER: 'aws', SMS_FROM: 'Wills', SMS_MONTHLY_PARTS: '500', TELEGRAM_BOT: 'our_will_bot' };
  const functions = ofType(every(withChannels), 'AWS::Lambda::Function').filter(({ properties }) => properties.Environment?.Variables?.TABLE_NAME);
  expect(functions.length).toBeGreaterThan(80);
  for (const { properties } of functions) expect(properties.Environment?.Variables).toMatchObject(set);
});

it('lets one function without a route send text messages and read the token of the bot', () => {
  const may = (action: RegExp) =>
    [...rolePolicies(withChannels)].filter(([, list]) => list.some(({ actions }) => actions.some((one) => action.test(one)))).map(([name]) => name);
  expect([may(/^sms-voice:/), may(/^ssm:/)]).toEqual([['workers-send-from-service'], ['workers-send-from-service']]);
  expect(JSON.stringify(rolePolicies(withChannels).get('workers-send-from-service'))).toContain('parameter/will/test/telegram');
});

it('reserves concurrency for scheduled jobs, Hosts and Survivors, and leaves 100 for the others', () => {
  const reserving = ofType(every(deployment('named')), 'AWS::Lambda::Function');
  const kept = reserving.map(({ properties }) => [nameOf(properties.FunctionName), properties.ReservedConcurrentExecutions ?? 0] as const);
  const has = new Map(kept);
  for (const name of [
    'scheduled-sweep',
    'scheduled-liveness-due',
    'streams-perform-effects',
    'workers-perform-for-host',
    'transfer-cancel',
    'liveness-alive',
    'liveness-update-respond',
    'survivor-auth-verify-otp',
    'survivor-auth-download',
    'workers-release-share',
    'authorizer',
    'auth-login',
  ]) {
    expect([name, has.get(name)]).toEqual([name, expect.toSatisfy((runs) => runs > 0)]);
  }
  expect(kept.reduce((sum, [, runs]) => sum + runs, 0)).toBeLessThanOrEqual(900); // of 1000, AWS requires 100 unreserved
});
