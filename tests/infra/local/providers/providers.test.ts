import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRateLimit } from '#infra/local/providers/web-api.ts';
import { type Providers, startProviders } from '#tests/connectors/channels.ts';
import type { Body } from '#tests/support/story.ts';

let now = Date.parse('2030-01-01T00:00:00.000Z');
let providers: Providers;
beforeAll(async () => {
  providers = await startProviders(() => new Date(now));
});
afterAll(() => providers?.close());
beforeEach(() => providers.inbox.clear());

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function ask(url: string, { method = 'POST', headers = {}, body }: Asking) {
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
  const replied: Body = await response.json();
  return { status: response.status, type: response.headers.get('content-type'), body: replied };
}

const basic = (user: unknown, password: unknown) => ({ authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` });
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };

describe('the emulator of Twilio', () => {
  const config = () => providers.channels.twilio.config as Record<string, string>;
  const fields = (change: object = {}) => ({ To: '+436641234567', From: config()['from_number'] ?? '', Body: 'Hello', ...change });
  const send = (change: object = {}, { headers = FORM as Record<string, string>, account = config()['account_sid'] } = {}) =>
    ask(`${providers.addresses.twilio}/2010-04-01/Accounts/${account}/Messages.json`, {
      headers: { ...basic(config()['api_key_sid'], config()['api_key_secret']), ...headers },
      body: new URLSearchParams(fields(change)).toString(),
    });

  it('accepts a message', async () => {
    expect(await send()).toMatchObject({ status: 201, body: { sid: expect.stringMatching(/^SM[0-9a-f]{32}$/), status: 'queued' } });
    expect(providers.inbox.all()).toMatchObject([{ channel: 'sms', via: 'twilio', to: '+436641234567', text: 'Hello' }]);
  });

  it.each([
    ['no recipient', { To: '' }, 21604],
    ['no sender', { From: '' }, 21603],
    ['no text', { Body: '' }, 21602],
    ['a recipient without the plus sign', { To: '436641234567' }, 21211],
    ['a sender of another account', { From: '+15551112222' }, 21606],
    ['a text that is too long', { Body: 'a'.repeat(1601) }, 21617],
  ])('refuses %s', async (_, change, code) => {
    expect(await send(change)).toMatchObject({
      status: 400,
      body: { code, status: 400, message: expect.any(String), more_info: expect.any(String) },
    });
    expect(providers.inbox.all()).toEqual([]);
  });

  it.each([
    ['the wrong secret', { headers: { ...FORM, ...basic('SK01', 'x') } }, 401, 20003],
    ['no form', { headers: JSON_TYPE }, 400, 21604],
    ['another account', { account: 'AC00' }, 404, 20404],
  ])('refuses %s', async (_, how, status, code) => expect(await send({}, how)).toMatchObject({ status, body: { code } }));
});

describe('the emulator of Vonage', () => {
  const config = () => providers.channels.vonage.config;
  const send = (change: object = {}, headers: Record<string, string> = {}) =>
    ask(`${providers.addresses.vonage}/v1/messages`, {
      headers: { ...basic(config()['api_key_sid'], config()['api_key_secret']), ...JSON_TYPE, ...headers },
      body: JSON.stringify({ channel: 'sms', message_type: 'text', to: '436641234567', from: config()['from_number'], text: 'Hello', ...change }),
    });

  it('accepts a message', async () => {
    expect(await send()).toMatchObject({ status: 202, body: { message_uuid: expect.any(String) } });
    expect(providers.inbox.all()).toMatchObject([{ channel: 'sms', via: 'vonage', to: '+436641234567', text: 'Hello' }]);
  });

  it.each([
    ['to', { to: '+436641234567' }],
    ['text', { text: 'a'.repeat(1001) }],
    ['text', { text: undefined }],
    ['channel', { channel: 'whatsapp' }],
    ['message_type', { message_type: 'image' }],
  ])('refuses a wrong %s: %j', async (name, change) => {
    const parameters = [{ name, reason: expect.any(String) }];
    expect(await send(change)).toMatchObject({ status: 422, type: 'application/problem+json', body: { invalid_parameters: parameters } });
    expect(providers.inbox.all()).toEqual([]);
  });

  it.each([
    ['the wrong secret', {}, basic('a', 'b'), 401, '#unauthorized'],
    ['a form', {}, FORM, 415, '#unsupported-media-type'],
    ['a sender of another account', { from: '447700900009' }, {}, 422, '/messages#1120'],
  ])('refuses %s', async (_, change, headers, status, type) => {
    expect(await send(change, headers)).toMatchObject({ status, body: { type: `https://developer.vonage.com/api-errors${type}` } });
  });
});

