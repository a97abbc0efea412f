import { beforeAll, describe, expect, it } from 'vitest';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import { answered, type Body, DAY, newcomer, type SealedWill, sealWill, signIn, subjects } from '#tests/support/story.ts';

const stack = sharedRealStack('providers');
const NAME = 'Ann’s telephone';
let will: SealedWill;
let browser: Body;
let id: string;
const notices = () => stack.messages({ channel: 'push' });
const listed = async () => (await answered(200, will.host.ask, 'GET', '/api/connectors')).connectors.map(({ name }: Body) => name);
const test = () => will.host.ask('POST', `/api/connectors/${id}/test`, { json: { test_destination: 'device' } });

beforeAll(async () => {
  will = await sealWill(stack);
  browser = (await stack.endpoints())['push'];
  ({ id } = await answered(201, will.host.ask, 'POST', '/api/connectors', { json: { type: 'push', name: NAME, priority: 0, config: browser } }));
});

describe('a device of the Host', () => {
  it('gets a test, and is verified by it', async () => {
    expect((await test()).body).toMatchObject({ success: true });
    // The notice of the new connector may be there too.
    expect(await notices()).toContainEqual(expect.objectContaining({ subject: 'This is a test', via: 'push' }));
    const { connectors } = await answered(200, will.host.ask, 'GET', '/api/connectors');
    expect(connectors).toContainEqual(expect.objectContaining({ type: 'push', is_verified: true, host_destination: 'device' }));
  });

  it('asks “Are you well?”, names no one, and opens the page that takes the answer', async () => {
    await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { preferred_connector_id: id } });
    await stack.advance(31 * DAY);
    const check = (await notices()).findLast(({ subject }) => subject === 'Are you well?');
    expect(check).toMatchObject({ text: expect.stringMatching(/^Yes, I am well\nhttp\S+respond\?token=[\w.-]+$/) });
    expect(JSON.stringify(check)).not.toMatch(/Ann|Ben|Clara/);
    const token = check?.text.split('token=')[1] ?? '';
    const answer = await newcomer(stack)('POST', '/api/liveness/respond', { json: { token } });
    expect(answer.status).toBe(200);
    await signIn(will.host);
    const { checks } = await answered(200, will.host.ask, 'GET', '/api/liveness/history');
    expect(checks[0]).toMatchObject({ status: 'confirmed', channel: 'push' });
  });

  it('that is not the first one leaves the others as they are when it is gone', async () => {
    const config = await (await fetch(new URL('/subscribe', browser.endpoint), { method: 'POST' })).json();
    const other = await answered(201, will.host.ask, 'POST', '/api/connectors', { json: { type: 'push', name: 'Old tablet', priority: 9, config } });
    await fetch(config.endpoint, { method: 'DELETE' });
    const refused = await will.host.ask('POST', `/api/connectors/${other.id}/test`, { json: { test_destination: 'device' } });
    expect(refused).toMatchObject({ status: 502, body: { error: expect.stringContaining('no longer takes notifications') } });
    expect(await listed()).not.toContain('Old tablet');
    expect(await answered(200, will.host.ask, 'GET', '/api/host/settings')).toMatchObject({ preferred_connector_id: id });
  });

  it('that takes nothing any longer is removed, and the Host is notified over their other channels', async () => {
    await fetch(browser.endpoint, { method: 'DELETE' });
    await stack.advance(31 * DAY);
    expect(await subjects(stack, will.host.email)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Are you well/), 'One of your devices no longer gets our notifications']),
    );
    await signIn(will.host);
    expect(await listed()).not.toContain(NAME);
    expect(await answered(200, will.host.ask, 'GET', '/api/host/settings')).toMatchObject({ preferred_connector_id: null });
    const { entries } = await answered(200, will.host.ask, 'GET', '/api/host/audit');
    expect(entries).toContainEqual(expect.objectContaining({ event: 'device_gone', by: 'service' }));
  });
});
