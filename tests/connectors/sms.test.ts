import { describe, expect, it } from 'vitest';
import { allAt, connectorsTo, deliverAgainst, message, providersOfFile, type WebReply, webServer } from './channels.ts';

const providers = providersOfFile();
const phone = '+436641234567';
const send = (config: object, to = phone) => connectorsTo(providers().addresses).deliver('sms', config, message(to, 'Hello'));

const against = (config: object, ...replies: WebReply[]) => deliverAgainst('sms', config, message(phone, 'Grüße 🙂'), replies);

const twilio = { provider: 'twilio', account_sid: 'AC01', api_key_sid: 'SK01', api_key_secret: 'secret-of-ada', from_number: '+15005550006' };
const vonage = { provider: 'vonage', api_key_sid: 'abcd', api_key_secret: 'secret-of-ada', from_number: '+447700900001' };
const { account_sid: _, ...nameless } = twilio;
const WITHOUT_ACCOUNT = 'Please enter the account SID of Twilio in account_sid. It begins with AC.';
const created = [201, { sid: 'SM01', status: 'queued' }] as WebReply;
const DENIED: WebReply = [401, { code: 20003 }];
const accountsOf = (sid?: string): WebReply => [200, { ...(sid && { accounts: [{ sid }] }) }];
const conversationsOf = (account_sid: unknown): WebReply => [200, { account_sid, chat_service_sid: 'IS01' }];

