import { isDestination } from '#common/contact.ts';
import { objectOrEmpty } from '#net/json-reply.ts';
import { connectorConfigSchemas, type TelegramConfig } from './config.ts';
import type { Connector, Delivery, FailedDelivery } from './connector.ts';
import {
  busySentence,
  type CallProvider,
  type ErrorMeaning,
  failedDelivery,
  failureByStatus,
  type Provider,
  type ProviderOptions,
  type ProviderReply,
  sendInOrder,
  withProvider,
} from './provider.ts';
import { splitText } from './split-text.ts';

const PROVIDER: Provider = { name: 'Telegram', address: 'telegram' };
const MAX_CHARACTERS = 4096;
const UPDATES_A_PAGE = 100;
const MAX_PAGES = 10;
// A hundred messages of 4,096 characters, each escaped.
const MAX_UPDATE_BYTES = 8 * 1024 * 1024;

/**
 * Creates the connector for Telegram through the Host's own bot. A bot addresses people by number, and may write only to people who
 * have pressed Start. The connector finds the number in the messages to the bot and returns it as `knownAs`. Telegram deletes these
 * messages after 24 hours, and a username may later belong to another person, so a known number is never looked up again.
 * Telegram supports no idempotency key.
 */
export function createTelegramConnector(options: ProviderOptions): Connector<TelegramConfig> {
  return {
    configSchema: connectorConfigSchemas.telegram,
    isDestination: (value) => isDestination('telegram', value),
    async deliver(config, { to, text, knownAs }) {
      if (!isDestination('telegram', to)) return failedDelivery('This is not a Telegram username such as @ann_w.', true);
      return withProvider(PROVIDER, options, async (call) => {
        const method: Method = (name, parameters) => callMethod(call, config, name, parameters);
        const chat = knownAs ?? (await findChat(method, to));
        if (typeof chat !== 'string') return chat;
        const delivery = await sendInOrder(splitText(text, MAX_CHARACTERS), (part) => send(method, chat, part));
        return delivery.accepted ? { accepted: true, knownAs: chat } : delivery;
      });
    },
    // https://core.telegram.org/bots/api#getme
    check: (config) =>
      withProvider(PROVIDER, options, async (call) => {
        const reply = await callMethod(call, config, 'getMe', {});
        return reply.body['ok'] === true ? { accepted: true } : refused(reply);
      }),
  };
}

/** The service's own bot. Its Telegram sends what people write to it, so it needs no lookup of their chats. */
export interface TelegramBot {
  /** Sends to a chat by its number. `gone`: the person has blocked the bot or deleted the chat. */
  send(chat: string, text: string): Promise<Delivery>;
  /** Has Telegram send updates to this address, each with this secret. https://core.telegram.org/bots/api#setwebhook */
  register(url: string, secret: string): Promise<Delivery>;
}

export function createTelegramBot(options: ProviderOptions, config: TelegramConfig): TelegramBot {
  return {
    send: (chat, text) =>
      withProvider(PROVIDER, options, async (call) => {
        const delivery = await sendInOrder(splitText(text, MAX_CHARACTERS), (part) => sendAsBot(call, config, chat, part));
        return delivery;
      }),
    register: (url, secret) =>
      withProvider(PROVIDER, options, async (call) => {
        const asked = { url, secret_token: secret, allowed_updates: ['message'], max_connections: 10 };
        const reply = await callMethod(call, config, 'setWebhook', asked);
        return reply.body['ok'] === true ? { accepted: true } : refused(reply);
      }),
  };
}

async function sendAsBot(call: CallProvider, config: TelegramConfig, chat: string, text: string): Promise<Delivery> {
  const parameters = { chat_id: chat, text, link_preview_options: { is_disabled: true } };
  const reply = await callMethod(call, config, 'sendMessage', parameters);
  if (isSent(reply)) return { accepted: true };
  const isGone = reply.status === 403 || (reply.status === 400 && /chat not found/.test(String(reply.body['description'])));
  return isGone ? { accepted: false, reason: 'The chat with our bot is blocked or deleted.', permanent: true, gone: true } : refused(reply);
}

type Method = (name: 'getUpdates' | 'sendMessage', parameters: object) => Promise<ProviderReply>;

