import * as z from 'zod';
import { changeCounter } from '#accounts/wire/change-quota.ts';
import type { App } from '#app/app.ts';
import { assertGenuineStart, connectChat, readStart, type Started, webhookSecret } from '#channels/telegram-start.ts';
import { telegramAnswer } from '#channels/wire/replies.ts';
import { readUpdate } from '#channels/wire/telegram-update.ts';
import { Refusal } from '#common/refusal.ts';
import { sameText } from '#custody/keyed-hash.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { type GatewayEvent, headerOf } from '#http/gateway.ts';
import { ok } from '#http/reply.ts';
import { addChat } from '#survivors/change-alerts.ts';
import { directWords } from '#words/letters.ts';

const Body = z.object({ update_id: z.int().min(0).max(1e12) }).loose();

/**
 * POST /api/telegram/updates: Telegram reports what a person wrote to the service's bot, and shows our answer. A start from our
 * pages connects the chat of a Host or a Survivor. Every other text gets one sentence. https://core.telegram.org/bots/api#update
 */
export const handler = endpoint(
  routes['telegram/updates'],
  { body: Body, reply: telegramAnswer, load: async ({ app, event }) => assertFromTelegram(app, event) },
  async ({ app, body, event, requestId }) => {
    const { chat, start, language } = readUpdate(body);
    if (chat === undefined) return ok({});
    const words = directWords(language).bot;
    const text = start === undefined ? words.unknown : await answerStart(app, { start, chat, requestId }, event);
    return ok({ method: 'sendMessage' as const, chat_id: chat, text: typeof text === 'string' ? text : text(words) });
  },
);

type BotWords = ReturnType<typeof directWords>['bot'];

async function answerStart(app: App, started: Started, event: GatewayEvent): Promise<(words: BotWords) => string> {
  try {
    return await connect(app, started, event);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return (words) => words.notConnected;
  }
}

async function connect(app: App, started: Started, event: GatewayEvent): Promise<(words: BotWords) => string> {
  const named = await readStart(app, started.start);
  const { host, expectedBy } = named;
  const survivor = host.survivors.find(({ id }) => id === expectedBy);
  const connector = host.connectors.find(({ id, proving }) => id === expectedBy && proving?.to === '');
  const session = survivor?.expectedChat?.session ?? connector?.proving?.session;
  if (session === undefined) throw new Refusal('invalid_link');
  await assertGenuineStart(app, named, started.start, session);
  if (survivor) {
    await addChat(app, host, survivor, started);
    return (words) => words.alertsConnected;
  }
  if (connector) await connectChat(app, host, connector, started, changeCounter({ app, event, host }));
  return (words) => words.connected;
}

async function assertFromTelegram(app: App, event: GatewayEvent): Promise<object> {
  const given = headerOf(event, 'x-telegram-bot-api-secret-token') ?? '';
  if (app.env.TELEGRAM_BOT === '' || !sameText(given, await webhookSecret(app))) throw new Refusal('not_found');
  return {};
}
