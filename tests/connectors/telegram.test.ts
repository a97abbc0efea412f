import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectorsTo, deliverAgainst, message, type Providers, startProviders, type WebReply } from './channels.ts';

const HOUR = 3_600_000;
let now: number;
let providers: Providers;
beforeEach(async () => {
  now = Date.parse('2030-01-01T00:00:00.000Z');
  providers = await startProviders(() => new Date(now));
});
afterEach(() => providers.close());

const NOT_STARTED = {
  accepted: false,
  permanent: false,
  reason: 'This person must first open the chat with your bot in Telegram and press Start.',
};
const config = { provider: 'telegram', bot_token: '123456:secret-of-ada' };

const send = (to: string, knownAs?: string) =>
  connectorsTo(providers.addresses).deliver('telegram', providers.channels.telegram.config, {
    ...message(to, 'Hello <b>Ann</b>'),
    ...(knownAs && { knownAs }),
  });

/** Sends a message to a server that gives these replies. Returns the delivery, and the methods that were called with their parameters. */
async function against(to: string, ...replies: WebReply[]) {
  const { delivery, asked } = await deliverAgainst('telegram', config, message(to, 'Hello'), replies);
  return { delivery, asked: asked.map(({ url, body }) => [url.split('/').at(-1), JSON.parse(body)]) };
}

const update = (update_id: number, username: string, id: number, change: object = {}) => ({
  update_id,
  message: { text: '/start', from: { id, is_bot: false, username }, chat: { id, type: 'private', username }, ...change },
});
const updates = (...result: object[]) => [200, { ok: true, result }] as WebReply;
const sent = [200, { ok: true, result: { message_id: 1 } }] as WebReply;

describe('the person with a username', () => {
  it('is found after they have started the bot, in upper or lower case', async () => {
    expect(await send('@ANN_w')).toMatchObject({ accepted: true, knownAs: expect.stringMatching(/^\d+$/) });
    expect(providers.inbox.all()).toMatchObject([{ channel: 'telegram', via: 'telegram', to: '@Ann_W', text: 'Hello <b>Ann</b>' }]);
  });

  it('is not found before they have started the bot', async () => {
    expect(await send('@bob')).toEqual(NOT_STARTED);
    providers.telegram.start('@bob');
    expect(await send('@bob')).toMatchObject({ accepted: true });
  });

  it('is found after a day only by a number from an earlier delivery', async () => {
    const first = await send('@ann_w');
    now += 24 * HOUR;
    expect(await send('@ann_w')).toEqual(NOT_STARTED);
    expect(await send('@ann_w', first.accepted ? first.knownAs : '')).toEqual(first);
  });

  it('stays the same if the username later belongs to another person', async () => {
    const { asked } = await against('@ann_w', updates(update(1, 'ann_w', 11)), sent);
    expect(asked[1]).toEqual(['sendMessage', { chat_id: '11', text: 'Hello', link_preview_options: { is_disabled: true } }]);
    const known = await deliverAgainst('telegram', config, { ...message('@ann_w', 'Hello'), knownAs: '11' }, [sent]);
    expect(known.asked.map(({ url, body }) => [url, JSON.parse(body).chat_id])).toEqual([['/bot123456:secret-of-ada/sendMessage', '11']]);
  });

  it('is the person who wrote last under this name', async () => {
    const { asked } = await against('@ann_w', updates(update(1, 'ann_w', 11), update(2, 'Ann_W', 12), update(3, 'ann_wx', 13)), sent);
    expect(asked[1]?.[1]).toMatchObject({ chat_id: '12' });
  });

  it.each([
    ['a group in which they wrote', { chat: { id: -5, type: 'group', username: 'ann_w' } }],
    ['a bot of that name', { from: { id: 11, is_bot: true, username: 'ann_w' } }],
    ['a chat without a number', { chat: { id: '11', type: 'private' } }],
    ['a person without a username', { from: { id: 11, is_bot: false } }],
  ])('is never %s', async (_, change) => {
    const { delivery, asked } = await against('@ann_w', updates(update(1, 'ann_w', 11, change), {}, { update_id: 3, message: 'x' }), sent);
    expect([delivery, asked.length]).toEqual([NOT_STARTED, 1]);
  });

  it('is searched on the page after a full page, and a page that is not full stays unread', async () => {
    const others = Array.from({ length: 100 }, (_, n) => update(500 + n, `other_${n}`, n));
    const { asked } = await against('@ann_w', updates(...others), updates(update(600, 'ann_w', 11)), sent);
    expect(asked).toEqual([
      ['getUpdates', { limit: 100, allowed_updates: ['message'] }],
      ['getUpdates', { limit: 100, allowed_updates: ['message'], offset: 600 }],
      ['sendMessage', expect.objectContaining({ chat_id: '11' })],
    ]);
  });

  it('is searched on at most ten pages', async () => {
    const others = Array.from({ length: 100 }, (_, n) => update(500 + n, `other_${n}`, n));
    const { delivery, asked } = await against('@ann_w', updates(...others));
    expect([delivery, asked.length]).toEqual([NOT_STARTED, 10]);
  });
});

it.each<[string, WebReply]>([
  ['is only ok', [200, { ok: true }]],
  ['is ok without a message', [200, { ok: true, result: true }]],
  ['is ok with another status', [202, { ok: true, result: { message_id: 1 } }]],
  ['is ok in words', [200, { ok: 'true', result: { message_id: 1 } }]],
])('a 200 that %s is no acceptance', async (_, reply) => {
  const { delivery } = await against('@ann_w', updates(update(1, 'ann_w', 11)), reply);
  expect(delivery).toEqual({ accepted: false, permanent: false, reason: 'Telegram sent a reply that this service does not understand.' });
});

const refusal = (error_code: number, description: string) => [error_code, { ok: false, error_code, description }] as WebReply;

it.each([
  [400, 'Bad Request: chat not found', false, 'press Start'],
  [403, 'Forbidden: bot was blocked by the user', false, 'press Start'],
  [403, "Forbidden: bot can't initiate conversation with a user", false, 'press Start'],
  [401, 'Unauthorized secret-of-ada', true, 'bot_token'],
  [404, 'Not Found', true, 'bot_token'],
  [429, 'Too Many Requests: retry after 35', false, 'no more messages'],
  [400, 'Bad Request: message text is empty', true, 'did not accept the message'],
  [502, 'Bad Gateway', false, 'could not accept the message now'],
  [200, 'secret-of-ada', false, 'does not understand'],
])('a message that is refused with %i %s, permanent %s: %s', async (status, description, permanent, words) => {
  const { delivery } = await against('@ann_w', updates(update(1, 'ann_w', 11)), refusal(status, description));
  expect(delivery).toEqual({ accepted: false, permanent, reason: expect.stringContaining(words) });
  expect(JSON.stringify(delivery)).not.toMatch(/secret-of-ada|bot123456/);
});

it.each([
  ["Conflict: can't use getUpdates method while webhook is active", true, 'webhook'],
  ['Conflict: terminated by other getUpdates request', false, 'at the same time'],
])('%s, permanent %s', async (description, permanent, words) => {
  const { delivery } = await against('@ann_w', refusal(409, description));
  expect(delivery).toEqual({ accepted: false, permanent, reason: expect.stringContaining(words) });
});
