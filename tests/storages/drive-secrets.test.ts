import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Listener, startSsm } from '#infra/local/entry.ts';
import { createDriveSecrets, type DriveSecrets } from '#storages/drives/drive-secrets.ts';

const caller = { region: 'eu-central-1', accessKeyId: 'AKIA', secretAccessKey: 'secret', sessionToken: 'session' };
const NAME = '/will/test/drives/drive_a';

let parameters: Record<string, string>;
let store: Listener;
let time: Date;
let alarms: unknown[];
let secrets: DriveSecrets;

beforeEach(async () => {
  parameters = { [NAME]: 'first' };
  store = await startSsm(parameters, [caller]);
  time = new Date('2031-03-11T10:00:00.000Z');
  alarms = [];
  secrets = secretsFor(caller);
});
afterEach(() => store.close());

const secretsFor = (by: typeof caller): DriveSecrets =>
  createDriveSecrets({ stage: 'test', address: store.url, caller: () => by, now: () => time, alarm: (...alarm) => void alarms.push(alarm) });

describe('the client secret of a drive', () => {
  it('is read again after five minutes, and not before', async () => {
    expect(await secrets('drive_a')).toBe('first');
    parameters[NAME] = 'second';
    time = new Date('2031-03-11T10:04:59.999Z');
    expect(await secrets('drive_a')).toBe('first');
    time = new Date('2031-03-11T10:05:00.000Z');
    expect(await secrets('drive_a')).toBe('second');
    expect(alarms).toEqual([]);
  });

  it('stays in use if it cannot be read again, with an alarm', async () => {
    await secrets('drive_a');
    time = new Date('2031-03-11T10:05:00.000Z');
    delete parameters[NAME];
    expect(await secrets('drive_a')).toBe('first');
    expect(alarms).toEqual([['drive_secret_unread', { drive: 'drive_a', status: 400, reason: 'ParameterNotFound' }]]);
  });

  it('that is missing is a temporary failure, and works as soon as it exists', async () => {
    await expect(secrets('drive_b')).rejects.toMatchObject({ code: 'ServiceUnavailable' });
    parameters['/will/test/drives/drive_b'] = 'other';
    expect(await secrets('drive_b')).toBe('other');
  });

  it("is not given to another signature than the role's", async () => {
    await expect(secretsFor({ ...caller, secretAccessKey: 'other' })('drive_a')).rejects.toMatchObject({ code: 'ServiceUnavailable' });
    expect(alarms).toEqual([['drive_secret_unread', { drive: 'drive_a', status: 400, reason: 'InvalidSignatureException' }]]);
  });

  it('that no server gives is a temporary failure', async () => {
    await store.close();
    await expect(secrets('drive_a')).rejects.toMatchObject({ code: 'ServiceUnavailable' });
    expect(alarms).toEqual([['drive_secret_unread', { drive: 'drive_a', reason: 'ECONNREFUSED' }]]);
  });
});