describe('Twilio', () => {
  it('gets requests as its documentation says', async () => {
    const { delivery, asked } = await against(twilio, created);
    expect(delivery).toEqual({ accepted: true });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/2010-04-01/Accounts/AC01/Messages.json' });
    expect(asked[0]?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('SK01:secret-of-ada').toString('base64')}`,
      connection: 'close',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({ To: phone, From: '+15005550006', Body: 'Grüße 🙂' });
  });

  it.each([
    ['15005550006', '+15005550006'],
    ['12345', '12345'],
  ])('gets the sender %s as %s', async (from_number, sender) => {
    const { asked } = await against({ ...twilio, from_number }, created);
    expect(new URLSearchParams(asked[0]?.body).get('From')).toBe(sender);
  });

  it('gets messages of at most ten segments', async () => {
    const web = await webServer(created);
    const connectors = connectorsTo(allAt(web.url));
    await connectors.deliver('sms', twilio, message(phone, 'a b '.repeat(600)));
    await connectors.deliver('sms', twilio, message(phone, 'é 漢 '.repeat(600)));
    const lengths = web.asked.map(({ body }) => new URLSearchParams(body).get('Body')?.length ?? 0);
    expect(lengths).toHaveLength(2 + 4);
    expect(Math.max(...lengths.slice(0, 2))).toBeLessThanOrEqual(1530);
    expect(Math.max(...lengths.slice(2))).toBeLessThanOrEqual(670);
  });

  it('gets no further part of a long text after it has refused one', async () => {
    const web = await webServer(created, [500, {}]);
    const delivery = await connectorsTo(allAt(web.url)).deliver('sms', twilio, message(phone, 'a b '.repeat(2000)));
    expect([delivery.accepted, web.asked.length]).toEqual([false, 2]);
  });

  it('accepts the auth token of the account itself', async () => {
    const { account_sid, ...config } = providers().channels.twilio.config as Record<string, string>;
    expect(await send({ ...config, api_key_sid: account_sid, api_key_secret: providers().twilioAuthToken })).toEqual({ accepted: true });
  });

  it('is asked for the account if the key does not contain it', async () => {
    const sid = `AC${'0'.repeat(32)}`;
    const { delivery, asked } = await against(nameless, accountsOf(sid), created);
    expect(delivery).toEqual({ accepted: true });
    expect(asked.map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/2010-04-01/Accounts.json?PageSize=2'],
      ['POST', `/2010-04-01/Accounts/${sid}/Messages.json`],
    ]);
  });

  it.each([
    ['may not list accounts', DENIED],
    ['sees several accounts', [200, { accounts: [{ sid: `AC${'1'.repeat(32)}` }, { sid: `AC${'2'.repeat(32)}` }] }]],
  ] as [string, WebReply][])('is asked for the account of its conversations if the key %s', async (_, reply) => {
    const sid = `AC${'0'.repeat(32)}`;
    const { delivery, asked } = await against(nameless, reply, conversationsOf(sid), created);
    expect(delivery).toEqual({ accepted: true });
    expect(asked.map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/2010-04-01/Accounts.json?PageSize=2'],
      ['GET', '/v1/Configuration'],
      ['POST', `/2010-04-01/Accounts/${sid}/Messages.json`],
    ]);
  });

  it.each([
    ['a key that may read neither', [DENIED]],
    ['account ids that would change the path', [accountsOf('AC/../../x'), conversationsOf('AC/../../x')]],
    ['an account id that is not a string', [accountsOf(), conversationsOf(['AC'])]],
  ])('without an account and with %s, the reason asks the Host for it', async (_, replies) => {
    const { delivery, asked } = await against(nameless, ...replies);
    expect(delivery).toEqual({ accepted: false, permanent: true, reason: WITHOUT_ACCOUNT });
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['conversations', DENIED, [503, {}]],
    ['accounts', [429, {}], DENIED],
  ] as [string, WebReply, WebReply][])('fails temporarily if its %s cannot be read now', async (_, ...replies) => {
    expect((await against(nameless, ...replies)).delivery).toMatchObject({ accepted: false, permanent: false });
  });

  it('completes a new config with its account, or says what is missing', async () => {
    const { account_sid, ...config } = providers().channels.twilio.config as Record<string, string>;
    const connectors = connectorsTo(providers().addresses);
    expect(await connectors.complete('sms', config)).toEqual({ config: { ...config, account_sid } });
    expect(await connectors.complete('sms', { ...config, api_key_secret: 'other' })).toEqual({
      config: { ...config, api_key_secret: 'other' },
      missing: WITHOUT_ACCOUNT,
    });
  });

  it.each([
    ['names its account', twilio],
    ['is the account itself', { ...twilio, account_sid: undefined, api_key_sid: 'AC01' }],
    ['belongs to another provider', vonage],
  ])('gets no request if a new config %s', async (_, config) => {
    const web = await webServer([500, {}]);
    expect(await connectorsTo(allAt(web.url)).complete('sms', config)).toEqual({ config });
    expect(web.asked).toEqual([]);
  });

  it.each([
    ['+15005550001', true, 'This number cannot receive text messages. Please check it.'],
    ['+15005550002', true, 'Twilio cannot send from your number to this number. Please check both.'],
    ['+15005550003', false, 'The Twilio account is not allowed to send to this country. Please allow it in Twilio under Geo Permissions.'],
    ['+15005550004', false, 'This person has blocked messages from your number. To allow them again, they can send START to it.'],
    ['+15005550009', true, 'This number cannot receive text messages. Please check it.'],
  ])('to its test number %s: permanent %s, %s', async (to, permanent, reason) => {
    expect(await send(providers().channels.twilio.config, to)).toEqual({ accepted: false, permanent, reason });
  });

  it('reports that the sender is wrong', async () => {
    expect(await send({ ...providers().channels.twilio.config, from_number: '+15550001111' })).toMatchObject({
      permanent: true,
      reason: expect.stringContaining('from_number'),
    });
  });

  it.each([
    [401, { code: 20003, message: 'secret-of-ada' }, true, 'api_key_secret'],
    [401, 'secret-of-ada', true, 'api_key_secret'],
    [404, { code: 20404 }, true, 'account_sid'],
    [403, { code: 20005 }, false, 'not active'],
    [400, { code: 21608 }, false, 'trial account'],
    [429, { code: 20429 }, false, 'no more messages'],
    [400, { code: 21617, message: '<script>secret-of-ada' }, true, 'did not accept the message'],
    [500, 'secret-of-ada', false, 'could not accept the message now'],
    [201, { status: 'queued' }, false, 'does not understand'],
    [200, { sid: 'SM01' }, false, 'does not understand'],
    [302, {}, false, 'does not understand'],
  ])('replies %i %j, permanent %s: %s', async (status, body, permanent, words) => {
    const { delivery } = await against(twilio, [status, body]);
    expect(delivery).toEqual({ accepted: false, permanent, reason: expect.stringContaining(words) });
    expect(JSON.stringify(delivery)).not.toMatch(/secret-of-ada|<script>|127\.0\.0\.1|AC01/);
  });
});

describe('a 201 of Twilio', () => {
  const OF_NUMBER = 'This number cannot receive text messages. Please check it.';
  const LATER = 'Twilio could not accept the message now. Please try again later.';
  const of = (status: unknown, error_code: unknown = null): WebReply => [201, { sid: 'SM01', status, error_code }];

  it.each(['accepted', 'queued', 'sending', 'sent', 'delivered', 'read'])('is an acceptance of a message that is %s', async (status) => {
    expect((await against(twilio, of(status))).delivery).toEqual({ accepted: true });
  });

  it.each([
    ['failed', null, false, LATER],
    ['scheduled', null, false, LATER],
    ['something new', null, false, LATER],
    ['failed', 30006, true, OF_NUMBER],
    ['undelivered', 30003, false, LATER],
    ['queued', 30005, true, OF_NUMBER],
    ['failed', 30002, false, 'The Twilio account is not active. Please sign in to Twilio.'],
    ['undelivered', 30004, false, 'This person has blocked messages from your number. To allow them again, they can send START to it.'],
  ])('is none of a message that is %s with the error %s', async (status, error, permanent, reason) => {
    expect((await against(twilio, of(status, error))).delivery).toEqual({ accepted: false, permanent, reason });
  });
});

it.each([
  [200, { 'message-count': '2', messages: [{ status: '0' }, { status: '9' }] }],
  [200, { 'message-count': '1', messages: [{ status: '0', 'message-id': 'x' }] }],
  [202, { messages: [{ status: '0' }] }],
])('the form of the older API of Vonage is no acceptance: %i %j', async (status, body) => {
  expect((await against(vonage, [status, body])).delivery).toMatchObject({ accepted: false, permanent: false });
});

describe('Vonage', () => {
  it('gets requests as its documentation says', async () => {
    const { delivery, asked } = await against(vonage, [202, { message_uuid: 'aaaa' }]);
    expect(delivery).toEqual({ accepted: true });
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/v1/messages' });
    expect(asked[0]?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('abcd:secret-of-ada').toString('base64')}`,
      'content-type': 'application/json',
    });
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      message_type: 'text',
      channel: 'sms',
      to: '436641234567',
      from: '447700900001',
      text: 'Grüße 🙂',
    });
  });

  it.each([
    ['+15005550001', true, 'This number cannot receive text messages. Please check it.'],
    ['+15005550002', false, 'The Vonage account does not have enough credit. Please add credit.'],
    ['+15005550003', false, 'A Vonage trial account can send only to registered numbers. Please register this number in Vonage.'],
  ])('to the emulator’s number %s: permanent %s, %s', async (to, permanent, reason) => {
    expect(await send(providers().channels.vonage.config, to)).toEqual({ accepted: false, permanent, reason });
  });

  const type = (end: string) => ({ type: `https://developer.vonage.com/api-errors${end}`, title: 'secret-of-ada', detail: 'secret-of-ada' });
  it.each([
    [401, type('#unauthorized'), true, 'api_key_secret'],
    [401, '', true, 'api_key_secret'],
    [403, type('#forbidden'), false, 'not allowed to send text messages'],
    [402, type(''), false, 'credit'],
    [422, type('/messages#1120'), true, 'from_number'],
    [422, { ...type('/messages#1150'), invalid_parameters: [{ name: 'to', reason: 'secret-of-ada' }] }, true, 'This number'],
    [422, { ...type('/messages#1150'), invalid_parameters: [{ name: 'from' }] }, true, 'from_number'],
    [422, { ...type('/messages#1150'), invalid_parameters: 'x' }, true, 'did not accept the message'],
    [422, type('/messages#1060'), false, 'not active'],
    [429, type('/messages#1000'), false, 'no more messages'],
    [503, type('/messages#1030'), false, 'could not accept the message now'],
    [202, {}, false, 'does not understand'],
  ])('replies %i %j, permanent %s: %s', async (status, body, permanent, words) => {
    const { delivery } = await against(vonage, [status, body]);
    expect(delivery).toEqual({ accepted: false, permanent, reason: expect.stringContaining(words) });
    expect(JSON.stringify(delivery)).not.toContain('secret-of-ada');
  });
});
