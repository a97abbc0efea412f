import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Inbox } from '#infra/local/emulators/inbox.ts';
import type { FaultInjector } from '#infra/local/gateway/fault-injector.ts';
import { type ApiReply, type ApiRequest, createRateLimit, jsonFields, serveApi } from './web-api.ts';

/** The config of a `telegram` connector for this emulator. */
export interface TelegramConfig {
  provider: 'telegram';
  bot_token: string;
}

export interface Telegram {
  url: string;
  config: TelegramConfig;
  /** The token of the service's own bot. */
  ownToken: string;
  /** Makes this user press Start in the chat with the bot. With `again`, the user presses Start again whenever the message was deleted. */
  start(username: string, again?: boolean): void;
  /** Makes this user open a link to the service's bot, and press Start. Returns when the bot's program has answered. */
  follow(username: string, start: string): Promise<void>;
  /** Makes this user block the service's bot. */
  block(username: string): void;
  close(): Promise<void>;
}

interface Update {
  update_id: number;
  message: {
    message_id: number;
    date: number;
    text: string;
    from: { id: number; is_bot: false; first_name: string; username: string };
    chat: { id: number; type: 'private'; first_name: string; username: string };
  };
}

interface User {
  username: string;
  /** The time at which they last pressed Start, in seconds. */
  startedAt: number;
  again: boolean;
}

interface Bot {
  token: string;
  /** Users by the number of their chat. */
  users: Map<number, User>;
  updates: Update[];
  lastUpdate: number;
  /** The program that gets the updates, if one has registered. */
  webhook?: { url: string; secret: string };
  blocked: Set<number>;
  inbox: Inbox;
  now(): Date;
}

const MAX_CHARACTERS = 4096;
const UPDATES_LIVE_SECONDS = 24 * 60 * 60;

/** Creates a new bot. */
export function newTelegramConfig(): TelegramConfig {
  const secret = randomBytes(25).toString('base64url').slice(0, 33);
  return { provider: 'telegram', bot_token: `${randomInt(100_000_000, 999_999_999)}:AA${secret}` };
}

/** The bots of the local Telegram: a Host's, and the service's own. */
export interface LocalBots {
  host: TelegramConfig;
  own: TelegramConfig;
}

const newBots = (): LocalBots => ({ host: newTelegramConfig(), own: newTelegramConfig() });

/** Starts an emulator of the Bot API for two bots. It delivers to the inbox. Updates are deleted after 24 hours of the service's time. */
export async function startTelegram(
  inbox: Inbox,
  now: () => Date,
  faultInjector?: FaultInjector,
  { host: config, own } = newBots(),
): Promise<Telegram> {
  const newBot = ({ bot_token: token }: TelegramConfig): Bot => ({
    token,
    users: new Map(),
    updates: [],
    lastUpdate: randomInt(100_000_000, 900_000_000),
    blocked: new Set(),
    inbox,
    now,
  });
  const [bot, ownBot] = [newBot(config), newBot(own)];
  // https://core.telegram.org/bots/faq#my-bot-is-hitting-limits-how-do-i-avoid-this
  const admits = createRateLimit(30);
  const { url, close } = await serveApi((request) => answer(request, [bot, ownBot], admits), {
    faultInjector,
    outOfOrder: error(500, 'Internal Server Error'),
  });
  return {
    url,
    config,
    ownToken: own.bot_token,
    start: (username, again = false) => start(bot, username.replace(/^@/, ''), again),
    follow: (username, text) => follow(ownBot, username.replace(/^@/, ''), text),
    block: (username) => void ownBot.blocked.add(numberOf(username.replace(/^@/, ''))),
    close,
  };
}

/** Telegram sends each update to the webhook, with its secret, and shows the answer of the program. https://core.telegram.org/bots/api#setwebhook */
async function follow(bot: Bot, username: string, startText: string): Promise<void> {
  start(bot, username, false, `/start ${startText}`);
  const update = bot.updates.pop();
  if (!bot.webhook || !update) return;
  const { url, secret } = bot.webhook;
  const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(update) });
  const answered = reply.ok ? ((await reply.json()) as Record<string, unknown>) : {};
  if (answered['method'] === 'sendMessage') sendMessage(bot, answered);
}

function start(bot: Bot, username: string, again: boolean, text = '/start'): void {
  const id = numberOf(username);
  const person = { id, first_name: username, username };
  const date = Math.floor(bot.now().getTime() / 1000);
  bot.users.set(id, { username, startedAt: date, again });
  bot.blocked.delete(id);
  bot.lastUpdate += 1;
  bot.updates.push({
    update_id: bot.lastUpdate,
    message: { message_id: bot.lastUpdate, date, text, from: { ...person, is_bot: false }, chat: { ...person, type: 'private' } },
  });
}

