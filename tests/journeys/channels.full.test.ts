import { beforeAll, describe, expect, it } from 'vitest';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import {
  answered,
  type Body,
  DAY,
  type Host,
  letter,
  mailed,
  nameSurvivors,
  openAccount,
  passDeadline,
  sealWill,
  setUp,
  signIn,
  startTransfer,
  survivorAt,
} from '#tests/support/story.ts';

const stack = sharedRealStack('providers');
let host: Host;
let endpoints: Record<string, Body>;
const connectors: Record<string, string> = {};
beforeAll(async () => {
  endpoints = await stack.endpoints();
  host = await openAccount(stack);
});

/** What the Host puts into the config of each, the address as they type it, and where they are reached by it. */
const WAYS = [
  ['sms', 'sms', 'twilio', '+43 664 000-00.01', '+436640000001'],
  ['sms', 'sms_vonage', 'vonage', '+436640000002', '+436640000002'],
  ['whatsapp', 'whatsapp', 'whatsapp', '+43 (664) 0000003', '+436640000003'],
  ['telegram', 'telegram', 'telegram', '@anna_host', '@anna_host'],
] as const;

const phones: Record<string, string> = { Ben: '+436641111111', Clara: '+436642222222', Daniel: '@daniel_d' };
const TYPES: Record<string, string> = { Ben: 'sms', Clara: 'whatsapp', Daniel: 'telegram' };
const test = (id: string, test_destination: string) => host.ask('POST', `/api/connectors/${id}/test`, { json: { test_destination } });

describe('a Host connects their channels', () => {
  it.each(WAYS)('%s with what is there under %s', async (type, name, via, typed, to) => {
    const { id } = await answered(201, host.ask, 'POST', '/api/connectors', { json: { type, name, config: endpoints[name] } });
    connectors[name] = id;
    expect((await test(id, typed)).body).toEqual({
      success: true,
      message: expect.stringContaining(type),
      delivery_time_ms: expect.any(Number),
    });
    expect(await stack.messages({ to })).toMatchObject([{ channel: type, via, subject: '', text: expect.stringContaining('works') }]);
    const { connectors: seen } = await answered(200, host.ask, 'GET', '/api/connectors');
    expect(seen.find((one: Body) => one.id === id)).toMatchObject({ is_verified: true });
  });

  it('by Twilio with its key alone, and learns immediately if that is not enough', async () => {
    const { account_sid: _, ...config } = endpoints['sms'];
    const create = (name: string, change: object = {}) =>
      answered(201, host.ask, 'POST', '/api/connectors', { json: { type: 'sms', name, config: { ...config, ...change } } });
    const created = await create('With a key');
    expect(created).not.toHaveProperty('connection_error');
    expect((await test(created.id, '+436640000009')).status).toBe(200);
    const proven = (await answered(200, host.ask, 'GET', '/api/connectors')).connectors.find(({ id }: Body) => id === created.id);
    expect(proven).toMatchObject({ is_verified: true });
    const wrong = await create('With a wrong key', { api_key_secret: 'other' });
    expect(wrong).toMatchObject({ is_verified: false, connection_error: expect.stringContaining('account_sid') });
    const renewed = await answered(200, host.ask, 'PUT', `/api/connectors/${wrong.id}`, { json: { config } });
    expect(renewed).not.toHaveProperty('connection_error');
    // Another config must show again that it reaches the Host.
    expect(await answered(200, host.ask, 'PUT', `/api/connectors/${created.id}`, { json: { config } })).toMatchObject({ is_verified: false });
    for (const { id } of [created, wrong]) await answered(204, host.ask, 'DELETE', `/api/connectors/${id}`);
  });

  it('and that a person must press Start first, and is known permanently after that', async () => {
    const id = connectors['telegram'] ?? '';
    expect((await test(id, '@nobody_yet')).body.error).toContain('press Start');
    await answered(200, host.call, 'POST', '/_local/telegram/start', { json: { username: '@nobody_yet' } });
    expect((await test(id, '@nobody_yet')).status).toBe(200);
    await stack.advance(2 * DAY);
    await signIn(host);
    expect((await test(id, '@Nobody_Yet')).status).toBe(200);
  });
});

