import { webhookSecret } from '#channels/telegram-start.ts';
import type { Action, Host, Life, Person, Survivor } from '#tests/lives/life.ts';
import type { Reply } from '#tests/support/client.ts';
import { appNow } from '#tests/world/service.ts';
import { blockChat, during } from '#tests/world/world.ts';
import { acted, hostDoes, isSignedIn, repeated, said, sendAsHost, survivorDoes } from './doing.ts';

// The chats of people with the service's bot, and Telegram, which reports what they write to it.

const TELEGRAM: Person = { name: 'Telegram', role: 'world', address: '127.9.0.3' };

type User = Host | Survivor;

/** The number of a person's chat: the host part of their address. */
const chatOf = ({ address }: User): string => `42${address.replaceAll('.', '')}`;
const nextStart = ({ botStarts = [], opened }: User): string | undefined => botStarts.find((start) => !opened.includes(start));

/** Keeps the start of a link to the bot. */
export function keepStart(by: User, url: unknown): void {
  const start = /start=([\w-]+)/.exec(String(url))?.[1];
  if (start) by.botStarts = [...(by.botStarts ?? []), start];
}

/** Has Telegram report a text. It repeats what was not answered. */
async function write(life: Life, by: User, text: string): Promise<Reply> {
  const headers = { 'x-telegram-bot-api-secret-token': await during(webhookSecret(appNow())) };
  const message = { text, chat: { id: Number(chatOf(by)), type: 'private' }, from: { language_code: 'en' } };
  return repeated(() => life.ask(TELEGRAM, 'POST', '/api/telegram/updates', { headers, json: { update_id: life.now() % 1e12, message } }));
}

const answerOf = (reply: Reply): string => `${said(reply)}: “${reply.body?.text ?? ''}”`;

async function pressStart(life: Life, by: User): Promise<void> {
  const start = nextStart(by) ?? by.botStarts?.at(-1) ?? '';
  by.opened.push(start);
  const reply = await write(life, by, `/start ${start}`);
  if (by.role === 'host' && !by.readAt.includes(chatOf(by))) by.readAt.push(chatOf(by));
  if (by.role === 'host') acted(life, by, 'channel');
  life.tell(`${by.name} presses Start in the chat with the bot ${answerOf(reply)}.`);
}

async function addBot(life: Life, by: Host): Promise<void> {
  const json = { type: 'telegram', name: 'My chat', config: { provider: 'service' }, priority: by.connectorIds.length };
  const reply = await sendAsHost(life, by, 'POST', '/api/connectors', json);
  if (reply.status === 201) {
    by.connectorIds.push(reply.body.id);
    keepStart(by, reply.body.start_url);
    acted(life, by, 'channel');
  }
  life.tell(`${by.name} adds a chat with the bot of the service ${said(reply)}.`);
}

async function block(life: Life, by: User): Promise<void> {
  by.blocksBot = !by.blocksBot;
  blockChat(chatOf(by), by.blocksBot);
  life.tell(`${by.name} ${by.blocksBot ? 'blocks the bot' : 'lets the bot write again'}.`);
}

const hasStart = ({ botStarts = [] }: User): boolean => botStarts.length > 0;
const say = async (life: Life, by: User): Promise<void> =>
  life.tell(`${by.name} writes to the bot ${answerOf(await write(life, by, 'Who is this?'))}.`);
const pressWeight = (by: User): number => (nextStart(by) === undefined ? 0.1 : 5);

export const telegramActions: readonly Action[] = [
  hostDoes('adds a chat with the bot', (by) => isSignedIn(by) && by.connectorIds.length < 4 && !hasStart(by), addBot, 0.4),
  hostDoes('presses Start', hasStart, pressStart, pressWeight),
  hostDoes('writes to the bot', hasStart, say, 0.1),
  hostDoes('blocks the bot', hasStart, block, 0.2),
  survivorDoes('presses Start', hasStart, pressStart, pressWeight),
  survivorDoes('blocks the bot', hasStart, block, 0.2),
];