/** Returns the number of a person, which is the same in every chat. */
function numberOf(username: string): number {
  return createHash('sha256').update(username.toLowerCase()).digest().readUIntBE(0, 5);
}

/** https://core.telegram.org/bots/api#making-requests */
function answer(request: ApiRequest, bots: readonly Bot[], admits: () => boolean): ApiReply {
  const [, token, method] = /^\/bot([^/]+)\/([A-Za-z]+)$/.exec(request.path) ?? [];
  if (!token || !/^\d+:[\w-]{35}$/.test(token)) return error(404, 'Not Found');
  const bot = bots.find((one) => one.token === token);
  if (!bot) return error(401, 'Unauthorized');
  if (!admits())
    return { status: 429, json: { ok: false, error_code: 429, description: 'Too Many Requests: retry after 1', parameters: { retry_after: 1 } } };
  const fields = parametersOf(request);
  if (!fields) return error(400, 'Bad Request: object expected as the request body');
  switch (method?.toLowerCase()) {
    case 'getme':
      return ok({ id: Number(bot.token.split(':')[0]), is_bot: true, first_name: 'Will', username: 'will_local_bot' });
    case 'getupdates':
      return getUpdates(bot, fields);
    case 'sendmessage':
      return sendMessage(bot, fields);
    case 'setwebhook':
      return setWebhook(bot, fields);
    default:
      return error(404, 'Not Found: method not found');
  }
}

/** https://core.telegram.org/bots/api#setwebhook. The real one accepts https only. */
function setWebhook(bot: Bot, { url, secret_token: secret }: Record<string, unknown>): ApiReply {
  if (typeof url !== 'string' || !URL.canParse(url)) return error(400, 'Bad Request: bad webhook: invalid URL');
  if (typeof secret !== 'string' || !/^[A-Za-z0-9_-]{1,256}$/.test(secret))
    return error(400, 'Bad Request: secret token contains unallowed characters');
  bot.webhook = { url, secret };
  return ok(true);
}

/** Reads parameters from JSON, a form, or the query. */
function parametersOf(request: ApiRequest): Record<string, unknown> | undefined {
  if (request.body === '') return Object.fromEntries(request.query);
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(request.body));
  return jsonFields(request);
}

/** https://core.telegram.org/bots/api#getupdates. An offset deletes all updates before it. */
function getUpdates(bot: Bot, { offset, limit = 100 }: Record<string, unknown>): ApiReply {
  const since = bot.now().getTime() / 1000 - UPDATES_LIVE_SECONDS;
  const from = Number(offset ?? 0);
  for (const { username, startedAt, again } of [...bot.users.values()]) if (again && startedAt <= since) start(bot, username, again);
  bot.updates = bot.updates.filter(({ update_id, message }) => message.date > since && (from <= 0 || update_id >= from));
  return ok(bot.updates.slice(0, Math.min(Number(limit), 100)));
}

/** https://core.telegram.org/bots/api#sendmessage */
function sendMessage({ users, blocked, inbox, now }: Bot, { chat_id, text, parse_mode }: Record<string, unknown>): ApiReply {
  if (chat_id === undefined || chat_id === '') return error(400, 'Bad Request: chat_id is empty');
  if (typeof text !== 'string' || text.trim() === '') return error(400, 'Bad Request: message text is empty');
  if (text.length > MAX_CHARACTERS) return error(400, 'Bad Request: message is too long');
  if (parse_mode !== undefined) return error(400, 'Bad Request: unsupported parse_mode');
  const { username } = users.get(Number(chat_id)) ?? {};
  if (username === undefined) return error(400, 'Bad Request: chat not found');
  if (blocked.has(Number(chat_id))) return error(403, 'Forbidden: bot was blocked by the user');
  inbox.deliver({ channel: 'telegram', via: 'telegram', to: `@${username}`, from: '@will_local_bot', subject: '', text, html: '' });
  const chat = { id: Number(chat_id), type: 'private', first_name: username, username };
  return ok({ message_id: randomInt(1, 1_000_000_000), date: Math.floor(now().getTime() / 1000), chat, text });
}

function ok(result: unknown): ApiReply {
  return { status: 200, json: { ok: true, result } };
}

function error(status: number, description: string): ApiReply {
  return { status, json: { ok: false, error_code: status, description } };
}
