import { beforeAll, describe, expect, it } from 'vitest';
import { sharedRealStack, sharedWill } from '#tests/support/shared-stack.ts';
import { answered, type Body, DAY, signIn, subjects } from '#tests/support/story.ts';

const stack = sharedRealStack('providers');
const will = sharedWill(stack);

beforeAll(async () => {
  const { sftp, sms } = await stack.endpoints();
  const { host } = will;
  await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 60 } });
  await answered(201, host.ask, 'POST', '/api/storages', { json: { type: 'sftp', name: 'At home', config: sftp, directory_path: '/wills' } });
  const made = await answered(201, host.ask, 'POST', '/api/connectors', { json: { type: 'sms', name: 'Telephone', config: sms, priority: 1 } });
  await answered(200, host.ask, 'POST', `/api/connectors/${made.id}/test`, { json: { test_destination: '+436641234567' } });
});

const news = async () => (await subjects(stack, will.host.email)).filter((subject) => subject.includes('no longer works'));

/** What the Host is shown of every connector and storage. */
async function shown(): Promise<Record<string, boolean>> {
  await signIn(will.host);
  const { connectors } = await answered(200, will.host.ask, 'GET', '/api/connectors');
  const { storages } = await answered(200, will.host.ask, 'GET', '/api/storages');
  const states = [...connectors.map((one: Body) => [one.name, one.is_verified]), ...storages.map((one: Body) => [one.name, one.is_connected])];
  return Object.fromEntries(states);
}

describe('connectors and storages, which are tried once a month', () => {
  it('cause no notice while all of them work, and no one gets a message by it', async () => {
    await stack.clearMessages();
    await stack.advance(31 * DAY);
    expect(await stack.messages()).toEqual([]);
    await signIn(will.host);
    const { storages } = await answered(200, will.host.ask, 'GET', '/api/storages');
    const today = await stack.now();
    for (const { last_verified_at } of storages) expect(today.getTime() - Date.parse(last_verified_at)).toBeLessThan(2 * DAY * 1000);
  });

  it('that have failed for three days are shown as broken, and the Host is notified of each once, over what still works', async () => {
    await stack.fault('sms', 'error');
    await stack.fault('sftp', 'refuse');
    // Their month is not over before the 30th day: two days of failing by the 31st.
    await stack.advance(31 * DAY);
    expect(await news()).toEqual([]);
    expect(await shown()).toEqual({ 'My mail': true, Telephone: true, 'My bucket': true, 'At home': true });
    await stack.advance(3 * DAY);
    expect((await news()).sort()).toEqual(['One of your channels no longer works', 'One of your storages no longer works']);
    expect(await shown()).toEqual({ 'My mail': true, Telephone: false, 'My bucket': true, 'At home': false });
    const told = (await stack.messages({ to: will.host.email })).find(({ subject }) => subject.includes('channels'));
    expect(told?.text).toMatch(/Telephone has not worked: Twilio could not /);
  });

  it('count again at the next trial once they work', async () => {
    await stack.fault('sms', 'off');
    await stack.fault('sftp', 'off');
    await answered(200, will.host.ask, 'POST', '/api/liveness/alive', { json: {} });
    await stack.advance(30 * DAY);
    expect(await shown()).toEqual({ 'My mail': true, Telephone: true, 'My bucket': true, 'At home': true });
    expect(await news()).toHaveLength(2);
  });
});
