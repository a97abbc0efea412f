import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Listener, startSsm } from '#infra/local/entry.ts';
import { createSecrets, type Secrets } from '#platform/secrets.ts';

const caller = { region: 'eu-central-1', accessKeyId: 'AKIA', secretAccessKey: 'secret', sessionToken: 'session' };
const NAME = '/will/test/drives/drive_a';
const OTHER = '/will/test/sms';

let parameters: Record<string, string>;
let store: Listener;
let time: Date;
let alarms: unknown[];
let secrets: Secrets;

beforeEach(async () => {
  parameters = { [NAME]: 'first' };
  store = await startSsm(parameters, [caller]);
  time = new Date('2031-03-11T10:00:00.000Z');
  alarms = [];
  secrets = secretsFor(caller);
});
afterEach(() => store.close());

const secretsFor = (by: typeof caller): Secrets =>
  createSecrets({ address: store.url, caller: () => by, now: () => time, alarm: (...alarm) => void alarms.push(alarm) });

describe('a secret of the operator', () => {
  it('is read again after five minutes, and not before', async () => {
    expect(await secrets(NAME)).toBe('first');
    parameters[NAME] = 'second';
    time = new Date('2031-03-11T10:04:59.999Z');
    expect(await secrets(NAME)).toBe('first');
    time = new Date('2031-03-11T10:05:00.000Z');
    expect(await secrets(NAME)).toBe('second');
    expect(alarms).toEqual([]);
  });

  it('stays in use if it cannot be read again, with an alarm', async () => {
    await secrets(NAME);
    time = new Date('2031-03-11T10:05:00.000Z');
    delete parameters[NAME];
    expect(await secrets(NAME)).toBe('first');
    expect(alarms).toEqual([['secret_unread', { name: NAME, status: 400, reason: 'ParameterNotFound' }]]);
  });

  it('that is missing is not given, and works as soon as it exists', async () => {
    expect(await secrets(OTHER)).toBeUndefined();
    parameters[OTHER] = 'other';
    expect(await secrets(OTHER)).toBe('other');
  });

  it("is not given to another signature than the role's", async () => {
    expect(await secretsFor({ ...caller, secretAccessKey: 'other' })(NAME)).toBeUndefined();
    expect(alarms).toEqual([['secret_unread', { name: NAME, status: 400, reason: 'InvalidSignatureException' }]]);
  });

  it('that no server gives is missing', async () => {
    await store.close();
    expect(await secrets(NAME)).toBeUndefined();
    expect(alarms).toEqual([['secret_unread', { name: NAME, reason: 'ECONNREFUSED' }]]);
  });
});