/** https://core.telegram.org/bots/api#making-requests. The URL contains the token, so it must never be part of an error. */
function callMethod(call: CallProvider, config: TelegramConfig, name: string, parameters: object): Promise<ProviderReply> {
  return call({
    path: `/bot${config.bot_token}/${name}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
    maxBytes: MAX_UPDATE_BYTES,
  });
}

/**
 * Returns the newest chat with this user, or a failure if they have not written to the bot within 24 hours.
 * A page that is not full stays unread for the next search. After a full page it requests the next one, and Telegram deletes the first.
 * https://core.telegram.org/bots/api#getupdates
 */
async function findChat(method: Method, to: string): Promise<string | Delivery> {
  let offset: number | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const reply = await method('getUpdates', { limit: UPDATES_A_PAGE, allowed_updates: ['message'], ...(offset !== undefined && { offset }) });
    const updates = reply.body['result'];
    if (reply.body['ok'] !== true || !Array.isArray(updates)) return refused(reply);
    const chat = updates.map((update) => chatOf(update, to)).findLast((found) => found !== undefined);
    if (chat !== undefined) return chat;
    const last = objectOrEmpty(updates.at(-1))['update_id'];
    if (updates.length < UPDATES_A_PAGE || typeof last !== 'number') break;
    offset = last + 1;
  }
  return failedDelivery(...NOT_STARTED);
}

/** Returns the user's private chat with the bot. Never returns a group in which they wrote. */
function chatOf(update: unknown, to: string): string | undefined {
  const message = objectOrEmpty(objectOrEmpty(update)['message']);
  const { type, id } = objectOrEmpty(message['chat']);
  const { username, is_bot: isBot } = objectOrEmpty(message['from']);
  const same = typeof username === 'string' && `@${username}`.toLowerCase() === to.toLowerCase();
  return same && isBot !== true && type === 'private' && Number.isSafeInteger(id) ? String(id) : undefined;
}

/** https://core.telegram.org/bots/api#sendmessage. Sets no parse mode, so that nothing in the text is read as markup. */
async function send(method: Method, chat: string, text: string): Promise<Delivery> {
  const reply = await method('sendMessage', { chat_id: chat, text, link_preview_options: { is_disabled: true } });
  return isSent(reply) ? { accepted: true } : refused(reply);
}

/** A 200 can say `ok: false`; `ok: true` comes with the message as it was sent. https://core.telegram.org/bots/api#making-requests, https://core.telegram.org/bots/api#message */
function isSent({ status, body }: ProviderReply): boolean {
  return status === 200 && body['ok'] === true && typeof objectOrEmpty(body['result'])['message_id'] === 'number';
}

function refused({ status, body }: ProviderReply): FailedDelivery {
  const description = String(body['description'] ?? '');
  const row = TELEGRAM.find(([error, words]) => error === status && words.test(description));
  return row ? failedDelivery(...row[2]) : failureByStatus(PROVIDER.name, status);
}

const NOT_STARTED: ErrorMeaning = ['This person must first open the chat with your bot in Telegram and press Start.', false];
const WEBHOOK: ErrorMeaning = ['This bot sends its messages to another program (a webhook). Please create a bot for this service only.', true];
const ELSEWHERE: ErrorMeaning = ['Another program is using this bot at the same time. Please create a bot for this service only.', false];
const TOKEN: ErrorMeaning = ['Telegram did not accept the bot token. Please check bot_token. You can get it from @BotFather.', true];

/**
 * By status, which Telegram calls the error code. Descriptions may change, so they only distinguish cases with the same status. The first row
 * that fits decides. https://core.telegram.org/bots/api#making-requests, https://core.telegram.org/api/errors
 */
const TELEGRAM: readonly (readonly [status: number, words: RegExp, meaning: ErrorMeaning])[] = [
  [400, /chat not found|user not found|PEER_ID_INVALID/, NOT_STARTED],
  [401, /^/, TOKEN],
  // Blocked, deleted, or never started with this bot.
  [403, /^/, NOT_STARTED],
  [404, /^/, TOKEN],
  [409, /webhook/, WEBHOOK],
  [409, /^/, ELSEWHERE],
  [429, /^/, [busySentence(PROVIDER.name), false]],
];
