import { objectOrEmpty } from '#net/json-reply.ts';

/** What a person wrote to the service's bot. Undefined fields: it was something else, or nothing that concerns us. */
export interface BotUpdate {
  /** The number of their private chat with the bot. */
  chat?: string;
  /** What followed `/start`. */
  start?: string;
  /** As their Telegram says it. */
  language: string;
}

const START = /^\/start ([A-Za-z0-9_-]{1,64})$/;

/** Reads an update of Telegram. https://core.telegram.org/bots/api#message. Never takes a group, in which others read. */
export function readUpdate(update: Record<string, unknown>): BotUpdate {
  const { text, chat, from } = objectOrEmpty(update['message']);
  const { id, type } = objectOrEmpty(chat);
  const { language_code: code } = objectOrEmpty(from);
  const language = typeof code === 'string' ? code : 'en';
  if (type !== 'private' || !Number.isSafeInteger(id)) return { language };
  const [, start] = START.exec(typeof text === 'string' ? text : '') ?? [];
  return { chat: String(id), ...(start !== undefined && { start }), language };
}
