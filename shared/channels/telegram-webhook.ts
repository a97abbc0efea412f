import type { App } from '#app/app.ts';
import { keyedMark } from '#custody/keyed-hash.ts';

/** Where Telegram reports what people write to the service's bot. */
export const WEBHOOK_PATH = '/api/telegram/updates';

/** The secret that Telegram sends with each update. Derived, so that it is stored nowhere and both sides know it. */
export async function webhookSecret(app: Pick<App, 'keyring' | 'env'>): Promise<string> {
  return keyedMark(await app.keyring.key('link-key'), 'telegram-webhook/1', app.env.TELEGRAM_BOT);
}