describe('Survivors are reached over them', () => {
  it('with a code alone, and with notices that lead into no will', async () => {
    const { storageId, connectorId } = await setUp(host);
    const survivors = await nameSurvivors(host, 3, ({ name, email }) => {
      const first = { type: TYPES[name] ?? '', value: phones[name] ?? '' };
      // Ben can be reached by e-mail too; the order in which they are given is the order of trying.
      return name === 'Ben' ? [first, { type: 'email', value: email }] : [first];
    });
    await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { survivor_threshold: 3 } });
    const { will_id: willId } = await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter()] });
    await answered(200, host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: storageId } });
    const will = { stack, host, connectorId, storageId, survivors, willId, documents: [] };

    const transfer = await startTransfer(will, survivorAt(will, 0));
    expect(await stack.messages({ to: '+436640000001' })).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('respond?token=') }),
    );
    await passDeadline(transfer);
    // A message that another person's telephone accepts leads nowhere, so the personal link is still in their mailbox.
    const mails = (await stack.messages({ to: survivorAt(will, 0).email })).map(({ text }) => /survivor#\S+/.test(text));
    expect(mails).toEqual([true, true]);
    for (const survivor of survivors) {
      const to = phones[survivor.name] ?? '';
      const json = { transfer_id: transfer.transferId, survivor_id: survivor.id };
      const selected = await answered(200, survivor.call, 'POST', '/api/survivor-auth/select', { json });
      expect(selected).toMatchObject({ channel: TYPES[survivor.name] });
      const code = await mailed(stack, to, /Your code is (\d{6})/);
      const proof = { otp_session_id: selected.otp_session_id, code };
      expect(await answered(200, survivor.call, 'POST', '/api/survivor-auth/verify-otp', { json: proof })).toMatchObject({ verified: true });

      const messages = await stack.messages({ to });
      expect(messages.map(({ text }) => text)).toContainEqual(expect.stringMatching(/sealed envelope[\s\S]*http:\/\/localhost:5173(\s|$)/));
      for (const { text } of messages) {
        expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|#|token|Anna|Ben|Clara|Daniel/);
      }
    }
    await signIn(host);
    await answered(200, host.ask, 'POST', '/api/transfer/cancel', { json: { transfer_id: transfer.transferId } });
    for (const { name } of survivors) {
      const texts = (await stack.messages({ to: phones[name] ?? '' })).map(({ text }) => text);
      expect(texts).toContainEqual(expect.stringMatching(/for which you are a trusted person was stopped\. You do not need to do anything\.\s*$/));
    }
  });
});

it('moments in messages are in the Host’s own time zone, and written as their reader does', async () => {
  const will = await sealWill(stack);
  await answered(200, will.host.ask, 'PUT', '/api/host/profile', { json: { timezone: 'Europe/Vienna' } });
  const ben = survivorAt(will, 0);
  await answered(200, will.host.ask, 'PUT', `/api/survivors/${ben.id}`, { json: { locale: 'en-US' } });
  const { cancelDeadline } = await startTransfer(will, ben);
  const inVienna = cancelDeadline.toLocaleTimeString('en-GB', { timeZone: 'Europe/Vienna', hour: '2-digit', minute: '2-digit' });
  expect(await mailed(stack, will.host.email, /with this link until (.*?)\./)).toMatch(
    new RegExp(`^\\d+ \\w+ \\d{4} at ${inVienna} \\(Central European Time\\)$`),
  );
  expect(await mailed(stack, ben.email, /We open nothing before (.*?)\./)).toMatch(/^\w+ \d+, \d{4} at \d+:\d\d\s[AP]M \(Central European Time\)$/);
});