describe('the emulator of WhatsApp', () => {
  const config = () => providers.channels.template.config as Record<string, string>;
  const text = { type: 'text', text: { body: 'Hello' } };
  const template = (change: object = {}, parameters: object[] = [{ type: 'text', text: 'Hello' }]) => ({
    type: 'template',
    template: { name: config()['template_name'], language: { code: 'en' }, components: [{ type: 'body', parameters }], ...change },
  });
  const send = (content: object, { headers = {}, id = config()['phone_number_id'] }: { headers?: Record<string, string>; id?: unknown } = {}) =>
    ask(`${providers.addresses.whatsapp}/v23.0/${id}/messages`, {
      headers: { authorization: `Bearer ${config()['access_token']}`, ...JSON_TYPE, ...headers },
      body: JSON.stringify({ messaging_product: 'whatsapp', to: '+436641234567', ...content }),
    });

  it('accepts a text and a template', async () => {
    expect(await send(text)).toMatchObject({ status: 200, body: { messages: [{ id: expect.stringMatching(/^wamid\./) }] } });
    expect((await send(template())).status).toBe(200);
    expect(providers.inbox.all()).toMatchObject([
      { channel: 'whatsapp', via: 'whatsapp', to: '+436641234567', text: 'Hello' },
      { text: 'A message from a will service: Hello' },
    ]);
  });

  it.each([
    ['a text that is too long', () => send({ type: 'text', text: { body: 'a'.repeat(4097) } }), 400, 100],
    ['a text that is missing', () => send({ type: 'text' }), 400, 131008],
    ['no messaging_product', () => send({ ...text, messaging_product: undefined }), 400, 100],
    ['no number', () => send({ ...text, to: 'ann' }), 400, 131009],
    ['a wrong token', () => send(text, { headers: { authorization: 'Bearer x' } }), 401, 190],
    ['another number to send from', () => send(text, { id: '1' }), 400, 100],
    ['a body that is no JSON', () => send(text, { headers: FORM }), 400, 100],
    ['an unknown template', () => send(template({ name: 'other' })), 404, 132001],
    ['a template in another language', () => send(template({ language: { code: 'de' } })), 404, 132001],
    ['a template without its variable', () => send(template({}, [])), 400, 132000],
    ['a line break in a variable', () => send(template({}, [{ type: 'text', text: 'a\nb' }])), 400, 132018],
    ['a row of spaces in a variable', () => send(template({}, [{ type: 'text', text: 'a     b' }])), 400, 132018],
    ['a variable that is too long', () => send(template({}, [{ type: 'text', text: 'a'.repeat(1024) }])), 400, 132005],
  ] as const)('refuses %s', async (_, refused, status, code) => {
    expect(await refused()).toMatchObject({ status, body: { error: { code, message: expect.any(String), fbtrace_id: expect.any(String) } } });
    expect(providers.inbox.all()).toEqual([]);
  });
});

describe('the emulator of Telegram', () => {
  const token = () => String(providers.channels.telegram.config['bot_token']);
  const call = (method: string, parameters: object = {}, { bot = token(), headers = JSON_TYPE as Record<string, string> } = {}) =>
    ask(`${providers.addresses.telegram}/bot${bot}/${method}`, { headers, body: JSON.stringify(parameters) });
  const updates = async (parameters: object = {}) => (await call('getUpdates', parameters)).body.result;

  it('remembers for a day who has pressed Start', async () => {
    providers.telegram.start('@ben');
    const [first, second] = await updates();
    expect([first, second].map(({ message }) => message.from.username)).toEqual(['Ann_W', 'ben']);
    expect(second.update_id).toBe(first.update_id + 1);
    expect(await updates({ limit: 1 })).toEqual([first]);
    now += 24 * 3_600_000;
    expect(await updates()).toEqual([]);
  });

  it('deletes updates before an offset', async () => {
    providers.telegram.start('@clara');
    providers.telegram.start('@daniel');
    const [, last] = await updates();
    expect(await updates({ offset: last.update_id })).toEqual([last]);
    expect(await updates()).toEqual([last]);
  });

  it('lets the people press Start again who are named in the request', async () => {
    providers.telegram.start('@eva', true);
    now += 90 * 24 * 3_600_000;
    expect(await updates()).toMatchObject([{ message: { from: { username: 'eva' } } }]);
  });

  it('accepts a message to a chat that it knows', async () => {
    providers.telegram.start('@ben');
    const chat_id = (await updates()).at(-1).message.chat.id;
    expect(await call('sendMessage', { chat_id, text: 'Hello' })).toMatchObject({ status: 200, body: { ok: true, result: { text: 'Hello' } } });
    expect(providers.inbox.all()).toMatchObject([{ channel: 'telegram', via: 'telegram', to: '@ben', text: 'Hello' }]);
  });

  it.each([
    ['an unknown chat', () => call('sendMessage', { chat_id: 1, text: 'Hello' }), 400, 'Bad Request: chat not found'],
    ['a username, which names no chat', () => call('sendMessage', { chat_id: '@ben', text: 'Hello' }), 400, 'Bad Request: chat not found'],
    ['no chat', () => call('sendMessage', { text: 'Hello' }), 400, 'Bad Request: chat_id is empty'],
    ['no text', () => call('sendMessage', { chat_id: 1, text: ' ' }), 400, 'Bad Request: message text is empty'],
    ['a long text', () => call('sendMessage', { chat_id: 1, text: 'a'.repeat(4097) }), 400, 'Bad Request: message is too long'],
    ['another token', () => call('getMe', {}, { bot: `1:${'a'.repeat(35)}` }), 401, 'Unauthorized'],
    ['what is no token', () => call('getMe', {}, { bot: 'x' }), 404, 'Not Found'],
    ['another method', () => call('getEverything'), 404, 'Not Found: method not found'],
  ] as const)('refuses %s', async (_, refused, error_code, description) => {
    expect(await refused()).toMatchObject({ status: error_code, body: { ok: false, error_code, description } });
    expect(providers.inbox.all()).toEqual([]);
  });
});

it('an emulator with a rate limit admits this number of calls each second', () => {
  let now = 0;
  const admits = createRateLimit(2, () => now);
  const calls = (milliseconds: number) => {
    now = milliseconds;
    return [admits(), admits(), admits()];
  };
  expect([calls(100), calls(999), calls(1000)]).toEqual([
    [true, true, false],
    [false, false, false],
    [true, true, false],
  ]);
});
